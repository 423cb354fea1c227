import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { auditChange } from '../audit/audit-context';
import { db } from '../db/db';
import { historyEntries } from './history.schema';

/** The audit's nouns for records with a history. */
const auditNounOf: Record<HistoryModel, AuditNoun> = {
  House: 'house',
  Customer: 'customer',
  Request: 'request',
  User: 'user',
  Dictionary: 'dictionary',
  FormType: 'form_type',
  Form: 'form',
  Accumulation: 'accumulation',
  Target: 'target',
  Transaction: 'transaction',
  Receipt: 'receipt',
  Coupon: 'coupon',
  CancelBill: 'cancel_bill',
  OldTransaction: 'old_transaction',
  Project: 'project',
  Blog: 'blog',
  Article: 'article',
};

/** One changed column in readable words: names instead of ids, plain text, digits of VND. */
export interface Change {
  column: string;
  old_value: string | null;
  new_value: string | null;
}

/** The line of a record that was deleted, and of one that came back. */
export const deletion: Change = { column: 'deleted_at', old_value: null, new_value: houseText.historyDeleted };
export const restoration: Change = { column: 'deleted_at', old_value: houseText.historyDeleted, new_value: null };

/** Without the columns that read the same before and after. */
const changed = (changes: Change[]): Change[] => changes.filter(({ old_value, new_value }) => old_value !== new_value);

/**
 * Writes the history of a change. Call it inside the transaction of the change (design §4).
 * Columns with the same text before and after are skipped.
 */
export async function recordChanges(
  actor: Pick<Actor, 'id'>,
  model: HistoryModel,
  modelId: number,
  changes: Change[],
): Promise<void> {
  const real = changed(changes);
  auditChange(actor, auditNounOf[model], modelId, real);
  if (real.length > 0) await insertHistory(actor, model, modelId, real);
}

const insertHistory = (actor: Pick<Actor, 'id'>, model: HistoryModel, modelId: number, changes: Change[]) =>
  db()
    .insert(historyEntries)
    .values(changes.map((change) => ({ ...change, model, model_id: modelId, user_id: actor.id })));

/** The first values of a new record for the audit, so nobody must reconstruct them from later changes. */
const given = (changes: Change[]): Change[] =>
  changes.filter(({ new_value }) => new_value !== null && new_value !== '');

/**
 * Starts the history of a record with one line about its creation. The audit's entry has all values, in the given order.
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

/** Rows per statement. Each has six parameters, and a statement can have 65,535. */
const rowsAtOnce = 1000;

type HistoryRow = typeof historyEntries.$inferInsert;

async function insertInParts(rows: readonly HistoryRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db()
      .insert(historyEntries)
      .values(rows.slice(at, at + rowsAtOnce));
}

/** What became of one record: its first line and values if it is new, else its changes. */
export interface RecordedChange {
  id: number;
  changes: Change[];
  created?: string;
}

/** `recordCreation` and `recordChanges` of many records, in this order. */
export async function recordMany(
  actor: Pick<Actor, 'id'>,
  model: HistoryModel,
  records: readonly RecordedChange[],
): Promise<void> {
  const rows = records.flatMap(({ id, changes, created }): HistoryRow[] => {
    const isNew = created !== undefined;
    const real = isNew ? given(changes) : changed(changes);
    auditChange(actor, auditNounOf[model], id, real);
    const lines = isNew ? [{ column: 'created_at', old_value: null, new_value: created }] : real;
    return lines.map((line) => ({ ...line, model, model_id: id, user_id: actor.id }));
  });
  await insertInParts(rows);
}

/** `recordChanges` for many records: one change of each. */
export async function recordManyChanges(
  actor: Pick<Actor, 'id'>,
  model: HistoryModel,
  changes: (Change & { id: number })[],
): Promise<void> {
  for (const { id, ...change } of changes) auditChange(actor, auditNounOf[model], id, [change]);
  await insertInParts(changes.map(({ id, ...change }) => ({ ...change, model, model_id: id, user_id: actor.id })));
}
