import type { HeldCounts } from '@toam/contracts/customer/customer-merge.endpoints';
import type { MergedFields } from '@toam/domain/customer/customer-merge';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../../../db/columns';
import { customers } from '../customer.schema';
import { images } from '../../media/media.schema';
import { users } from '../../users/user.schema';

/**
 * Every merge of two customers with the data to undo it: both records before, the kept one after, and the rows that
 * moved. These rows are never deleted, so no value of a merged record is lost. D56.
 */
export const customerMerges = pgTable(
  'customer_merges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The record that stays. */
    kept_id: idOf('kept_id', () => customers.id),
    /** The record that was merged into it. */
    merged_id: idOf('merged_id', () => customers.id),
    kept_before: jsonb('kept_before').notNull().$type<MergedFields>(),
    merged_before: jsonb('merged_before').notNull().$type<MergedFields>(),
    kept_after: jsonb('kept_after').notNull().$type<MergedFields>(),
    /** The counts of moved records that people saw. */
    held: jsonb('held').notNull().$type<HeldCounts>(),
    /** What each reference handler moved, by its name. Only that handler reads its format. */
    moved: jsonb('moved').notNull().$type<Record<string, unknown>>(),
    /** The kept record's old picture, if the other's was chosen. Referenced here so that the clean-up does not delete it. */
    image_id: integer('image_id').references(() => images.id),
    user_id: idOf('user_id', () => users.id),
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
