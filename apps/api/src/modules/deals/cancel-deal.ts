import { cancelDeal, changeCancelBill, removeCancelBill } from '@toam/contracts/deal/deal.endpoints';
import { billDayErrors, futureDayErrors } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import { writtenDay } from '@toam/domain/day';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges, recordCreation } from '../../history/record-changes';
import { changes, creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { refuseErrors, refuseField, refuseStale } from './check-ledger';
import { findBills, type FoundShare, insertBills, lockDealsOf, updateBill } from './deal.queries';
import type { CancelBill } from './deal.schema';
import { readerOf } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { serializeBills } from './paper-serializer';
import { publishShares } from './publish-ledger';
import { followPaperRemoval } from './record-removal';

/**
 * Cancels a deal: a bill for each share that has none, or for the named share only. D79, B11.
 * @throws HttpError not_found; invalid if the named share is cancelled already, or for a day before the deposit
 */
export const cancelDealCall = handle(cancelDeal, { audit: creates('cancel_bill') }, ({ actor, body }) =>
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
export const changeBillCall = handle(changeCancelBill, { audit: changes('cancel_bill', 'id') }, ({ actor, body }) =>
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
export const removeBillCall = handle(removeCancelBill, { audit: deletes('cancel_bill', 'id') }, ({ actor, body }) =>
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
