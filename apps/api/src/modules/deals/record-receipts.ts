import { changeReceipt, createReceipts, removeReceipt } from '@toam/contracts/deal/deal.endpoints';
import { futureDayErrors, type NewReceipt, type ReceiptChange } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { type LedgerProblem, payableOf, receiptProblem, type ShareAmounts } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges, recordMany } from '../../history/record-changes';
import { changes, creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { refuseErrors, refuseField, refuseStale, refuseTakenCodes } from './check-ledger';
import {
  amountsOf,
  findReceipts,
  type FoundShare,
  insertReceipts,
  lockCodes,
  lockDealsOf,
  updateReceipt,
} from './deal.queries';
import type { Receipt } from './deal.schema';
import { readerOf } from './deal-serializer';
import { ledgerChanges, ledgerChangesOf } from './ledger-history';
import { serializeReceipts } from './paper-serializer';
import { publishReceipts } from './publish-ledger';
import { followPaperRemoval } from './record-removal';

const messageOf = ({ reason, limit }: LedgerProblem): string =>
  reason === 'cancelled' ? dealText.cancelled : dealText.overPayable(fullMoney(Math.max(0, limit)));
/** A cancelled share is the fault of nothing that was typed, the amount of the amount. */
const fieldOf = ({ reason }: LedgerProblem): string => (reason === 'cancelled' ? 'transaction_id' : 'feeCollect');

/**
 * What is payable before each receipt. Receipts of one share follow each other in the order of the rows.
 * @param at the path of a row's fields: 'rows.0.'
 * @throws HttpError invalid with every wrong row
 */
function payables(
  rows: readonly NewReceipt[],
  shares: ReadonlyMap<number, FoundShare>,
  at: (row: number) => string,
): number[] {
  const errors: Record<string, string> = {};
  const left = new Map<number, ShareAmounts>([...shares].map(([id, found]) => [id, amountsOf(found)]));
  const before = rows.map(({ transaction_id, feeCollect }, row) => {
    const amounts = left.get(transaction_id);
    if (!amounts) {
      errors[`${at(row)}transaction_id`] = dealText.notFound;
      return 0;
    }
    const problem = receiptProblem(amounts, feeCollect);
    if (problem) errors[at(row) + fieldOf(problem)] = messageOf(problem);
    left.set(transaction_id, { ...amounts, collected: amounts.collected + feeCollect });
    return payableOf(amounts) - amounts.collected;
  });
  refuseErrors(errors);
  return before;
}

/** What is payable before a receipt of this share. @throws HttpError invalid if the receipt cannot be, or there is no such share */
export function payableOfNew(row: NewReceipt, share: FoundShare | undefined): number {
  const [before] = payables([row], new Map(share && [[row.transaction_id, share]]), () => '');
  return before!;
}

/** What a new receipt says, as columns. @param payable before it */
export const receiptColumnsOf = (input: NewReceipt, payable: number, recorder: number) => ({
  ...{ share_id: input.transaction_id, code: input.feeCode, collected_on: input.dateCollect, fee_payable: payable },
  ...{ fee_collect: input.feeCollect, note: input.note ?? null, user_id: recorder },
});

async function followNew(actor: Actor, made: readonly Receipt[]): Promise<void> {
  const given = await ledgerChangesOf(
    'receipt',
    made.map((receipt) => ({ before: null, after: receipt })),
  );
  await recordMany(
    actor,
    'Receipt',
    made.map(({ id }, at) => ({ id, changes: given[at]!, created: dealText.historyCreated })),
  );
  await publishReceipts(
    actor,
    made.map(({ id }) => id),
    made.map(({ share_id }) => share_id),
  );
}

/**
 * Records one receipt or several: all or none. Specification 3 §5.4, D80.
 * @throws HttpError not_found for a single one of an unknown share; invalid with every wrong row; conflict for a code that
 * is taken
 */
export const recordReceiptsCall = handle(createReceipts, { audit: creates('receipt') }, ({ actor, body }) =>
  tx(async () => {
    const { rows: several, ...one } = body;
    // the schema has checked that a call without rows is a whole receipt
    const rows = several ?? [one as NewReceipt];
    const at = (row: number) => (several ? `rows.${row}.` : '');
    const shares = await lockDealsOf(rows.map(({ transaction_id }) => transaction_id));
    if (!several && !shares.has(rows[0]!.transaction_id)) throw new HttpError('not_found', dealText.notFound);
    const before = payables(rows, shares, at);
    await lockCodes('receipt');
    await refuseTakenCodes('receipt', new Map(rows.map(({ feeCode }, row) => [`${at(row)}feeCode`, feeCode])));
    const made = await insertReceipts(rows.map((input, row) => receiptColumnsOf(input, before[row]!, actor.id)));
    await followNew(actor, made);
    return { list: await serializeReceipts(await readerOf(actor), made) };
  }),
);

interface ReceiptOfShare {
  receipt: Receipt;
  found: FoundShare;
}

/** The receipt and its share, locked. @throws HttpError not_found */
async function lockReceipt(id: number): Promise<ReceiptOfShare> {
  const [known] = await findReceipts([id]);
  const found = known && (await lockDealsOf([known.share_id])).get(known.share_id);
  // read again after the lock
  const [receipt] = found ? await findReceipts([id]) : [];
  if (!found || !receipt) throw new HttpError('not_found', dealText.receiptNotFound);
  return { receipt, found };
}

/** What is payable before this receipt: without it. @throws HttpError invalid if the amount exceeds it */
function payableBefore({ receipt, found }: ReceiptOfShare, amount: number): number {
  const amounts = amountsOf(found);
  const others = { ...amounts, collected: amounts.collected - receipt.fee_collect };
  const problem = receiptProblem(others, amount, false);
  if (problem) throw refuseField('invalid', fieldOf(problem), messageOf(problem));
  return payableOf(others) - others.collected;
}

/** What a change makes of a receipt. @throws HttpError invalid if the day is moved to one to come, or the amount exceeds what is payable */
export function changedReceipt(of: ReceiptOfShare, input: Omit<ReceiptChange, 'id' | 'version'>): Receipt {
  const { receipt } = of;
  const fee_collect = input.feeCollect ?? receipt.fee_collect;
  const collected_on = input.dateCollect ?? receipt.collected_on;
  refuseErrors(futureDayErrors('dateCollect', collected_on, receipt.collected_on));
  return {
    ...receipt,
    code: input.feeCode ?? receipt.code,
    collected_on,
    fee_collect,
    fee_payable: fee_collect === receipt.fee_collect ? receipt.fee_payable : payableBefore(of, fee_collect),
    note: input.note === undefined ? receipt.note : input.note,
  };
}

/**
 * Changes a receipt. It stays with its share and its recorder.
 * @throws HttpError not_found; conflict if the version is stale (D12) or the code is taken; invalid for too much, or a day to come
 */
export const changeReceiptCall = handle(changeReceipt, { audit: changes('receipt', 'id') }, ({ actor, body }) =>
  tx(async () => {
    const { id, version, ...input } = body;
    const reader = await readerOf(actor);
    const locked = await lockReceipt(id);
    const { receipt } = locked;
    const [current] = await serializeReceipts(reader, [receipt]);
    refuseStale(version, current!);
    const after = changedReceipt(locked, input);
    if (after.code !== receipt.code) {
      await lockCodes('receipt');
      await refuseTakenCodes('receipt', new Map([['feeCode', after.code]]), id);
    }
    const changes = await ledgerChanges('receipt', receipt, after);
    if (changes.length === 0) {
      auditNothing();
      return current!;
    }
    const { code, collected_on, fee_collect, fee_payable, note } = after;
    const updated = await updateReceipt(id, { code, collected_on, fee_collect, fee_payable, note });
    await recordChanges(actor, 'Receipt', id, changes);
    await publishReceipts(actor, [id], [receipt.share_id]);
    const [row] = await serializeReceipts(reader, [updated]);
    return row!;
  }),
);

/** Deletes a receipt: its money is payable again. B10. @throws HttpError not_found */
export const removeReceiptCall = handle(removeReceipt, { audit: deletes('receipt', 'id') }, ({ actor, body }) =>
  tx(async () => {
    const { id, reason } = body;
    const { receipt, found } = await lockReceipt(id);
    await updateReceipt(id, { deleted_at: new Date() });
    const name = dealText.theReceipt(receipt.code, fullMoney(receipt.fee_collect));
    await followPaperRemoval(actor, { model: 'Receipt', id, name, reason }, found);
    await publishReceipts(actor, [id], [receipt.share_id]);
    return null;
  }),
);
