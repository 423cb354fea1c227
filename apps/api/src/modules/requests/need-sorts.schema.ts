import type { NeedStatus } from '@toam/domain/need/need-values';
import type { Purpose } from '@toam/domain/house/house-values';
import { bigint, doublePrecision, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { requests } from './request.schema';

/**
 * The numbers of needs that are not deleted, a third of the size of `requests`: lists of everybody's needs read all of it. Two triggers
 * keep the rows. What a save often changes has no index here, so that a save writes one page (a heap-only update).
 */
export const needSorts = pgTable(
  'need_sorts',
  {
    id: integer('id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    customer_id: integer('customer_id').notNull(),
    user_id: integer('user_id').notNull(),
    purpose: smallint('purpose').notNull().$type<Purpose>(),
    status: smallint('status').notNull().$type<NeedStatus>(),
    manager: smallint('manager').notNull(),
    floors: smallint('floors'),
    number_bedroom: smallint('number_bedroom'),
    min_price: bigint('min_price', { mode: 'number' }),
    max_price: bigint('max_price', { mode: 'number' }),
    area: doublePrecision('area'),
    min_width: doublePrecision('min_width'),
    road_area: doublePrecision('road_area'),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Without case and accents. */
    place: text('place').notNull(),
  },
  (sorts) => [index('need_sorts_place').on(sorts.place, sorts.id)],
);
