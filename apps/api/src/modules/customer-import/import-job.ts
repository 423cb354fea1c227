import { importText } from '@toam/contracts/customer/customer-import.text';
import type { Actor } from '@toam/domain/actor';
import { isImportWorking } from '@toam/domain/customer-import/customer-import-access';
import { z } from 'zod';
import { addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { enqueue, wake } from '../../jobs/enqueue';
import { oneOff } from '../../jobs/one-off';
import { emit } from '../../live/emit';
import { readActiveUsers, toActor } from '../users/users.reads';
import { checkNextRows, SeenPhones } from './check-rows';
import { lockImport, movedOn, recount, stoppedImports, updateImport } from './customer-import.queries';
import type { CustomerImportRecord } from './customer-import.schema';
import { lastCustomer, staffOfImport } from './import-outcome.queries';
import { storeNextRows } from './store-rows';
import { undoNextRows } from './undo-rows';

/** What each kind of work does with the next rows, and which state follows. */
const work = {
  checking: { next: checkNextRows, then: 'checked', before: 'columns', audited: 'import_check' },
  storing: { next: storeNextRows, then: 'stored', before: 'checked', audited: 'import' },
  undoing: { next: undoNextRows, then: 'undone', before: 'stored', audited: 'import_undo' },
} as const;

/** The person with whose rights the work runs: the importer, or whoever asked for the undo. Null if no longer active. */
async function actorOf({ state, user_id, undone_by }: CustomerImportRecord): Promise<Actor | null> {
  const [user] = await readActiveUsers([state === 'undoing' ? (undone_by ?? user_id) : user_id]);
  return user ? toActor(user) : null;
}

/** Publishes once when all rows are done, not once per row, so that lists reload once. */
async function tell(one: CustomerImportRecord): Promise<void> {
  const changed_by = one.state === 'undoing' ? one.undone_by : one.user_id;
  const event = { kind: 'record.changed', changed_by } as const;
  await emit({ ...event, noun: 'customer-import', record_id: one.id }, { users: [one.user_id] });
  const customer = one.state === 'checking' ? null : await lastCustomer(one.id);
  // one customer stands for all in the event; the audience comes from the rows
  if (customer !== null)
    await emit(
      { ...event, noun: 'customer', record_id: customer },
      { rule: 'customers', users: await staffOfImport(one) },
    );
}

async function finish(one: CustomerImportRecord): Promise<void> {
  const state = work[one.state as keyof typeof work].then;
  const now = new Date();
  await recount(one.id);
  await updateImport(one.id, {
    state,
    failure: null,
    ...(state === 'stored' && { stored_at: now }),
    ...(state === 'undone' && { undone_at: now }),
  });
  await tell(one);
}

/** Runs one batch in one transaction. The import's lock makes two processes take turns. @returns whether there is more */
const step = (importId: number, seen: SeenPhones): Promise<boolean> =>
  tx(async () => {
    const one = await lockImport(importId);
    if (!one || !isImportWorking(one.state)) return false;
    const doing = work[one.state as keyof typeof work];
    const actor = await actorOf(one);
    if (!actor) {
      await updateImport(importId, { state: doing.before, failure: importText.importerGone });
      return false;
    }
    addAuditEvent({ action: doing.audited, noun: 'customer', detail: { import_id: importId } });
    const batch = await doing.next(actor, one, seen);
    if (batch.length === 0) {
      await finish(one);
      return false;
    }
    await movedOn(importId, one, batch);
    return true;
  });

const breathe = () => new Promise((go) => setImmediate(go));

/** Does the import's pending work batch by batch. After an interruption it continues where it stopped. */
export async function workOnImport(importId: number): Promise<void> {
  const seen = new SeenPhones(importId);
  while (await step(importId, seen)) await breathe();
}

/** Checks, stores or undoes, depending on the import's state. */
export const customerImportWork = oneOff({
  name: 'customer-import',
  data: z.object({ import_id: z.number().int() }),
  retries: 3,
  retryDelay: 10,
  work: async ({ import_id }) => {
    try {
      await workOnImport(import_id);
    } catch (error) {
      await updateImport(import_id, { failure: importText.interrupted });
      throw error;
    }
  },
});

/** Queues the work in the caller's transaction. Somebody waits for it, so call `lookAtImports` after the commit. */
export const askForWork = (importId: number): Promise<void> => enqueue(customerImportWork, { import_id: importId });

/** Starts queued work at once. */
export const lookAtImports = (): void => wake(customerImportWork);

/** Resumes work that stopped because its process died. */
export async function resumeImports(): Promise<void> {
  for (const id of await stoppedImports()) await askForWork(id);
}
