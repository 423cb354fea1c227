import type { MatchTarget } from '@toam/domain/need-values';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../../db/columns';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { requests } from '../needs/need.schema';
import { users } from '../users/user.schema';

/** 1 main list, 0 'Quan tâm sau' (D58). */
type Priority = 0 | 1;

const target = (name: string) => smallint(name).$type<MatchTarget>();

/**
 * The match status of a customer with a house: one row per pair, for any need. No target means suitable: set aside for
 * later, or restored. Specification 2 §3, §4, D58.
 */
export const recommendations = pgTable(
  'recommendations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customer_id: idOf('customer_id', () => customers.id),
    house_id: idOf('house_id', () => houses.id),
    /** The need of the last move. */
    request_id: integer('request_id').references(() => requests.id),
    target: target('target'),
    priority: smallint('priority').notNull().default(1).$type<Priority>(),
    /** A visit's appointment and its result. */
    visit_at: timestamp('visit_at', { withTimezone: true }),
    note: text('note'),
    /** The time up to which people know of the visit: when it was planned, or the last reminder. */
    reminded_at: timestamp('reminded_at', { withTimezone: true }),
    /** Author and time of the last move. */
    user_id: integer('user_id').references(() => users.id),
    moved_at: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
    created_at: createdAt(),
  },
  (row) => [
    uniqueIndex('recommendations_pair').on(row.customer_id, row.house_id),
    index('recommendations_house').on(row.house_id, row.target),
    index('recommendations_request').on(row.request_id, row.target),
    index('recommendations_visit')
      .on(row.visit_at)
      .where(sql`visit_at is not null`),
  ],
);
export type Recommendation = typeof recommendations.$inferSelect;

/** Every move, never deleted: "recommend history" of specification 2 §3. */
export const recommendationMoves = pgTable(
  'recommendation_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customer_id: idOf('customer_id', () => customers.id),
    house_id: idOf('house_id', () => houses.id),
    request_id: integer('request_id').references(() => requests.id),
    previous_target: target('previous_target'),
    target: target('target'),
    priority: smallint('priority').notNull().default(1).$type<Priority>(),
    user_id: integer('user_id').references(() => users.id),
    created_at: createdAt(),
  },
  (move) => [
    index('recommendation_moves_request').on(move.request_id, move.id),
    index('recommendation_moves_pair').on(move.customer_id, move.house_id, move.id),
  ],
);
