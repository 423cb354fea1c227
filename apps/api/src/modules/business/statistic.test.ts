import { figureIn } from '@toam/contracts/business/figure-value';
import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { JobPosition, Role } from '@toam/domain/actor';
import { type OpenFigure, openFigures } from '@toam/domain/business/business-figures';
import { dayOf, dayStart } from '@toam/domain/day';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { accumulations } from '../accumulations/accumulation.schema';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from '../deals/deal.schema';
import { houseStatistics } from '../houses/statistic/house-statistic.schema';
import { targets } from '../targets/target.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
const admin = anAdmin({ id: 2 });
const november = { type: 3, year: 2026, month: 11 } as const;

const read = async (body: object = {}, actor = admin): Promise<BusinessStatistic> =>
  (await as(actor).post('/business/statistic', { period: november, ...body })).json().data;
const rows = async (figure: OpenFigure, body: object = {}, actor = admin, page = 1, size = 100) =>
  (
    await as(actor).post(`/business/statistic/rows?page=${page}&size=${size}`, { period: november, figure, ...body })
  ).json().data as { list: FigureRow[]; sum: number; total: number };

let house_id = 0;
let customer_id = 0;
let codes = 0;

async function insertDeal(deposit_date: string, brokerage_fee: number): Promise<number> {
  const days = { deposit_date, notarized_date: '2026-12-30', receive_date: '2026-12-30' };
  const [made] = await db()
    .insert(deals)
    .values({ house_id, ...days, price: 5_000_000_000, brokerage_fee, created_by: 2 })
    .returning();
  return made!.id;
}

async function insertShare(deal_id: number, type: 1 | 2 | 3 | 4, fee_user: number, staff_id = 7): Promise<number> {
  const code = `GD-2611-${(codes += 1)}`;
  const [made] = await db()
    .insert(dealShares)
    .values({ deal_id, staff_id, customer_id, type, brokerage_rate: 50, fee_user, code, status: 2 })
    .returning();
  return made!.id;
}

const insertReceipt = (share_id: number, collected_on: string, fee_collect: number) =>
  db()
    .insert(receipts)
    .values({ share_id, code: `PT-${(codes += 1)}`, collected_on, fee_payable: fee_collect, fee_collect, user_id: 2 });

const old = { notarized_day: '2026-12-30', price: 1, status: 2, address: '12 Lê Lợi', user_id: 7 } as const;
const day = (user_id: number, date: string, counters: object) => ({ user_id, date, created_by: user_id, ...counters });

/** November 2026 of brief 6 §3, its shares with a coupon, receipts and a cancelled deal. */
async function insertNovember(): Promise<void> {
  const a = await insertShare(await insertDeal('2026-11-01', 200_000_000), 4, 100_000_001);
  await db().insert(coupons).values({ share_id: a, reduced_fee: 1_000_000, user_id: 2 });
  await insertReceipt(a, '2026-11-20', 9_000_000);
  const b = await insertDeal('2026-11-30', 85_000_000);
  await insertShare(b, 2, 60_000_000);
  await insertShare(b, 1, 25_000_000, 8);
  const cancelled = await insertShare(await insertDeal('2026-11-10', 50_000_000), 3, 50_000_000);
  await insertReceipt(cancelled, '2026-10-15', 7_000_000);
  await db().insert(cancelBills).values({ share_id: cancelled, cancel_date: '2026-11-12', user_id: 2 });
  await db()
    .insert(oldTransactions)
    .values({
      ...{ ...old, date: '2026-11-09', receive_day: '2026-11-15', type: 1, fee: 20_000_000 },
      ...{ fee_received: 5_000_000, fee_status: 2 },
    });
  await insertShare(await insertDeal('2026-10-31', 40_000_000), 1, 40_000_000);
  await insertShare(await insertDeal('2026-12-01', 40_000_000), 1, 40_000_000);
}

const insertActivity = () =>
  db()
    .insert(accumulations)
    .values([
      day(7, '2026-11-02', {
        ...{ marketing_quantity: 12, purchase_quantity: 30, purchase_customer_seen_quantity: 20 },
        ...{ sale_quantity: 37, sale_customer_seen_quantity: 25 },
      }),
      day(8, '2026-11-30', {
        ...{ purchase_quantity: 20, purchase_customer_seen_quantity: 13 },
        ...{ connection_quantity: 10, connection_customer_seen_quantity: 4 },
      }),
      day(7, '2026-10-31', { purchase_quantity: 9, purchase_customer_seen_quantity: 3 }),
    ]);

