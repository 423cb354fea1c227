import { asc, eq, getTableColumns } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';

testApp();

/** A deal with a fee of 100 and one share of 60, written past all rules of the API. */
beforeEach(async () => {
  await insertUser({ id: 7 });
  const { id: customer_id } = await insertCustomer({ user_id: 7 });
  const { id: house_id } = await insertHouse({ user_id: 7 });
  const days = { deposit_date: '2026-11-01', notarized_date: '2026-11-02', receive_date: '2026-11-03' };
  await db()
    .insert(deals)
    .values({ house_id, ...days, price: 1000, brokerage_fee: 100, created_by: 7 });
  await db().insert(dealShares).values(share({ customer_id }));
});

const share = (differing: object = {}) => ({
  ...{ deal_id: 1, staff_id: 7, customer_id: 1, type: 1 as const, brokerage_rate: 60, fee_user: 60, code: 'GD-1' },
  ...{ status: 2 as const, ...differing },
});
const receipt = (fee_collect: number, code = 'PT-1') => ({
  ...{ share_id: 1, code, collected_on: '2026-11-04', fee_payable: 60, fee_collect, user_id: 7 },
});
const refused = (work: PromiseLike<unknown>, constraint: string) =>
  expect(work).rejects.toMatchObject({ cause: { code: '23514', constraint } });

test.each([
  [
    'shares beyond the fee',
    () =>
      db()
        .insert(dealShares)
        .values(share({ code: 'GD-2', fee_user: 41 })),
  ],
  ['a fee below its shares', () => db().update(deals).set({ brokerage_fee: 59 })],
  [
    'a receipt beyond the share',
    async () => {
      await db().insert(receipts).values(receipt(40));
      await db().insert(receipts).values(receipt(21, 'PT-2'));
    },
  ],
  [
    'a coupon beyond what is left',
    async () => {
      await db().insert(receipts).values(receipt(40));
      await db().insert(coupons).values({ share_id: 1, reduced_fee: 21, user_id: 7 });
    },
  ],
  [
    'a share below what was collected',
    async () => {
      await db().insert(receipts).values(receipt(40));
      await db().update(dealShares).set({ fee_user: 39 });
    },
  ],
  [
    'a receipt that comes back too late',
    async () => {
      await db()
        .insert(receipts)
        .values({ ...receipt(40), deleted_at: new Date() });
      await db().insert(receipts).values(receipt(40, 'PT-2'));
      await db().update(receipts).set({ deleted_at: null });
    },
  ],
])('the database refuses %s', async (_what, work) => {
  await refused(work(), 'deals_balance');
});

test('inside a transaction the order does not matter: what counts is its end', async () => {
  await tx(async () => {
    await db()
      .insert(dealShares)
      .values(share({ code: 'GD-2', fee_user: 60 }));
    await db().update(deals).set({ brokerage_fee: 120 });
  });
  await db().insert(receipts).values(receipt(60));
  expect(await db().$count(dealShares)).toBe(2);
});

test.each([
  ['a reservation after the deposit', () => db().update(deals).set({ reservation_date: '2026-11-02' })],
  [
    'a bill before the deposit',
    () => db().insert(cancelBills).values({ share_id: 1, cancel_date: '2026-10-31', user_id: 7 }),
  ],
  [
    'a bill that moves before the deposit',
    async () => {
      await db().insert(cancelBills).values({ share_id: 1, cancel_date: '2026-11-01', user_id: 7 });
      await db().update(cancelBills).set({ cancel_date: '2026-10-31' });
    },
  ],
  [
    'a deposit before the reservation',
    async () => {
      await db().update(deals).set({ reservation_date: '2026-11-01' });
      await db().update(deals).set({ deposit_date: '2026-10-31' });
    },
  ],
  [
    'a deposit behind a bill',
    async () => {
      await db().insert(cancelBills).values({ share_id: 1, cancel_date: '2026-11-01', user_id: 7 });
      await db().update(deals).set({ deposit_date: '2026-11-02' });
    },
  ],
])('the database refuses %s', async (_what, work) => {
  await refused(work(), 'deals_order');
});

test('days may pass each other inside a transaction, and of what is deleted nobody asks', async () => {
  await db().insert(cancelBills).values({ share_id: 1, cancel_date: '2026-11-01', user_id: 7 });
  await tx(async () => {
    await db().update(deals).set({ deposit_date: '2026-11-02', reservation_date: '2026-11-03' });
    await db().update(deals).set({ reservation_date: null });
    await db().update(cancelBills).set({ cancel_date: '2026-11-02' });
  });
  await tx(async () => {
    await db().update(cancelBills).set({ cancel_date: '2026-11-01' });
    await db().update(dealShares).set({ deleted_at: new Date() });
  });
  expect(await told()).toMatchObject([{ deal_date: '2026-11-02', cancel_date: '2026-11-01' }]);
});

const { deal_date, deal_house_id, reduced, collected, cancel_date } = getTableColumns(dealShares);
const told = () =>
  db()
    .select({ deal_date, deal_house_id, reduced, collected, cancel_date })
    .from(dealShares)
    .orderBy(asc(dealShares.id));
