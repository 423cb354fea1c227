import { changeCoupon, createCoupon, removeCoupon } from '@toam/contracts/deal/deal.endpoints';
import type { CouponRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import { couponProblem, type ShareAmounts } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { recordChanges, recordCreation } from '../../history/record-changes';
import { changes, creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { refuseField, refuseStale } from './check-ledger';
import { amountsOf, findCoupons, insertCoupon, lockDealsOf, updateCoupon } from './deal.queries';
import type { Coupon } from './deal.schema';
import { type LedgerReader, readerOf } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { serializeCoupons } from './paper-serializer';
import { publishShares } from './publish-ledger';
import { followPaperRemoval } from './record-removal';

async function serializeCoupon(reader: LedgerReader, coupon: Coupon): Promise<CouponRow> {
  const [row] = await serializeCoupons(reader, [coupon]);
  return row!;
}

/** @throws HttpError invalid if the share is cancelled, or nothing would be left to collect */
function refuseReduction(share: ShareAmounts, amount: number, isNew: boolean): void {
  const problem = couponProblem(share, amount, isNew);
  if (problem?.reason === 'cancelled') throw refuseField('invalid', 'transaction_id', dealText.cancelled);
  if (problem) throw refuseField('invalid', 'reducedFee', dealText.reductionTooLarge(fullMoney(problem.limit)));
}

/** Reduces the fee of a share. D80. @throws HttpError not_found, invalid */
export const reduceFeeCall = handle(createCoupon, { audit: creates('coupon') }, ({ actor, body }) =>
  tx(async () => {
    const { transaction_id, reducedFee, note } = body;
    const found = (await lockDealsOf([transaction_id])).get(transaction_id);
    if (!found) throw new HttpError('not_found', dealText.notFound);
    refuseReduction(amountsOf(found), reducedFee, true);
    const coupon = await insertCoupon({
      ...{ share_id: transaction_id, reduced_fee: reducedFee, note: note ?? null, user_id: actor.id },
    });
    const given = await ledgerChanges('coupon', null, coupon);
    await recordCreation(actor, 'Coupon', coupon.id, dealText.historyCreated, given);
    await publishShares(actor, [transaction_id]);
    return serializeCoupon(await readerOf(actor), coupon);
  }),
);

/** A coupon, with its deal locked. @throws HttpError not_found */
async function lockCoupon(id: number) {
  const [known] = await findCoupons([id]);
  const found = known && (await lockDealsOf([known.share_id])).get(known.share_id);
  const [coupon] = found ? await findCoupons([id]) : [];
  if (!found || !coupon) throw new HttpError('not_found', dealText.couponNotFound);
  return { found, coupon };
}

/** Changes a coupon. @throws HttpError not_found; conflict if the version is stale (D12); invalid as for a new one */
export const changeCouponCall = handle(changeCoupon, { audit: changes('coupon', 'id') }, ({ actor, body }) =>
  tx(async () => {
    const { id, version, reducedFee, note } = body;
    const { found, coupon } = await lockCoupon(id);
    const reader = await readerOf(actor);
    const current = await serializeCoupon(reader, coupon);
    refuseStale(version, current);
    const { share_id, reduced_fee } = coupon;
    const after = {
      ...coupon,
      reduced_fee: reducedFee ?? reduced_fee,
      note: note === undefined ? coupon.note : note,
    };
    if (after.reduced_fee !== reduced_fee) {
      const amounts = amountsOf(found);
      refuseReduction({ ...amounts, reduced: amounts.reduced - reduced_fee }, after.reduced_fee, false);
    }
    const changes = await ledgerChanges('coupon', coupon, after);
    if (changes.length === 0) {
      auditNothing();
      return current;
    }
    const updated = await updateCoupon(id, { reduced_fee: after.reduced_fee, note: after.note });
    await recordChanges(actor, 'Coupon', id, changes);
    await publishShares(actor, [share_id]);
    return serializeCoupon(reader, updated);
  }),
);

/** Deletes a coupon: what it took off is payable again. @throws HttpError not_found */
export const removeCouponCall = handle(removeCoupon, { audit: deletes('coupon', 'id') }, ({ actor, body }) =>
  tx(async () => {
    const { id, reason } = body;
    const { coupon, found } = await lockCoupon(id);
    await updateCoupon(id, { deleted_at: new Date() });
    const name = dealText.theCoupon(fullMoney(coupon.reduced_fee));
    await followPaperRemoval(actor, { model: 'Coupon', id, name, reason }, found);
    await publishShares(actor, [coupon.share_id]);
    return null;
  }),
);
