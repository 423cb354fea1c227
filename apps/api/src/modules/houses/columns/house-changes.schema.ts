import { customType, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which houses changed, for columns in memory. Triggers write it: of `houses` at each change, of `house_tags` for labels. The transaction's
 * id tells a reader what it has not seen yet, whatever order transactions end in. Old lines are deleted by a job.
 */
export const houseChanges = pgTable(
  'house_changes',
  {
    changed_in: transactionId('changed_in').notNull(),
    house_id: integer('house_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (change) => [index('house_changes_in').on(change.changed_in)],
);
