import type { BusinessStatistic, StaffFigures } from '@toam/contracts/business/statistic.schema';
import type { TransactionRow, TransactionSums } from '@toam/contracts/deal/deal.schema';
import { isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertSession } from '../../testing/insert-user';
import { type Caller, withSession } from '../../testing/test-app';
import { admin, dataOf, today } from './deal.fixture';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';
import { stormDays } from './ledger-steps.fixture';

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number => sum(rows.map(of));

/** The tables themselves: what the rules promise of them. */
export async function accountForTables(): Promise<void> {
  const all = await db().select().from(deals);
  const shares = await db().select().from(dealShares).where(isNull(dealShares.deleted_at));
  const paid = await db().select().from(receipts).where(isNull(receipts.deleted_at));
  const cut = await db().select().from(coupons).where(isNull(coupons.deleted_at));
  const bills = await db().select().from(cancelBills).where(isNull(cancelBills.deleted_at));
  for (const deal of all) {
    const own = shares.filter(({ deal_id }) => deal_id === deal.id);
    expect([deal.id, sumOf(own, ({ fee_user }) => fee_user) <= deal.brokerage_fee]).toEqual([deal.id, true]);
    // a deal lives as long as one of its shares
    expect([deal.id, deal.deleted_at === null]).toEqual([deal.id, own.length > 0]);
    const { reservation_date, deposit_date } = deal;
    expect([deal.id, reservation_date === null || reservation_date <= deposit_date]).toEqual([deal.id, true]);
    expect(own.filter(({ cancel_date }) => cancel_date !== null && cancel_date < deposit_date)).toEqual([]);
  }
  for (const { id, fee_user, ...told } of shares) {
    const collected = sumOf(
      paid.filter(({ share_id }) => share_id === id),
      ({ fee_collect }) => fee_collect,
    );
    const reduced = sumOf(
      cut.filter(({ share_id }) => share_id === id),
      ({ reduced_fee }) => reduced_fee,
    );
    const own = bills.filter(({ share_id }) => share_id === id);
    expect([id, collected <= fee_user - reduced, own.length <= 1]).toEqual([id, true, true]);
    // what it repeats of its papers
    const repeated = { collected, reduced, cancel_date: own[0]?.cancel_date ?? null };
    expect([id, told]).toMatchObject([id, repeated]);
  }
  const living = new Set(shares.map(({ id }) => id));
  expect(
    paid.filter(({ share_id, fee_collect, fee_payable }) => !living.has(share_id) || fee_collect > fee_payable),
  ).toEqual([]);
  const same = (codes: { code: string }[]) => new Set(codes.map(({ code }) => code.toLowerCase())).size;
  expect([same(shares), same(paid)]).toEqual([shares.length, paid.length]);
}

interface Listed<Sums> {
  total: number;
  list: TransactionRow[];
  sums: Sums;
}
const asAdmin = async (): Promise<Caller> => withSession(await insertSession(admin.id));
const listed = async <Sums>(caller: Caller, path: string): Promise<Listed<Sums>> =>
  dataOf(await caller.get(`/business/${path}`));
const people = [7, 8, 9];

/** The lists: revenue is what was collected and what is receivable, and the parts of every filter sum up to the whole. */
export async function accountForLists(): Promise<void> {
  const caller = await asAdmin();
  const of = (query: string) => listed<TransactionSums>(caller, `v2/transaction?size=1000&${query}`);
  const { list, sums } = await of('');
  const counted = list.filter(({ cancelDate }) => cancelDate === null);
  for (const row of counted) expect(row.feesPayable).toBe(row.brokerageFeeReceived! + row.brokerageFeeReceivable!);
  expect(list.filter((row) => row.cancelDate !== null && row.brokerageFeeReceivable !== 0)).toEqual([]);
  expect(sums).toEqual({
    fees: sumOf(counted, (row) => row.brokerageFeeUser!),
    reduced: sumOf(counted, (row) => row.reducedFee!),
    payable: sumOf(counted, (row) => row.feesPayable!),
    collected: sumOf(counted, (row) => row.brokerageFeeReceived!),
    receivable: sumOf(counted, (row) => row.brokerageFeeReceivable!),
    cancelled: list.length - counted.length,
    retained: sumOf(list, (row) => (row.cancelDate === null ? 0 : row.brokerageFeeReceived!)),
  });
  expect(sums.payable).toBe(sums.collected + sums.receivable);
  const types = [1, 2, 3, 4].map((type) => `type=${type}`);
  for (const parts of [types, people.map((id) => `users=${id}`), [1, 2, 3, 4].map((status) => `status=${status}`)]) {
    const each = await Promise.all(parts.map(of));
    for (const name of Object.keys(sums) as (keyof TransactionSums)[])
      expect([parts, name, sumOf(each, (part) => part.sums[name])]).toEqual([parts, name, sums[name]]);
    expect(sumOf(each, ({ total }) => total)).toBe(list.length);
  }
  expect((await of('group=deal')).sums).toEqual(sums);
  expect((await of('due=1')).sums.receivable).toBe(sums.receivable);
  expect((await listed<{ collected: number }>(caller, 'v2/receipt')).sums.collected).toBe(
    sums.collected + sums.retained,
  );
  expect((await listed<{ retained: number }>(caller, 'v2/cancelBill')).sums.retained).toBe(sums.retained);
}

