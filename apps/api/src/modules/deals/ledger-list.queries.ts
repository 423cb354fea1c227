import type { countLedger } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionSums } from '@toam/contracts/deal/deal.schema';
import type { DataOf } from '@toam/contracts/endpoint';
import type { DealStatus, DealType } from '@toam/domain/deal/deal-values';
import { searchWords } from '@toam/domain/vietnamese';
import { and, count, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import type { Page } from '../../http/page';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';
import { hasStaffWord, isAbout, plainly } from './ledger-search.queries';

/** Whose; null: everybody's. */
type Scope = readonly number[] | null;

/** Conditions of every list of the ledger. */
export interface LedgerFilter {
  people: Scope;
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

const isOneOf = (column: PgColumn, people: Scope): SQL | undefined =>
  people === null ? undefined : sql`${column} = any(${idArray(people)})`;

const within = (column: PgColumn, { first, last }: LedgerFilter): SQL | undefined =>
  and(first === undefined ? undefined : gte(column, first), last === undefined ? undefined : lte(column, last));

const ofKinds = (table: typeof dealShares | typeof oldTransactions, { types, statuses }: Kinds): SQL | undefined =>
  and(types && inArray(table.type, types as DealType[]), statuses && inArray(table.status, statuses as DealStatus[]));

const aliveShare = isNull(dealShares.deleted_at);
const isDue = sql`${dealShares.fee_user} > ${dealShares.reduced} + ${dealShares.collected} and ${dealShares.cancel_date} is null`;

const matching = (filter: ShareFilter): SQL | undefined =>
  and(
    aliveShare,
    isOneOf(dealShares.staff_id, filter.people),
    within(dealShares.deal_date, filter),
    ...searchWords(filter.search).map((word) => isAbout(dealShares, word)),
    ofKinds(dealShares, filter),
    filter.house_id === undefined ? undefined : eq(dealShares.deal_house_id, filter.house_id),
    filter.customer_id === undefined ? undefined : eq(dealShares.customer_id, filter.customer_id),
    filter.isDue ? isDue : undefined,
  );

/** The largest sum that a browser's number holds. Nothing real comes near it. */
const summed = (amount: SQL, some = sql``): SQL<number> =>
  sql<number>`least(coalesce(sum(${amount}) ${some}, 0), ${Number.MAX_SAFE_INTEGER})::float8`;

/** Every share that meets the filter, for a sheet: a query of ids, and its order, the latest deposit first. */
export const everyShare = (filter: ShareFilter) => ({
  found: sql`select ${dealShares.id} as id, ${dealShares.deal_date} as deal_date from ${dealShares} where ${matching(filter)}`,
  order: sql`deal_date desc, id desc`,
});

/**
 * How to keep what was found. What a filter finds with effort is found once. Everything is read twice instead: written down, it would
 * take longer than to add it up, and a page of it is the end of an index.
 */
const kept = ({ people, search }: LedgerFilter): SQL =>
  people === null && search === '' ? sql`not materialized` : sql`materialized`;

/** A page of what was found, as an array of ids. */
const pageIn = (found: SQL, order: SQL, { page, size }: Page): SQL =>
  sql`array(select id from ${found} order by ${order} limit ${size} offset ${(page - 1) * size})`;

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

/** Whether the filter finds all shares of a deal that are of these people, or none: it looks at nothing but deals. */
const isOfDeals = ({ people, search, types, statuses, customer_id, isDue: due }: ShareFilter, scope: Scope): boolean =>
  people?.length === scope?.length &&
  search === '' &&
  [types, statuses, customer_id].every((one) => one === undefined) &&
  !due;

/** The deals themselves, where everybody's are looked for by nothing else. Each live deal has a live share. */
const matchingDeals = (filter: ShareFilter): SQL | undefined =>
  and(
    isNull(deals.deleted_at),
    within(deals.deposit_date, filter),
    filter.house_id === undefined ? undefined : eq(deals.house_id, filter.house_id),
  );

/** The deals of the shares that were found: a query of their ids and days, and their number. */
function dealsOfFound(filter: ShareFilter, scope: Scope): { listed: SQL; total: SQL } {
  if (scope === null && isOfDeals(filter, scope)) {
    const where = matchingDeals(filter);
    return {
      listed: sql`not materialized (select ${deals.id} as id, ${deals.deposit_date} as deal_date from ${deals} where ${where})`,
      total: sql`(select count(*) from ${deals} where ${where})`,
    };
  }
  return {
    listed: sql`materialized (select deal_id as id, deal_date from found group by deal_id, deal_date)`,
    total: sql`(select count(*) from listed)`,
  };
}

/**
 * A page of shares that meet the filter, the latest deposit first, with the number and the sums of all.
 * A cancelled share has neither a fee nor anything to collect. D79. Of the others nothing is collected beyond what is payable (trigger
 * `deals_balance`), so sums over all papers say the same as sums share by share.
 * @param ofDeals a page of deals that have such a share instead; summed are all their shares of these people
 */
export async function listShares(filter: ShareFilter, page: Page, ofDeals?: { scope: Scope }) {
  const found = sql`
    select ${dealShares.id} as id, ${dealShares.deal_id} as deal_id, deal_date, fee_user, reduced, collected, cancel_date
    from ${dealShares} where ${matching(filter)}`;
  const grouped = ofDeals && dealsOfFound(filter, ofDeals.scope);
  const hasAll = !ofDeals || isOfDeals(filter, ofDeals.scope);
  const summedUp = sql`listed join ${dealShares} on ${dealShares.deal_id} = listed.id
    where ${and(aliveShare, isOneOf(dealShares.staff_id, ofDeals?.scope ?? null))}`;
  const live = sql`filter (where cancel_date is null)`;
  const { rows } = await db().execute<SharePage>(sql`
    with found as ${kept(filter)} (${found}) ${grouped ? sql`, listed as ${grouped.listed}` : sql``}
    select ${grouped ? grouped.total : sql`count(*)`}::int as total, count(cancel_date)::int as cancelled,
      ${summed(sql`fee_user`, live)} as fees, ${summed(sql`reduced`, live)} as reduced, ${summed(sql`collected`, live)} as collected,
      ${summed(sql`collected`, sql`filter (where cancel_date is not null)`)} as retained,
      ${pageIn(grouped ? sql`listed` : sql`found`, sql`deal_date desc, id desc`, page)} as ids
    from ${hasAll ? sql`found` : summedUp}`);
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
    where ${and(aliveShare, isOneOf(dealShares.staff_id, filter.people), where)}`;
}

/** Every paper that meets the filter, for a sheet: a query of ids, and its order. */
export const everyPaper = (of: PaperList, filter: PaperFilter) => ({
  found: sql`select ${of.table.id} as id, ${of.day} as day ${foundPapers(of, filter)}`,
  order: sql`day desc, id desc`,
});

/** A page of ids of receipts, coupons or bills, the latest first, their number, and the sum of their amounts. */
export async function listPapers(of: PaperList, filter: PaperFilter, page: Page) {
  const { rows } = await db().execute<{ total: number; sum: number; ids: number[] }>(sql`
    with found as ${kept(filter)} (
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
  const countOf = (found: SQL, counted = sql`*`): SQL =>
    sql`(select json_build_object('total', count(${counted})) ${found})`;
  const papers = (of: PaperList): SQL => countOf(foundPapers(of, filter));
  const shares = { ...filter, isDue: false };
  const ofDeals =
    filter.people === null
      ? countOf(sql`from ${deals} where ${matchingDeals(shares)}`)
      : countOf(sql`from found`, sql`distinct deal_id`);
  const { rows } = await db().execute<DataOf<typeof countLedger>>(sql`
    with found as not materialized (
      select ${dealShares.deal_id} as deal_id from ${dealShares} where ${matching(shares)}
    )
    select ${ofDeals} as deal, ${countOf(sql`from found`)} as detail,
      ${papers(receiptList)} as receipt, ${papers(couponList)} as coupon, ${papers(billList)} as cancel,
      ${countOf(sql`from ${oldTransactions} where ${matchingOld(filter)}`)} as old`);
  return rows[0]!;
}
