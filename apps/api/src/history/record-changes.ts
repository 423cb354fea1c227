import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import type { Actor } from '@toam/domain/actor';
import { auditChange } from '../audit/audit-context';
import { db } from '../db/db';
import { historyEntries } from './history.schema';

/** How the audit calls what has a history. */
const auditNounOf: Record<HistoryModel, AuditNoun> = {
  House: 'house',
  Customer: 'customer',
  Request: 'request',
  User: 'user',
  Dictionary: 'dictionary',
  FormType: 'form_type',
};

/** One changed column in words that people read: names instead of ids, plain text, digits of VND. */
export interface Change {
  column: string;
  old_value: string | null;
  new_value: string | null;
}

/**
 * Writes the history of a change; call it inside the change's own transaction (design §4).
 * Columns that read the same before and after are no change.
 */
export async function recordChanges(
  actor: Pick<Actor, 'id'>,
  model: HistoryModel,
  modelId: number,
  changes: Change[],
): Promise<void> {
  const real = changes.filter(({ old_value, new_value }) => old_value !== new_value);
  auditChange(actor, auditNounOf[model], modelId, real);
  if (real.length > 0) await insertHistory(actor, model, modelId, real);
}

const insertHistory = (actor: Pick<Actor, 'id'>, model: HistoryModel, modelId: number, changes: Change[]) =>
  db()
    .insert(historyEntries)
    .values(changes.map((change) => ({ ...change, model, model_id: modelId, user_id: actor.id })));

/** What a new record was given, for the audit: nobody has to look up by what it came to be what it is. */
const given = (changes: Change[]): Change[] =>
  changes.filter(({ new_value }) => new_value !== null && new_value !== '');

/**
 * Begins the history of a record: one line says that it was made. The audit's entry has every value instead, in the given order.
 * @param created the line, such as 'Đã tạo'
 */
export async function recordCreation(
  actor: Pick<Actor, 'id'>,
  model: HistoryModel,
  modelId: number,
  created: string,
  values: Change[],
): Promise<void> {
  await insertHistory(actor, model, modelId, [{ column: 'created_at', old_value: null, new_value: created }]);
  auditChange(actor, auditNounOf[model], modelId, given(values));
}

/** Rows of one statement: six parameters each, of the 65,535 that it may have. */
const rowsAtOnce = 1000;

/** `recordChanges` for many records at once: one change of each. */
export async function recordManyChanges(
  actor: Pick<Actor, 'id'>,
  model: HistoryModel,
  changes: (Change & { id: number })[],
): Promise<void> {
  for (const { id, ...change } of changes) auditChange(actor, auditNounOf[model], id, [change]);
  for (let at = 0; at < changes.length; at += rowsAtOnce)
    await db()
      .insert(historyEntries)
      .values(
        changes
          .slice(at, at + rowsAtOnce)
          .map(({ id, ...change }) => ({ ...change, model, model_id: id, user_id: actor.id })),
      );
}
