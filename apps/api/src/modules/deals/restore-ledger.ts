import {
  restoreCancelBill,
  restoreCoupon,
  restoreDeal,
  restoreReceipt,
} from '@toam/contracts/deal/deal-restore.endpoints';
import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import type { Actor } from '@toam/domain/actor';
import { isCancelledEarly } from '@toam/domain/deal/deal-days';
import { couponProblem, payableOf, receiptProblem } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  amountsOf,
  findDeletedPaper,
  findSharesDeletedWith,
  type FoundShare,
  isCodeTaken,
  isDealDeleted,
  lockCodes,
  lockDeals,
  lockDealsOf,
  updateBill,
  updateCoupon,
  updateDeal,
  updateReceipt,
  updateShare,
} from './deal.queries';
import { cancelBills, coupons, dealShares, receipts } from './deal.schema';
import { restoration } from './ledger-history';
import { publishReceipts, publishShares } from './publish-ledger';

const refuse = (message: string): HttpError => new HttpError('conflict', message);
const alive = { deleted_at: null };
const restores = <const Noun extends AuditNoun>(noun: Noun) => ({ action: 'restore', noun, record: 'id' }) as const;

/** @throws HttpError not_found for a paper that is not deleted; conflict if its share is deleted */
async function lockDeleted<Table extends typeof receipts | typeof coupons | typeof cancelBills>(
  table: Table,
  id: number,
): Promise<{ paper: Table['$inferSelect']; found: FoundShare }> {
  const known = await findDeletedPaper(table, id);
  if (!known) throw new HttpError('not_found', text.notDeleted);
  const found = (await lockDealsOf([known.share_id])).get(known.share_id);
  if (!found) throw refuse((await isDealDeleted(known.share_id)) ? text.dealDeleted : text.shareDeleted);
  // somebody else may have restored it until the lock
  const paper = await findDeletedPaper(table, id);
  if (!paper) throw new HttpError('not_found', text.notDeleted);
  return { paper, found };
}

/** @throws HttpError conflict */
async function refuseTakenCode(table: typeof dealShares | typeof receipts, code: string, id: number): Promise<void> {
  if (await isCodeTaken(table, code, id)) throw refuse(text.codeTaken(code));
}

const record = (actor: Actor, model: HistoryModel, id: number) => recordChanges(actor, model, id, [restoration]);

/** Restores a receipt, also one of a share that was cancelled since. @throws HttpError not_found; conflict if its amount is no longer payable */
export const restoreReceiptCall = handle(restoreReceipt, { audit: restores('receipt') }, ({ actor, body: { id } }) =>
  tx(async () => {
    const { paper, found } = await lockDeleted(receipts, id);
    const { share_id, code, fee_collect } = paper;
    const amounts = amountsOf(found);
    const fee_payable = payableOf(amounts) - amounts.collected;
    if (receiptProblem(amounts, fee_collect, false))
      throw refuse(text.overPayable(fullMoney(fee_collect), fullMoney(fee_payable)));
    await lockCodes('receipt');
    await refuseTakenCode(receipts, code, id);
    await updateReceipt(id, { ...alive, fee_payable });
    await record(actor, 'Receipt', id);
    await publishReceipts(actor, [id], [share_id]);
    return null;
  }),
);

/** Restores a reduction. @throws HttpError not_found; conflict if nothing would be left to collect */
export const restoreCouponCall = handle(restoreCoupon, { audit: restores('coupon') }, ({ actor, body: { id } }) =>
  tx(async () => {
    const { paper, found } = await lockDeleted(coupons, id);
    const amounts = amountsOf(found);
    const left = payableOf(amounts) - amounts.collected;
    if (couponProblem(amounts, paper.reduced_fee, false))
      throw refuse(text.overReduction(fullMoney(paper.reduced_fee), fullMoney(left)));
    await updateCoupon(id, alive);
    await record(actor, 'Coupon', id);
    await publishShares(actor, [paper.share_id]);
    return null;
  }),
);

/** Restores a cancel bill: its share is cancelled again. @throws HttpError not_found; conflict for a second bill, or a deposit after it */
export const restoreBillCall = handle(restoreCancelBill, { audit: restores('cancel_bill') }, ({ actor, body }) =>
  tx(async () => {
    const { id } = body;
    const { paper, found } = await lockDeleted(cancelBills, id);
    if (found.cancel_date !== null) throw refuse(text.cancelledAgain);
    if (isCancelledEarly(paper.cancel_date, found.deal.deposit_date)) throw refuse(text.cancelledEarly);
    await updateBill(id, alive);
    await record(actor, 'CancelBill', id);
    await publishShares(actor, [paper.share_id]);
    return null;
  }),
);

/** Restores a deal with the shares that were deleted along. @throws HttpError not_found; conflict if a code is another share's by now */
export const restoreDealCall = handle(
  restoreDeal,
  { audit: { action: 'restore', noun: 'transaction' } },
  ({ actor, body: { id } }) =>
    tx(async () => {
      await lockDeals([id]);
      const shares = await findSharesDeletedWith(id);
      if (shares.length === 0) throw new HttpError('not_found', text.notDeleted);
      await lockCodes('transaction');
      for (const { share } of shares) await refuseTakenCode(dealShares, share.code, share.id);
      await updateDeal(id, alive);
      for (const { share } of shares) {
        await updateShare(share.id, alive);
        await record(actor, 'Transaction', share.id);
      }
      await publishShares(
        actor,
        shares.map(({ share }) => share.id),
      );
      return null;
    }),
);
