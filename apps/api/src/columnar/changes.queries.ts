import { lt, sql } from 'drizzle-orm';
import { db } from '../db/db';
import type { ChangesTable } from './changes-table';

/** Deletes lines that no reader needs any more: `TableColumns` reads again from the beginning before they are this old. */
export async function forgetChanges(...tables: ChangesTable[]): Promise<void> {
  for (const table of tables)
    await db()
      .delete(table)
      .where(lt(table.at, sql`now() - interval '1 day'`));
}
