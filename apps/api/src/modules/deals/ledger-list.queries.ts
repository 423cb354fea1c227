import type { countLedger, ledgerLists, listLedgerMonths } from '@toam/contracts/deal/deal.endpoints';
import {
  billSorts,
  couponSorts,
  type OldSort,
  oldSorts,
  type PaperSort,
  receiptSorts,
  transactionSorts,
} from '@toam/contracts/deal/ledger-sorts';
import type { DataOf } from '@toam/contracts/endpoint';
import { searchWords } from '@toam/domain/vietnamese';
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';
import { isOneOf, type Kinds, type LedgerFilter, ofKinds, type Scope, summed, within } from './ledger-conditions';
import { directed, oldOrder, paperOrder, type Sorted } from './ledger-orders';
import { hasStaffWord, isAbout, plainly } from './ledger-search.queries';
import { everyShare, matchingDeals, matchingShares, type ShareFilter } from './share-list.queries';

/**
 * How to keep what was found. What a filter finds with effort is found once. Everything is read twice instead: written down, it would
 * take longer than to add it up, and a page of it is the end of an index.
 */
const stored = ({ people, search }: LedgerFilter): SQL =>
  people === null && search === '' ? sql`not materialized` : sql`materialized`;

/** A page of what was found, as an array of ids. */
const pageIn = (found: SQL, order: SQL, { page, size }: Page): SQL =>
  sql`array(select id from ${found} order by ${order} limit ${size} offset ${(page - 1) * size})`;

/** Papers of a share, or one paper. */
export interface PaperFilter extends LedgerFilter {
  share_id?: number | undefined;
  id?: number | undefined;
}

/** A kind of papers: what its list is ordered and filtered by. */
export interface PaperList {
  table: typeof receipts | typeof coupons | typeof cancelBills;
  day: PgColumn | SQL;
  /** What the list sums up. */
  amount: PgColumn | SQL;
}

export const receiptList: PaperList = { table: receipts, day: receipts.collected_on, amount: receipts.fee_collect };
export const couponList: PaperList = {
  ...{ table: coupons, amount: coupons.reduced_fee },
  day: sql`(${coupons.created_at} at time zone 'Asia/Ho_Chi_Minh')::date`,
};
/** Money that was collected of shares which were cancelled later. D79. */
export const billList: PaperList = { table: cancelBills, day: cancelBills.cancel_date, amount: dealShares.collected };

type LedgerList = (typeof ledgerLists)[number];
const paperLists = { receipt: receiptList, coupon: couponList, cancel: billList };
const paperSorts = { receipt: receiptSorts, coupon: couponSorts, cancel: billSorts };

/** Papers that meet the filter, with all that it looks at. A receipt has a code of its own. */
function foundPapers({ table, day, amount }: PaperList, filter: PaperFilter): SQL {
  const words = searchWords(filter.search).map((word) =>
    or(isAbout(dealShares, word), table === receipts ? isAbout(receipts, word) : undefined),
  );
  const where = and(
    isNull(table.deleted_at),
    filter.first === undefined ? undefined : sql`${day} >= ${filter.first}::date`,
    filter.last === undefined ? undefined : sql`${day} <= ${filter.last}::date`,
    filter.share_id === undefined ? undefined : eq(table.share_id, filter.share_id),
    filter.id === undefined ? undefined : eq(table.id, filter.id),
    ...words,
  );
  // few shares are deleted: to leave theirs out takes a tenth of the time of reading every paper's share
  if (filter.people === null && filter.search === '' && amount !== dealShares.collected)
    return sql`from ${table} where ${where} and ${table.share_id} not in (select id from ${dealShares} where deleted_at is not null)`;
  return sql`from ${table} join ${dealShares} on ${dealShares.id} = ${table.share_id}
    where ${and(isNull(dealShares.deleted_at), isOneOf(dealShares.staff_id, filter.people), where)}`;
}

type PaperSorted = Sorted<PaperSort>;

/** Equal ones follow by the day of the list, the latest first, and then by the id. */
const orderOf = ({ sort, order }: Sorted<string>): SQL =>
  ['dateCollect', 'made', 'cancelDate', 'date'].includes(sort)
    ? sql`${directed(sql`day`, { order })}, ${directed(sql`id`, { order })}`
    : sql`${directed(sql`key`, { order })}, day desc, id desc`;

/** Every paper that meets the filter, for a sheet: a query of ids, and its order. */
export const everyPaper = (of: PaperList, filter: PaperFilter, sorted: PaperSorted) => ({
  found: sql`select ${of.table.id} as id, ${of.day} as day, ${paperOrder(of.table, sorted.sort, of.day)} as key
    ${foundPapers(of, filter)}`,
  order: orderOf(sorted),
});

/** A page of ids of receipts, coupons or bills, their number, and the sum of their amounts. */
export async function listPapers(of: PaperList, filter: PaperFilter, { sort, order, ...page }: Page & PaperSorted) {
  const { rows } = await db().execute<{ total: number; sum: number; ids: number[] }>(sql`
    with found as ${stored(filter)} (
      select ${of.table.id} as id, ${of.day} as day, ${of.amount} as amount,
        ${paperOrder(of.table, sort, of.day)} as key ${foundPapers(of, filter)}
    )
    select count(*)::int as total, ${summed(sql`amount`)} as sum, ${pageIn(sql`found`, orderOf({ sort, order }), page)} as ids
    from found`);
  return rows[0]!;
}

