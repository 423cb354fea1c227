import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { ImportShow } from '@toam/contracts/sheet/import.endpoints';
import type { Actor } from '@toam/domain/actor';
import { importOpenDays, importUndoDays } from '@toam/domain/sheet/import-state';
import { and, asc, desc, eq, gt, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, idsOf, insertRow, saveRow } from '../../db/rows';
import type { Page } from '../../http/page';
import { users } from '../../modules/users/user.schema';
import { actorColumns } from '../../sessions/find-session';
import { clearWorkbooks } from './kept-workbook.writes';
import { type ImportRecord, type ImportRow, importRows as rows, imports } from './import.schema';

/** Rows per insert statement. */
const batch = 500;

/** Stores rows as they were read. */
export async function insertRows(importId: number, read: Pick<ImportRow, 'row' | 'cells'>[]): Promise<void> {
  for (let at = 0; at < read.length; at += batch)
    await db().execute(sql`
      insert into ${rows} (import_id, row, cells)
      select ${importId}, read.row, read.cells
      from jsonb_to_recordset(${JSON.stringify(read.slice(at, at + batch))}::jsonb) as read(row integer, cells jsonb)`);
}

/** Keeps an import whose rows were read, and maybe stored, by one call. @returns its id */
export async function keepImport(
  values: typeof imports.$inferInsert,
  done: Omit<ImportRow, 'import_id'>[],
): Promise<number> {
  const { id } = await insertRow(imports, { ...values, row_count: done.length, done: done.length });
  await insertRows(id, done);
  await updateRows(
    id,
    done.map((row) => ({ ...row, import_id: id })),
  );
  await recount(id);
  return id;
}

/** @param only one row; absent: all */
export async function removeRows(importId: number, only?: number): Promise<void> {
  await db()
    .delete(rows)
    .where(and(eq(rows.import_id, importId), only === undefined ? undefined : eq(rows.row, only)));
}

/** An import and the name of who uploaded it. */
export interface ListedImport {
  one: ImportRecord;
  user: string;
}

const listed = () =>
  db().select({ one: imports, user: users.name }).from(imports).innerJoin(users, eq(users.id, imports.user_id));

const ofNoun = (nouns: readonly AuditNoun[], id: number) => and(inArray(imports.noun, [...nouns]), eq(imports.id, id));

export async function findImport(nouns: readonly AuditNoun[], id: number): Promise<ListedImport | undefined> {
  const [found] = await listed().where(ofNoun(nouns, id));
  return found;
}

