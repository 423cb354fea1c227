import { dayOf, dayStart } from '@toam/domain/day';
import { insertOldTransaction } from '../../testing/insert-deal';
import { as, testApp } from '../../testing/test-app';
import {
  accountant,
  aDeal,
  agent,
  both,
  cancel,
  collect,
  insertFixture,
  mate,
  record,
  reduce,
  stranger,
} from './deal.fixture';

testApp();

const monthOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
const thisMonth = monthOf(dayOf(Date.now() / 1000));

/** A deal of March 2024 with shares 1 of Phúc and 2 of Hà; one of today with share 3 of Phúc. */
beforeEach(async () => {
  await insertFixture();
  const [date, later] = [dayStart('2024-03-09'), dayStart('2024-04-09')];
  await record(
    aDeal({ date, notarizedDate: later, brokerageReceiveDate: later }, [
      { transactionCode: 'GD-ZA' },
      { ...both[1], transactionCode: 'GD-BE' },
    ]),
  );
  await record(aDeal({}, [{ transactionCode: 'GD-CU' }]));
});

const monthsOf = async (query: string, actor = accountant) => {
  const reply = await as(actor).get(`/business/v2/months?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { months: object[] } }>().data.months;
};
const march = { year: 2024, month: 3 };

test.each(['deal', 'detail'])('a code of another month is found in the list %s', async (list) => {
  expect(await monthsOf(`list=${list}&search=GD-BE`)).toEqual([{ ...march, total: 1 }]);
  expect(await monthsOf(`list=${list}&search=GD-ZZ`)).toEqual([]);
});

test('the latest month comes first, and deals are counted once', async () => {
  expect(await monthsOf('list=detail&search=GD')).toEqual([
    { ...thisMonth, total: 1 },
    { ...march, total: 2 },
  ]);
  expect(await monthsOf('list=deal&search=GD')).toEqual([
    { ...thisMonth, total: 1 },
    { ...march, total: 1 },
  ]);
});

test('papers by the days of their own lists, old transactions by their deposit', async () => {
  await collect(1, 1_000_000, 'PT-77');
  await reduce(1, 2_000_000);
  await cancel(2, { whole_deal: false });
  await insertOldTransaction({ user_id: 7, address: '5 Đặng Văn Bi', date: '2020-02-05' });
  expect(await monthsOf('list=receipt&search=PT-77')).toEqual([{ ...thisMonth, total: 1 }]);
  expect(await monthsOf('list=coupon&search=GD-ZA')).toEqual([{ ...thisMonth, total: 1 }]);
  expect(await monthsOf('list=cancel&search=GD-BE')).toEqual([{ ...thisMonth, total: 1 }]);
  expect(await monthsOf('list=cancel&search=GD-ZA')).toEqual([]);
  expect(await monthsOf('list=old&search=dang van bi')).toEqual([{ year: 2020, month: 2, total: 1 }]);
});

test('the other filters of the list hold', async () => {
  expect(await monthsOf('list=detail&search=GD&type=2')).toEqual([{ ...march, total: 1 }]);
  expect(await monthsOf('list=deal&search=GD&users=8')).toEqual([{ ...march, total: 1 }]);
  await collect(3, 60_000_000, 'PT-78');
  expect(await monthsOf('list=detail&search=GD-CU&due=1')).toEqual([]);
});

test('only what somebody may read is counted, and of nobody else is asked', async () => {
  await collect(1, 1_000_000, 'PT-77');
  expect(await monthsOf('list=detail&search=GD', mate)).toEqual([{ ...march, total: 1 }]);
  expect(await monthsOf('list=receipt&search=PT-77', mate)).toEqual([]);
  expect(await monthsOf('list=receipt&search=PT-77', agent)).toEqual([{ ...thisMonth, total: 1 }]);
  expect(await monthsOf('list=deal&search=GD', stranger)).toEqual([]);
  expect((await as(mate).get('/business/v2/months?list=deal&users=7')).statusCode).toBe(403);
});