export interface OldFilter extends LedgerFilter, Kinds {
  id?: number | undefined;
}

/** Old transactions that meet the filter. */
function matchingOld(filter: OldFilter): SQL | undefined {
  const words = searchWords(filter.search).map((word) =>
    or(hasStaffWord(oldTransactions.user_id, word), plainly(oldTransactions.address, word)),
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

/** Equal ones follow by the deposit, the latest first, and then by the id. */
const orderOfOld = (sorted: Sorted<OldSort>): SQL[] => {
  const { date, id } = oldTransactions;
  if (sorted.sort === 'date') return [directed(sql`${date}`, sorted), directed(sql`${id}`, sorted)];
  return [directed(oldOrder[sorted.sort], sorted), desc(date), desc(id)];
};

/** Every old transaction that meets the filter, for a sheet. */
export const everyOld = (filter: OldFilter, sorted: Sorted<OldSort>) => ({
  found: sql`select id, date as day, ${oldOrder[sorted.sort]} as key from ${oldTransactions} where ${matchingOld(filter)}`,
  order: orderOf(sorted),
});

/** A page of old transactions, their number, and their sums. */
export async function listOld(filter: OldFilter, { page, size, ...sorted }: Page & Sorted<OldSort>) {
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
    .orderBy(...orderOfOld(sorted))
    .limit(size)
    .offset((page - 1) * size);
  return { ...counted!, list };
}

/** The rows of each list, as it counts them itself. */
export async function countRows(filter: LedgerFilter): Promise<DataOf<typeof countLedger>> {
  const countOf = (found: SQL, counted = sql`*`): SQL =>
    sql`(select json_build_object('total', count(${counted})) ${found})`;
  const papers = (of: PaperList): SQL => countOf(foundPapers(of, filter));
  const shares = { ...filter, isDue: false };
  const ofDeals =
    filter.people === null
      ? countOf(sql`from ${deals} where ${matchingDeals(filter)}`)
      : countOf(sql`from found`, sql`distinct deal_id`);
  const { rows } = await db().execute<DataOf<typeof countLedger>>(sql`
    with found as not materialized (
      select ${dealShares.deal_id} as deal_id from ${dealShares} where ${matchingShares(shares)}
    )
    select ${ofDeals} as deal, ${countOf(sql`from found`)} as detail,
      ${papers(receiptList)} as receipt, ${papers(couponList)} as coupon, ${papers(billList)} as cancel,
      ${countOf(sql`from ${oldTransactions} where ${matchingOld(filter)}`)} as old`);
  return rows[0]!;
}

/** The days of the rows of a list, one for each row. */
function daysOf(list: LedgerList, filter: ShareFilter): SQL {
  const { deal_id, deal_date } = dealShares;
  switch (list) {
    case 'deal':
      return sql`select ${deal_date} as day from ${dealShares} where ${matchingShares(filter)} group by ${deal_id}, ${deal_date}`;
    case 'detail':
      return sql`select ${deal_date} as day from ${dealShares} where ${matchingShares(filter)}`;
    case 'old':
      return sql`select ${oldTransactions.date} as day from ${oldTransactions} where ${matchingOld(filter)}`;
    default:
      return sql`select ${paperLists[list].day} as day ${foundPapers(paperLists[list], filter)}`;
  }
}

/** Who searches a code wants one month; who searches a name sees the latest of them. */
const mostMonths = 12;

/** The latest months in which a list has rows, and how many. */
export async function monthsOf(list: LedgerList, filter: ShareFilter): Promise<DataOf<typeof listLedgerMonths>> {
  const { rows } = await db().execute<{ year: number; month: number; total: number }>(sql`
    select extract(year from day)::int as year, extract(month from day)::int as month, count(*)::int as total
    from (${daysOf(list, filter)}) as found group by 1, 2 order by 1 desc, 2 desc limit ${mostMonths}`);
  return { months: rows };
}

/** Every row of a list that meets the filter, with its day, and their order. */
function everyRow(list: LedgerList, filter: ShareFilter, { sort, order }: Sorted<string>, scope: Scope) {
  const by = <Sort extends string>(sorts: readonly [Sort, ...Sort[]]): Sorted<Sort> => ({
    ...{ sort: sorts.find((one) => one === sort) ?? sorts[0], order },
  });
  switch (list) {
    case 'deal':
      return everyShare(filter, by(transactionSorts), { scope });
    case 'detail':
      return everyShare(filter, by(transactionSorts));
    case 'old':
      return everyOld(filter, by(oldSorts));
    default:
      return everyPaper(paperLists[list], filter, by<PaperSort>(paperSorts[list]));
  }
}

/** Where a row stands among all that meet the filter, from 1, and its day; undefined: not among them. */
export async function placeOf(
  list: LedgerList,
  id: number,
  filter: ShareFilter,
  sorted: Sorted<string>,
  scope: Scope,
): Promise<{ place: number; day: string } | undefined> {
  const { found, order } = everyRow(list, filter, sorted, scope);
  const day = list === 'deal' || list === 'detail' ? sql`deal_date` : sql`day`;
  const { rows } = await db().execute<{ place: number; day: string }>(sql`
    select place, day from (
      select id, ${day}::text as day, row_number() over (order by ${order})::int as place from (${found}) as found
    ) as placed where id = ${id}`);
  return rows[0];
}
