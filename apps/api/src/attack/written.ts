import { sql } from 'drizzle-orm';
import { db } from '../db/db';

type Counts = Map<string, number>;

/** Rows that PostgreSQL counts as written, by table: of this transaction, and of earlier ones of the connection. */
async function countWritten(): Promise<Counts> {
  const { rows } = await db().execute<{ name: string; count: string }>(
    sql`select relname as name, n_tup_ins + n_tup_upd + n_tup_del as count from pg_stat_xact_user_tables`,
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Does the work inside the running transaction. @returns its result, and the tables that it wrote to */
export async function watchingWrites<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tables: string[] }> {
  const before = await countWritten();
  const result = await work();
  const after = await countWritten();
  const tables = [...after].flatMap(([name, count]) => (count > (before.get(name) ?? 0) ? [name] : []));
  return { result, tables: tables.toSorted() };
}
