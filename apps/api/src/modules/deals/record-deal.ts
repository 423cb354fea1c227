import { createDeal } from '@toam/contracts/deal/deal.endpoints';
import type { NewDeal } from '@toam/contracts/deal/deal-fields';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { everyColumnIn } from '@toam/domain/deal/ledger-values';
import { firstExceeding } from '@toam/domain/deal/share-fees';
import { fullMoney } from '@toam/domain/money/money-format';
import { tx } from '../../db/db';
import { recordMany } from '../../history/record-changes';
import { creates, handle } from '../../http/handle';
import { notify } from '../../live/notify';
import { readHouseNames } from '../houses/houses.reads';
import {
  type Errors,
  goneErrors,
  type Named,
  readStanding,
  refuseErrors,
  refuseTakenCodes,
  type LedgerState,
} from './check-ledger';
import { findSharesOfDeals, type FoundShare, insertDeal, insertShares, lockCodes } from './deal.queries';
import type { Deal, DealShare } from './deal.schema';
import { readerOf, serializeDeal } from './deal-serializer';
import { ledgerChangesOf } from './ledger-history';
import { publishShares } from './publish-ledger';

export type NewShare = NewDeal['users_group'][number];

/** Everybody and everything that a new deal names. */
export const namedIn = ({ house_id, users_group }: NewDeal): Named[] => [
  { house_id },
  ...users_group.map(({ user_id, customer_id }) => ({ staff_id: user_id, customer_id })),
];

/** Messages about a new deal: who and what is no longer there. */
export function newDealErrors({ house_id, users_group }: NewDeal, state: LedgerState): Errors {
  const errors = goneErrors({ house_id }, state);
  for (const [at, { user_id, customer_id }] of users_group.entries()) {
    const gone = goneErrors({ staff_id: user_id, customer_id }, state);
    if (gone.staff_id) errors[`users_group.${at}.user_id`] = gone.staff_id;
    if (gone.customer_id) errors[`users_group.${at}.customer_id`] = gone.customer_id;
  }
  return errors;
}

/** A deal that is cancelled with all its shares. Nobody joins it: a new share would count as revenue. D79. */
export const isCancelled = (shares: readonly Pick<FoundShare, 'cancel_date'>[]): boolean =>
  shares.every(({ cancel_date }) => cancel_date !== null);

/** Messages about a new share of a deal that is there. @param others the deal's shares */
export function newShareErrors(input: NewShare, deal: Deal, others: readonly FoundShare[], state: LedgerState): Errors {
  const fees = others.map(({ share }) => share.fee_user);
  const exceeds = firstExceeding(deal.brokerage_fee, [...fees, input.brokerageFeeUser]) !== null;
  return {
    ...(isCancelled(others) && { house_id: dealText.cancelled }),
    ...goneErrors({ staff_id: input.user_id, customer_id: input.customer_id }, state),
    ...(exceeds && { brokerageFeeUser: dealText.overFee(fullMoney(deal.brokerage_fee)) }),
  };
}

/** What the form says of a deal, as columns. */
export const dealColumnsOf = (input: Omit<NewDeal, 'users_group'>) => everyColumnIn(dealColumns, input);

/** What the form says of a share, as columns. */
export const shareColumnsOf = (deal_id: number, input: NewShare) => ({
  ...{ deal_id, ...everyColumnIn(shareColumns, { ...input, staff_id: input.user_id }) },
});

/** A share that is somebody's from now on. */
type GivenShare = Pick<DealShare, 'id' | 'staff_id' | 'code'> & Pick<Deal, 'house_id'>;

/** Tells people that a share of a deal is theirs, each in one line: which one, or how many a sheet brought. B16. */
export async function notifyShared(actor: Actor, shares: readonly GivenShare[]): Promise<void> {
  const houses = await readHouseNames([...new Set(shares.map(({ house_id }) => house_id))]);
  for (const staffId of new Set(shares.map(({ staff_id }) => staff_id))) {
    const own = shares.filter(({ staff_id }) => staff_id === staffId);
    const { id, code, house_id } = own[0]!;
    const house = houses.get(house_id)?.address ?? `#${house_id}`;
    await notify({
      ...{ users: [staffId], by: actor.id, type: NotificationType.dealRecorded },
      ...(own.length === 1 && { subject: { noun: 'transaction', id } }),
      detail: own.length === 1 ? dealText.noticeShared(code, house) : dealText.noticeSharedMany(own.length),
    });
  }
}

/** Writes histories, publishes, and tells the people of the new shares. */
export async function followNewShares(actor: Actor, deal: Deal, shares: readonly DealShare[]): Promise<void> {
  const given = await ledgerChangesOf(
    'transaction',
    shares.map((share) => ({ before: null, after: { ...deal, ...share } })),
  );
  await recordMany(
    actor,
    'Transaction',
    shares.map(({ id }, at) => ({ id, changes: given[at]!, created: dealText.historyCreated })),
  );
  await publishShares(
    actor,
    shares.map(({ id }) => id),
  );
  await notifyShared(
    actor,
    shares.map((share) => ({ ...share, house_id: deal.house_id })),
  );
}

/**
 * Records a deal with the shares of its people. Specification 3 §5.3.
 * @throws HttpError invalid with everything that is no longer there; conflict for a code that is taken
 */
export const recordDealCall = handle(createDeal, { audit: creates('transaction') }, ({ actor, body: input }) =>
  tx(async () => {
    refuseErrors(newDealErrors(input, await readStanding(namedIn(input))));
    await lockCodes('transaction');
    await refuseTakenCodes(
      'transaction',
      new Map(
        input.users_group.map(({ transactionCode }, at) => [`users_group.${at}.transactionCode`, transactionCode]),
      ),
    );
    const deal = await insertDeal({ ...dealColumnsOf(input), created_by: actor.id });
    const shares = await insertShares(input.users_group.map((one) => shareColumnsOf(deal.id, one)));
    await followNewShares(actor, deal, shares);
    return serializeDeal(await readerOf(actor), deal, await findSharesOfDeals([deal.id]));
  }),
);
