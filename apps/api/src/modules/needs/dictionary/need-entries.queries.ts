import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { needColumns, needEntries, needValues } from '@toam/domain/need/need-columns';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';

/** Columns that hold lists of entry ids, by the entries' type. Directions are lists of values instead. */
const columns: Partial<Record<DictionaryType, string>> = Object.fromEntries(
  [...needEntries, ...needValues].map((column) => [needColumns[column].dictionary, column]),
);

/** How many needs name each of these entries of one type. Deleted needs count too, because they may be restored. */
export async function countNeedsWith(
  type: DictionaryType,
  entries: readonly { id: number; value: string }[],
): Promise<Map<number, number>> {
  const column = columns[type];
  if (!column) return new Map();
  const keyOf = ({ id, value }: { id: number; value: string }) => (type === 'direction' ? value : String(id));
  const keys = sql.join(
    entries.map((entry) => sql`${keyOf(entry)}`),
    sql`, `,
  );
  const { rows } = await db().execute<{ key: string; uses: number }>(sql`
    select named.key::text as key, count(*)::int as uses
    from requests, unnest(requests.${sql.identifier(column)}) as named (key)
    where named.key::text in (${keys}) group by named.key`);
  const uses = new Map(rows.map(({ key, uses }) => [key, uses]));
  return new Map(entries.map((entry) => [entry.id, uses.get(keyOf(entry)) ?? 0]));
}
