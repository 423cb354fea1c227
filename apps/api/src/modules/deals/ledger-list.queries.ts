import type { TransactionSums } from '@toam/contracts/deal/deal.schema';
import type { DealStatus, DealType } from '@toam/domain/deal/deal-values';
import { searchWords } from '@toam/domain/vietnamese';
import { and, count, desc, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
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

export interface ShareFilter extends LedgerFilter {
  type?: number | undefined;
  status?: number | undefined;
  house_id?: number | undefined;
  customer_id?: number | undefined;
  /** Only those with something to collect. */
  isDue: boolean;
}

const isOneOf = (column: PgColumn, people: readonly number[] | null): SQL | undefined =>
  people === null ? undefined : sql`${column} = any(${idArray(people)})`;

const within = (column: PgColumn, { first, last }: LedgerFilter): SQL | undefined =>
  and(first === undefined ? undefined : gte(column, first), last === undefined ? undefined : lte(column, last));

const plainly = (text: SQL | PgColumn, word: string): SQL => sql`f_vn(${text}) like ${anywhere(word)}`;

/** Every word stands in a code, or in the name of the person, the customer or the house. Digits never find a phone number. D24, D47. */
const named = (search: string, codes: PgColumn[]): SQL | undefined =>
  and(
    ...searchWords(search).map((word) =>
      or(
        ...codes.map((code) => plainly(code, word)),
        sql`${dealShares.staff_id} in (select ${users.id} from ${users} where ${plainly(users.name, word)})`,
        like(sql`${houses.address_search}`, anywhere(word)),
        hasNameWord(word, sql`false`),
      ),
    ),
  );

const aliveShare = isNull(dealShares.deleted_at);

/** The sums of all shares at once: one by one, twenty thousand of them would take ten times as long. */
const joinedSums = sql`
  left join (
    select ${coupons.share_id} as share_id, sum(${coupons.reduced_fee}) as amount from ${coupons}
    where ${coupons.deleted_at} is null group by 1) as reduced on reduced.share_id = ${dealShares.id}
  left join (
    select ${receipts.share_id} as share_id, sum(${receipts.fee_collect}) as amount from ${receipts}
    where ${receipts.deleted_at} is null group by 1) as collected on collected.share_id = ${dealShares.id}
  left join ${cancelBills} on ${cancelBills.share_id} = ${dealShares.id} and ${cancelBills.deleted_at} is null`;

const payable = sql`${dealShares.fee_user} - coalesce(reduced.amount, 0)`;
const collected = sql`coalesce(collected.amount, 0)`;
const receivable = sql`${payable} - ${collected}`;
const isCancelled = sql`${cancelBills.id} is not null`;

const matching = (filter: ShareFilter): SQL | undefined =>
  and(
    aliveShare,
    isOneOf(dealShares.staff_id, filter.people),
    within(deals.deposit_date, filter),
    named(filter.search, [dealShares.code]),
    filter.type === undefined ? undefined : eq(dealShares.type, filter.type as DealType),
    filter.status === undefined ? undefined : eq(dealShares.status, filter.status as DealStatus),
    filter.house_id === undefined ? undefined : eq(deals.house_id, filter.house_id),
    filter.customer_id === undefined ? undefined : eq(dealShares.customer_id, filter.customer_id),
    filter.isDue ? sql`${receivable} > 0 and not ${isCancelled}` : undefined,
  );

/** The largest sum that a browser's number holds. Nothing real comes near it. */
const summed = (amount: SQL): SQL<number> =>
  sql<number>`least(coalesce(sum(${amount}), 0), ${Number.MAX_SAFE_INTEGER})::float8`;

/** Whose words a search reads, beside codes and staff. */
const joinedNames = sql`
  join ${customers} on ${customers.id} = ${dealShares.customer_id}
  join ${houses} on ${houses.id} = ${deals.house_id}`;

/** Shares that meet the filter, with all that it looks at. */
const foundShares = (filter: ShareFilter): SQL => sql`from ${dealShares}
  join ${deals} on ${deals.id} = ${dealShares.deal_id}
  ${filter.search === '' ? sql`` : joinedNames}
  ${joinedSums}
  where ${matching(filter)}`;

/** A cancelled share has neither a fee nor anything to collect. D79. */
const unlessCancelled = (amount: SQL): SQL => sql`case when ${isCancelled} then 0 else ${amount} end`;

interface Sums extends Record<string, unknown>, TransactionSums {
  total: number;
  deals: number;
}

/** The shares whose amounts a list shows: those that meet the filter, or in a list of deals all shares of these deals in a scope. */
const listedShares = (filter: ShareFilter, ofDeals: { scope: readonly number[] | null } | null): SQL =>
  ofDeals === null
    ? foundShares(filter)
    : sql`from ${dealShares} ${joinedSums}
  where ${and(
    aliveShare,
    isOneOf(dealShares.staff_id, ofDeals.scope),
    sql`${dealShares.deal_id} in (select ${dealShares.deal_id} ${foundShares(filter)})`,
  )}`;

/**
 * How many shares and deals a list has, and the sums of its rows.
 * @param ofDeals the list shows deals with all their shares; only those of these people are summed
 */
export async function sumShares(
  filter: ShareFilter,
  ofDeals: { scope: readonly number[] | null } | null = null,
): Promise<Sums> {
  const { rows } = await db().execute<Sums>(sql`
    select count(*)::int as total, count(distinct ${dealShares.deal_id})::int as deals,
      ${summed(unlessCancelled(sql`${dealShares.fee_user}`))} as fees,
      ${summed(unlessCancelled(sql`coalesce(reduced.amount, 0)`))} as reduced,
      ${summed(unlessCancelled(payable))} as payable, ${summed(unlessCancelled(collected))} as collected,
      ${summed(unlessCancelled(sql`greatest(0, ${receivable})`))} as receivable,
      (count(*) filter (where ${isCancelled}))::int as cancelled,
      ${summed(sql`case when ${isCancelled} then ${collected} else 0 end`)} as retained
      ${listedShares(filter, ofDeals)}`);
  return rows[0]!;
}

/** Every share that meets the filter, for a sheet: a query of ids, and its order, the latest deposit first. */
export const everyShare = (filter: ShareFilter) => ({
  found: sql`select ${dealShares.id} as id, ${deals.deposit_date} as deposit_date ${foundShares(filter)}`,
  order: sql`deposit_date desc, id desc`,
});

async function idsOf(found: SQL, order: SQL, { page, size }: Page): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(
    sql`${found} order by ${order} limit ${size} offset ${(page - 1) * size}`,
  );
  return rows.map(({ id }) => id);
}

