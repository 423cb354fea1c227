import { listDealCustomers, listDealHouses, listLivingDeals } from '@toam/contracts/deal/deal-form.endpoints';
import {
  suggestCodes,
  changeOldTransaction,
  cancelDeal,
  changeCancelBill,
  removeCancelBill,
} from '@toam/contracts/deal/deal.endpoints';
import { dayOf, writtenDay } from '@toam/domain/day';
import { codeOf, codePrefix } from '@toam/domain/deal/deal-codes';
import { oldTransactionColumns } from '@toam/domain/deal/deal-columns';
import { columnsIn } from '@toam/domain/deal/ledger-values';
import { valuesIn } from '@toam/domain/record/columns';
import { type OldTransactionChange, billDayErrors, futureDayErrors } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import { handle, moduleOf, changes, creates, deletes } from '../../http/handle';
import { changeDealCall, removeDealCall } from './change-deal';
import { changeTransactionCall, removeTransactionCall } from './change-transaction';
import { findDealCustomers, findDealHouses, findLivingDealsOf } from './deal-choices.queries';
import {
  countLedgerCall,
  findLedgerPlaceCall,
  listBillsCall,
  listCouponsCall,
  listLedgerMonthsCall,
  listOldTransactionsCall,
  listReceiptsCall,
  listTransactionsCall,
  readDealCall,
  readTransactionCall,
} from './list-ledger';
import { recordDealCall } from './record-deal';
import { changeReceiptCall, recordReceiptsCall, removeReceiptCall } from './record-receipts';
import { changeCouponCall, reduceFeeCall, removeCouponCall } from './reduce-fee';
import { restoreBillCall, restoreCouponCall, restoreDealCall, restoreReceiptCall } from './restore-ledger';
import {
  highestCode,
  lockOld,
  updateOld,
  findBills,
  type FoundShare,
  insertBills,
  lockDealsOf,
  updateBill,
} from './deal.queries';
import { dealShares, receipts, type OldTransaction, type CancelBill } from './deal.schema';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges, recordCreation } from '../../history/record-changes';
import { HttpError } from '../../http-error';
import { goneErrors, readStanding, refuseField, refuseStale, refuseErrors } from './check-ledger';
import { readerOf } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { serializeOld, serializeBills } from './paper-serializer';
import { publishFigures, publishShares } from './publish-ledger';
import { followPaperRemoval } from './record-removal';

/**
 * The next codes of this month. They are free now; somebody else may take one before it is saved, and the save then says so. B12.
 */
const suggestCodesCall = handle(suggestCodes, async ({ query: { type: kind, count } }) => {
  const prefix = codePrefix(kind, dayOf(Date.now() / 1000));
  const highest = await highestCode(kind === 'transaction' ? dealShares : receipts, prefix);
  const codes = Array.from({ length: count }, (_, index) => codeOf(prefix, highest + 1 + index));
  return { code: codes[0]!, codes };
});

/** The columns that the form sends. `detail` stays as the old system had it. */
const columnsOf = (input: OldTransactionChange, before: OldTransaction) => ({
  ...valuesIn(before, Object.keys(oldTransactionColumns) as (keyof typeof oldTransactionColumns)[]),
  ...columnsIn(oldTransactionColumns, input),
});

/**
 * Corrects an old transaction. Nobody makes new ones. Specification 3 §5.2, D78.
 * @throws HttpError not_found; conflict if the version is stale (D12); invalid for somebody who is not there
 */
const changeOldTransactionCall = handle(
  changeOldTransaction,
  { audit: changes('old_transaction', 'id') },
  ({ actor, body: input }) =>
    tx(async () => {
      const before = await lockOld(input.id);
      if (!before) throw new HttpError('not_found', dealText.notFound);
      const reader = await readerOf(actor);
      const [current] = await serializeOld(reader, [before]);
      refuseStale(input.version, current!);
      const isMoved = input.user_id !== undefined && input.user_id !== before.user_id;
      const named = { staff_id: isMoved ? input.user_id : undefined };
      const { staff_id: gone } = goneErrors(named, await readStanding([named]));
      if (gone) throw refuseField('invalid', 'user_id', gone);
      const written = columnsOf(input, before);
      const changes = await ledgerChanges('old_transaction', before, written);
      if (changes.length === 0) {
        auditNothing();
        return current!;
      }
      const updated = await updateOld(before.id, written);
      await recordChanges(actor, 'OldTransaction', before.id, changes);
      await publishFigures(actor);
      const [row] = await serializeOld(reader, [updated]);
      return row!;
    }),
);

/**
 * Cancels a deal: a bill for each share that has none, or for the named share only. D79, B11.
 * @throws HttpError not_found; invalid if the named share is cancelled already, or for a day before the deposit
 */
