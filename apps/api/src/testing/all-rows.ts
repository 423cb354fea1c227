import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '../db/db';

/** The rows of a table that meet the condition, in the order of their ids. */
export const allRows = async <Table extends PgTable & { id: PgColumn }>(
  table: Table,
  where?: SQL,
): Promise<Table['$inferSelect'][]> =>
  db()
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(table.id);
