import { dealText } from '@toam/contracts/deal/deal.text';
import { recordMany } from '../../../history/record-changes';
import type { Deal, DealShare } from '../deal.schema';
import { ledgerChangesOf } from '../ledger-history';
import { publishShares } from '../publish-ledger';
import { notifyShared } from '../record-deal';
import { insertDeals, insertManyShares, writeDeals, writeShares } from './book.queries';
import type { DealBook, State } from './deal-book';

const dealValues = (deal: Deal) => ({
  ...{ version: deal.version, house_id: deal.house_id, created_by: deal.created_by },
  ...{ reservation_date: deal.reservation_date, deposit_date: deal.deposit_date },
  ...{ notarized_date: deal.notarized_date, receive_date: deal.receive_date },
  ...{ price: deal.price, brokerage_fee: deal.brokerage_fee },
});

const shareValues = (share: DealShare, deal_id: number) => ({
  ...{ deal_id, version: share.version, staff_id: share.staff_id, customer_id: share.customer_id, type: share.type },
  ...{ brokerage_rate: share.brokerage_rate, fee_user: share.fee_user, code: share.code },
  ...{ status: share.status, note: share.note },
});

const inState = <Record extends { state: State }>(records: readonly Record[], state: State): Record[] =>
  records.filter((one) => one.state === state);

/** Stores the deals and shares. New ones have their numbers afterwards, in the order of the rows. */
async function writeRecords({ deals, told }: DealBook): Promise<void> {
  const newDeals = inState(deals, 'new');
  const madeDeals = await insertDeals(newDeals.map(({ deal }) => dealValues(deal)));
  for (const [at, { deal }] of newDeals.entries()) deal.id = madeDeals[at]!.id;
  await writeDeals(inState(deals, 'changed').map(({ deal }) => deal));
  const newShares = told.flatMap(({ share, before }) => (before === null ? [share] : []));
  const madeShares = await insertManyShares(newShares.map(({ found, of }) => shareValues(found.share, of.deal.id)));
  for (const [at, { found }] of newShares.entries()) found.share.id = madeShares[at]!.id;
  const shares = deals.flatMap((one) => one.shares);
  await writeShares(inState(shares, 'changed').map(({ found }) => found.share));
}

/** Stores what the rows have done, with histories, and tells about it as the single calls do. */
export async function writeDealBook(book: DealBook): Promise<void> {
  const { actor, told, given } = book;
  await writeRecords(book);
  const changes = await ledgerChangesOf('transaction', told);
  await recordMany(
    actor,
    'Transaction',
    told.map(({ share, before }, at) => ({
      ...{ id: share.found.share.id, changes: changes[at]! },
      ...(before === null && { created: dealText.historyCreated }),
    })),
  );
  await publishShares(actor, [...new Set(told.map(({ share }) => share.found.share.id))]);
  await notifyShared(
    actor,
    given.map(({ share: { found, of }, staff_id }) => ({ ...found.share, staff_id, house_id: of.deal.house_id })),
  );
}
