import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import type {
  AnyRecord,
  ChangeOf,
  ColumnsOf,
  NewOf,
  ReasonOf,
  RecordAudience,
  RowOf,
} from '@toam/domain/record/record';
import { canTakeBackDeletion } from '@toam/domain/record/deletion';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { auditChange, auditNothing } from '../audit/audit-context';
import { nameKey } from '../db/columns';
import { db, tx } from '../db/db';
import { readAtOnce } from '../db/read-at-once';
import { insertRow, updateRow } from '../db/rows';
import { type Change, deletion, recordChanges, recordCreation, restoration } from '../history/record-changes';
import { HttpError } from '../http-error';
import { findDeletion } from '../history/find-deletion';
import { emit } from '../live/emit';
import { type Reading, recordReader, type TableOf, type Wait } from './record-reader';
import { changedFields, changesBetween, firstValues, lastValues, type Loose } from './record-words';
import { whyNotNamed } from './referred';

/** A record that this API can store: its name is the audit's noun. */
export type Storable = AnyRecord & { name: AuditNoun; history?: HistoryModel | undefined };

/** Messages by field; undefined is none. */
type Errors = Readonly<Record<string, string | undefined>>;

/** A write on its way. */
export interface Write<R extends AnyRecord, T extends TableOf<R>> {
  actor: Actor;
  /** Null: the record is new. */
  before: T['$inferSelect'] | null;
  /** The record as it will be. */
  after: ColumnsOf<R['fields']>;
  /** Whether one of these fields differs from before. Of a new record all do. */
  changes: (...names: (keyof R['fields'] & string)[]) => boolean;
}

/** Says what is wrong, at which field: all checks of a write answer together. It may throw an HttpError of another kind. */
export type Check<R extends AnyRecord, T extends TableOf<R>> = (write: Write<R, T>) => Wait<Errors | undefined | void>;

/** What is special of one call. */
export interface Special<R extends AnyRecord, T extends TableOf<R>> {
  before?: readonly Check<R, T>[];
  /** Columns that the call sets beside its body. */
  with?: Partial<T['$inferInsert']>;
  /** What else is written in the same transaction. */
  after?: (write: Write<R, T>, stored: T['$inferSelect']) => Promise<void>;
}

interface Storing<R extends AnyRecord, T extends TableOf<R>, Extra> extends Reading<R, T, Extra> {
  words: Reading<R, T, Extra>['words'] & {
    /** Why the rule refuses, in words. */
    refused: Readonly<Record<ReasonOf<R>, string>>;
    /** Another record has the unique values. `at`: the field that says so; without it the answer has that record. */
    taken?: (other: T['$inferSelect']) => { message: string; at?: string };
    /** The first line of the history. */
    created?: string;
  };
  /** Locks what the record belongs to, before the record itself. All writers of the parent begin there, so no two wait for each other. */
  lock?: (values: ColumnsOf<R['fields']>) => Promise<void>;
  /** Columns that the module computes of a write. */
  fill?: (write: Write<R, T>) => Wait<Partial<T['$inferInsert']>>;
}

const today = (): string => dayOf(Date.now() / 1000);

/**
 * Reads and writes the records of a noun. Every write is one transaction with one order:
 *
 * parent locked → found (404) → may (403) → version (409) → nothing changed: the record as it is → valid (422, all fields at once)
 * → unique (409) → written, version + 1 → history → audit → live event → what else the call writes → the row.
 *
 * Special are: `scope`, `row` (reading), `lock`, `fill` (every write), `before`, `after` (one call). What needs more is a use case.
 */