/** A page of ids of shares. */
export function listShares(filter: ShareFilter, page: Page): Promise<number[]> {
  const { found, order } = everyShare(filter);
  return idsOf(found, order, page);
}

/** A page of ids of deals that have a share which meets the filter. */
export const listDeals = (filter: ShareFilter, page: Page): Promise<number[]> =>
  idsOf(
    sql`select ${deals.id} as id, ${deals.deposit_date} as deposit_date ${foundShares(filter)} group by ${deals.id}`,
    sql`deposit_date desc, id desc`,
    page,
  );

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
export const billList: PaperList = {
  ...{ table: cancelBills, day: cancelBills.cancel_date, codes: [dealShares.code] },
  amount: sql`0`,
};

/** Papers that meet the filter, with all that its words look at. */
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
    join ${customers} on ${customers.id} = ${dealShares.customer_id}
    join ${houses} on ${houses.id} = ${deals.house_id}
    where ${where}`;
}

/** Every paper that meets the filter, for a sheet: a query of ids, and its order. */
export const everyPaper = (of: PaperList, filter: PaperFilter) => ({
  found: sql`select ${of.table.id} as id, ${of.day} as day ${foundPapers(of, filter)}`,
  order: sql`day desc, id desc`,
});

/** A page of ids of receipts, coupons or bills, the latest first, their number, and the sum of their amounts. */
export async function listPapers(of: PaperList, filter: PaperFilter, page: Page) {
  const counted = await db().execute<{ total: number; sum: number }>(
    sql`select count(*)::int as total, ${summed(sql`${of.amount}`)} as sum ${foundPapers(of, filter)}`,
  );
  const { found, order } = everyPaper(of, filter);
  return { ...counted.rows[0]!, ids: await idsOf(found, order, page) };
}

export interface OldFilter extends LedgerFilter {
  type?: number | undefined;
  status?: number | undefined;
  id?: number | undefined;
}

/** A page of old transactions, the latest deposit first. */
export async function listOld(filter: OldFilter, { page, size }: Page) {
  const words = searchWords(filter.search).map((word) =>
    or(plainly(oldTransactions.address, word), plainly(users.name, word)),
  );
  const where = and(
    isNull(oldTransactions.deleted_at),
    isOneOf(oldTransactions.user_id, filter.people),
    within(oldTransactions.date, filter),
    filter.type === undefined ? undefined : eq(oldTransactions.type, filter.type as DealType),
    filter.status === undefined ? undefined : eq(oldTransactions.status, filter.status as DealStatus),
    filter.id === undefined ? undefined : eq(oldTransactions.id, filter.id),
    ...words,
  );
  const joined = eq(users.id, oldTransactions.user_id);
  const [counted] = await db().select({ total: count() }).from(oldTransactions).innerJoin(users, joined).where(where);
  const list = await db()
    .select({ old: oldTransactions })
    .from(oldTransactions)
    .innerJoin(users, joined)
    .where(where)
    .orderBy(desc(oldTransactions.date), desc(oldTransactions.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted!.total, list: list.map(({ old }) => old) };
}
