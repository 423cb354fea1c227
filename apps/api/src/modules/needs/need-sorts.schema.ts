import type { NeedStatus } from '@toam/domain/need-values';
import type { Purpose } from '@toam/domain/house/house-values';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  type PgColumn,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { requests } from './need.schema';

/** The first letters of a place: it may be longer than an index takes. */
export const placeBeginning = (place: PgColumn): SQL => sql`left(${place}, 100)`;

/**
 * What lists of needs search, filter and sort by, of needs that are not deleted: half the size of `requests`, and what most questions
 * compare stands first, where a scan reaches it at once. Triggers keep the rows (decision 111).
 */
export const needSorts = pgTable(
  'need_sorts',
  {
    id: integer('id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    customer_id: integer('customer_id').notNull(),
    user_id: integer('user_id').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull(),
    purpose: smallint('purpose').notNull().$type<Purpose>(),
    status: smallint('status').notNull().$type<NeedStatus>(),
    manager: smallint('manager').notNull(),
    customer_vouched: boolean('customer_vouched').notNull(),
    search: text('search').notNull(),
    /** Without case and accents. */
    place: text('place').notNull(),
    staff: integer('staff').array().notNull(),
    floors: smallint('floors'),
    number_bedroom: smallint('number_bedroom'),
    min_price: bigint('min_price', { mode: 'number' }),
    max_price: bigint('max_price', { mode: 'number' }),
    area: doublePrecision('area'),
    min_width: doublePrecision('min_width'),
    road_area: doublePrecision('road_area'),
  },
  (sorts) => [
    index('need_sorts_of').on(sorts.user_id, sorts.id),
    index('need_sorts_staff').using('gin', sorts.staff),
    index('need_sorts_customer').on(sorts.customer_id),
    index('need_sorts_place').on(placeBeginning(sorts.place)),
    index('need_sorts_search').using('gin', sql`${sorts.search} gin_trgm_ops`),
    // Orders: upwards and downwards, equal values newest first, null last. `updated_at` has its index on `requests`; of a
    // place, the first letters are in its index, as it may be longer than an index takes.
    index('need_sorts_purpose_up').on(sorts.purpose, sorts.id.desc().nullsFirst()),
    index('need_sorts_purpose_down').on(sorts.purpose, sorts.id),
    index('need_sorts_status_up').on(sorts.status, sorts.id.desc().nullsFirst()),
    index('need_sorts_status_down').on(sorts.status, sorts.id),
    index('need_sorts_floors_up').on(sorts.floors, sorts.id.desc().nullsFirst()),
    index('need_sorts_floors_down').on(sorts.floors.asc().nullsFirst(), sorts.id),
    index('need_sorts_number_bedroom_up').on(sorts.number_bedroom, sorts.id.desc().nullsFirst()),
    index('need_sorts_number_bedroom_down').on(sorts.number_bedroom.asc().nullsFirst(), sorts.id),
    index('need_sorts_min_price_up').on(sorts.min_price, sorts.id.desc().nullsFirst()),
    index('need_sorts_min_price_down').on(sorts.min_price.asc().nullsFirst(), sorts.id),
    index('need_sorts_max_price_up').on(sorts.max_price, sorts.id.desc().nullsFirst()),
    index('need_sorts_max_price_down').on(sorts.max_price.asc().nullsFirst(), sorts.id),
    index('need_sorts_area_up').on(sorts.area, sorts.id.desc().nullsFirst()),
    index('need_sorts_area_down').on(sorts.area.asc().nullsFirst(), sorts.id),
    index('need_sorts_min_width_up').on(sorts.min_width, sorts.id.desc().nullsFirst()),
    index('need_sorts_min_width_down').on(sorts.min_width.asc().nullsFirst(), sorts.id),
    index('need_sorts_road_area_up').on(sorts.road_area, sorts.id.desc().nullsFirst()),
    index('need_sorts_road_area_down').on(sorts.road_area.asc().nullsFirst(), sorts.id),
  ],
);
