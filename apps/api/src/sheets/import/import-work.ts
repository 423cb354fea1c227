import { importText } from '@toam/contracts/sheet/import.text';
import type { Actor } from '@toam/domain/actor';
import { isImportWorking } from '@toam/domain/sheet/import-state';
import { z } from 'zod';
import { addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { enqueue, wake } from '../../jobs/enqueue';
import { oneOff } from '../../jobs/one-off';
import {
  findActiveActor,
  lockImport,
  recount,
  rowsAfter,
  stoppedImports,
  updateImport,
  updateRows,
} from './import.queries';
import type { ImportRecord, ImportRow } from './import.schema';
import { type ImportNoun, stepsOf, type Work } from './import-noun';

/** The kinds of work: the state that follows, the one to go back to, and what the audit calls it. */
const kinds = {
  checking: { then: 'checked', before: 'columns', audited: 'import_check' },
  storing: { then: 'stored', before: 'checked', audited: 'import' },
  undoing: { then: 'undone', before: 'stored', audited: 'import_undo' },
} as const;
type Kind = keyof typeof kinds;

/** Rows with errors are not stored, nor those that are there already and are to be skipped. @returns the others */
function setAside(rows: ImportRow[]): ImportRow[] {
  for (const row of rows) {
    const isFree = row.same_id === null && row.same_row === null;
    if (row.errors.length) row.outcome = 'failed';
    else if (!isFree && row.decision === 'skip') row.outcome = 'skipped';
  }
  return rows.filter(({ outcome }) => outcome === null);
}

/** Takes back what rows stored. What the noun does not keep is gone, or as it was. */
async function undoStored({ undo }: ImportNoun, work: Work, rows: ImportRow[]): Promise<void> {
  const stored = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'merged');
  await undo(work, stored);
  for (const row of stored) row.undone ??= row.outcome === 'created' ? 'deleted' : 'given_back';
}

const doers: Record<Kind, (noun: ImportNoun, work: Work, rows: ImportRow[]) => Promise<void>> = {
  checking: (noun, work, rows) => stepsOf(noun).check(work, rows),
  storing: (noun, work, rows) => stepsOf(noun).store(work, setAside(rows)),
  undoing: undoStored,
};

async function finish(noun: ImportNoun, one: ImportRecord): Promise<void> {
  const { then: state } = kinds[one.state as Kind];
  const now = new Date();
  await recount(one.id);
  await updateImport(one.id, {
    state,
    failure: null,
    ...(state === 'stored' && { stored_at: now }),
    ...(state === 'undone' && { undone_at: now }),
  });
  await noun.publish?.(one);
}

/** Does the next rows in the running transaction, or all without a size. @returns whether there may be more */
async function doRows(noun: ImportNoun, work: Work, size?: number): Promise<boolean> {
  const { one } = work;
  const rows = await rowsAfter(one.id, 'all', one.last_row, size);
  if (rows.length > 0) {
    await doers[one.state as Kind](noun, work, rows);
    await updateRows(one.id, rows);
    const done = one.done + rows.length;
    await updateImport(one.id, { last_row: rows.at(-1)!.row, done, worked_at: new Date(), failure: null });
  }
  if (size !== undefined && rows.length > 0) return true;
  await finish(noun, one);
  return false;
}

/** Runs one batch in one transaction. The import's lock makes two processes take turns. @returns whether there is more */
const step = (noun: ImportNoun, importId: number): Promise<boolean> =>
  tx(async () => {
    const one = await lockImport(noun.nouns, importId);
    if (!one || !isImportWorking(one.state)) return false;
    const kind = one.state as Kind;
    // the importer's rights, or those of whoever asked for the undo
    const actor = await findActiveActor(kind === 'undoing' ? (one.undone_by ?? one.user_id) : one.user_id);
    if (!actor) {
      await updateImport(importId, { state: kinds[kind].before, failure: noun.importerGone ?? importText.notFound });
      return false;
    }
    addAuditEvent({ action: kinds[kind].audited, noun: one.noun, detail: { import_id: importId } });
    return doRows(noun, { actor, one }, noun.batches?.[kind]);
  });

const breathe = () => new Promise((go) => setImmediate(go));

/** Does the import's pending work batch by batch. After an interruption it continues where it stopped. */
export async function workOnImport(noun: ImportNoun, importId: number): Promise<void> {
  while (await step(noun, importId)) await breathe();
}

/** Checks, stores or undoes in the background, as the import's state says. */
export const importJob = (noun: ImportNoun) =>
  oneOff({
    name: `${noun.nouns[0]}-import`,
    data: z.object({ import_id: z.number().int() }),
    retries: 3,
    retryDelay: 10,
    work: async ({ import_id }) => {
      try {
        await workOnImport(noun, import_id);
      } catch (error) {
        await updateImport(import_id, { failure: importText.interrupted });
        throw error;
      }
    },
  });

const enqueueWork = (noun: ImportNoun, importId: number) => enqueue(importJob(noun), { import_id: importId });

/**
 * Has the pending work done in the caller's transaction: now, or by a job.
 * @returns the import as it is then; null if a job does it
 */
export async function workInCall(noun: ImportNoun, actor: Actor, importId: number): Promise<ImportRecord | null> {
  const one = await lockImport(noun.nouns, importId);
  if (!one || !isImportWorking(one.state)) return null;
  if (noun.batches) {
    await enqueueWork(noun, importId);
    return null;
  }
  await doRows(noun, { actor, one });
  return (await lockImport(noun.nouns, importId)) ?? null;
}

/** Starts queued work at once: somebody waits for it. Call it after the commit. */
export const lookAtImports = (noun: ImportNoun): void => {
  if (noun.batches) wake(importJob(noun));
};

/** Resumes work that stopped because its process died. */
export async function resumeImports(noun: ImportNoun): Promise<void> {
  for (const id of await stoppedImports(noun.nouns[0])) await enqueueWork(noun, id);
}
