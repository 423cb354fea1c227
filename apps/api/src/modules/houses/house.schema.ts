import type { HouseStatus, Purpose } from '@toam/domain/house/house-values';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import type { RichText } from '@toam/domain/rich-text';
import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  type IndexColumn,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bit, createdAt, deletedAt, idOf, searchText, searchWordsOf, updatedAt } from '../../db/columns';
import { customers } from '../customers/customer.schema';
import { projects } from '../projects/project.schema';
import { users } from '../users/user.schema';
import { approvedState, communityState, rejectedState, stoppedPublicState, waitingState } from './house-state';

const counter = (name: string) => integer(name).notNull().default(0);
const directionsOf = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** A text without the phone numbers in it: nobody finds a house by a number that they may not see. D125 */
const told = (column: string) => `f_told(${column})`;
const address = [...['house_number', 'house_address'].map(told), 'place', told('new_address')];

/** The text that the list's search reads. D47. */
const searched = ['id::text', told('title'), ...address, told('key_word')];

const alive = sql`deleted_at is null`;
const community = sql`${alive} and ${communityState}`;

interface Measured {
  property_type: SQLWrapper;
  area: SQLWrapper;
  floor_area: SQLWrapper;
}

/**
 * `measuredArea` of libs/domain in SQL, so that lists and matching use the same area (D51, D61). 1 is `apartment`
 * there. The migration generator can't import it; a test checks that both agree.
 */
export const measuredAreaOf = ({ property_type, floor_area, area }: Measured) =>
  sql`(case when ${property_type} = 1 then coalesce(${floor_area}, ${area}) else ${area} end)`;

type Filtered =
  | 'into_money'
  | 'district'
  | 'property_type'
  | 'house_type'
  | 'ownership'
  | 'purpose'
  | 'measured_area'
  | 'floors'
  | 'direction'
  | 'user_id';

/** The columns by which people often filter the community list. They are in the index, so counting needs no table access. */
const filtered = (house: Record<Filtered, IndexColumn>) => [
  house.into_money,
  house.district,
  house.property_type,
  house.house_type,
  house.ownership,
  house.purpose,
  house.measured_area,
  house.floors,
  house.direction,
  house.user_id,
];

/** When a house was shared with the community. */
export const sharedMoment = (house: Record<'shared_at' | 'created_at', IndexColumn>) =>
  sql`coalesce(${house.shared_at}, ${house.created_at})`;

type Limited = 'user_id' | 'into_money' | 'project_id' | 'province';

/** The columns that a person's limits check (D26). */
const limited = (house: Record<Limited, IndexColumn>) => [
  house.user_id,
  house.into_money,
  house.project_id,
  house.province,
];

/** The columns that decide whether a person sees a house (house-scope.queries.ts). */
const seen = (house: Record<Limited | 'public' | 'public_approval' | 'status' | 'web', IndexColumn>) => [
  house.public,
  house.public_approval,
  house.status,
  house.web,
  ...limited(house),
];