beforeEach(async () => {
  await insertUser(admin);
  await insertUser(leader);
  await insertUser({ ...agent, manager: 6 });
  await insertUser(colleague);
  house_id = (await insertHouse({ user_id: 7, house_number: '36', house_address: 'Đường 64' })).id;
  customer_id = (await insertCustomer({ user_id: 7 })).id;
  await insertNovember();
  await insertActivity();
});

test('revenue, deals and FiveWay of the example of brief 6 §3', async () => {
  const found = await read();
  expect(found).toMatchObject({
    ...{ startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 },
    ...{ brokerageFeeRevenue: 204_000_001, totalBrokerageFeeBySale: 109_500_001 },
    ...{ totalBrokerageFeeByPurchase: 94_500_000, totalBrokerageFeeByConnect: 0 },
    ...{ totalBrokerageFeeReceivable: 204_000_001 - 9_000_000 - 5_000_000 },
    // the receipt of the cancelled share was collected in October
    ...{ totalCollected: 14_000_000, totalRetained: 7_000_000 },
    ...{ transactionQuantity: 3, saleTransactionQuantity: 1, purchaseTransactionQuantity: 2 },
    ...{ connectTransactionQuantity: 0, bothTransactionQuantity: 1, totalMarketingQuantity: 12, houseQuantity: null },
  });
  const { purchase, sale, synthetic } = found.fiveWays;
  expect(purchase).toMatchObject({ potentialPercent: 66, buyingPercent: 6.1, averageBrokerageFee: 47_250_000 });
  expect(sale).toMatchObject({ potentialPercent: 67, buyingPercent: 4, averageBrokerageFee: 109_500_001 });
  expect(synthetic).toMatchObject({
    ...{ demand: 97, potentialCustomerQuantity: 62, potentialPercent: 63, buyingPercent: 4.8 },
    ...{ averageBrokerageFee: 68_000_000 },
  });
  expect(found.previous).toMatchObject({
    ...{ startAt: dayStart('2026-10-01'), brokerageFeeRevenue: 40_000_000, totalCollected: 7_000_000 },
    ...{ transactionQuantity: 1, fiveWays: { purchase: { demand: 9, potentialCustomerQuantity: 3 } } },
  });
});

test('the chart has every bucket, and they add up to the revenue', async () => {
  const byWeek = await read({ by: 'week' });
  expect(byWeek.dataChart.map(({ date, total }) => [dayOf(date), total])).toEqual([
    ['2026-10-26', 99_000_001],
    ['2026-11-02', 0],
    ['2026-11-09', 20_000_000],
    ['2026-11-16', 0],
    ['2026-11-23', 0],
    ['2026-11-30', 85_000_000],
  ]);
  expect(byWeek.groupings).toEqual(['day', 'week']);
  expect((await read({ by: 'month' })).by).toBe('week');
  expect((await read({ by: 'day' })).dataChart).toHaveLength(30);
  const quarter = await read({ by: 'month', period: { type: 2, year: 2026, quarter: 4 } });
  expect(quarter.dataChart.map(({ total }) => total)).toEqual([40_000_000, 204_000_001, 40_000_000]);
});

test('trends say what each bar of the chart follows from', async () => {
  const today = dayOf(Date.now() / 1000);
  // somebody without deals in November, which may be today
  await insertUser({ id: 19 });
  await db()
    .insert(accumulations)
    .values([day(19, today, { purchase_quantity: 9, purchase_customer_seen_quantity: 4 })]);
  await insertShare(await insertDeal(today, 40_000_000), 1, 30_000_000, 19);
  const period = { type: 4, startAt: dayStart(today) - 3 * 86_400, endAt: dayStart(today) + 3 * 86_400 };
  const { trends } = await read({ period, by: 'day', users: [19] });
  expect(trends.purchase).toHaveLength(4);
  expect(trends.purchase.at(-1)).toMatchObject({ potentialCustomerQuantity: 4, buyingPercent: 25 });
  expect(trends.synthetic.at(-1)).toMatchObject({ transactionQuantity: 1, averageBrokerageFee: 30_000_000 });
});