export function recordStore<const R extends Storable, T extends TableOf<R>, Extra extends object = object>(
  record: R,
  table: T,
  storing: Storing<R, T, Extra>,
) {
  type Entry = T['$inferSelect'] & { id: number };
  type Row = RowOf<R> & Extra;
  type Values = ColumnsOf<R['fields']>;
  const { words } = storing;
  const reader = recordReader<R, T, Extra>(record, table, storing);
  const { columns, fields, fieldNamed, alive, select, found, isReadable, one } = reader;

  // the steps of a write, in their order

  async function held(id: number, isDeleted: boolean): Promise<Entry> {
    if (!storing.lock) return found(id, { lock: true, deleted: isDeleted });
    await storing.lock((await found(id, { deleted: isDeleted })) as Values);
    // read again behind the lock: it may be deleted meanwhile
    return found(id, { lock: true, deleted: isDeleted });
  }

  /** @throws HttpError forbidden */
  function refuseForbidden(actor: Actor, entry: unknown): void {
    const reason = record.may.write(actor, entry as never, today()) as ReasonOf<R> | null;
    if (reason !== null) throw new HttpError('forbidden', words.refused[reason]);
  }

  /** @throws HttpError not_found, forbidden */
  async function refuseUnwritable(actor: Actor, entry: Entry): Promise<void> {
    if (words.mayNotRead === undefined && !(await isReadable(actor, entry)))
      throw new HttpError('not_found', words.notFound);
    refuseForbidden(actor, entry);
  }

  /** @throws HttpError conflict with the present record. D12 */
  async function refuseStale(actor: Actor, entry: Entry, version: number | undefined): Promise<void> {
    if (record.versioned && version !== undefined && version !== (entry as Loose).version)
      throw new HttpError('conflict', commonText.stale, { current: await one(actor, entry) });
  }

  /** An admin restores any, others what they have just deleted themselves. D11 @throws HttpError forbidden */
  async function refuseOldDeletion(actor: Actor, id: number, deletedAt: Date): Promise<void> {
    if (record.history === undefined) return;
    if (!canTakeBackDeletion(actor, await findDeletion(record.history, id, deletedAt)))
      throw new HttpError('forbidden', commonText.mayNotRestore);
  }

  /** Only who works here is named anew. */
  const goneErrors = ({ after, changes }: Write<R, T>): Promise<Errors[]> =>
    readAtOnce(
      ...fields.map(({ name, field, column, wire }) => async () => {
        const id = (after as Loose)[column] as number | null | undefined;
        if (field.kind !== 'ref' || !field.active || !id || !changes(name)) return {};
        return { [wire]: await whyNotNamed(field.to, id) };
      }),
    );

  /** @throws HttpError invalid with all that is wrong */
  async function refuseInvalid(write: Write<R, T>, checks: Special<R, T>['before'] = []): Promise<void> {
    const input = await goneErrors(write);
    for (const check of checks) input.push((await check(write)) ?? {});
    const errors: Record<string, string> = {};
    for (const [field, message] of input.flatMap((one) => Object.entries(one)))
      if (message !== undefined) errors[field] ??= message;
    if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
  }

  const isEqual = (column: string, isName: boolean, value: unknown): SQL => {
    if (value === null || value === undefined) return isNull(columns[column]!);
    return isName
      ? sql`${nameKey(columns[column]!)} = ${nameKey(sql`${String(value)}::text`)}`
      : eq(columns[column]!, value);
  };

  /** The record that has the unique values of these. Whoever else wants them waits until the transaction ends. @param values by column */
  async function holderOf(values: Loose): Promise<Entry | undefined> {
    const parts = record.unique.map(fieldNamed);
    const key = parts
      .map(({ column }) =>
        String(values[column] ?? '')
          .normalize('NFC')
          .toLowerCase(),
      )
      .join(' ');
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${record.name} ${key}`}, 0))`);
    const same = parts.map(({ field, column }) => isEqual(column, field.kind === 'name', values[column]));
    const [other] = await select(and(alive(), ...same));
    return other;
  }

  /** @throws HttpError conflict, with the other record if the actor reads it */
  async function refuseTaken(actor: Actor, values: Loose, except?: number): Promise<void> {
    if (record.unique.length === 0) return;
    const other = await holderOf(values);
    if (!other || other.id === except) return;
    const { message, at } = words.taken?.(other) ?? { message: commonText.invalid };
    if (at !== undefined) throw new HttpError('conflict', message, { errors: { [at]: message } });
    const current = (await isReadable(actor, other)) ? await one(actor, other) : undefined;
    throw new HttpError('conflict', message, { current });
  }

  async function tell(actor: Actor, id: number, changes: Change[], isNew = false): Promise<void> {
    const real = changes.filter(({ old_value, new_value }) => old_value !== new_value);
    if (record.history === undefined) auditChange(actor, record.name, id, real);
    else if (isNew) await recordCreation(actor, record.history, id, words.created ?? houseText.historyCreated, changes);
    else await recordChanges(actor, record.history, id, real);
  }

  /** Ids only: everybody reads the record as they may. */
  function publish(actor: Actor, entry: Entry): Promise<void> {
    const { audience } = record as AnyRecord;
    const who: RecordAudience = typeof audience === 'function' ? audience(entry as never) : audience;
    return emit(
      {
        ...{ kind: 'record.changed', noun: record.live ?? record.name, record_id: entry.id, changed_by: actor.id },
        ...(record.versioned && { version: (entry as Loose).version as number }),
      },
      typeof who === 'string' && who !== 'everyone' ? { rule: who } : who,
    );
  }

  async function update(id: number, values: Loose): Promise<Entry> {
    const next = record.versioned ? { version: sql`${columns.version!} + 1` } : {};
    const after = await updateRow(columns, eq(columns.id!, id), { ...values, ...next } as never);
    return after as unknown as Entry;
  }

  /**
   * Writes columns of a record that was checked elsewhere, with its version, history, audit and event. Call it in a transaction, under
   * the lock of `hold`. @param also lines of the history beside those of the fields
   */
  async function apply(
    actor: Actor,
    before: Entry,
    values: Partial<T['$inferInsert']>,
    also: Change[] = [],
  ): Promise<Entry> {
    const stored = await update(before.id, values);
    await tell(actor, before.id, [...(await changesBetween(record, before as Loose, stored as Loose)), ...also]);
    await publish(actor, stored);
    return stored;
  }

  const writeOf = (actor: Actor, before: Entry | null, after: Loose): Write<R, T> => ({
    ...{ actor, before, after: after as Values },
    changes: (...names) =>
      !before || changedFields(record, before as Loose, after).some((name) => names.includes(name)),
  });

  /** What a body says, by column. */
  const saidIn = (body: Loose, isNew: boolean): Record<string, unknown> =>
    Object.fromEntries(
      fields.flatMap(({ field, column, wire }) =>
        field.server || (field.fixed && !isNew) || body[wire] === undefined ? [] : [[column, body[wire]]],
      ),
    );

  /** What a new record is without what its body may leave out. */
  const unsaid: Loose = Object.fromEntries(
    fields.flatMap(({ field, column }) =>
      field.required || field.server || field.default !== undefined ? [] : [[column, null]],
    ),
  );

  const createdBy = (actor: Actor, input: Loose): Loose =>
    Object.fromEntries(
      fields.flatMap(({ field, column }) =>
        field.server === 'actor' || (field.default === 'actor' && (input[column] ?? null) === null)
          ? [[column, actor.id]]
          : [],
      ),
    );

  // the writes

  /** Stores what was checked elsewhere, with its history, audit and event. Call it in a transaction. */
  async function insert(actor: Actor, values: Loose): Promise<Entry> {
    const stored = await insertRow(columns, values as never);
    const made = stored as unknown as Entry;
    await tell(actor, made.id, await firstValues(record, made as Loose), true);
    await publish(actor, made);
    return made;
  }

  const create = (
    actor: Actor,
    body: NewOf<R>,
    { before: checks, with: also, after }: Special<R, T> = {},
  ): Promise<Row> =>
    tx(async () => {
      const input = saidIn(body as Loose, true);
      const values: Loose = { ...unsaid, ...input, ...createdBy(actor, input), ...also };
      await storing.lock?.(values as Values);
      refuseForbidden(actor, values);
      const write = writeOf(actor, null, values);
      await refuseInvalid(write, checks);
      await refuseTaken(actor, values);
      const made = await insert(actor, { ...values, ...(await storing.fill?.(write)) });
      await after?.(write, made);
      return one(actor, made);
    });

  const change = (
    actor: Actor,
    { id, version, ...body }: ChangeOf<R>,
    { before: checks, with: also, after, restores = false }: Special<R, T> & { restores?: boolean } = {},
  ): Promise<Row> =>
    tx(async () => {
      const before = await held(id, restores);
      await refuseUnwritable(actor, before);
      await refuseStale(actor, before, version);
      const wanted: Loose = { ...(before as Loose), ...saidIn(body as Loose, false), ...also };
      const comesBack = restores && (before as Loose).deleted_at !== null;
      const changed = changedFields(record, before as Loose, wanted);
      const write = writeOf(actor, before, wanted);
      if (comesBack) await refuseOldDeletion(actor, id, (before as Loose).deleted_at as Date);
      if (changed.length === 0 && !comesBack) {
        auditNothing();
        return one(actor, before);
      }
      await refuseInvalid(write, checks);
      if (comesBack || changed.some((name) => record.unique.includes(name))) await refuseTaken(actor, wanted, id);
      const values = Object.fromEntries(
        changed.map((name) => [fieldNamed(name).column, wanted[fieldNamed(name).column]]),
      );
      const filled = await storing.fill?.(write);
      const written = { ...values, ...filled, ...(comesBack && { deleted_at: null }) } as Partial<T['$inferInsert']>;
      const stored = await apply(actor, before, written, comesBack ? [restoration] : []);
      await after?.(write, stored);
      return one(actor, stored);
    });

  /** Deletes; softly where the noun keeps its deleted records. D11 */
  const remove = (
    actor: Actor,
    { id, version }: { id: number; version?: number | undefined },
    { before: checks, after }: Special<R, T> = {},
  ): Promise<null> =>
    tx(async () => {
      const before = await held(id, false);
      await refuseUnwritable(actor, before);
      await refuseStale(actor, before, version);
      const write = writeOf(actor, before, before as Loose);
      await refuseInvalid(write, checks);
      const gone = record.softDelete ? await update(id, { deleted_at: new Date() }) : before;
      if (!record.softDelete) await db().delete(columns).where(eq(columns.id!, id));
      await tell(actor, id, record.softDelete ? [deletion] : await lastValues(record, before as Loose));
      await publish(actor, gone);
      await after?.(write, gone);
      return null;
    });

  return {
    ...{ page: reader.page, all: reader.all, find: reader.find, first: reader.first, serialize: reader.serialize },
    ...{ create, change, remove, insert, apply, holderOf, publish, one },
    /** The record, locked until the transaction ends. @throws HttpError not_found */
    hold: (id: number): Promise<Entry> => held(id, false),
    /** @throws HttpError conflict with the present record. D12 */
    refuseStale,
    /** A deleted record comes back as it was. */
    restore: (actor: Actor, id: number, special: Special<R, T> = {}): Promise<Row> =>
      change(actor, { id } as ChangeOf<R>, { ...special, restores: true }),
  };
}
