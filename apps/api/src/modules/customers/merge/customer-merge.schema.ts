import type { HeldCounts } from '@toam/contracts/customer/customer-merge.endpoints';
import type { MergedFields } from '@toam/domain/customer/customer-merge';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../db/columns';
import { customers } from '../customer.schema';
import { images } from '../../media/media.schema';
import { users } from '../../users/user.schema';

/**
 * Every merge of two customers, with all that taking it back needs: both records as they were, what the kept one became,
 * and which rows changed hands. Nothing of it is ever deleted, so nothing that a merge put aside is lost. D56.
 */
export const customerMerges = pgTable(
  'customer_merges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The record that is left. */
    kept_id: integer('kept_id')
      .notNull()
      .references(() => customers.id),
    /** The record that went into it. */
    merged_id: integer('merged_id')
      .notNull()
      .references(() => customers.id),
    kept_before: jsonb('kept_before').notNull().$type<MergedFields>(),
    merged_before: jsonb('merged_before').notNull().$type<MergedFields>(),
    kept_after: jsonb('kept_after').notNull().$type<MergedFields>(),
    /** What people were told that changes hands. */
    held: jsonb('held').notNull().$type<HeldCounts>(),
    /** What each holder moved, by its name: as the holder wrote it, and as it alone reads it. */
    moved: jsonb('moved').notNull().$type<Record<string, unknown>>(),
    /** The kept record's picture, where the other's was chosen: held here, so that the clean-up leaves it. */
    image_id: integer('image_id').references(() => images.id),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    undone_at: timestamp('undone_at', { withTimezone: true }),
    undone_by: integer('undone_by').references(() => users.id),
  },
  (merge) => [
    index('customer_merges_kept').on(merge.kept_id, merge.id),
    uniqueIndex('customer_merges_merged')
      .on(merge.merged_id)
      .where(sql`undone_at is null`),
    index('customer_merges_image')
      .on(merge.image_id)
      .where(sql`image_id is not null`),
  ],
);

export type CustomerMerge = typeof customerMerges.$inferSelect;
