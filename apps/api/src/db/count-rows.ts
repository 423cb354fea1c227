import type { Counted } from './engine';

/** A connection of either database's driver. */
interface Connection {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** Counts the rows of each of our tables, in the caller's snapshot. */
export async function countRows(client: Connection): Promise<Counted> {
  const { rows: tables } = await client.query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  if (!tables.length) return {};
  const counts = (tables as { name: string }[])
    .map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
    .join(' union all ');
  const { rows } = await client.query(counts);
  return Object.fromEntries((rows as { name: string; rows: number }[]).map(({ name, rows: found }) => [name, found]));
}