const period = { type: 4, startAt: today() - 86_400 * stormDays, endAt: today() + 86_399 };

/** The figures say what the lists say, whichever way they are grouped: by days, weeks, months, sides and people. */
export async function accountForFigures(): Promise<void> {
  const caller = await asAdmin();
  const ask = async <Data>(path: string, more: object = {}): Promise<Data> =>
    dataOf(await caller.post(`/business/statistic${path}`, { period, ...more }));
  const { sums } = await listed<TransactionSums>(caller, 'v2/transaction');
  const old = (await listed<{ fee: number; received: number; receivable: number }>(caller, 'transaction/get-all')).sums;
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(distinct deal_id)::int as count from ${dealShares} where deleted_at is null and cancel_date is null`);
  const oldOnes = await db().$count(oldTransactions);
  const whole = {
    brokerageFeeRevenue: sums.payable + old.fee,
    totalBrokerageFeeReceivable: sums.receivable + old.receivable,
    totalCollected: sums.collected + sums.retained + old.received,
    totalRetained: sums.retained,
    transactionQuantity: rows[0]!.count + oldOnes,
  };
  expect(whole.brokerageFeeRevenue).toBe(sums.collected + old.received + whole.totalBrokerageFeeReceivable);
  for (const by of ['day', 'week', 'month']) {
    const found = await ask<BusinessStatistic>('', { by });
    expect(found).toMatchObject(whole);
    const chart = (part: 'total' | 'sale' | 'purchase' | 'connection') =>
      sumOf(found.dataChart, (point) => point[part]);
    const {
      totalBrokerageFeeBySale: sale,
      totalBrokerageFeeByPurchase: purchase,
      totalBrokerageFeeByConnect: connection,
    } = found;
    expect([by, chart('total'), chart('sale'), chart('purchase'), chart('connection')]).toEqual([
      by,
      found.brokerageFeeRevenue,
      sale,
      purchase,
      connection,
    ]);
    expect(sale + purchase + connection).toBe(found.brokerageFeeRevenue);
  }
  const ofEach = await Promise.all(people.map((id) => ask<BusinessStatistic>('', { users: [id] })));
  const { list, total } = await ask<{ list: StaffFigures[]; total: StaffFigures }>('/staff');
  const booked = ['brokerageFeeRevenue', 'totalBrokerageFeeReceivable'] as const;
  const groups: readonly Pick<StaffFigures, (typeof booked)[number]>[][] = [ofEach, list, [total]];
  for (const name of booked)
    expect([name, ...groups.map((parts) => sumOf(parts, (part) => part[name]))]).toEqual([
      name,
      ...groups.map(() => whole[name]),
    ]);
  for (const figure of Object.keys(whole) as (keyof typeof whole)[])
    expect([figure, (await ask<{ sum: number }>('/rows', { figure })).sum]).toEqual([figure, whole[figure]]);
}

/** What each share became is what its history says last. */
export async function accountForHistories(): Promise<void> {
  const { rows } = await db().execute<{ id: number; now: string; told: string }>(sql`
    select distinct on (h.model_id) h.model_id as id, s.fee_user::text as now, h.new_value as told
    from history_entries h join deal_shares s on s.id = h.model_id
    where h.model = 'Transaction' and h."column" = 'fee_user' order by h.model_id, h.id desc`);
  expect(rows.filter(({ now, told }) => now !== told)).toEqual([]);
}
