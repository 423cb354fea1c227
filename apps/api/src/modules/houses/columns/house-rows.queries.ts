import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StoredRow } from '../../../columnar/store-question';
import { houseKinds, listedColumns } from './column-kinds';

/** Runs a statement. */
export type Run = (statement: SQL) => Promise<{ rows: unknown[] }>;

/** Numbers as numbers: drivers give large ones as text. Moments are epoch seconds. */
function selected(name: string, column: PgColumn | undefined): string {
  if (name === 'number_key') return `split_part(listed.address_key, ' ', 1) as number_key`;
  if (name === 'street_key') return `substr(listed.address_key, strpos(listed.address_key, ' ') + 1) as street_key`;
  if (!column) return `houses.${name}`;
  if (column.dataType === 'date') return `extract(epoch from listed.${name})::float8 as ${name}`;
  if (column.columnType === 'PgBoolean') return `listed.${name}::int as ${name}`;
  return houseKinds[name as keyof typeof houseKinds] === 'number'
    ? `listed.${name}::float8 as ${name}`
    : `listed.${name}`;
}

const names = Object.keys(houseKinds);

/** Of `listed_houses as listed` and `houses`. Words hold no spaces. */
const columns = sql.raw(`${names.map((name) => selected(name, listedColumns[name])).join(', ')},
  array_to_string(houses.words, ' ') as words,
  (select string_agg(tag_id::text, ' ') from house_tags where house_id = listed.id) as tags`);

type Read = Record<string, StoredRow['values'][number]> & { words: string; tags: string | null };

const toRow = (id: number, read: Read): StoredRow => ({
  id,
  values: names.map((name) => read[name] ?? null),
  words: [...new Set(read.words.split(' '))],
  tags: read.tags?.split(' ').map(Number) ?? [],
});

const batch = 5_000;

/** All houses in the order of their ids, so many at a time. */
export async function* readHouses(run: Run): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ;) {
    const { rows } = await run(sql`
      select listed.id, ${columns} from listed_houses listed join houses on houses.id = listed.id
      where listed.id > ${after} order by listed.id limit ${batch}`);
    if (rows.length === 0) return;
    const read = (rows as (Read & { id: number })[]).map((row) => toRow(row.id, row));
    yield read;
    after = read.at(-1)!.id;
  }
}

/** What the database's statements see at this moment. */
export async function readSnapshot(run: Run): Promise<string> {
  const { rows } = await run(sql`select pg_current_snapshot()::text as snapshot`);
  return (rows[0] as { snapshot: string }).snapshot;
}

export interface Changes {
  /** What this read saw. The next one reads what changed since. */
  snapshot: string;
  ids: number[];
}

/** Houses that changed in transactions that the snapshot did not see. One row is always answered. */
export async function readChanges(run: Run, since: string): Promise<Changes> {
  const { rows } = await run(sql`
    select pg_current_snapshot()::text as snapshot, array(
      select distinct house_id from house_changes
      where changed_in >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(changed_in, ${since}::pg_snapshot)
    ) as ids`);
  return rows[0] as Changes;
}

/** These houses as they are now, without those that are gone. */
export async function readHousesOf(run: Run, ids: number[]): Promise<StoredRow[]> {
  const { rows } = await run(sql`
    select listed.id, ${columns} from listed_houses listed join houses on houses.id = listed.id
    where listed.id = any(${sql.param(ids)}::int[]) order by listed.id`);
  return (rows as (Read & { id: number })[]).map((row) => toRow(row.id, row));
}

/** Texts as the database's searches read them. */
export async function readPlains(run: Run, texts: string[]): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map();
  const { rows } = await run(sql`select text, f_vn(text) as plain from unnest(${sql.param(texts)}::text[]) as text`);
  return new Map((rows as { text: string; plain: string }[]).map(({ text, plain }) => [text, plain]));
}
