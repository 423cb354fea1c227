import type { countLedger } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionSums } from '@toam/contracts/deal/deal.schema';
import type { DataOf } from '@toam/contracts/endpoint';
import type { DealStatus, DealType } from '@toam/domain/deal/deal-values';
import { searchWords } from '@toam/domain/vietnamese';
import { and, count, desc, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anywhere } from '../../db/column-conditions';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import type { Page } from '../../http/page';
import { customers } from '../customers/customer.schema';
import { hasNameWord } from '../customers/customers.reads';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';

/** Conditions of every list of the ledger. */
export interface LedgerFilter {
  /** Whose; null: everybody's. */
  people: readonly number[] | null;
  search: string;
  /** Days, both included: '2026-11-01'. */
  first?: string | undefined;
  last?: string | undefined;
}

/** Any of these. */
interface Kinds {
  types?: readonly number[] | undefined;
  statuses?: readonly number[] | undefined;
}

export interface ShareFilter extends LedgerFilter, Kinds {
  house_id?: number | undefined;
  customer_id?: number | undefined;
  /** Only those with something to collect. */
  isDue: boolean;
}

const isOneOf = (column: PgColumn, people: readonly number[] | null): SQL | undefined =>
  people === null ? undefined : sql`${column} = any(${idArray(people)})`;

const within = (column: PgColumn, { first, last }: LedgerFilter): SQL | undefined =>
  and(first === undefined ? undefined : gte(column, first), last === undefined ? undefined : lte(column, last));

const ofKinds = (table: typeof dealShares | typeof oldTransactions, { types, statuses }: Kinds): SQL | undefined =>
  and(types && inArray(table.type, types as DealType[]), statuses && inArray(table.status, statuses as DealStatus[]));

const plainly = (text: SQL | PgColumn, word: string): SQL => sql`f_vn(${text}) like ${anywhere(word)}`;

/**
 * A code without case and accents. Nearly all codes are ASCII, of which `lower` says the same as `f_vn` in a thirtieth of the time; a
 * search reads all of them.
 */
const plainCode = (code: PgColumn): SQL =>
  sql`case when octet_length(${code}) = length(${code}) then lower(${code}) else f_vn(${code}) end`;

/**
 * Every word stands in a code, or in the name of the person, the customer or the house. Digits never find a phone number. D24, D47.
 * Names are searched once, not once for each share that has them.
 */
const named = (search: string, codes: PgColumn[]): SQL | undefined =>
  and(
    ...searchWords(search).map((word) =>
      or(
        ...codes.map((code) => like(plainCode(code), anywhere(word))),
        sql`${dealShares.staff_id} in (select ${users.id} from ${users} where ${plainly(users.name, word)})`,
        sql`${deals.house_id} in (select ${houses.id} from ${houses} where ${like(sql`${houses.address_search}`, anywhere(word))})`,
        sql`${dealShares.customer_id} in (select ${customers.id} from ${customers} where ${hasNameWord(word, sql`false`)})`,
      ),
    ),
  );

const aliveShare = isNull(dealShares.deleted_at);

/** What was reduced and collected of each share. One by one, twenty thousand of them would take ten times as long. */
const joinedPaid = sql`
  left join (
    select share_id, sum(amount)::bigint as amount from (
      select ${coupons.share_id} as share_id, ${coupons.reduced_fee} as amount from ${coupons} where ${coupons.deleted_at} is null
      union all
      select ${receipts.share_id}, ${receipts.fee_collect} from ${receipts} where ${receipts.deleted_at} is null
    ) as papers group by share_id
  ) as paid on paid.share_id = ${dealShares.id}`;

const isCancelled = sql`exists (
  select from ${cancelBills} where ${cancelBills.share_id} = ${dealShares.id} and ${cancelBills.deleted_at} is null)`;
const isDue = sql`${dealShares.fee_user} > coalesce(paid.amount, 0) and not ${isCancelled}`;

const matching = (filter: ShareFilter): SQL | undefined =>
  and(
    aliveShare,
    isOneOf(dealShares.staff_id, filter.people),
    within(deals.deposit_date, filter),
    named(filter.search, [dealShares.code]),
    ofKinds(dealShares, filter),
    filter.house_id === undefined ? undefined : eq(deals.house_id, filter.house_id),
    filter.customer_id === undefined ? undefined : eq(dealShares.customer_id, filter.customer_id),
    filter.isDue ? isDue : undefined,
  );

/** The largest sum that a browser's number holds. Nothing real comes near it. */
const summed = (amount: SQL): SQL<number> =>
  sql<number>`least(coalesce(sum(${amount}), 0), ${Number.MAX_SAFE_INTEGER})::float8`;

