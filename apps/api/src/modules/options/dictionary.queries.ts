import type { DictionaryQuery } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, desc, eq, getTableColumns, isNull, max, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../db/column-conditions';
import { nameKey, nameOrder } from '../../db/columns';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { dictionaryEntries } from './dictionary.schema';

export type EntryRow = Omit<typeof dictionaryEntries.$inferSelect, 'search'>;

/** A row with the name of its parent. */
export interface EntryWithParent extends EntryRow {
  parent: string | null;
}

const entry = dictionaryEntries;
const above = alias(dictionaryEntries, 'above');
const { search: _search, ...columns } = getTableColumns(entry);
const stands = isNull(entry.deleted_at);
/** The entries of a type with this parent; null: those without a parent. */
const below = (type: DictionaryType, parentId: number | null) =>
  and(eq(entry.type, type), sql`${entry.parent_id} is not distinct from ${parentId}::int`, stands);

/** Makes changes to entries of a type run one after the other: ids are counted, and names must stay unique. */
export const lockType = async (type: DictionaryType): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dictionary ${type}`}, 0))`);
};

/** Ids count within their type, so the parent's type must match too. */
const isParent = and(
  eq(above.id, entry.parent_id),
  eq(above.type, sql`case when ${entry.type} = 'province' then 'city' else 'province' end`),
);
const withParents = () =>
  db()
    .select({ ...columns, parent: above.value })
    .from(entry)
    .leftJoin(above, isParent);

/** Deleted ones too, because they can be restored. */
export async function findEntry(type: DictionaryType, id: number): Promise<EntryWithParent | undefined> {
  const [found] = await withParents().where(and(eq(entry.type, type), eq(entry.id, id)));
  return found;
}

/** Another entry with this name among those of the same parent, without case; accents count. D66. */
export async function findSameName(
  { type, parent_id }: Pick<EntryRow, 'type' | 'parent_id'>,
  value: string,
  except?: number,
): Promise<EntryRow | undefined> {
  const isSame = sql`${nameKey(entry.value)} = ${nameKey(sql`${value}::text`)}`;
  const other = except === undefined ? undefined : ne(entry.id, except);
  const [found] = await db()
    .select(columns)
    .from(entry)
    .where(and(below(type, parent_id), isSame, other));
  return found;
}

type DictionaryListQuery = Omit<DictionaryQuery, 'page' | 'size'>;

const conditionOf = (
  type: DictionaryType,
  { district_id, search, value, status }: DictionaryListQuery,
): SQL | undefined =>
  and(
    eq(entry.type, type),
    stands,
    district_id === undefined ? undefined : eq(entry.parent_id, district_id),
    status && eq(entry.active, status === 'active'),
    value === undefined ? undefined : sql`${nameKey(entry.value)} = ${nameKey(sql`${value}::text`)}`,
    ...searchWords(search).map((word) => contains(entry.search, word)),
  );

const orderOf = ({ sort, order }: DictionaryListQuery): SQL[] => {
  const direction = order === 'asc' ? asc : desc;
  const by: Record<typeof sort, SQLWrapper[]> = {
    position: [entry.parent_id, entry.position],
    id: [],
    value: [nameOrder(entry.value), entry.value],
    created_at: [entry.created_at],
    updated_at: [entry.updated_at],
  };
  return [...by[sort], entry.id].map((column) => direction(column));
};

/** One page of a type's entries, and their total. */
export async function listEntries(type: DictionaryType, { page, size, ...query }: DictionaryQuery) {
  const where = conditionOf(type, query);
  const total = await db().$count(entry, where);
  const list = await withParents()
    .where(where)
    .orderBy(...orderOf(query))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

/** Adds an entry after those of the same parent, under the next id of its type. Call it under `lockType`. */
export async function insertEntry(made: Pick<EntryRow, 'type' | 'parent_id' | 'value'>): Promise<EntryRow> {
  // a deleted entry keeps its id, so that records saved with it never refer to another entry
  const [last] = await db()
    .select({ id: max(entry.id) })
    .from(entry)
    .where(eq(entry.type, made.type));
  const [behind] = await db()
    .select({ position: max(entry.position) })
    .from(entry)
    .where(below(made.type, made.parent_id));
  const [inserted] = await db()
    .insert(entry)
    .values({ ...made, id: (last?.id ?? 0) + 1, position: (behind?.position ?? 0) + 1 })
    .returning(columns);
  return inserted!;
}

type Written = Partial<Pick<EntryRow, 'value' | 'active' | 'deleted_at'>>;

export async function updateEntry({ type, id }: EntryRow, written: Written): Promise<void> {
  await db()
    .update(entry)
    .set({ ...written, version: sql`${entry.version} + 1` })
    .where(and(eq(entry.type, type), eq(entry.id, id)));
}

/** Ids of an entry and those of the same parent, in the order of the forms. */
export async function listNeighbours({ type, parent_id }: EntryRow): Promise<number[]> {
  const found = await db()
    .select({ id: entry.id })
    .from(entry)
    .where(below(type, parent_id))
    .orderBy(asc(entry.position), asc(entry.id));
  return idsOf(found);
}

/** Stores the order. It is not a change of the entries themselves. */
export async function writeOrder(type: DictionaryType, ids: readonly number[]): Promise<void> {
  const order = sql.param(`{${ids.join(',')}}`);
  await db().execute(sql`
    update ${entry} as entry set position = placed.position
    from unnest(${order}::int[]) with ordinality as placed (id, position)
    where entry.type = ${type} and entry.id = placed.id and entry.position <> placed.position`);
}
