import { importText } from '@toam/contracts/sheet/import.text';
import type { Actor } from '@toam/domain/actor';
import { importUndoDays, importUndoUntil, isImportOpen } from '@toam/domain/sheet/import-state';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { toEpoch } from '../../db/columns';
import { tx } from '../../db/db';
import { withRetryOnDeadlock } from '../../db/retry-on-deadlock';
import { HttpError } from '../../http-error';
import { dropWorkbook } from './kept-workbook.writes';
import { deleteImport, findImport, fromTheStart, type ListedImport, lockImport, updateImport } from './import.queries';
import type { ImportRecord } from './import.schema';
import { type ImportNoun, stepsOf } from './import-noun';
import { lookAtImports, workInCall } from './import-work';

/** @throws HttpError not_found, also for somebody who may not see it: ids are easy to guess */
export async function findSeen(noun: ImportNoun, actor: Actor, importId: number): Promise<ListedImport> {
  const found = await findImport(noun.nouns, importId);
  if (!found || (noun.canSee && !noun.canSee(actor, found.one))) throw new HttpError('not_found', importText.notFound);
  return found;
}

/** Locks an import for somebody who may see it. @throws HttpError not_found */
async function lockSeen(noun: ImportNoun, actor: Actor, importId: number): Promise<ImportRecord> {
  const one = await lockImport(noun.nouns, importId);
  if (!one || (noun.canSee && !noun.canSee(actor, one))) throw new HttpError('not_found', importText.notFound);
  return one;
}

/** Locks an import for somebody who may decide about it. @throws HttpError not_found, forbidden */
export async function lockOwn(noun: ImportNoun, actor: Actor, importId: number): Promise<ImportRecord> {
  const one = await lockSeen(noun, actor, importId);
  if (noun.decider && !noun.decider.is(actor, one)) throw new HttpError('forbidden', noun.decider.mayNot);
  return one;
}

/** Whether the import can be undone: it is stored, the period is not over, and its rows still exist. */
export const isUndoable = ({ state, stored_at, is_cleared }: ImportRecord): boolean =>
  state === 'stored' && stored_at !== null && !is_cleared && Date.now() / 1000 < importUndoUntil(toEpoch(stored_at));

const of = ({ counts }: ImportRecord, ...names: string[]): number =>
  names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** How many rows will become records or be merged into one. */
const toStore = (one: ImportRecord): number => of(one, 'valid', 'merge', 'create');

/** @throws HttpError not_found, forbidden; conflict before it is checked; invalid if errors hold it back, or nothing is left to store */
async function lockStorable(noun: ImportNoun, actor: Actor, importId: number, onlyIfClean: boolean) {
  const one = await lockOwn(noun, actor, importId);
  if (one.stored_at !== null || one.state === 'storing') return null;
  if (one.state !== 'checked') throw new HttpError('conflict', importText.notCheckedYet);
  const errors = of(one, 'errors');
  if (onlyIfClean && errors > 0) throw new HttpError('invalid', importText.hasErrors(errors.toLocaleString('vi-VN')));
  if (toStore(one) === 0) throw new HttpError('invalid', importText.nothingToStore);
  return one;
}

/**
 * Stores the valid rows, or begins to. A second call, such as a double click or a retry, changes nothing.
 * @throws HttpError as `lockStorable`
 */
export async function storeImport(
  noun: ImportNoun,
  actor: Actor,
  importId: number,
  onlyIfClean = false,
): Promise<void> {
  await tx(async () => {
    const one = await lockStorable(noun, actor, importId, onlyIfClean);
    if (!one) return auditNothing();
    await updateImport(importId, { ...fromTheStart(), state: 'storing' });
    await dropWorkbook(one.workbook_id);
    const done = await workInCall(noun, actor, importId);
    const detail = { import_id: importId, file: one.file_name, rows: one.row_count, errors: of(done ?? one, 'errors') };
    addAuditEvent({
      count: done ? of(done, 'created', 'merged') : toStore(one),
      detail: { ...detail, duplicates: of(one, 'duplicates') },
    });
  });
  lookAtImports(noun);
}

/** Locks an import to undo it; null if it is undone already. @throws HttpError not_found; conflict if it was not stored, or too long ago */
async function lockUndoable(noun: ImportNoun, actor: Actor, importId: number): Promise<ImportRecord | null> {
  const one = await lockSeen(noun, actor, importId);
  if (one.state === 'undoing' || one.state === 'undone') return null;
  if (one.state !== 'stored') throw new HttpError('conflict', noun.text.notUndoable);
  if (!isUndoable(one)) throw new HttpError('conflict', importText.undoTooLate(importUndoDays));
  return one;
}

/** Undoes an import, or begins to; a second call changes nothing. @throws HttpError as `lockUndoable` */
export async function undoImport(noun: ImportNoun, actor: Actor, importId: number): Promise<void> {
  await withRetryOnDeadlock(importText.busy, async () => {
    const one = await lockUndoable(noun, actor, importId);
    if (!one) return auditNothing();
    await updateImport(importId, { ...fromTheStart(), state: 'undoing', undone_by: actor.id });
    const done = await workInCall(noun, actor, importId);
    addAuditEvent({
      noun: one.noun,
      ...(done
        ? { count: of(done, 'deleted', 'given_back'), detail: { import_id: importId, kept: of(done, 'kept') } }
        : { count: of(one, 'created', 'merged'), detail: { import_id: importId } }),
    });
  });
  lookAtImports(noun);
}

/** Discards an import that has stored nothing. @throws HttpError not_found, forbidden; conflict once it stores */
export const discardImport = (noun: ImportNoun, actor: Actor, importId: number): Promise<null> =>
  tx(async () => {
    const one = await lockOwn(noun, actor, importId);
    if (!isImportOpen(one.state)) throw new HttpError('conflict', stepsOf(noun).text.notDiscardable);
    await deleteImport(importId);
    await dropWorkbook(one.workbook_id);
    addAuditEvent({ count: one.row_count, detail: { import_id: importId, file: one.file_name } });
    return null;
  });
