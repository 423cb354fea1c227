import type { Client } from 'pg';
import type { Counted } from '../db/engine';

/** Rows of each of our tables, in the caller's snapshot. */
export async function rowsOf(client: Pick<Client, 'query'>): Promise<Counted> {
  const { rows: tables } = await client.query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counted: Counted = {};
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await client.query(`select count(*)::int as rows from ${name}`);
    counted[name] = (rows as [{ rows: number }])[0].rows;
  }
  return counted;
}