/** Shares that meet the filter, with all that it looks at. */
const foundShares = (filter: ShareFilter): SQL => sql`from ${dealShares}
  join ${deals} on ${deals.id} = ${dealShares.deal_id}
  ${filter.isDue ? joinedPaid : sql``}
  where ${matching(filter)}`;

/** Every share that meets the filter, for a sheet: a query of ids, and its order, the latest deposit first. */
export const everyShare = (filter: ShareFilter) => ({
  found: sql`select ${dealShares.id} as id, ${deals.deposit_date} as deposit_date ${foundShares(filter)}`,
  order: sql`deposit_date desc, id desc`,
});

/** A page of what was found, as an array of ids. */
const pageIn = (found: SQL, order: SQL, { page, size }: Page): SQL =>
  sql`array(select id from ${found} order by ${order} limit ${size} offset ${(page - 1) * size})`;

/** What a page lists: shares, or the deals that have one of them. */
const listed = {
  detail: sql`select id, deposit_date from found`,
  deal: sql`select deal_id as id, deposit_date from found group by deal_id, deposit_date`,
};

/** The shares whose amounts a list shows: those that meet the filter, or in a list of deals all shares of these deals in a scope. */
const summedShares = (scope: readonly number[] | null | undefined): SQL =>
  scope === undefined
    ? sql`select id, fee_user, is_cancelled from found`
    : sql`select ${dealShares.id} as id, ${dealShares.fee_user} as fee_user, ${isCancelled} as is_cancelled from ${dealShares}
      where ${and(aliveShare, isOneOf(dealShares.staff_id, scope))} and ${dealShares.deal_id} in (select id from listed)`;

interface SharePage extends Record<string, unknown> {
  /** Of shares, or of deals. */
  total: number;
  fees: number;
  reduced: number;
  collected: number;
  retained: number;
  cancelled: number;
  /** Of shares, or of deals. */
  ids: number[];
}

/**
 * A page of shares that meet the filter, the latest deposit first, with the number and the sums of all.
 * A cancelled share has neither a fee nor anything to collect. D79. Of the others nothing is collected beyond what is payable (trigger
 * `deals_balance`), so sums over all papers say the same as sums share by share.
 * @param ofDeals a page of deals that have such a share instead; summed are all their shares of these people
 */
export async function listShares(filter: ShareFilter, page: Page, ofDeals?: { scope: readonly number[] | null }) {
  const live = sql`filter (where not is_cancelled)`;
  const most = sql`${Number.MAX_SAFE_INTEGER}`;
  const { rows } = await db().execute<SharePage>(sql`
    with found as materialized (
      select ${dealShares.id} as id, ${dealShares.deal_id} as deal_id, ${deals.deposit_date} as deposit_date,
        ${dealShares.fee_user} as fee_user, ${isCancelled} as is_cancelled ${foundShares(filter)}
    ), listed as materialized (${listed[ofDeals ? 'deal' : 'detail']}), summed as materialized (${summedShares(ofDeals?.scope)}),
    reductions as (
      select sum(${coupons.reduced_fee}) as reduced from ${coupons} join summed on summed.id = ${coupons.share_id}
      where ${coupons.deleted_at} is null and not is_cancelled
    ), money as (
      select sum(${receipts.fee_collect}) ${live} as collected, sum(${receipts.fee_collect}) filter (where is_cancelled) as retained
      from ${receipts} join summed on summed.id = ${receipts.share_id} where ${receipts.deleted_at} is null
    )
    select (select count(*) from listed)::int as total, (count(*) filter (where is_cancelled))::int as cancelled,
      least(coalesce(sum(fee_user) ${live}, 0), ${most})::float8 as fees,
      (select least(coalesce(reduced, 0), ${most})::float8 from reductions) as reduced,
      (select least(coalesce(collected, 0), ${most})::float8 from money) as collected,
      (select least(coalesce(retained, 0), ${most})::float8 from money) as retained,
      ${pageIn(sql`listed`, sql`deposit_date desc, id desc`, page)} as ids
    from summed`);
  const { total, ids, fees, reduced, collected, retained, cancelled } = rows[0]!;
  const payable = fees - reduced;
  const sums: TransactionSums = {
    ...{ fees, reduced, payable, collected, receivable: payable - collected, cancelled, retained },
  };
  return { total, ids, sums };
}

/** Papers of a share, or one paper. */
export interface PaperFilter extends LedgerFilter {
  share_id?: number | undefined;
  id?: number | undefined;
}

/** A kind of papers: what its list is ordered and filtered by, and which codes its search reads. */
export interface PaperList {
  table: typeof receipts | typeof coupons | typeof cancelBills;
  day: PgColumn | SQL;
  codes: PgColumn[];
  /** What the list sums up. */
  amount: PgColumn | SQL;
}

