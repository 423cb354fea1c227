import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { columnOf, type Field, type RefTo, wireOf } from '@toam/domain/record/field';
import type { AnyRecord, EntryOf, ListRowOf, RowOf, SortOf, WhereOf } from '@toam/domain/record/record';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, is, isNull, lte, or, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { nameOrder, toEpoch } from '../db/columns';
import { db } from '../db/db';
import { readAtOnce } from '../db/read-at-once';
import { idArray } from '../db/id-array';
import { HttpError } from '../http-error';
import { type Page, pageOf } from '../http/page';
import type { Loose } from './record-words';
import { readShown } from './referred';

export type Wait<V> = V | Promise<V>;

type PageOf<Row> = { total: number; total_page: number; page: number; list: Row[] };

/** A table that has every column of the record, of its type. It may have more. */
export type TableOf<R extends AnyRecord> = PgTable & { $inferSelect: EntryOf<R> };

export interface Reading<R extends AnyRecord, T extends TableOf<R>, Extra> {
  words: {
    notFound: string;
    /** Of a record outside `scope`. Without it, nobody learns that there is one. */
    mayNotRead?: string;
  };
  /** Which records the actor reads: in lists and one by one. Absent: all. */
  scope?: (actor: Actor) => Wait<WhereOf<R> | SQL>;
  /** Columns that no list row needs: long texts. Articles are left out anyway. A `row` of a list has them not. */
  heavy?: readonly (keyof T['$inferSelect'] & string)[];
  /** What rows have besides their fields. Called once for all rows; the result once for each. */
  row?: (actor: Actor, entries: readonly T['$inferSelect'][]) => Wait<(entry: T['$inferSelect']) => Extra>;
}

/** Inside the store a table's columns are known by name. At its borders the compiler knows them: `TableOf`, `WhereOf`. */
type LooseTable = PgTable & Record<string, PgColumn>;

const onWire = ({ kind }: Field, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (kind === 'day') return dayStart(String(value));
  return kind === 'moment' ? toEpoch(value as Date) : value;
};

/** What rows show in the place of a field's ids. */
function shownBy(field: Field): RefTo | null {
  if (field.hidden) return null;
  if (field.kind === 'image' || field.kind === 'images') return 'image';
  return field.kind === 'ref' ? field.to : null;
}

type Values = readonly unknown[];
type Range = { from?: unknown; to?: unknown };
const isValues = (wanted: unknown): wanted is Values => Array.isArray(wanted);

function isOneOf(column: PgColumn, { kind }: Field, values: Values): SQL | undefined {
  const given = values.filter((value) => value !== null);
  const isGiven = kind === 'ref' ? sql`${column} = any(${idArray(given as number[])})` : inArray(column, given);
  return given.length < values.length ? or(isNull(column), isGiven) : isGiven;
}

const isWithin = (column: PgColumn, { from, to }: Range): SQL | undefined =>
  and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to));

