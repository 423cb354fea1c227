import type { ImportDecision, ImportShow } from '@toam/contracts/customer/customer-import.schema';
import { importOpenDays, importUndoDays } from '@toam/domain/customer-import/customer-import-access';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { clearWorkbooks } from '../../sheets/kept-workbook.writes';
import { users } from '../users/user.schema';
import {
  type CustomerImportRecord,
  customerImportRows as rows,
  customerImports as imports,
  type ImportRowRecord,
} from './customer-import.schema';

export async function insertImport(values: typeof imports.$inferInsert): Promise<number> {
  const [stored] = await db().insert(imports).values(values).returning({ id: imports.id });
  return stored!.id;
}

/** Stores rows as they were read, in one statement. */
export async function insertRows(importId: number, read: Pick<ImportRowRecord, 'row' | 'cells'>[]): Promise<void> {
  await db().execute(sql`
    insert into ${rows} (import_id, row, cells)
    select ${importId}, read.row, read.cells
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read(row integer, cells jsonb)`);
}

export async function removeRows(importId: number): Promise<void> {
  await db().delete(rows).where(eq(rows.import_id, importId));
}

export async function removeRow(importId: number, row: number): Promise<void> {
  await db()
    .delete(rows)
    .where(and(eq(rows.import_id, importId), eq(rows.row, row)));
}

const listed = { one: imports, user: users.name };

export type ListedImport = { one: CustomerImportRecord; user: string };

export async function findImport(id: number): Promise<ListedImport | undefined> {
  const [found] = await db()
    .select(listed)
    .from(imports)
    .innerJoin(users, eq(users.id, imports.user_id))
    .where(eq(imports.id, id));
  return found;
}

