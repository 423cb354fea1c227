import type { NeedStatus } from '@toam/domain/need-values';
import type { Purpose } from '@toam/domain/house/house-values';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { requests } from './need.schema';

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
  // what a save often changes is in no other index: each costs every save a page
  (sorts) => [index('need_sorts_search').using('gin', sql`${sorts.search} gin_trgm_ops`)],
);
