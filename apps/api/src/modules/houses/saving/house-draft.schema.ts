import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idOf, updatedAt } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { houses } from '../house.schema';

/** Proposed changes of houses on the website. A house has at most one open draft; later edits merge into it (D38). */
export const houseDrafts = pgTable(
  'house_drafts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    house_id: idOf('house_id', () => houses.id),
    /** Who edited last. */
    user_id: idOf('user_id', () => users.id),
    /** The proposed fields, as a save body has them; emptied when it is rejected or withdrawn (D38). */
    attributes: jsonb('attributes').notNull().$type<Record<string, unknown>>(),
    /** The house's version when the draft began. Approving a stale one gives 409. */
    base_version: integer('base_version').notNull(),
    /** Increments with every merged edit. A decision names the version that the decider saw. */
    version: integer('version').notNull().default(1),
    /** The person who proposed the customer may see the phone. Approval copies this into `houses.customer_vouched`. */
    customer_vouched: boolean('customer_vouched').notNull().default(false),
    status: text('status').notNull().default('open').$type<'open' | 'approved' | 'rejected' | 'withdrawn'>(),
    decided_by: integer('decided_by').references(() => users.id),
    decided_at: timestamp('decided_at', { withTimezone: true }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (draft) => [
    uniqueIndex('house_drafts_open')
      .on(draft.house_id)
      .where(sql`status = 'open'`),
    index('house_drafts_house').on(draft.house_id, draft.id),
  ],
);

export type HouseDraftRow = typeof houseDrafts.$inferSelect;
