import type { TransactionSort } from '@toam/contracts/deal/ledger-sorts';
import type { TransactionSums } from '@toam/contracts/deal/deal.schema';
import { searchWords } from '@toam/domain/vietnamese';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { deals, dealShares } from './deal.schema';
import { isOneOf, type Kinds, type LedgerFilter, ofKinds, type Scope, summed, within } from './ledger-conditions';
import { dealOrder, directed, shareOrder, type Sorted } from './ledger-orders';
import { isAbout } from './ledger-search.queries';

export interface ShareFilter extends LedgerFilter, Kinds {
  house_id?: number | undefined;
  customer_id?: number | undefined;
  /** Only those with something to collect. */
  isDue: boolean;
}

/** A list of deals that have a share which meets the filter. Each shows, and sums up, all its shares of these people. */
interface OfDeals {
  scope: Scope;
}

const aliveShare = isNull(dealShares.deleted_at);
const isDue = sql`(${dealShares.fee_user} > ${dealShares.reduced} + ${dealShares.collected} and ${dealShares.cancel_date} is null)`;

/** What the filter asks of a deal: the same of all its shares. */
const ofDeal = (filter: ShareFilter): SQL | undefined =>
  and(
    within(dealShares.deal_date, filter),
    filter.house_id === undefined ? undefined : eq(dealShares.deal_house_id, filter.house_id),
  );

/** What the filter asks of one share. */
const ofShare = (filter: ShareFilter): SQL | undefined =>
  and(
    isOneOf(dealShares.staff_id, filter.people),
    ...searchWords(filter.search).map((word) => isAbout(dealShares, word)),
    ofKinds(dealShares, filter),
    filter.customer_id === undefined ? undefined : eq(dealShares.customer_id, filter.customer_id),
    filter.isDue ? isDue : undefined,
  );

export const matchingShares = (filter: ShareFilter): SQL | undefined =>
  and(aliveShare, ofDeal(filter), ofShare(filter));

/** Deals that everybody's list shows if it asks nothing of a share. Each live deal has a live share. */
export const matchingDeals = (filter: LedgerFilter): SQL | undefined =>
  and(isNull(deals.deleted_at), within(deals.deposit_date, filter));

type ShareSorted = Sorted<TransactionSort>;

/** Shares that meet the filter, or deals that have such a share, with what they are sorted by. */
const found = (filter: ShareFilter, { sort }: ShareSorted, ofDeals?: OfDeals): SQL => {
  const { id, deal_id, deal_date } = dealShares;
  const key = ofDeals ? dealOrder(sort, ofDeals.scope) : shareOrder[sort];
  return sql`select ${ofDeals ? deal_id : id} as id, ${deal_date} as deal_date, ${key} as key
    from ${dealShares} where ${matchingShares(filter)} ${ofDeals ? sql`group by ${deal_date}, ${deal_id}` : sql``}`;
};

/** Equal ones follow by the deposit, the latest first, and then by the id. */
const orderOf = (sorted: ShareSorted): SQL =>
  sorted.sort === 'date'
    ? sql`${directed(sql`deal_date`, sorted)}, ${directed(sql`id`, sorted)}`
    : sql`${directed(sql`key`, sorted)}, deal_date desc, id desc`;

/** Every share or deal that meets the filter, for a sheet: a query of ids, and its order. */
export const everyShare = (filter: ShareFilter, sorted: ShareSorted, ofDeals?: OfDeals) => ({
  found: found(filter, sorted, ofDeals),
  order: orderOf(sorted),
});

/** A page of ids of shares that meet the filter, or of deals that have such a share. */
export async function pageOfShares(
  filter: ShareFilter,
  { page, size, ...sorted }: Page & ShareSorted,
  ofDeals?: OfDeals,
): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select id from (${found(filter, sorted, ofDeals)}) as found
    order by ${orderOf(sorted)} limit ${size} offset ${(page - 1) * size}`);
  return rows.map((row) => row.id);
}

/** Shares of these people, of deals that have one which meets the filter. */
const sharesOfFound = (filter: ShareFilter, { scope }: OfDeals): SQL | undefined =>
  and(
    aliveShare,
    ofDeal(filter),
    isOneOf(dealShares.staff_id, scope),
    sql`${dealShares.deal_id} in (select ${dealShares.deal_id} from ${dealShares} where ${matchingShares(filter)})`,
  );

/** Whether the filter finds all shares of these people of a deal, or none: it asks nothing else of a share. */
const isOfDeals = ({ people, search, types, statuses, customer_id, isDue: due }: ShareFilter, { scope }: OfDeals) =>
  people?.length === scope?.length &&
  search === '' &&
  [types, statuses, customer_id].every((one) => one === undefined) &&
  !due;

interface SumRow extends Record<string, unknown> {
  total: number;
  fees: number;
  reduced: number;
  collected: number;
  retained: number;
  cancelled: number;
}

/**
 * How many shares meet the filter, or how many deals have such a share, and their sums.
 * A cancelled share has neither a fee nor anything to collect. D79. Of the others nothing is collected beyond what is payable (trigger
 * `deals_balance`), so sums over all papers say the same as sums share by share.
 */
export async function sumUpShares(
  filter: ShareFilter,
  ofDeals?: OfDeals,
): Promise<{ total: number; sums: TransactionSums }> {
  const { id, deal_id, fee_user, reduced: cut, collected: paid, cancel_date } = dealShares;
  const live = sql`filter (where ${cancel_date} is null)`;
  const isAll = !ofDeals || isOfDeals(filter, ofDeals);
  const { rows } = await db().execute<SumRow>(sql`
    select ${ofDeals ? sql`count(distinct ${deal_id})` : sql`count(${id})`}::int as total, count(${cancel_date})::int as cancelled,
      ${summed(sql`${fee_user}`, live)} as fees, ${summed(sql`${cut}`, live)} as reduced, ${summed(sql`${paid}`, live)} as collected,
      ${summed(sql`${paid}`, sql`filter (where ${cancel_date} is not null)`)} as retained
    from ${dealShares} where ${isAll ? matchingShares(filter) : sharesOfFound(filter, ofDeals)}`);
  const { total, fees, reduced, collected, retained, cancelled } = rows[0]!;
  const payable = fees - reduced;
  return {
    total,
    sums: { fees, reduced, payable, collected, receivable: payable - collected, cancelled, retained },
  };
}