export const receiptList: PaperList = {
  ...{ table: receipts, day: receipts.collected_on, amount: receipts.fee_collect },
  codes: [receipts.code, dealShares.code],
};
export const couponList: PaperList = {
  ...{ table: coupons, amount: coupons.reduced_fee, codes: [dealShares.code] },
  day: sql`(${coupons.created_at} at time zone 'Asia/Ho_Chi_Minh')::date`,
};
/** Money that was collected of shares which were cancelled later. D79. */
export const billList: PaperList = {
  ...{ table: cancelBills, day: cancelBills.cancel_date, codes: [dealShares.code] },
  amount: sql`(select coalesce(sum(${receipts.fee_collect}), 0) from ${receipts}
    where ${receipts.share_id} = ${dealShares.id} and ${receipts.deleted_at} is null)`,
};

/** Papers that meet the filter, with all that it looks at. */
function foundPapers({ table, day, codes }: PaperList, filter: PaperFilter): SQL {
  const where = and(
    isNull(table.deleted_at),
    aliveShare,
    isOneOf(dealShares.staff_id, filter.people),
    filter.first === undefined ? undefined : sql`${day} >= ${filter.first}::date`,
    filter.last === undefined ? undefined : sql`${day} <= ${filter.last}::date`,
    named(filter.search, codes),
    filter.share_id === undefined ? undefined : eq(table.share_id, filter.share_id),
    filter.id === undefined ? undefined : eq(table.id, filter.id),
  );
  return sql`from ${table}
    join ${dealShares} on ${dealShares.id} = ${table.share_id}
    join ${deals} on ${deals.id} = ${dealShares.deal_id}
    where ${where}`;
}

/** Every paper that meets the filter, for a sheet: a query of ids, and its order. */
export const everyPaper = (of: PaperList, filter: PaperFilter) => ({
  found: sql`select ${of.table.id} as id, ${of.day} as day ${foundPapers(of, filter)}`,
  order: sql`day desc, id desc`,
});

/** A page of ids of receipts, coupons or bills, the latest first, their number, and the sum of their amounts. */
export async function listPapers(of: PaperList, filter: PaperFilter, page: Page) {
  const { rows } = await db().execute<{ total: number; sum: number; ids: number[] }>(sql`
    with found as materialized (
      select ${of.table.id} as id, ${of.day} as day, ${of.amount} as amount ${foundPapers(of, filter)}
    )
    select count(*)::int as total, ${summed(sql`amount`)} as sum, ${pageIn(sql`found`, sql`day desc, id desc`, page)} as ids
    from found`);
  return rows[0]!;
}

export interface OldFilter extends LedgerFilter, Kinds {
  id?: number | undefined;
}

/** Old transactions that meet the filter. */
function matchingOld(filter: OldFilter): SQL | undefined {
  const words = searchWords(filter.search).map((word) =>
    or(
      plainly(oldTransactions.address, word),
      sql`${oldTransactions.user_id} in (select ${users.id} from ${users} where ${plainly(users.name, word)})`,
    ),
  );
  return and(
    isNull(oldTransactions.deleted_at),
    isOneOf(oldTransactions.user_id, filter.people),
    within(oldTransactions.date, filter),
    ofKinds(oldTransactions, filter),
    filter.id === undefined ? undefined : eq(oldTransactions.id, filter.id),
    ...words,
  );
}

/** A page of old transactions, the latest deposit first, their number, and their sums. */
export async function listOld(filter: OldFilter, { page, size }: Page) {
  const where = matchingOld(filter);
  const [counted] = await db()
    .select({
      total: count(),
      fee: summed(sql`${oldTransactions.fee}`),
      received: summed(sql`${oldTransactions.fee_received}`),
    })
    .from(oldTransactions)
    .where(where);
  const list = await db()
    .select()
    .from(oldTransactions)
    .where(where)
    .orderBy(desc(oldTransactions.date), desc(oldTransactions.id))
    .limit(size)
    .offset((page - 1) * size);
  return { ...counted!, list };
}

/** The rows of each list, as it counts them itself. */
export async function countRows(filter: LedgerFilter): Promise<DataOf<typeof countLedger>> {
  const countOf = (found: SQL): SQL => sql`(select json_build_object('total', count(*)) ${found})`;
  const papers = (of: PaperList): SQL => countOf(foundPapers(of, filter));
  const { rows } = await db().execute<DataOf<typeof countLedger>>(sql`
    with found as materialized (select ${dealShares.deal_id} as deal_id ${foundShares({ ...filter, isDue: false })})
    select ${countOf(sql`from (select distinct deal_id from found) as deals`)} as deal, ${countOf(sql`from found`)} as detail,
      ${papers(receiptList)} as receipt, ${papers(couponList)} as coupon, ${papers(billList)} as cancel,
      ${countOf(sql`from ${oldTransactions} where ${matchingOld(filter)}`)} as old`);
  return rows[0]!;
}