/** Listings. Fields of specification 1 §3, with its spelling where the wire and SQL allow. */
export const houses = pgTable(
  'houses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    slug: text('slug').notNull(),

    title: text('title'),
    description: jsonb('description').$type<RichText>(),
    descriptions: text('descriptions'),
    internal_description: jsonb('internal_description').$type<RichText>(),
    key_word: text('key_word'),

    purpose: smallint('purpose').notNull().default(0).$type<Purpose>(),
    /** Ids of dictionary entries: type, class, ownership, street_type. */
    property_type: integer('property_type'),
    house_type: integer('house_type'),
    ownership: integer('ownership'),
    street_type: integer('street_type'),
    wide_street: doublePrecision('wide_street'),
    direction: directionsOf('direction'),
    balcony_direction: directionsOf('balcony_direction'),
    /** m², m. */
    area: doublePrecision('area'),
    width: doublePrecision('width'),
    length: doublePrecision('length'),
    floor_area: doublePrecision('floor_area'),
    /** The area of 'Diện tích', as shown, sorted, filtered and exported. */
    measured_area: doublePrecision('measured_area').generatedAlwaysAs(
      measuredAreaOf({
        property_type: sql.raw('property_type'),
        area: sql.raw('area'),
        floor_area: sql.raw('floor_area'),
      }),
    ),
    floors: smallint('floors'),
    end_open: bit('end_open'),
    number_bedroom: smallint('number_bedroom'),
    number_wc: smallint('number_wc'),
    dining_room: bit('dining_room'),
    terrace: bit('terrace'),
    kitchen: bit('kitchen'),
    car_parking: bit('car_parking'),

    /** VND. */
    into_money: bigint('into_money', { mode: 'number' }),
    money_unit: text('money_unit').notNull().default('bil').$type<MoneyUnit>(),
    brokerage_fee: bigint('brokerage_fee', { mode: 'number' }),
    /** Percent, at most 3 decimals. */
    brokerage_rate: doublePrecision('brokerage_rate'),
    /** The commission computed from the two above (D52). Written together with them. */
    commission: bigint('commission', { mode: 'number' }),

    project_id: integer('project_id').references(() => projects.id),
    block_section: text('block_section'),
    floor_lot: text('floor_lot'),

    house_number: text('house_number').notNull(),
    house_address: text('house_address').notNull(),
    /** Quận/Huyện (D30). */
    province: integer('province'),
    /** Phường/Xã. */
    district: integer('district'),
    city: integer('city').notNull().default(1),
    new_address: text('new_address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Names of ward, district, city and project, for search. Rewritten when one of them is renamed. */
    place: text('place').notNull().default(''),
    /** Number and street, normalised for comparison. Finds duplicates while typing. */
    address_key: text('address_key'),

    public: bit('public', 1),
    public_approval: bit('public_approval'),
    /** When the house came to the community: the last approval of a share. Null for houses older than this column. */
    shared_at: timestamp('shared_at', { withTimezone: true }),
    web: bit('web'),
    status: smallint('status').notNull().default(0).$type<HouseStatus>(),
    reject_public_condition: text('reject_public_condition'),
    reject_web_condition: text('reject_web_condition'),
    reason_stop_selling: text('reason_stop_selling'),
    /** A web request is open (D40); a draft is open (D38). Written together with those, so that the tabs need no join. */
    web_requested: boolean('web_requested').notNull().default(false),
    has_draft: boolean('has_draft').notNull().default(false),

    user_id: idOf('user_id', () => users.id),
    customer_id: integer('customer_id').references(() => customers.id),
    /** The person who set the customer may see the phone, so the house's agent may see it too. */
    customer_vouched: boolean('customer_vouched').notNull().default(false),

    total_view: counter('total_view'),
    comments_count: counter('comments_count'),
    likes_count: counter('likes_count'),
    post_quantity: counter('post_quantity'),
    recommend_quantity: counter('recommend_quantity'),
    seen_quantity: counter('seen_quantity'),
    failed_quantity: counter('failed_quantity'),

    type_news: smallint('type_news'),
    type_news_day: smallint('type_news_day'),
    type_news_value: bigint('type_news_value', { mode: 'number' }),
    batdongsan_type_news: smallint('batdongsan_type_news').notNull().default(5),
    batdongsan_type_news_days: smallint('batdongsan_type_news_days').notNull().default(10),
    address_post: text('address_post'),
    post_address: text('post_address'),

    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    /** Orders titles: 'đ' stands beside 'd', and case does not count. */
    title_key: text('title_key').generatedAlwaysAs(sql`f_vn(f_told(title))`),
    /** For filters: a filter compares thousands of texts, and to work out each takes longer than to compare it. */
    descriptions_key: text('descriptions_key').generatedAlwaysAs(sql`f_vn(f_told(descriptions))`),
    /** For the address filter: only the location, not the title. */
    address_search: searchText('address_search', ...address),
    /** For parts of words, in text filters and searches. */
    search: searchText('search', ...searched),
    /** For whole words. Many times faster than trigrams when every word is common. D47. */
    words: searchWordsOf('words', ...searched),
  },
  (house) => [
    uniqueIndex('houses_slug').on(house.slug),
    index('houses_search')
      .using('gin', sql`${house.search} gin_trgm_ops`)
      .where(alive),
    index('houses_descriptions')
      .using('gin', sql`${house.descriptions_key} gin_trgm_ops`)
      .where(alive),
    index('houses_words').using('gin', house.words).where(alive),
    index('houses_address').on(house.province, house.address_key).where(alive),
    index('houses_project').on(house.project_id, house.id).where(alive),
    index('houses_customer').on(house.customer_id).where(alive),
    // One index per tab (house-scope.queries.ts), in the list's own order.
    index('houses_agent').on(house.user_id, house.id).where(alive),
    index('houses_approved')
      .on(house.id)
      .where(sql`${alive} and ${approvedState}`),
    index('houses_waiting')
      .on(house.id)
      .where(sql`${alive} and ${waitingState}`),
    index('houses_rejected')
      .on(house.id)
      .where(sql`${alive} and ${rejectedState}`),
    index('houses_stopped_public')
      .on(house.id)
      .where(sql`${alive} and ${stoppedPublicState}`),
    // Orders of any tab, by columns that saves often change. Those that saves seldom change: listed-house.schema.ts.
    index('houses_updated').on(house.updated_at, house.id).where(alive),
    index('houses_price').on(house.into_money.asc().nullsFirst(), house.id).where(alive),
    index('houses_commission').on(house.commission.asc().nullsFirst(), house.id).where(alive),
    index('houses_title').on(house.title_key.asc().nullsFirst(), house.id).where(alive),
    // Most counters are 0: a save does not pay for those.
    index('houses_comments')
      .on(house.comments_count, house.id)
      .where(sql`${alive} and comments_count > 0`),
    index('houses_likes')
      .on(house.likes_count, house.id)
      .where(sql`${alive} and likes_count > 0`),
    index('houses_posts')
      .on(house.post_quantity, house.id)
      .where(sql`${alive} and post_quantity > 0`),
    index('houses_recommended')
      .on(house.recommend_quantity, house.id)
      .where(sql`${alive} and recommend_quantity > 0`),
    index('houses_seen')
      .on(house.seen_quantity, house.id)
      .where(sql`${alive} and seen_quantity > 0`),
    index('houses_failed')
      .on(house.failed_quantity, house.id)
      .where(sql`${alive} and failed_quantity > 0`),
    // The community list is used most. Its usual orders, filters and searches need no table access.
    // Null sorts as the lowest value in both directions.
    index('houses_community').on(house.id).where(community),
    index('houses_community_place')
      .on(house.province, house.id, ...filtered(house))
      .where(community),
    index('houses_community_price')
      .on(
        house.into_money.asc().nullsFirst(),
        house.id,
        house.province,
        ...filtered(house).filter((column) => column !== house.into_money),
      )
      .where(community),
    index('houses_community_ward')
      .on(house.district, house.id, ...filtered(house).filter((column) => column !== house.district))
      .where(community),
    // The map: a view of a whole city is counted without table access. Other tabs hold few houses.
    index('houses_approved_map')
      .on(house.latitude, house.longitude, house.id, house.into_money, house.province)
      .where(sql`${alive} and ${approvedState}`),
    index('houses_community_map')
      .on(house.latitude, house.longitude, house.id, house.province, ...filtered(house))
      .where(community),
    index('houses_community_words').using('gin', house.words).where(community),
    // Matching a need with every house on sale reads only the index, not the table (D61).
    index('houses_match')
      .on(
        house.province,
        house.into_money,
        house.purpose,
        house.property_type,
        house.house_type,
        house.district,
        house.area,
        house.floor_area,
        house.floors,
        house.number_bedroom,
        house.width,
        house.wide_street,
        house.direction,
        house.id,
        house.user_id,
        house.public,
        house.public_approval,
        house.status,
        house.project_id,
        house.web,
      )
      .where(sql`${alive} and status = 0`),
    // The feed: newest first (read backwards), within a person's limits.
    index('houses_feed')
      .on(sql`${sharedMoment(house)}`, house.id, ...limited(house))
      .where(community),
    // The home page counts and ranks all houses that a person may see, without table access.
    index('houses_created')
      .on(house.created_at, ...seen(house))
      .where(alive),
    index('houses_deleted')
      .on(house.deleted_at)
      .where(sql`deleted_at is not null`),
    index('houses_most_viewed')
      .on(house.total_view, house.id, ...seen(house))
      .where(sql`${alive} and status = 0`),
    index('houses_most_viewed_stopped')
      .on(house.total_view, house.id)
      .where(sql`${alive} and status <> 0`),
  ],
);

export type House = typeof houses.$inferSelect;
export type NewHouseRow = typeof houses.$inferInsert;