const untouched = { deal_date: '2026-11-01', deal_house_id: 1, reduced: 0, collected: 0, cancel_date: null };

test('a share says what its papers come to, whatever becomes of them', async () => {
  await db().update(deals).set({ brokerage_fee: 120 });
  await db()
    .insert(dealShares)
    .values(share({ code: 'GD-2', fee_user: 60 }));
  expect(await told()).toEqual([untouched, untouched]);

  await db()
    .insert(receipts)
    .values([receipt(20), receipt(10, 'PT-2')]);
  await db()
    .insert(receipts)
    .values({ ...receipt(5, 'PT-3'), deleted_at: new Date() });
  await db().insert(coupons).values({ share_id: 1, reduced_fee: 7, user_id: 7 });
  expect(await told()).toEqual([{ ...untouched, collected: 30, reduced: 7 }, untouched]);

  await db().update(receipts).set({ fee_collect: 25 }).where(eq(receipts.code, 'PT-1'));
  await db().update(receipts).set({ share_id: 2 }).where(eq(receipts.code, 'PT-2'));
  await db().update(receipts).set({ deleted_at: null }).where(eq(receipts.code, 'PT-3'));
  await db().update(coupons).set({ deleted_at: new Date() });
  expect(await told()).toEqual([
    { ...untouched, collected: 30 },
    { ...untouched, collected: 10 },
  ]);
  await db().delete(receipts).where(eq(receipts.code, 'PT-3'));
  expect(await told()).toMatchObject([{ collected: 25 }, { collected: 10 }]);
});

test('a share says the day of its live cancel bill', async () => {
  const bill = { share_id: 1, cancel_date: '2026-11-09', user_id: 7 };
  await db().insert(cancelBills).values(bill);
  expect(await told()).toEqual([{ ...untouched, cancel_date: '2026-11-09' }]);
  await db().update(cancelBills).set({ cancel_date: '2026-11-10' });
  expect(await told()).toEqual([{ ...untouched, cancel_date: '2026-11-10' }]);
  await db().update(cancelBills).set({ deleted_at: new Date() });
  expect(await told()).toEqual([untouched]);
  await db().insert(cancelBills).values(bill);
  await db().update(cancelBills).set({ cancel_date: '2026-11-11' }).where(eq(cancelBills.id, 1)); // of the deleted one
  expect(await told()).toEqual([{ ...untouched, cancel_date: '2026-11-09' }]);
});

test('a share says the day and the house of its deal', async () => {
  const { id: house_id } = await insertHouse({ user_id: 7 });
  await db().update(deals).set({ house_id, deposit_date: '2026-10-30' });
  expect(await told()).toEqual([{ ...untouched, deal_house_id: house_id, deal_date: '2026-10-30' }]);
});

const words = async () => (await db().select({ search: dealShares.search }).from(dealShares))[0]!.search;

test('a search reads the code and the names of a share as they are now, and no number of a customer', async () => {
  await db().update(users).set({ name: 'Lê Ngọc Lan' });
  await db().update(customers).set({ name: 'Mai 0903 618 270' });
  expect(await words()).toMatch(/^gd-1 le ngoc lan 148\/12 nguyen van dau +mai +$/);
  await db().update(houses).set({ house_number: '9', house_address: 'Lê Lợi' });
  await db().update(dealShares).set({ code: 'GĐ-9', search: 'by hand' });
  expect(await words()).toMatch(/^gd-9 le ngoc lan 9 le loi +mai +$/);
  await insertUser({ id: 8, name: 'Trần Thu Hà' });
  const { id: customer_id } = await insertCustomer({ name: 'Vũ Tùng', user_id: 8 });
  const { id: house_id } = await insertHouse({ user_id: 8, house_address: 'Phan Xích Long' });
  await db().update(dealShares).set({ staff_id: 8, customer_id });
  await db().update(deals).set({ house_id });
  expect(await words()).toMatch(/^gd-9 tran thu ha 148\/12 phan xich long +vu tung$/);
});

test.each([
  ['the money', { collected: 1 }, '23514'],
  ['the reductions', { reduced: 1 }, '23514'],
  ['the cancelling', { cancel_date: '2026-11-02' }, '23514'],
  ['the day', { deal_date: '2026-11-02' }, '23503'],
  ['the house', { deal_house_id: 2 }, '23503'],
])('the database refuses a share that says something else of %s', async (_what, input, code) => {
  await expect(db().update(dealShares).set(input)).rejects.toMatchObject({ cause: { code } });
});

test.each([
  [{ fee_status: 1, fee_received: 1 }],
  [{ fee_status: 2, fee_received: 0 }],
  [{ fee_status: 2, fee_received: 100 }],
  [{ fee_status: 3, fee_received: 99 }],
] as const)('of an old transaction it refuses a status that does not fit: %j', async (input) => {
  const days = { date: '2026-01-01', notarized_day: '2026-01-02', receive_day: '2026-01-03' };
  const old = { user_id: 7, ...days, price: 1000, fee: 100, type: 1, status: 3, address: '1 Lê Lợi' } as const;
  await refused(
    db()
      .insert(oldTransactions)
      .values({ ...old, ...input }),
    'old_transactions_received',
  );
});
