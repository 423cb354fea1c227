import { customType, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from '../db/columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Workbooks of imports that are not carried out yet, so that another sheet of them can be read, or what they hide. D123. */
export const storedWorkbooks = pgTable(
  'kept_workbooks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bytes: bytes('bytes').notNull(),
    created_at: createdAt(),
  },
  (one) => [index('kept_workbooks_age').on(one.created_at)],
);