/** Reads the records of a noun: `recordStore` without the writes. */
export function recordReader<const R extends AnyRecord, T extends TableOf<R>, Extra extends object>(
  record: R,
  table: T,
  { words, scope, heavy = [], row: rowHook }: Reading<R, T, Extra>,
) {
  type Entry = T['$inferSelect'] & { id: number };
  type Row = RowOf<R> & Extra;
  const columns = table as unknown as LooseTable;
  const fields = Object.entries(record.fields).map(([name, field]) => ({
    ...{ name, field, column: columnOf(name, field), wire: wireOf(name, field) },
  }));
  const fieldNamed = (name: string) => fields.find((one) => one.name === name)!;
  const alive = (): SQL | undefined => (record.softDelete ? isNull(columns.deleted_at!) : undefined);

  const matching = (where: WhereOf<R>): SQL | undefined =>
    and(
      ...Object.entries(where).map(([name, wanted]: [string, Values | Range | null | undefined]) => {
        if (wanted === null || wanted === undefined) return undefined;
        const { field, column } = fieldNamed(name);
        return isValues(wanted) ? isOneOf(columns[column]!, field, wanted) : isWithin(columns[column]!, wanted);
      }),
    );

  async function inScope(actor: Actor): Promise<SQL | undefined> {
    const admitted = await scope?.(actor);
    return is(admitted, SQL) ? admitted : admitted && matching(admitted);
  }

  /** Whole rows. */
  async function select(where: SQL | undefined, { lock = false } = {}): Promise<Entry[]> {
    const query = db().select().from(columns).where(where);
    return (await (lock ? query.for('update') : query)) as unknown as Entry[];
  }

  /** @throws HttpError not_found */
  async function found(id: number, { lock = false, deleted = false } = {}): Promise<Entry> {
    const [entry] = await select(and(eq(columns.id!, id), deleted ? undefined : alive()), { lock });
    if (!entry) throw new HttpError('not_found', words.notFound);
    return entry;
  }

  async function isReadable(actor: Actor, { id }: { id: number }): Promise<boolean> {
    if (!scope) return true;
    const [within] = await db()
      .select({ id: columns.id! })
      .from(columns)
      .where(and(eq(columns.id!, id), await inScope(actor)));
    return within !== undefined;
  }

  /** @throws HttpError not_found, forbidden */
  async function readable(actor: Actor, id: number): Promise<Entry> {
    const entry = await found(id);
    if (await isReadable(actor, entry)) return entry;
    throw words.mayNotRead === undefined
      ? new HttpError('not_found', words.notFound)
      : new HttpError('forbidden', words.mayNotRead);
  }

  /** What these rows show in the place of ids, by field. */
  async function shownIn(entries: readonly Loose[]) {
    const reads = fields.map(({ name, field, column }) => async () => {
      const to = shownBy(field);
      const ids = entries.flatMap((entry) => (entry[column] as number[] | number | null) ?? []);
      return to === null ? [] : [[name, await readShown(to, ids)] as const];
    });
    return new Map<string, ReadonlyMap<number, object>>((await readAtOnce(...reads)).flat());
  }

  /**
   * Rows name their fields one by one, so a column that the record does not know is in none.
   * @param entries of a list have no articles
   */
  async function serialize(actor: Actor, entries: readonly Entry[]): Promise<Row[]> {
    const shown = await shownIn(entries as readonly Loose[]);
    const extra = await rowHook?.(actor, entries);
    return entries.map((entry) => {
      const stored = entry as Loose;
      const row: Record<string, unknown> = { id: stored.id, created_at: toEpoch(stored.created_at as Date) };
      for (const { name, field, column, wire } of fields) {
        if (field.hidden) continue;
        if (field.kind === 'article' && !(column in entry)) continue;
        if (field.kind !== 'image') row[wire] = onWire(field, stored[column]);
        const byId = shown.get(name);
        if (field.kind === 'images') row[wire] = (stored[column] as number[]).flatMap((id) => byId?.get(id) ?? []);
        else if (byId) row[name] = byId.get(Number(stored[column])) ?? null;
      }
      if (record.versioned)
        Object.assign(row, { version: stored.version, updated_at: toEpoch(stored.updated_at as Date) });
      return { ...row, ...extra?.(entry) } as unknown as Row;
    });
  }
  const one = async (actor: Actor, entry: Entry): Promise<Row> => (await serialize(actor, [entry]))[0]!;

  /** It ends in the id, so no two pages show the same row. */
  function orderOf(sort: string): SQL[] {
    const isDown = sort.startsWith('-');
    const by = isDown ? sort.slice(1) : sort;
    const described = fields.find(({ name }) => name === by);
    const column = columns[described?.column ?? by]!;
    const key = described?.field.kind === 'name' ? nameOrder(column) : column;
    return isDown ? [desc(key), desc(columns.id!)] : [asc(key), asc(columns.id!)];
  }

  const visible = async (actor: Actor, where: WhereOf<R>, also?: SQL): Promise<SQL | undefined> =>
    and(alive(), matching(where), await inScope(actor), also);

  const articles = fields.filter(({ field }) => field.kind === 'article').map(({ column }) => column);
  const listed = Object.fromEntries(
    Object.entries(getTableColumns(columns)).filter(([name]) => !articles.includes(name) && !heavy.includes(name)),
  );

  async function list(where: SQL | undefined, order: SQL[], most?: number): Promise<Entry[]> {
    const query = db()
      .select(listed)
      .from(columns)
      .where(where)
      .orderBy(...order);
    return (await (most === undefined ? query : query.limit(most))) as unknown as Entry[];
  }

  const countOf = async (where: SQL | undefined): Promise<number> =>
    (await db().select({ total: count() }).from(columns).where(where))[0]!.total;

  /** A page and how many there are, by one look at all that match: a search in texts looks long. */
  async function counted(
    where: SQL | undefined,
    order: SQL[],
    page: Page,
  ): Promise<{ entries: Entry[]; total: number }> {
    const picked = db()
      .select({ id: columns.id!, total: sql`count(*) over ()`.mapWith(Number).as('total') })
      .from(columns)
      .where(where)
      .orderBy(...order)
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .as('picked');
    const rows = await db()
      .select({ entry: listed, total: picked.total })
      .from(columns)
      .innerJoin(picked, eq(columns.id!, picked.id))
      .orderBy(...order);
    // behind the last page no row tells how many there are
    const total = rows[0]?.total ?? (page.page > 1 ? await countOf(where) : 0);
    return { entries: rows.map(({ entry }) => entry) as unknown as Entry[], total };
  }

  return {
    ...{ columns, fields, fieldNamed, alive, select, found, isReadable, one, serialize },
    /**
     * A page of those that the actor reads and `where` admits.
     * @param more.also another condition; @param more.first what comes before the order
     */
    async page(
      actor: Actor,
      query: Page & { sort?: SortOf<R> },
      where: WhereOf<R> = {} as WhereOf<R>,
      { also, first = [] }: { also?: SQL | undefined; first?: SQL[] } = {},
    ): Promise<PageOf<ListRowOf<R> & Extra>> {
      const wanted = await visible(actor, where, also);
      const order = [...first, ...orderOf(query.sort ?? record.list.first)];
      const { entries, total } = await counted(wanted, order, query);
      return pageOf(await serialize(actor, entries), total, query);
    },
    /** All that the actor reads and `where` admits, in the first order. Only for nouns that stay few. */
    all: async (actor: Actor, where: WhereOf<R> = {} as WhereOf<R>): Promise<(ListRowOf<R> & Extra)[]> =>
      serialize(actor, await list(await visible(actor, where), orderOf(record.list.first))),
    /** @throws HttpError not_found, forbidden */
    find: async (actor: Actor, id: number): Promise<Row> => one(actor, await readable(actor, id)),
    /** The first that the actor reads and `where` admits, or null. */
    async first(actor: Actor, where: WhereOf<R>): Promise<Row | null> {
      const [entry] = await list(await visible(actor, where), orderOf(record.list.first), 1);
      return entry ? one(actor, await found(entry.id)) : null;
    },
  };
}
