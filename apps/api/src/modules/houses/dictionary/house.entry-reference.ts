import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { type EntryColumn, entryColumns, houseColumns } from '@toam/domain/house/house-columns';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../../../jobs/enqueue';
import type { EntryReferenceHandler } from '../../../references/entry-reference';
import { rewriteHousePlaces } from './rewrite-places';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { houseDrafts } from '../saving/house-draft.schema';
import { houses } from '../house.schema';

/** A dictionary entry that houses may hold. */
interface Held {
  id: number;
  value: string;
  parent_id: number | null;
}

type Counts = Map<number, number>;

/** Columns that hold ids of entries, by the entries' type. The wire and drafts use the same names. */
const idColumns = Object.fromEntries(entryColumns.map((column) => [houseColumns[column].entry, column])) as Record<
  (typeof houseColumns)[EntryColumn]['entry'],
  EntryColumn
>;
type IdType = keyof typeof idColumns;
const isHeldById = (type: DictionaryType): type is IdType => Object.hasOwn(idColumns, type);

const countsOf = (found: { id: number | null; uses: number }[]): Counts =>
  new Map(found.flatMap(({ id, uses }) => (id === null ? [] : [[id, uses]])));
/** Turns counts by value into counts by id. */
const byValue = (found: { value: string; uses: number }[], entries: readonly Held[]): Counts => {
  const ids = new Map(entries.map(({ id, value }) => [value, id]));
  return countsOf(found.map(({ value, uses }) => ({ id: ids.get(value) ?? null, uses })));
};
const valuesOf = (entries: readonly Held[]) =>
  sql`array[${sql.join(
    entries.map(({ value }) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

async function countDirections(entries: readonly Held[]): Promise<Counts> {
  const { rows } = await db().execute<{ value: string; uses: number }>(sql`
    select held.value, count(distinct houses.id)::int as uses
    from houses, unnest(houses.direction || houses.balcony_direction) as held (value)
    where held.value = any(${valuesOf(entries)}) group by held.value`);
  return byValue(rows, entries);
}

/** Street names are typed. A house is on a street if it has the street's name and its Quận/Huyện. */
async function countStreets(entries: readonly Held[]): Promise<Counts> {
  const found = await db()
    .select({ value: houses.house_address, province: houses.province, uses: count() })
    .from(houses)
    .where(inArray(houses.house_address, [...new Set(entries.map(({ value }) => value))]))
    .groupBy(houses.house_address, houses.province);
  const usesOf = ({ value, parent_id }: Held) =>
    found
      .filter((street) => street.value === value && (parent_id === null || street.province === parent_id))
      .reduce((sum, { uses }) => sum + uses, 0);
  return new Map(entries.map((entry) => [entry.id, usesOf(entry)]));
}

/**
 * How many houses hold each of these entries of one type. Deleted houses count, because they may be restored. It needs
 * no index: reading 200,000 houses takes 0.1 s, and only the dictionary page needs it.
 */
async function countHousesWith(type: DictionaryType, entries: readonly Held[]): Promise<Counts> {
  if (type === 'direction') return countDirections(entries);
  if (type === 'street') return countStreets(entries);
  if (!isHeldById(type)) return new Map();
  const column = houses[idColumns[type]];
  const ids = idsOf(entries);
  const found = await db()
    .select({ id: column, uses: count() })
    .from(houses)
    .where(inArray(column, ids))
    .groupBy(column);
  return countsOf(found);
}

/** How many open drafts of houses propose each of these entries. D38. */
async function countDraftsWith(type: DictionaryType, entries: readonly Held[]): Promise<Counts> {
  const isOpen = eq(houseDrafts.status, 'open');
  if (type === 'direction') {
    const { rows } = await db().execute<{ value: string; uses: number }>(sql`
      select value, count(*)::int as uses from unnest(${valuesOf(entries)}) as value
      join house_drafts on status = 'open'
        and (attributes -> 'direction' @> to_jsonb(value) or attributes -> 'balcony_direction' @> to_jsonb(value))
      group by value`);
    return byValue(rows, entries);
  }
  if (!isHeldById(type)) return new Map();
  const held = sql<string>`${houseDrafts.attributes} ->> ${sql.raw(`'${idColumns[type]}'`)}`;
  const ids = entries.map(({ id }) => String(id));
  const found = await db()
    .select({ id: held, uses: count() })
    .from(houseDrafts)
    .where(and(isOpen, inArray(held, ids)))
    .groupBy(held);
  return countsOf(found.map(({ id, uses }) => ({ id: Number(id), uses })));
}

/** Houses. Their search text holds the names of their places. */
export const houseEntries: EntryReferenceHandler = {
  noun: 'house',
  count: countHousesWith,
  renamed: async (kind, id) => {
    if (kind === 'province' || kind === 'district' || kind === 'city') await enqueue(rewriteHousePlaces, { kind, id });
  },
};

/** Proposed changes of houses. */
export const houseDraftEntries: EntryReferenceHandler = { noun: 'draft', count: countDraftsWith };