const cancelDealCall = handle(cancelDeal, { audit: creates('cancel_bill') }, ({ actor, body }) =>
  tx(async () => {
    const { transaction_id, cancelDate, note, whole_deal } = body;
    const shares = await lockDealsOf([transaction_id]);
    const named = shares.get(transaction_id);
    if (!named) throw new HttpError('not_found', dealText.notFound);
    if (named.cancel_date !== null) throw refuseField('invalid', 'transaction_id', dealText.cancelled);
    refuseErrors(billDayErrors(cancelDate, named.deal.deposit_date));
    const cancelled = whole_deal ? [...shares.values()].filter(({ cancel_date }) => cancel_date === null) : [named];
    const bills = await insertBills(
      cancelled.map(({ share }) => ({
        ...{ share_id: share.id, cancel_date: cancelDate, note: note ?? null, user_id: actor.id },
      })),
    );
    for (const bill of bills) {
      const given = await ledgerChanges('cancel_bill', null, bill);
      await recordCreation(actor, 'CancelBill', bill.id, dealText.historyCreated, given);
    }
    await publishShares(
      actor,
      bills.map(({ share_id }) => share_id),
    );
    return { list: await serializeBills(await readerOf(actor), bills) };
  }),
);

/** The bill and its deal, both locked. @throws HttpError not_found */
async function lockBill(id: number): Promise<{ bill: CancelBill; found: FoundShare }> {
  const [known] = await findBills([id]);
  const found = known && (await lockDealsOf([known.share_id])).get(known.share_id);
  const [bill] = found ? await findBills([id]) : [];
  if (!found || !bill) throw new HttpError('not_found', dealText.billNotFound);
  return { bill, found };
}

/**
 * Changes a bill's day or note.
 * @throws HttpError not_found; conflict if the version is stale (D12); invalid for a day before the deposit or after today
 */
const changeBillCall = handle(changeCancelBill, { audit: changes('cancel_bill', 'id') }, ({ actor, body }) =>
  tx(async () => {
    const { id, version, cancelDate, note } = body;
    const { bill, found } = await lockBill(id);
    const reader = await readerOf(actor);
    const [current] = await serializeBills(reader, [bill]);
    refuseStale(version, current!);
    const written = { cancel_date: cancelDate ?? bill.cancel_date, note: note === undefined ? bill.note : note };
    refuseErrors({
      ...futureDayErrors('cancelDate', written.cancel_date, bill.cancel_date),
      ...billDayErrors(written.cancel_date, found.deal.deposit_date),
    });
    const changes = await ledgerChanges('cancel_bill', bill, { ...bill, ...written });
    if (changes.length === 0) {
      auditNothing();
      return current!;
    }
    const updated = await updateBill(id, written);
    await recordChanges(actor, 'CancelBill', id, changes);
    await publishShares(actor, [bill.share_id]);
    const [row] = await serializeBills(reader, [updated]);
    return row!;
  }),
);

/** Deletes a bill: its share counts again. B10. @throws HttpError not_found */
const removeBillCall = handle(removeCancelBill, { audit: deletes('cancel_bill', 'id') }, ({ actor, body }) =>
  tx(async () => {
    const { id, reason } = body;
    const { bill, found } = await lockBill(id);
    await updateBill(id, { deleted_at: new Date() });
    const name = dealText.theBill(writtenDay(bill.cancel_date));
    await followPaperRemoval(actor, { model: 'CancelBill', id, name, reason }, found);
    await publishShares(actor, [bill.share_id]);
    return null;
  }),
);

/** Deals, their shares, receipts, coupons and cancel bills, and old transactions. */
export const dealsModule = moduleOf([
  listTransactionsCall,
  countLedgerCall,
  listLedgerMonthsCall,
  findLedgerPlaceCall,
  readTransactionCall,
  recordDealCall,
  changeTransactionCall,
  removeTransactionCall,
  readDealCall,
  changeDealCall,
  removeDealCall,
  restoreDealCall,
  handle(listDealHouses, async ({ query }) => ({ list: await findDealHouses(query) })),
  handle(listLivingDeals, async ({ params, query }) => ({ list: await findLivingDealsOf([params.id], query.except) })),
  handle(listDealCustomers, async ({ actor, query }) => ({ list: await findDealCustomers(actor, query) })),
  suggestCodesCall,
  listReceiptsCall,
  recordReceiptsCall,
  changeReceiptCall,
  removeReceiptCall,
  restoreReceiptCall,
  listCouponsCall,
  reduceFeeCall,
  changeCouponCall,
  removeCouponCall,
  restoreCouponCall,
  listBillsCall,
  cancelDealCall,
  changeBillCall,
  removeBillCall,
  restoreBillCall,
  listOldTransactionsCall,
  changeOldTransactionCall,
]);
