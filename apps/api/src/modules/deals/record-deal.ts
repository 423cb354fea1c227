import type { NewDeal } from '@toam/contracts/deal/deal-fields';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { dealText } from '@toam/contracts/texts/deal';
import type { Actor } from '@toam/domain/actor';
import { firstExceeding } from '@toam/domain/deal/share-fees';
import { tx } from '../../db/db';
import { recordCreation } from '../../history/record-changes';
import { HttpError } from '../../http/http-error';
import { notify } from '../../live/notify';
import { namedErrors, refuseErrors, refuseTakenCodes } from './check-ledger';
import { findSharesOfDeals, insertDeal, insertShares, lockCodes, lockDealsOf } from './deal.queries';
import type { Deal, DealShare } from './deal.schema';
import { readerOf, serializeDeals } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { publishShares } from './publish-ledger';

/** @throws HttpError invalid with everybody and everything that is no longer there */
async function checkNames({ house_id, users_group }: NewDeal): Promise<void> {
  const errors = await namedErrors({ house_id });
  for (const [at, { user_id, customer_id }] of users_group.entries()) {
    const found = await namedErrors({ staff_id: user_id, customer_id });
    if (found.staff_id) errors[`users_group.${at}.user_id`] = found.staff_id;
    if (found.customer_id) errors[`users_group.${at}.customer_id`] = found.customer_id;
  }
  refuseErrors(errors);
}

const shareColumnsOf = (deal_id: number, said: NewDeal['users_group'][number]) => ({
  ...{ deal_id, staff_id: said.user_id, customer_id: said.customer_id, type: said.transactionType },
  ...{ brokerage_rate: said.brokerageRate, fee_user: said.brokerageFeeUser, code: said.transactionCode },
  ...{ status: said.status, note: said.note ?? null },
});

/** Tells people that a share of a deal is theirs. B16. */
export async function notifyShared(actor: Actor, shares: readonly Pick<DealShare, 'id' | 'staff_id'>[]): Promise<void> {
  for (const { id, staff_id } of shares)
    await notify({
      ...{ users: [staff_id], by: actor.id, type: NotificationType.dealRecorded },
      subject: { noun: 'transaction', id },
      detail: dealText.noticeShared,
    });
}

/** Writes histories, publishes, and tells the people of the new shares. */
export async function followNewShares(actor: Actor, deal: Deal, shares: readonly DealShare[]): Promise<void> {
  for (const share of shares) {
    const given = await ledgerChanges('transaction', null, { ...deal, ...share });
    await recordCreation(actor, 'Transaction', share.id, dealText.historyCreated, given);
  }
  await publishShares(
    actor,
    shares.map(({ id }) => id),
  );
  await notifyShared(actor, shares);
}

/**
 * Adds a share to a deal that is there. B15.
 * @param besideId another share of the deal
 * @throws HttpError not_found; invalid as for a new deal, or if the shares would exceed the fee; conflict for a code that is taken
 */
export const addShare = (actor: Actor, besideId: number, said: NewDeal['users_group'][number]): Promise<void> =>
  tx(async () => {
    const shares = [...(await lockDealsOf([besideId])).values()];
    const [{ deal } = { deal: undefined }] = shares;
    if (!deal) throw new HttpError('not_found', dealText.notFound);
    const { user_id, customer_id, brokerageFeeUser } = said;
    const gone = await namedErrors({ staff_id: user_id, customer_id });
    const fees = [...shares.map(({ share }) => share.fee_user), brokerageFeeUser];
    const exceeds = firstExceeding(deal.brokerage_fee, fees) !== null;
    refuseErrors({ ...gone, ...(exceeds && { brokerageFeeUser: dealText.overFee }) });
    await lockCodes('transaction');
    await refuseTakenCodes('transaction', new Map([['transactionCode', said.transactionCode]]));
    await followNewShares(actor, deal, await insertShares([shareColumnsOf(deal.id, said)]));
  });

/**
 * Records a deal with the shares of its people. Specification 3 §5.3.
 * @throws HttpError invalid with everything that is no longer there; conflict for a code that is taken
 */
export const recordDeal = (actor: Actor, said: NewDeal): Promise<DealRow> =>
  tx(async () => {
    await checkNames(said);
    await lockCodes('transaction');
    await refuseTakenCodes(
      'transaction',
      new Map(
        said.users_group.map(({ transactionCode }, at) => [`users_group.${at}.transactionCode`, transactionCode]),
      ),
    );
    const deal = await insertDeal({
      house_id: said.house_id,
      reservation_date: said.reservationDate ?? null,
      deposit_date: said.date,
      notarized_date: said.notarizedDate,
      receive_date: said.brokerageReceiveDate,
      ...{ price: said.price, brokerage_fee: said.brokerageFee, created_by: actor.id },
    });
    const shares = await insertShares(said.users_group.map((one) => shareColumnsOf(deal.id, one)));
    await followNewShares(actor, deal, shares);
    const [row] = await serializeDeals(await readerOf(actor), [deal], await findSharesOfDeals([deal.id]));
    return row!;
  });
