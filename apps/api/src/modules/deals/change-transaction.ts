import { changeTransaction, removeTransaction } from '@toam/contracts/deal/deal.endpoints';
import { dayOrderErrors, depositDayErrors, type TransactionChange } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { columnsIn } from '@toam/domain/deal/ledger-values';
import { firstExceeding } from '@toam/domain/deal/share-fees';
import { leastFeeOf } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { changes, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  type Errors,
  goneErrors,
  type Named,
  readStanding,
  refuseErrors,
  refuseStale,
  refuseTakenCodes,
  type LedgerState,
} from './check-ledger';
import { amountsOf, findShare, type FoundShare, lockCodes, lockDealsOf, updateDeal, updateShare } from './deal.queries';
import type { Deal, DealShare } from './deal.schema';
import { readerOf, serializeShare } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { publishShares } from './publish-ledger';
import { notifyShared } from './record-deal';
import { followShareRemovals } from './record-removal';

/** The shares of a deal, locked, and the one among them. @throws HttpError not_found */
async function lockShare(id: number): Promise<{ found: FoundShare; others: FoundShare[] }> {
  const shares = await lockDealsOf([id]);
  const found = shares.get(id);
  if (!found) throw new HttpError('not_found', dealText.notFound);
  return { found, others: [...shares.values()].filter(({ share }) => share.id !== id) };
}

/** Messages about the fee of the share as it would be, by the field that is to blame. */
function feeErrors(before: FoundShare, others: FoundShare[], after: Deal & DealShare): Errors {
  const least = leastFeeOf(amountsOf(before));
  const fees = [...others.map(({ share }) => share.fee_user), after.fee_user];
  const isLowered = after.brokerage_fee < before.deal.brokerage_fee && after.fee_user <= before.share.fee_user;
  if (firstExceeding(after.brokerage_fee, fees) !== null)
    return { [isLowered ? 'brokerageFee' : 'brokerageFeeUser']: dealText.overFee(fullMoney(after.brokerage_fee)) };
  return after.fee_user < least ? { brokerageFeeUser: dealText.underCollected(fullMoney(least)) } : {};
}

/** Whom and what a change names that was not named before. */
const newlyNamed = ({ share, deal }: FoundShare, input: TransactionChange): Named => ({
  house_id: input.house_id === deal.house_id ? undefined : input.house_id,
  staff_id: input.staff_id === share.staff_id ? undefined : input.staff_id,
  customer_id: input.customer_id === share.customer_id ? undefined : input.customer_id,
});

/** What a change makes of a share and its deal. */
interface ChangedShare {
  ofDeal: Partial<Deal>;
  ofShare: Partial<DealShare>;
  after: Deal & DealShare;
}

export function applyChange(
  { deal, share }: Pick<FoundShare, 'deal' | 'share'>,
  input: TransactionChange,
): ChangedShare {
  const ofDeal = columnsIn(dealColumns, input);
  const ofShare = columnsIn(shareColumns, input);
  return { ofDeal, ofShare, after: { ...deal, ...share, ...ofDeal, ...ofShare } };
}

/** Messages about a change, by the field. */
export const changeErrors = (
  before: FoundShare,
  others: FoundShare[],
  input: TransactionChange,
  state: LedgerState,
): Errors => {
  const { after } = applyChange(before, input);
  return {
    ...goneErrors(newlyNamed(before, input), state),
    ...dayOrderErrors({
      ...{ date: after.deposit_date, notarizedDate: after.notarized_date, brokerageReceiveDate: after.receive_date },
      reservationDate: after.reservation_date,
    }),
    ...depositDayErrors(
      after.deposit_date,
      [before, ...others].map(({ cancel_date }) => cancel_date),
    ),
    ...feeErrors(before, others, after),
  };
};

/**
 * Changes a share, and its deal for all its shares. Absent fields stay. Specification 3 §5.3, D78.
 * @throws HttpError not_found; conflict if the version is stale (D12) or the code is taken; invalid with every wrong field
 */
export const changeTransactionCall = handle(
  changeTransaction,
  { audit: changes('transaction', 'id') },
  ({ actor, body: input }) =>
    tx(async () => {
      const reader = await readerOf(actor);
      const { found, others } = await lockShare(input.id);
      const { share, deal } = found;
      refuseStale(input.version, await serializeShare(reader, found));
      const { ofDeal, ofShare, after } = applyChange(found, input);
      refuseErrors(changeErrors(found, others, input, await readStanding([newlyNamed(found, input)])));
      if (after.code !== share.code) {
        await lockCodes('transaction');
        await refuseTakenCodes('transaction', new Map([['transactionCode', after.code]]), share.id);
      }
      const changes = await ledgerChanges('transaction', { ...deal, ...share }, after);
      if (changes.length === 0) {
        auditNothing();
        return serializeShare(reader, found);
      }
      const dealChanges = changes.filter(({ column }) => column in dealColumns);
      if (dealChanges.length > 0) await updateDeal(deal.id, ofDeal);
      if (changes.length > dealChanges.length) await updateShare(share.id, ofShare);
      await recordChanges(actor, 'Transaction', share.id, changes);
      const along = dealChanges.length > 0 ? others.map((other) => other.share.id) : [];
      for (const id of along) await recordChanges(actor, 'Transaction', id, dealChanges);
      await publishShares(actor, [share.id, ...along]);
      if (after.staff_id !== share.staff_id) await notifyShared(actor, [{ ...after, id: share.id }]);
      return serializeShare(reader, (await findShare(share.id))!);
    }),
);

/**
 * Deletes a share of which nothing was collected, and with the last share its deal. B10.
 * @throws HttpError not_found; conflict if it has receipts
 */
export const removeTransactionCall = handle(
  removeTransaction,
  { audit: deletes('transaction', 'id') },
  ({ actor, body: { id, reason } }) =>
    tx(async () => {
      const { found, others } = await lockShare(id);
      if (found.collected > 0) throw new HttpError('conflict', dealText.hasReceipts);
      const deleted_at = new Date();
      await updateShare(id, { deleted_at });
      if (others.length === 0) await updateDeal(found.deal.id, { deleted_at });
      await followShareRemovals(actor, [found], reason);
      await publishShares(actor, [id]);
      return null;
    }),
);
