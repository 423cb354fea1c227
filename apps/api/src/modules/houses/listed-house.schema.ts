import type { HouseStatus, Purpose } from '@toam/domain/house/house-values';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns';
import { rejectedState, stoppedPublicState, waitingState } from './house-state';
import { houses } from './house.schema';

const bit = (name: string) => smallint(name).notNull().$type<0 | 1>();

type Addressed = Record<'address_key', SQLWrapper>;

/** The two parts of `address_key`, in which spellings don't count: the number, and the street. */
export const numberKey = ({ address_key }: Addressed): SQL => sql`split_part(${address_key}, ' ', 1)`;
export const streetKey = ({ address_key }: Addressed): SQL =>
  sql`substr(${address_key}, strpos(${address_key}, ' ') + 1)`;

/**
 * All that lists filter and sort by, but long texts, in a quarter of a house's bytes: a question that no index answers reads these rows. Columns
 * have the names that they have in `houses`, so a condition on houses can be asked of `listed_houses as houses`. Deleted houses are not
 * here. Triggers keep the rows; `drawn-answers.test.ts` compares them.
 *
 * A change of any indexed column writes every index of a table. So what saves and views often change (prices, counters, `updated_at`)
 * has no index here but in `houses`, and the indexes here are seldom written.
 */
export const listedHouses = pgTable(
  'listed_houses',
  {
    id: integer('id')
      .primaryKey()
      .references(() => houses.id, { onDelete: 'cascade' }),
    // Columns that are never null and have one length stand first: PostgreSQL finds them without reading those before.
    user_id: integer('user_id').notNull(),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
    public: bit('public'),
    public_approval: bit('public_approval'),
    status: smallint('status').notNull().$type<HouseStatus>(),
    web: bit('web'),
    purpose: smallint('purpose').notNull().$type<Purpose>(),
    end_open: bit('end_open'),
    dining_room: bit('dining_room'),
    terrace: bit('terrace'),
    kitchen: bit('kitchen'),
    car_parking: bit('car_parking'),
    web_requested: boolean('web_requested').notNull(),
    has_draft: boolean('has_draft').notNull(),
    total_view: integer('total_view').notNull(),
    comments_count: integer('comments_count').notNull(),
    likes_count: integer('likes_count').notNull(),
    post_quantity: integer('post_quantity').notNull(),
    recommend_quantity: integer('recommend_quantity').notNull(),
    seen_quantity: integer('seen_quantity').notNull(),
    failed_quantity: integer('failed_quantity').notNull(),
    city: integer('city').notNull(),
    province: integer('province'),
    district: integer('district'),
    into_money: bigint('into_money', { mode: 'number' }),
    property_type: integer('property_type'),
    house_type: integer('house_type'),
    ownership: integer('ownership'),
    street_type: integer('street_type'),
    measured_area: doublePrecision('measured_area'),
    wide_street: doublePrecision('wide_street'),
    width: doublePrecision('width'),
    length: doublePrecision('length'),
    floors: smallint('floors'),
    number_bedroom: smallint('number_bedroom'),
    number_wc: smallint('number_wc'),
    project_id: integer('project_id'),
    customer_id: integer('customer_id'),
    commission: bigint('commission', { mode: 'number' }),
    brokerage_fee: bigint('brokerage_fee', { mode: 'number' }),
    floor_area: doublePrecision('floor_area'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    shared_at: moment('shared_at'),
    money_unit: text('money_unit').notNull().$type<MoneyUnit>(),
    reject_public_condition: text('reject_public_condition'),
    reject_web_condition: text('reject_web_condition'),
    reason_stop_selling: text('reason_stop_selling'),
    block_section: text('block_section'),
    floor_lot: text('floor_lot'),
    key_word: text('key_word'),
    address_key: text('address_key'),
    house_number: text('house_number').notNull(),
    house_address: text('house_address').notNull(),
    direction: text('direction').array().notNull(),
    balcony_direction: text('balcony_direction').array().notNull(),
    /** For filters, without numbers, case and accents: a filter compares thousands, and to work out each takes longer. */
    key_word_key: text('key_word_key').generatedAlwaysAs(sql`f_vn(f_told(key_word))`),
  },
  (house) => [
    // Tabs with few houses, newest first.
    index('listed_houses_agent').on(house.user_id, house.id),
    index('listed_houses_waiting').on(house.id).where(waitingState),
    index('listed_houses_rejected').on(house.id).where(rejectedState),
    index('listed_houses_stopped_public').on(house.id).where(stoppedPublicState),
    // Their different texts, to look for parts of them.
    index('listed_houses_street').on(house.house_address),
    index('listed_houses_block')
      .on(house.block_section)
      .where(sql`block_section is not null`),
    index('listed_houses_floor_lot')
      .on(house.floor_lot)
      .where(sql`floor_lot is not null`),
    index('listed_houses_key_words').using('gin', sql`${house.key_word_key} gin_trgm_ops`),
    index('listed_houses_direction').using('gin', house.direction),
    index('listed_houses_balcony').using('gin', house.balcony_direction),
    // Orders. Null sorts as the lowest value in both directions.
    index('listed_houses_created').on(house.created_at, house.id),
    index('listed_houses_purpose').on(house.purpose, house.id),
    index('listed_houses_type').on(house.property_type.asc().nullsFirst(), house.id),
    index('listed_houses_class').on(house.house_type.asc().nullsFirst(), house.id),
    index('listed_houses_ownership').on(house.ownership.asc().nullsFirst(), house.id),
    index('listed_houses_street_type').on(house.street_type.asc().nullsFirst(), house.id),
    index('listed_houses_wide_street').on(house.wide_street.asc().nullsFirst(), house.id),
    index('listed_houses_area').on(house.measured_area.asc().nullsFirst(), house.id),
    index('listed_houses_width').on(house.width.asc().nullsFirst(), house.id),
    index('listed_houses_length').on(house.length.asc().nullsFirst(), house.id),
    index('listed_houses_floor_area').on(house.floor_area.asc().nullsFirst(), house.id),
    index('listed_houses_floors').on(house.floors.asc().nullsFirst(), house.id),
    index('listed_houses_bedrooms').on(house.number_bedroom.asc().nullsFirst(), house.id),
    index('listed_houses_wc').on(house.number_wc.asc().nullsFirst(), house.id),
    index('listed_houses_fee').on(house.brokerage_fee.asc().nullsFirst(), house.id),
    index('listed_houses_project').on(house.project_id.asc().nullsFirst(), house.id),
    index('listed_houses_number_key').on(sql`${numberKey(house)} asc nulls first`, house.id),
    index('listed_houses_street_key').on(sql`${streetKey(house)} asc nulls first`, house.id),
    index('listed_houses_province').on(house.province.asc().nullsFirst(), house.id),
    index('listed_houses_ward').on(house.district.asc().nullsFirst(), house.id),
    index('listed_houses_status').on(house.status, house.id),
    index('listed_houses_customer').on(house.customer_id.asc().nullsFirst(), house.id),
  ],
);
