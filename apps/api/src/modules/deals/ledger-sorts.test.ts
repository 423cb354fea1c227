import { billSorts, couponSorts, oldSorts, receiptSorts, transactionSorts } from '@toam/contracts/deal/ledger-sorts';
import type { Actor } from '@toam/domain/actor';
import { insertOldTransaction } from '../../testing/insert-deal';
import { insertHouse } from '../../testing/insert-house';
import { as, testApp } from '../../testing/test-app';
import { accountant, aDeal, both, cancel, collect, insertFixture, mate, record, reduce } from './deal.fixture';

testApp();

/** Deals 1 (shares 1 of Phúc and 2 of Hà), 2 (share 3 of Tâm) and 3 (share 4 of Phúc, cancelled). Days do not tell them apart. */
beforeEach(async () => {
  await insertFixture();
  await insertHouse({ user_id: 7, house_number: '5', house_address: 'An Dương Vương' });
  await record(aDeal({}, both));
  await record(
    aDeal({ house_id: 2, price: 3_000_000_000 }, [
      { user_id: 9, customer_id: 3, brokerageFeeUser: 99_000_000, transactionCode: 'GD-3', status: 1 },
    ]),
  );
  await record(aDeal({ price: 9_000_000_000 }, [{ brokerageFeeUser: 70_000_000, transactionCode: 'GD-0' }]));
  await collect(1, 20_000_000, 'PT-2');
  await collect(2, 1_000_000, 'PT-1');
  await reduce(3, 5_000_000);
  await reduce(1, 1_000_000);
  await cancel(4);
});

const ids = async (path: string, query: string, actor: Actor = accountant) => {
  const reply = await as(actor).get(`/business/${path}?size=50&${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { list: { id: number }[] } }>().data.list.map(({ id }) => id);
};

test.each([
  ['date', 'desc', [4, 3, 2, 1]],
  ['date', 'asc', [1, 2, 3, 4]],
  ['transactionCode', 'asc', [4, 1, 2, 3]],
  ['staff', 'asc', [4, 1, 2, 3]],
  ['house', 'asc', [3, 4, 2, 1]],
  ['price', 'asc', [3, 2, 1, 4]],
  ['brokerageFeeUser', 'asc', [2, 1, 4, 3]],
  ['reducedFee', 'desc', [3, 1, 4, 2]],
  ['feesPayable', 'asc', [2, 1, 4, 3]],
  // of a cancelled share nothing counts
  ['brokerageFeeReceived', 'asc', [4, 3, 2, 1]],
  ['brokerageFeeReceivable', 'desc', [3, 2, 1, 4]],
  ['status', 'asc', [3, 4, 2, 1]],
] as const)('shares by %s, %s: %j; equal ones by the deposit and the id', async (sort, order, expected) => {
  expect(await ids('v2/transaction', `sort=${sort}&order=${order}`)).toEqual(expected);
});

test.each([
  ['date', 'desc', [3, 2, 1]],
  ['house', 'asc', [2, 3, 1]],
  ['staff', 'asc', [3, 1, 2]],
  ['price', 'desc', [3, 1, 2]],
  ['feesPayable', 'desc', [1, 2, 3]],
  ['brokerageFeeReceivable', 'desc', [2, 1, 3]],
  ['status', 'asc', [2, 3, 1]],
] as const)('deals by %s, %s: %j', async (sort, order, expected) => {
  expect(await ids('v2/transaction', `group=deal&sort=${sort}&order=${order}`)).toEqual(expected);
});

test('the order of deals tells nobody what others earn', async () => {
  // of the new deal Hà has 1 million and Phúc 90; of deal 1 Hà has 40
  await record(
    aDeal({}, [
      { brokerageFeeUser: 90_000_000, transactionCode: 'GD-7' },
      { user_id: 8, customer_id: 2, brokerageFeeUser: 1_000_000, transactionCode: 'GD-8' },
    ]),
  );
  expect(await ids('v2/transaction', 'group=deal&sort=feesPayable', mate)).toEqual([1, 4]);
  expect(await ids('v2/transaction', 'group=deal&sort=feesPayable')).toEqual([1, 2, 4, 3]);
});

test.each([
  ['v2/receipt', 'sort=feeCode&order=asc', [2, 1]],
  ['v2/receipt', 'sort=feeCollect&order=asc', [2, 1]],
  ['v2/receipt', 'sort=staff&order=desc', [2, 1]],
  ['v2/receipt', '', [2, 1]],
  ['v2/coupons', 'sort=reducedFee&order=desc', [1, 2]],
  ['v2/coupons', 'sort=house&order=asc', [1, 2]],
  ['v2/coupons', 'sort=feeCollected&order=desc', [2, 1]],
] as const)('%s?%s: %j', async (path, query, expected) => {
  expect(await ids(path, query)).toEqual(expected);
});

test('old transactions by their columns', async () => {
  for (const [address, fee] of [
    ['5 Đặng Văn Bi', 2],
    ['5 Dương Bá Trạc', 1],
    ['5 Ân Phú', 3],
  ] as const)
    await insertOldTransaction({ user_id: 7, address, fee });
  expect(await ids('transaction/get-all', 'sort=brokerageFee&order=asc')).toEqual([2, 1, 3]);
  expect(await ids('transaction/get-all', 'sort=address&order=asc')).toEqual([3, 2, 1]);
  expect(await ids('transaction/get-all', 'sort=user&order=asc')).toEqual([3, 2, 1]);
});

test('every order answers, in both directions, on any page, and another one is refused', async () => {
  const lists = {
    'v2/transaction': transactionSorts,
    'v2/receipt': receiptSorts,
    'v2/coupons': couponSorts,
    'v2/cancelBill': billSorts,
    'transaction/get-all': oldSorts,
  };
  for (const [path, sorts] of Object.entries(lists)) {
    for (const sort of sorts)
      for (const order of ['asc', 'desc']) await ids(path, `sort=${sort}&order=${order}&page=1`);
    expect((await as(accountant).get(`/business/${path}?sort=note`)).statusCode).toBe(422);
  }
  for (const sort of transactionSorts) await ids('v2/transaction', `group=deal&sort=${sort}`);
  const pages = [1, 2, 3, 4].map((page) =>
    as(accountant).get(`/business/v2/transaction?size=1&sort=status&page=${page}`),
  );
  const rows = (await Promise.all(pages)).map(
    (reply) => reply.json<{ data: { list: { id: number }[] } }>().data.list[0]!.id,
  );
  expect(rows.toSorted()).toEqual([1, 2, 3, 4]);
});