test('spans that overlap count their days in both', async () => {
  const custom = { type: 4, startAt: dayStart('2026-10-01'), endAt: dayStart('2026-11-30') };
  const { transactionQuantity, brokerageFeeRevenue, previous } = await read({ period: custom });
  expect([transactionQuantity, brokerageFeeRevenue]).toEqual([4, 244_000_001]);
  // 1 September to 30 October
  expect(previous).toMatchObject({ startAt: dayStart('2026-09-01'), transactionQuantity: 0 });
  expect(
    (await read({ period: { type: 4, startAt: dayStart('2026-10-15'), endAt: dayStart('2026-12-15') } })).previous,
  ).toMatchObject({ brokerageFeeRevenue: 40_000_000 + 204_000_001 - 85_000_000, transactionQuantity: 3 });
});

test('every figure is the sum of what it is made of, for everybody, a team and a person, now and before', async () => {
  const taken_at = new Date('2026-10-05T10:00:00Z');
  const counted = { taken_at, house_quantity: 9, new_house_quantity: 0, marketing_quantity: 0 };
  await db()
    .insert(houseStatistics)
    .values([
      { ...counted, user_id: 7, house_remain: 4 },
      { ...counted, user_id: 8, house_remain: 2 },
    ]);
  for (const people of [{}, { team: 6 }, { users: [8] }]) {
    const found = await read(people);
    for (const figure of openFigures)
      for (const previous of [false, true]) {
        const made = await rows(figure, { ...people, previous });
        const expected = figureIn(found, { figure, previous }) ?? 0;
        expect([figure, previous, made.sum]).toEqual([figure, previous, expected]);
        expect([figure, made.list.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([figure, expected]);
      }
  }
});

test('a half says of what, and a page keeps the sum of all', async () => {
  const { list } = await rows('totalBrokerageFeeBySale');
  expect(list).toMatchObject([
    { kind: 'share', amount: 60_000_000, half_of: null, date: dayStart('2026-11-30'), user: { id: 7 } },
    { amount: 49_500_001, half_of: 99_000_001, address: expect.stringContaining('36 Đường 64') },
  ]);
  const second = await rows('brokerageFeeRevenue', {}, admin, 2, 3);
  expect(second).toMatchObject({ total: 4, sum: 204_000_001, list: [{ amount: 99_000_001 }] });
  expect((await rows('totalCollected')).list.map(({ kind, address }) => [kind, address])).toEqual([
    ['receipt', expect.stringContaining('36 Đường 64')],
    ['old', '12 Lê Lợi'],
  ]);
});

test('figures are those of scope S, and nobody outside is told', async () => {
  expect((await read({}, agent)).brokerageFeeRevenue).toBe(179_000_001);
  expect((await read({}, leader)).brokerageFeeRevenue).toBe(179_000_001);
  expect((await read({}, colleague)).brokerageFeeRevenue).toBe(25_000_000);
  // the deal of two is one deal for each of them
  expect((await read({}, colleague)).transactionQuantity).toBe(1);
  for (const [actor, people] of [
    [agent, { users: [8] }],
    [leader, { users: [7, 8] }],
    [leader, { team: 8 }],
  ] as const) {
    for (const path of ['statistic', 'statistic/rows'])
      expect(
        (await as(actor).post(`/business/${path}`, { period: november, figure: 'saleQuantity', ...people })).statusCode,
      ).toBe(403);
  }
  const marketer = anActor({ id: 5, role: Role.marketer });
  expect((await as(marketer).post('/business/statistic', { period: november })).statusCode).toBe(403);
});

test('standards of everybody are the company’s, of a team its own', async () => {
  const target = { year: 2026, quarter: 4, created_by: 2 } as const;
  await db()
    .insert(targets)
    .values([
      { ...target, purchase: 90, connection: 30 },
      { ...target, user_id: 7, purchase: 60, connection: 0, purchase_seen: 45 },
    ]);
  const rowOf = async (key: string, body: object = {}) =>
    (await read(body)).tables.purchase.rows.find((row) => row.key === key);
  expect(await rowOf('demand')).toMatchObject({ previous: 9, current: 50, standard: 30, met: true });
  expect(await rowOf('demand', { team: 6 })).toMatchObject({ current: 30, standard: 20, met: true });
  // what the standard is made of
  expect((await read({ team: 6 })).tables.purchase.standards).toEqual({
    demand: [{ year: 2026, quarter: 4, value: 60, days: 30 }],
    seen: [{ year: 2026, quarter: 4, value: 45, days: 30 }],
  });
  expect(await rowOf('demand', { users: [8] })).toMatchObject({ current: 20, standard: null, met: null });
  expect(await rowOf('first_value')).toMatchObject({ previous: 90, current: 90 });
  const counted = {
    taken_at: new Date('2026-10-05T10:00:00Z'),
    house_quantity: 9,
    new_house_quantity: 0,
    marketing_quantity: 0,
  };
  await db()
    .insert(houseStatistics)
    .values({ ...counted, user_id: 7, house_remain: 4 });
  expect((await read()).tables.sale.rows[0]).toMatchObject({ previous: null, current: 4, standard: null });
  expect((await read({ team: 6 })).tables.purchase).toMatchObject({ met: 2, of: 3 });
});

test('a running period has a pace, another has none', async () => {
  const today = dayOf(Date.now() / 1000);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const quarter = Math.ceil(month / 3) as 1 | 2 | 3 | 4;
  await db().insert(targets).values({ year, quarter, purchase: 900, connection: 30, created_by: 2 });
  const running = (await read({ period: { type: 3, year, month } })).tables.purchase.pace!;
  expect(running.series).toHaveLength(Number(today.slice(8)));
  expect(running.left).toBe(Math.max(0, running.target - running.done));
  expect((await read({ period: { type: 3, year: year - 1, month } })).tables.purchase.pace).toBeNull();
});

test('the summary meets a standard where the tables do, and not where it only looks so', async () => {
  const target = { year: 2026, quarter: 4, user_id: 7, connection: 0, created_by: 2 } as const;
  // agent 7 has 30 new demands to buy: the standards are 30 and 30,03, which is shown as 30, too
  const standardOf = async (purchase: number, days: number) => {
    await db().delete(targets);
    await db()
      .insert(targets)
      .values({ ...target, purchase });
    const [startAt, endAt] = [dayStart('2026-11-01'), dayStart('2026-11-01') + days * 86_400 - 1];
    const period = { type: 4, startAt, endAt };
    const row = (await read({ period, users: [7] })).tables.purchase.rows.find(({ key }) => key === 'demand')!;
    const { data } = (await as(admin).post('/business/statistic/staff', { period, users: [7] })).json();
    expect(data.total.standards.purchase.demand).toEqual({ value: row.standard, met: row.met });
    return data.list[0].standards.purchase.demand;
  };
  expect(await standardOf(90, 30)).toEqual({ value: 30, met: true });
  expect(await standardOf(53, 51)).toEqual({ value: 30, met: false });
});

test('each person has a row, and the total is recomputed', async () => {
  const { data } = (await as(admin).post('/business/statistic/staff', { period: november })).json();
  const of = (id: number) => data.list.find(({ user }: { user: { id: number } }) => user.id === id);
  expect(of(7)).toMatchObject({
    ...{ brokerageFeeRevenue: 179_000_001, bothTransactionQuantity: 1, totalMarketingQuantity: 12 },
    fiveWays: { sale: { demand: 37, transactionQuantity: 1 }, synthetic: { transactionQuantity: 3 } },
  });
  expect(of(8)).toMatchObject({ brokerageFeeRevenue: 25_000_000, fiveWays: { synthetic: { transactionQuantity: 1 } } });
  expect(of(6)).toMatchObject({ brokerageFeeRevenue: 0, standards: { sale: { demand: null } } });
  // three deals, although the rows have four: two people share one
  expect(data.total).toMatchObject({
    brokerageFeeRevenue: 204_000_001,
    fiveWays: { synthetic: { transactionQuantity: 3 } },
  });
  expect((await as(agent).post('/business/statistic/staff', { period: november })).statusCode).toBe(403);
  const ofLeader = (await as(leader).post('/business/statistic/staff', { period: november })).json().data;
  expect(ofLeader.list.map(({ user }: { user: { id: number } }) => user.id).sort()).toEqual([6, 7]);
});

test.each<[object, string]>([
  [{ type: 4, startAt: 200, endAt: 100 }, 'period.endAt'],
  [{ type: 4, startAt: null, endAt: 100 }, 'period.startAt'],
  [{ type: 4, startAt: 0, endAt: 900_000_000 }, 'period.endAt'],
  [{ type: 2, year: 2026, quarter: 5 }, 'period.quarter'],
])('%j is no period', async (period, field) => {
  const reply = await as(admin).post('/business/statistic', { period });
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [field]]);
});
