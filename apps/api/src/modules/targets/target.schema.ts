import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** The starting values of a quarter: of the company, or of a person. Specification 3 §3 "Quarter starting values", D86. */
export const targets = pgTable(
  'targets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    year: smallint('year').notNull(),
    quarter: smallint('quarter').notNull().$type<1 | 2 | 3 | 4>(),
    /** Null: the company. */
    user_id: integer('user_id').references(() => users.id),
    purchase: integer('purchase').notNull(),
    connection: integer('connection').notNull(),
    /** Null: no target. */
    sale: integer('sale'),
    sale_seen: integer('sale_seen'),
    purchase_seen: integer('purchase_seen'),
    connection_seen: integer('connection_seen'),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (target) => [
    check('targets_year', sql`${target.year} between 2000 and 2100`),
    check('targets_quarter', sql`${target.quarter} between 1 and 4`),
    // least() skips nulls
    check(
      'targets_values',
      sql`least(${target.purchase}, ${target.connection}, ${target.sale}, ${target.sale_seen}, ${target.purchase_seen},
        ${target.connection_seen}) >= 0`,
    ),
    uniqueIndex('targets_quarter_of').on(target.year, target.quarter, sql`coalesce(${target.user_id}, 0)`),
  ],
);

export type Target = typeof targets.$inferSelect;
