import { dayOf, dayStart } from '@toam/domain/day';
import { as, testApp } from '../../testing/test-app';
import { accountant, aDeal, both, cancel, collect, insertFixture, mate, record, reduce, today } from './deal.fixture';

testApp();

const thisDay = dayOf(today());
const inMarch = `startAt=${dayStart('2024-03-01')}&endAt=${dayStart('2024-04-01') - 1}`;

/** Deal 1 of March 2024 with shares 1 of Phúc and 2 of Hà, deals 2 to 4 of today with shares 3 to 5 of Phúc. */
beforeEach(async () => {
  await insertFixture();
  const [date, later] = [dayStart('2024-03-09'), dayStart('2024-04-09')];
  await record(aDeal({ date, notarizedDate: later, brokerageReceiveDate: later }, both));
  for (const at of [3, 4, 5])
    await record(aDeal({}, [{ transactionCode: `GD-${at}`, brokerageFeeUser: at * 1_000_000 }]));
});

const placeOf = async (query: string, actor = accountant) => {
  const reply = await as(actor).get(`/business/v2/place?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: object }>().data;
};

test('a row stands on the page that the list shows it on, by its order and size', async () => {
  expect(await placeOf('list=detail&id=5&size=1')).toEqual({ page: 1, day: thisDay });
  expect(await placeOf('list=detail&id=3&size=1')).toEqual({ page: 3, day: thisDay });
  expect(await placeOf('list=detail&id=3&size=2')).toEqual({ page: 2, day: thisDay });
  expect(await placeOf('list=detail&id=5&size=1&sort=brokerageFeeUser&order=asc')).toEqual({ page: 3, day: thisDay });
  expect(await placeOf('list=deal&id=1&size=1')).toEqual({ page: 4, day: '2024-03-09' });
  expect(await placeOf(`list=deal&id=1&size=1&${inMarch}`)).toEqual({ page: 1, day: '2024-03-09' });
});

test('of a row of another period it says the day, of one that is filtered out nothing', async () => {
  expect(await placeOf(`list=deal&id=4&${inMarch}`)).toEqual({ page: null, day: thisDay });
  expect(await placeOf('list=detail&id=4&type=3')).toEqual({ page: null, day: null });
  expect(await placeOf('list=detail&id=4&users=8')).toEqual({ page: null, day: null });
  expect(await placeOf('list=detail&id=99')).toEqual({ page: null, day: null });
});

test('papers, by the days and orders of their lists', async () => {
  await collect(1, 2_000_000, 'PT-1');
  await collect(3, 1_000_000, 'PT-2');
  await reduce(1, 1_000_000);
  await cancel(2, { whole_deal: false });
  expect(await placeOf('list=receipt&id=1&size=1')).toEqual({ page: 2, day: thisDay });
  expect(await placeOf('list=receipt&id=1&size=1&sort=feeCollect')).toEqual({ page: 1, day: thisDay });
  expect(await placeOf(`list=receipt&id=1&${inMarch}`)).toEqual({ page: null, day: thisDay });
  expect(await placeOf('list=coupon&id=1')).toEqual({ page: 1, day: thisDay });
  expect(await placeOf('list=cancel&id=1')).toEqual({ page: 1, day: thisDay });
});

test('nobody is told of rows that they may not read', async () => {
  expect(await placeOf('list=detail&id=2', mate)).toEqual({ page: 1, day: '2024-03-09' });
  expect(await placeOf('list=detail&id=3', mate)).toEqual({ page: null, day: null });
  expect((await as(mate).get('/business/v2/place?list=detail&id=3&users=7')).statusCode).toBe(403);
});