/** @param userId null for everybody's imports */
export async function listImports(userId: number | null, { page, size }: Page) {
  const where = userId === null ? undefined : eq(imports.user_id, userId);
  const [counted] = await db().select({ total: count() }).from(imports).where(where);
  const list = await db()
    .select(listed)
    .from(imports)
    .innerJoin(users, eq(users.id, imports.user_id))
    .where(where)
    .orderBy(desc(imports.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** Locks an import until the transaction ends, so that calls and background work on it run one after the other. */
export async function lockImport(id: number): Promise<CustomerImportRecord | undefined> {
  const [one] = await db().select().from(imports).where(eq(imports.id, id)).for('update');
  return one;
}

export async function updateImport(id: number, values: Partial<typeof imports.$inferInsert>): Promise<void> {
  await db()
    .update(imports)
    .set({ ...values, version: sql`${imports.version} + 1` })
    .where(eq(imports.id, id));
}

export async function deleteImport(id: number): Promise<void> {
  await db().delete(imports).where(eq(imports.id, id));
}

/** Columns that make the work begin at the first row. */
export const fromTheStart = () => ({ last_row: 0, done: 0, worked_at: new Date(), failure: null });

/** Stores that one batch of the current work is done. */
export const movedOn = (importId: number, { done }: CustomerImportRecord, batch: { row: number }[]): Promise<void> =>
  updateImport(importId, {
    last_row: batch.at(-1)!.row,
    done: done + batch.length,
    worked_at: new Date(),
    failure: null,
  });

export const nextRows = (importId: number, after: number, max: number): Promise<ImportRowRecord[]> =>
  db()
    .select()
    .from(rows)
    .where(and(eq(rows.import_id, importId), gt(rows.row, after)))
    .orderBy(asc(rows.row))
    .limit(max);

const hasErrors = sql`${rows.errors} <> '[]'::jsonb`;
const isDuplicate = sql`(not ${hasErrors} and (${rows.same_customer_id} is not null or ${rows.same_row} is not null))`;
const hasNotes = sql`${rows.notes} <> '[]'::jsonb`;
const wasNotStored = sql`${rows.outcome} = 'failed'`;

const shown: Record<ImportShow, SQL | undefined> = {
  all: undefined,
  valid: sql`(${rows.values} is not null and not ${hasErrors} and not ${isDuplicate})`,
  error: sql`(${hasErrors} or ${wasNotStored})`,
  duplicate: isDuplicate,
  note: hasNotes,
  kept: eq(rows.undone, 'kept'),
};

const which = (importId: number, show: ImportShow) => and(eq(rows.import_id, importId), shown[show]);

export async function listRows(importId: number, show: ImportShow, { page, size }: Page) {
  const where = which(importId, show);
  const [counted] = await db().select({ total: count() }).from(rows).where(where);
  const list = await db()
    .select()
    .from(rows)
    .where(where)
    .orderBy(asc(rows.row))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** The rows of a file for a sheet, one batch at a time. */
export const rowsAfter = (importId: number, show: ImportShow, after: number, max: number): Promise<ImportRowRecord[]> =>
  db()
    .select()
    .from(rows)
    .where(and(which(importId, show), gt(rows.row, after)))
    .orderBy(asc(rows.row))
    .limit(max);

/** Counts the rows again and stores the counts in the import, where they stay after the rows are deleted. */
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
        'created', ${came('created')}, 'merged', ${came('merged')}, 'skipped', ${came('skipped')}, 'failed', ${came('failed')},
        'deleted', ${went('deleted')}, 'given_back', ${went('given_back')}, 'kept', ${went('kept')})
      from ${rows} where ${rows.import_id} = ${importId})
    where id = ${importId}`);
}

/** Writes the results of many rows in one statement. */
export async function updateRows(importId: number, changes: ImportRowRecord[]): Promise<void> {
  if (changes.length === 0) return;
  // the file's own values never change, so they are not sent again
  const sent = JSON.stringify(changes.map(({ cells: _cells, ...change }) => change));
  const { rows: changed } = await db().execute(sql`
    update ${rows} as kept set
      values = changed.values, phones = changed.phones, staff_id = changed.staff_id, errors = changed.errors,
      notes = changed.notes, same_customer_id = changed.same_customer_id, same_row = changed.same_row,
      decision = changed.decision, outcome = changed.outcome, outcome_note = changed.outcome_note,
      customer_id = changed.customer_id, stored_version = changed.stored_version, filled = changed.filled,
      undone = changed.undone
    from jsonb_populate_recordset(null::${rows}, ${sent}::jsonb) as changed
    where kept.import_id = ${importId} and kept.row = changed.row
    returning kept.row`);
  if (changed.length !== changes.length) throw new Error(`rows of import ${importId} went missing`);
}

const among = (only: number[] | undefined) => only && (only.length ? inArray(rows.row, only) : sql`false`);

/** Sets the decision for duplicates: for the rows `only`, or for all rows, without those in `except`. */
export async function decideRows(
  importId: number,
  decision: ImportDecision,
  only: number[] | undefined,
  except: number[],
): Promise<void> {
  const spared = except.length ? notInArray(rows.row, except) : undefined;
  await db()
    .update(rows)
    .set({ decision })
    .where(and(eq(rows.import_id, importId), isDuplicate, among(only), spared));
}

/** Rows that duplicate customers, with those customers. */
export async function duplicateCustomers(
  importId: number,
  only: number[] | undefined,
): Promise<{ row: number; id: number }[]> {
  const found = await db()
    .select({ row: rows.row, id: rows.same_customer_id })
    .from(rows)
    .where(and(eq(rows.import_id, importId), isDuplicate, isNotNull(rows.same_customer_id), among(only)));
  return found.flatMap(({ row, id }) => (id === null ? [] : [{ row, id }]));
}

/** Phone numbers of the rows without errors after one row and up to another, with their row numbers in the file. */
export async function phonesBetween(
  importId: number,
  after: number,
  upTo: number,
): Promise<{ row: number; phones: string[] }[]> {
  if (after >= upTo) return [];
  return db()
    .select({ row: rows.row, phones: rows.phones })
    .from(rows)
    .where(and(eq(rows.import_id, importId), gt(rows.row, after), lte(rows.row, upTo)))
    .orderBy(asc(rows.row));
}

/** Imports whose work has stopped because its process died. */
export async function stoppedImports(): Promise<number[]> {
  const found = await db()
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, ['checking', 'storing', 'undoing']),
        sql`${imports.worked_at} < now() - interval '1 minute'`,
      ),
    );
  return found.map(({ id }) => id);
}

/** Deletes imports that were never carried out, and the rows of imports that can no longer be undone. */
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
      returning id)
    delete from ${rows} where import_id in (select id from old)`);
}
