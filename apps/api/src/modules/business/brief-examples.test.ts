import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { paceText } from '@toam/contracts/business/business.text';
import { Role } from '@toam/domain/actor';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayOf, dayStart } from '@toam/domain/day';
import { daysBetween, workingDays } from '@toam/domain/work-calendar';
import { anAdmin } from '../../testing/an-actor';
import { insertOldTransaction } from '../../testing/insert-deal';
import { insertSession, insertUser } from '../../testing/insert-user';
import { type Caller, testApp, withSession } from '../../testing/test-app';
import { aDeal, agent, dataOf, errorsOf, insertFixture } from '../deals/deal.fixture';

/** The worked numbers of brief 6 §3 and issue 15, each by the calls that people make. The rules have them as tables of their own. */
testApp();

const superAdmin = anAdmin({ id: 1, role: Role.superAdmin });
let admin: Caller;
let person: Caller;

beforeEach(async () => {
  await insertFixture();
  await insertUser(superAdmin);
  // sessions of the real time, before the clock is set
  admin = withSession(await insertSession(superAdmin.id));
  person = withSession(await insertSession(agent.id));
});
afterEach(() => jest.restoreAllMocks());

/** Sets the clock of the API: '2026-11-22 18:00:00' in Vietnam. */
const itIs = (moment: string): void => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${moment.replace(' ', 'T')}+07:00`));
};

const ok = async <Data>(sent: ReturnType<Caller['get']>): Promise<Data> => {
  const reply = await sent;
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return dataOf<Data>(reply);
};

let codes = 0;
const share = (transactionType: number, brokerageFeeUser: number, more: object = {}) => ({
  ...{ transactionType, brokerageFeeUser, transactionCode: `GD-${(codes += 1)}`, ...more },
});
const record = (day: string, brokerageFee: number, shares: object[]): Promise<DealRow> =>
  ok(admin.post('/business/v2/transaction/add', dealOf(day, brokerageFee, shares)));
const dealOf = (day: string, brokerageFee: number, shares: object[]) =>
  aDeal(
    { ...{ date: dayStart(day), notarizedDate: dayStart(day), brokerageReceiveDate: dayStart(day) }, brokerageFee },
    shares,
  );
const enter = (day: string, counters: object, user_id = 7) =>
  ok(
    admin.post('/business/accumulation/add', {
      ...{ marketingQuantity: 0, saleQuantity: 0, saleCustomerSeenQuantity: 0, purchaseQuantity: 0 },
      ...{ purchaseCustomerSeenQuantity: 0, connectionQuantity: 0, connectionCustomerSeenQuantity: 0 },
      ...{ user_id, date: dayStart(day), ...counters },
    }),
  );
const statistic = (period: object, more: object = {}): Promise<BusinessStatistic> =>
  ok(admin.post('/business/statistic', { period, ...more }));
const custom = (first: string, last: string) => ({ type: 4, startAt: dayStart(first), endAt: dayStart(last) + 86_399 });
const november = { type: 3, year: 2026, month: 11 };

test('two halves of 86.500.001 fit into it, two halves rounded up do not', async () => {
  itIs('2026-11-22 10:00:00');
  const halves = (second: number) => [
    share(1, 43_250_001),
    share(2, second, { user_id: 8, customer_id: 2, brokerageRate: 50 }),
  ];
  const refused = await admin.post(
    '/business/v2/transaction/add',
    dealOf('2026-11-22', 86_500_001, halves(43_250_001)),
  );
  expect(errorsOf(refused)).toEqual([422, { 'users_group.1.brokerageFeeUser': dealText.overFee('86.500.001') }]);
  await record('2026-11-22', 86_500_001, halves(43_250_000));
  const third = share(3, 28_833_045, { brokerageRate: 33.333 });
  const { transactions } = await record('2026-11-22', 86_500_000, [third]);
  expect(transactions).toMatchObject([{ brokerageRate: 33.333, feesPayable: 28_833_045 }]);
});

test('November 2026: revenue by type, deals, FiveWay and the weeks of the chart', async () => {
  itIs('2026-12-05 10:00:00');
  const a = await record('2026-11-01', 200_000_000, [share(4, 100_000_001)]);
  await ok(admin.post('/business/v2/coupons', { transaction_id: a.transactions[0]!.id, reducedFee: 1_000_000 }));
  await record('2026-11-30', 85_000_000, [share(2, 60_000_000), share(1, 25_000_000, { user_id: 8, customer_id: 2 })]);
  await insertOldTransaction({ user_id: 7, date: '2026-11-09', type: 1, fee: 20_000_000 });
  await enter('2026-11-02', { purchaseQuantity: 50, purchaseCustomerSeenQuantity: 33 });
  await enter('2026-11-03', { saleQuantity: 37, saleCustomerSeenQuantity: 25 });
  await enter('2026-11-03', { connectionQuantity: 10, connectionCustomerSeenQuantity: 4 }, 8);
  const found = await statistic(november, { by: 'week' });
  expect(found).toMatchObject({
    ...{ brokerageFeeRevenue: 204_000_001, totalBrokerageFeeBySale: 109_500_001 },
    ...{ totalBrokerageFeeByPurchase: 94_500_000, totalBrokerageFeeByConnect: 0 },
    ...{ saleTransactionQuantity: 1, purchaseTransactionQuantity: 2, connectTransactionQuantity: 0 },
    ...{ bothTransactionQuantity: 1, transactionQuantity: 3 },
    fiveWays: {
      purchase: { potentialPercent: 66, buyingPercent: 6.1, averageBrokerageFee: 47_250_000 },
      sale: { potentialPercent: 67, buyingPercent: 4, averageBrokerageFee: 109_500_001 },
      synthetic: {
        ...{ demand: 97, potentialCustomerQuantity: 62, transactionQuantity: 3 },
        ...{ potentialPercent: 63, buyingPercent: 4.8, averageBrokerageFee: 68_000_000 },
      },
      // no deal, so nothing to divide by
      connection: { potentialPercent: 40, buyingPercent: 0, averageBrokerageFee: 0 },
    },
  });
  expect(found.dataChart.map(({ date }) => dayOf(date))).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
  ]);
});

test('from 31/03 to 30/04 is compared with 28/02 to 30/03', async () => {
  const { startAt, endAt, previous } = await statistic(custom('2026-03-31', '2026-04-30'));
  expect([startAt, endAt].map(dayOf)).toEqual(['2026-03-31', '2026-04-30']);
  expect([previous.startAt, previous.endAt]).toEqual([dayStart('2026-02-28'), dayStart('2026-03-31') - 1]);
});

test('60 in Q3 and 90 in Q4 are a standard of 24,7 from 15/09 to 14/10: 24 demands miss it, 25 reach it', async () => {
  itIs('2026-11-22 10:00:00');
  for (const [quarter, purchase] of [
    [3, 60],
    [4, 90],
  ])
    await ok(admin.post('/business/target/create', { year: 2026, quarter, purchase, connection: 0 }));
  await enter('2026-10-01', { purchaseQuantity: 24 });
  const demand = async () => {
    const { rows, standards } = (await statistic(custom('2026-09-15', '2026-10-14'))).tables.purchase;
    return { row: rows.find(({ key }) => key === 'demand'), days: standards.demand.map(({ days }) => days) };
  };
  expect(await demand()).toMatchObject({ row: { current: 24, standard: 24.7, met: false }, days: [16, 14] });
  await enter('2026-10-02', { purchaseQuantity: 1 });
  expect((await demand()).row).toMatchObject({ current: 25, met: true });
});

test('on 22/11 day 53 of the fourth quarter has come: 0,5889 of it', async () => {
  itIs('2026-11-22 10:00:00');
  const whole = { startAt: dayStart('2026-07-01'), endAt: dayStart('2027-03-31') };
  const { quarters } = await ok<{ quarters: Pick<TargetRow, 'quarter'>[] }>(admin.post('/business/target/get', whole));
  expect(quarters).toMatchObject([
    { quarter: 3, progress: 1 },
    { quarter: 4, days: 53, progress: 0.5889 },
    { quarter: 1, days: 0, progress: 0 },
  ]);
});

test('codes are those of the month: GD-2611-0001, PT-2611-0001', async () => {
  itIs('2026-11-30 23:59:59');
  const next = (type: string) => ok<{ code: string }>(admin.get(`/business/v2/code?type=${type}`));
  expect([(await next('transaction')).code, (await next('receipt')).code]).toEqual(['GD-2611-0001', 'PT-2611-0001']);
  itIs('2026-12-01 00:00:00');
  expect((await next('transaction')).code).toBe('GD-2612-0001');
});

test('a day may be written to the last second of the third day after it', async () => {
  const counters = { marketingQuantity: 1, saleQuantity: 0, saleCustomerSeenQuantity: 0, purchaseQuantity: 0 };
  const body = {
    ...counters,
    purchaseCustomerSeenQuantity: 0,
    connectionQuantity: 0,
    connectionCustomerSeenQuantity: 0,
  };
  const send = async (day: string) => {
    const { statusCode, json } = await person.post('/business/accumulation/add', { ...body, date: dayStart(day) });
    return [statusCode, (json as () => { message?: string })().message];
  };
  itIs('2026-11-22 23:59:59');
  expect(await send('2026-11-19')).toEqual([200, undefined]);
  expect(await send('2026-11-18')).toEqual([403, 'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên']);
  itIs('2026-11-23 00:00:00');
  const change = await person.put('/business/accumulation/update', { id: 1, marketingQuantity: 2 });
  expect([change.statusCode, change.json<{ message: string }>().message]).toEqual([
    403,
    'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên',
  ]);
});

test('còn thiếu 14 nhu cầu, còn 9 ngày làm việc: 1,6 mỗi ngày; hiện đạt 1,1', async () => {
  itIs('2026-11-20 09:00:00');
  await ok(admin.post('/business/target/create', { year: 2026, quarter: 4, purchase: 96, connection: 0 }));
  const days = workingDays(daysBetween('2026-11-01', '2026-11-19'), new Map());
  for (const [at, day] of days.entries()) await enter(day, { purchaseQuantity: at < 2 ? 2 : 1 });
  const { pace, rows } = (await statistic(november)).tables.purchase;
  expect(rows.find(({ key }) => key === 'demand')).toMatchObject({ current: 18, standard: 32, met: false });
  expect(pace).toMatchObject({ state: 'behind', target: 32, done: 18, ends: 28 });
  expect(paceText(pace!)).toBe('Còn thiếu 14 nhu cầu, còn 9 ngày làm việc: 1,6 mỗi ngày; hiện đạt 1,1');
});