/** Imports, newest first. @param which narrows them */
export async function listImports(nouns: readonly AuditNoun[], which: SQL | undefined, { page, size }: Page) {
  const where = and(inArray(imports.noun, [...nouns]), which);
  const total = await db().$count(imports, where);
  const list = await listed()
    .where(where)
    .orderBy(desc(imports.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

/** Locks an import until the transaction ends, so that calls and background work on it run one after the other. */
export const lockImport = (nouns: readonly AuditNoun[], id: number): Promise<ImportRecord | undefined> =>
  findRow(imports, ofNoun(nouns, id), 'update');

export const updateImport = (id: number, values: Partial<typeof imports.$inferInsert>): Promise<ImportRecord> =>
  saveRow(imports, id, values);

export async function deleteImport(id: number): Promise<void> {
  await db().delete(imports).where(eq(imports.id, id));
}

/** Columns that make the work begin at the first row. */
export const fromTheStart = () => ({ last_row: 0, done: 0, worked_at: new Date(), failure: null });

const hasErrors = sql`${rows.errors} <> '[]'::jsonb`;
export const isDuplicate = sql`(not ${hasErrors} and (${rows.same_id} is not null or ${rows.same_row} is not null))`;
const hasNotes = sql`${rows.notes} <> '[]'::jsonb`;

const shown: Record<ImportShow, SQL | undefined> = {
  all: undefined,
  valid: sql`(${rows.values} is not null and not ${hasErrors} and not ${isDuplicate})`,
  error: sql`(${hasErrors} or ${rows.outcome} = 'failed')`,
  duplicate: isDuplicate,
  note: hasNotes,
  created: eq(rows.outcome, 'created'),
  merged: eq(rows.outcome, 'merged'),
  skipped: eq(rows.outcome, 'skipped'),
  deleted: eq(rows.undone, 'deleted'),
  given_back: eq(rows.undone, 'given_back'),
  kept: eq(rows.undone, 'kept'),
};

const which = (importId: number, show: ImportShow) => and(eq(rows.import_id, importId), shown[show]);

export async function listRows(importId: number, show: ImportShow, { page, size }: Page) {
  const where = which(importId, show);
  const total = await db().$count(rows, where);
  const list = await db()
    .select()
    .from(rows)
    .where(where)
    .orderBy(asc(rows.row))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

/** The next rows of a file. @param max absent: all */
export async function rowsAfter(importId: number, show: ImportShow, after: number, max?: number): Promise<ImportRow[]> {
  const next = db()
    .select()
    .from(rows)
    .where(and(which(importId, show), gt(rows.row, after)))
    .orderBy(asc(rows.row));
  return max === undefined ? next : next.limit(max);
}

/** Counts the rows again and stores the counts in the import, where they stay after the rows are cleared. */
export async function recount(importId: number): Promise<void> {
  const decided = (decision: string) =>
    sql`count(*) filter (where ${isDuplicate} and ${rows.decision} = ${decision})::int`;
  const came = (outcome: string) => sql`count(*) filter (where ${rows.outcome} = ${outcome})::int`;
  const went = (undone: string) => sql`count(*) filter (where ${rows.undone} = ${undone})::int`;
  await db().execute(sql`
    update ${imports} set counts = (
      select jsonb_build_object(
        'errors', count(*) filter (where ${hasErrors})::int,
        'duplicates', count(*) filter (where ${isDuplicate})::int,
        'valid', count(*) filter (where not ${hasErrors} and not ${isDuplicate})::int,
        'notes', count(*) filter (where ${hasNotes})::int,
        'skip', ${decided('skip')}, 'merge', ${decided('merge')}, 'create', ${decided('create')},
        'created', ${came('created')}, 'merged', ${came('merged')},
        'unchanged', count(*) filter (where ${rows.outcome} = 'merged' and ${rows.filled} is null)::int, 'skipped', ${came('skipped')}, 'failed', ${came('failed')},
        'deleted', ${went('deleted')}, 'given_back', ${went('given_back')}, 'kept', ${went('kept')})
      from ${rows} where ${rows.import_id} = ${importId})
    where id = ${importId}`);
}

/** Writes the results of many rows in one statement. */
export async function updateRows(importId: number, changes: ImportRow[]): Promise<void> {
  if (changes.length === 0) return;
  // the file's own values never change, so they are not sent again
  const sent = JSON.stringify(changes.map(({ cells: _cells, ...change }) => change));
  const { rows: changed } = await db().execute(sql`
    update ${rows} as kept set
      values = changed.values, keys = changed.keys, errors = changed.errors, notes = changed.notes,
      same_id = changed.same_id, same_row = changed.same_row, decision = changed.decision,
      outcome = changed.outcome, outcome_note = changed.outcome_note, record_id = changed.record_id,
      stored_version = changed.stored_version, filled = changed.filled, undone = changed.undone
    from jsonb_populate_recordset(null::${rows}, ${sent}::jsonb) as changed
    where kept.import_id = ${importId} and kept.row = changed.row
    returning kept.row`);
  if (changed.length !== changes.length) throw new Error(`rows of import ${importId} went missing`);
}

/** The first row of the file with each of these keys, among the rows before another one. */
export async function firstRowsWith(importId: number, before: number, keys: string[]): Promise<Map<string, number>> {
  const { rows: found } = await db().execute<{ key: string; row: number }>(sql`
    select key, min(row)::int as row from ${rows}, unnest(keys) as key
    where import_id = ${importId} and row < ${before} and key = any(${sql.param(keys)}::text[])
    group by key`);
  return new Map(found.map(({ key, row }) => [key, row]));
}

/** Stores the new version when the import itself changes a record again, so that it does not count as somebody's edit. */
export async function restampRows(importId: number, recordId: number, version: number): Promise<void> {
  await db()
    .update(rows)
    .set({ stored_version: version })
    .where(and(eq(rows.import_id, importId), eq(rows.record_id, recordId)));
}

/** Rows by their numbers; absent: all. */
export const among = (only: number[] | undefined) => only && (only.length ? inArray(rows.row, only) : sql`false`);

/** Sets the decision for duplicates: for the rows `only`, or for all rows, without those in `except`. */
export async function decideRows(
  importId: number,
  decision: ImportRow['decision'],
  only: number[] | undefined,
  except: number[],
): Promise<void> {
  const spared = except.length ? notInArray(rows.row, except) : undefined;
  await db()
    .update(rows)
    .set({ decision })
    .where(and(eq(rows.import_id, importId), isDuplicate, among(only), spared));
}

/** A person with whose rights work runs; null if they are no longer active. */
export async function findActiveActor(id: number): Promise<Actor | null> {
  const [actor] = await db()
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.status, 1), isNull(users.deleted_at)));
  return actor ?? null;
}

/** Imports whose work has stopped because its process died. */
export async function stoppedImports(noun: AuditNoun): Promise<number[]> {
  const found = await db()
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.noun, noun),
        inArray(imports.state, ['checking', 'storing', 'undoing']),
        sql`${imports.worked_at} < now() - interval '1 minute'`,
      ),
    );
  return idsOf(found);
}

/**
 * Deletes imports that were never carried out, and clears away what the rows of the others hold of people once they can no longer be
 * undone. Of a row that became a record its number stays.
 */
export async function clearOldImports(): Promise<void> {
  await clearWorkbooks(importOpenDays);
  const days = (number: number) => sql.raw(`interval '${number} days'`);
  await db().execute(sql`
    delete from ${imports} where state in ('columns', 'checked') and updated_at < now() - ${days(importOpenDays)}`);
  await db().execute(sql`
    with old as (
      update ${imports} set is_cleared = true, head = null,
        headers = (select coalesce(jsonb_agg(title || '{"samples": []}'::jsonb), '[]'::jsonb) from jsonb_array_elements(headers) as title)
      where not is_cleared and state in ('stored', 'undone') and stored_at < now() - ${days(importUndoDays)}
      returning id),
    gone as (delete from ${rows} where import_id in (select id from old) and record_id is null)
    update ${rows} set cells = '[]', values = null, keys = '{}', errors = '[]', notes = '[]', same_id = null, filled = null
    where import_id in (select id from old) and record_id is not null`);
}
