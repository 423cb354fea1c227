import { customType, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * A table of which rows of another one changed, for columns in memory. Triggers write it. The transaction's id tells a reader what it has
 * not seen yet, whatever order transactions end in. Old lines are deleted by a job.
 */
export const changesTable = (name: string, id: string) =>
  pgTable(
    name,
    {
      changed_in: transactionId('changed_in').notNull(),
      row: integer(id).notNull(),
      at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    },
    (change) => [index(`${name}_in`).on(change.changed_in)],
  );

export type ChangesTable = ReturnType<typeof changesTable>;
