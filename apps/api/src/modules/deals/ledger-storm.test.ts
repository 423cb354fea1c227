import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { asc, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertSession } from '../../testing/insert-user';
import { type Caller, testApp, withSession } from '../../testing/test-app';
import { accountant, aDeal, admin, dataOf, insertScene, today } from './deal.scene';
import { cancelBills, coupons, deals, dealShares, receipts } from './deal.schema';

testApp();
beforeEach(insertScene);

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}
type Roll = ReturnType<typeof dice>;

const path = '/business/v2';
const wanted = 60;
let codes = 0;

/** A refusal is a valid answer; a server error is not. The trigger of the database must never be what refuses. */
async function isDone(sent: Promise<{ statusCode: number; body: string }>): Promise<boolean> {
  const reply = await sent;
  if (reply.statusCode >= 500) throw new Error(reply.body);
  return reply.statusCode === 200;
}

/** A random record that is there now; a moment later it may be gone. */
async function some(table: typeof dealShares | typeof receipts | typeof coupons | typeof cancelBills, roll: Roll) {
  const living = await db().select({ id: table.id }).from(table).where(isNull(table.deleted_at)).orderBy(asc(table.id));
  return living[roll(Math.max(1, living.length))]?.id ?? 1;
}
const code = (roll: Roll, letters: string) => `${letters}-${roll(3) === 0 ? roll(40) : (codes += 1) + 1000}`;
/** Amounts around the limits: odd, small, too much. */
const amount = (roll: Roll) => [1, 3, 333, 7_777, 50_000, 99_999][roll(6)]!;

type Step = (caller: Caller, roll: Roll) => Promise<boolean>;

const add: Step = (caller, roll) => {
  const shares = Array.from({ length: 1 + roll(3) }, (_, at) => ({
    ...{ user_id: 7 + roll(3), customer_id: 1 + roll(3), transactionType: 1 + roll(4), brokerageFeeUser: amount(roll) },
    ...{ transactionCode: code(roll, 'GD') + (roll(2) ? '' : `-${at}`), brokerageRate: 33.333 },
  }));
  return isDone(caller.post(`${path}/transaction/add`, aDeal({ brokerageFee: 300_001 + roll(2) }, shares)));
};

const change: Step = async (caller, roll) => {
  const money = [{ brokerageFeeUser: amount(roll) }, { brokerageFee: 3 * amount(roll) }, { staff_id: 7 + roll(3) }];
  return isDone(caller.put(`${path}/transaction/update`, { id: await some(dealShares, roll), ...money[roll(3)] }));
};

const receipt = async (roll: Roll) => ({
  ...{ transaction_id: await some(dealShares, roll), feeCode: code(roll, 'PT'), dateCollect: today() },
  feeCollect: amount(roll),
});
const collect: Step = async (caller, roll) => isDone(caller.post(`${path}/receipt/add`, await receipt(roll)));
/** Rows of several deals in any order: whoever locks them out of order would wait for each other. */
const collectSeveral: Step = async (caller, roll) => {
  const rows = [await receipt(roll), await receipt(roll), await receipt(roll)];
  return isDone(caller.post(`${path}/receipt/add`, { rows: rows.map((row) => ({ ...row, feeCollect: 1 + roll(3) })) }));
};
const correct: Step = async (caller, roll) =>
  isDone(caller.put(`${path}/receipt/update`, { id: await some(receipts, roll), feeCollect: amount(roll) }));
const takeBack: Step = async (caller, roll) =>
  isDone(caller.delete(`${path}/receipt`, { id: await some(receipts, roll) }));
const reduce: Step = async (caller, roll) =>
  isDone(caller.post(`${path}/coupons`, { transaction_id: await some(dealShares, roll), reducedFee: amount(roll) }));
const reduceOtherwise: Step = async (caller, roll) =>
  isDone(caller.put(`${path}/coupons`, { id: await some(coupons, roll), reducedFee: amount(roll) }));
const cancel: Step = async (caller, roll) =>
  isDone(
    caller.post(`${path}/cancelBill`, {
      ...{ transaction_id: await some(dealShares, roll), cancelDate: today(), whole_deal: roll(2) === 0 },
    }),
  );
const goOn: Step = async (caller, roll) =>
  isDone(caller.delete(`${path}/cancelBill`, { id: await some(cancelBills, roll) }));
const remove: Step = async (caller, roll) =>
  isDone(caller.delete(`${path}/transaction`, { id: await some(dealShares, roll) }));

const steps: Step[] = [
  ...[add, add, change, change, change, collect, collect, collect, collectSeveral, collectSeveral, correct, takeBack],
  ...[reduce, reduce, reduceOtherwise, cancel, goOn, goOn, remove],
];

/** Six clients at once, until enough of what they ask was done. */
async function storm(seed: number): Promise<void> {
  let [done, left] = [0, 2000];
  const work = async (worker: number) => {
    const roll = dice(seed + worker);
    const caller = withSession(await insertSession(worker % 2 ? accountant.id : admin.id));
    while (done < wanted && left-- > 0) done += Number(await steps[roll(steps.length)]!(caller, roll));
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(work));
  expect(done).toBeGreaterThanOrEqual(wanted);
}

const sum = (amounts: number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The tables themselves: what the rules promise of them. */
async function accountForTables(): Promise<void> {
  const all = await db().select().from(deals);
  const shares = await db().select().from(dealShares).where(isNull(dealShares.deleted_at));
  const paid = await db().select().from(receipts).where(isNull(receipts.deleted_at));
  const cut = await db().select().from(coupons).where(isNull(coupons.deleted_at));
  const bills = await db().select().from(cancelBills).where(isNull(cancelBills.deleted_at));
  for (const deal of all) {
    const own = shares.filter(({ deal_id }) => deal_id === deal.id);
    expect([deal.id, sum(own.map(({ fee_user }) => fee_user)) <= deal.brokerage_fee]).toEqual([deal.id, true]);
    // a deal lives as long as one of its shares
    expect([deal.id, deal.deleted_at === null]).toEqual([deal.id, own.length > 0]);
  }
  for (const { id, fee_user } of shares) {
    const collected = sum(paid.filter(({ share_id }) => share_id === id).map(({ fee_collect }) => fee_collect));
    const reduced = sum(cut.filter(({ share_id }) => share_id === id).map(({ reduced_fee }) => reduced_fee));
    expect([id, collected <= fee_user - reduced]).toEqual([id, true]);
    expect(bills.filter(({ share_id }) => share_id === id).length).toBeLessThanOrEqual(1);
  }
  const living = new Set(shares.map(({ id }) => id));
  expect(paid.filter(({ share_id }) => !living.has(share_id))).toEqual([]);
  const same = (codesOf: string[]) => codesOf.map((one) => one.toLowerCase());
  expect(new Set(same(shares.map((one) => one.code))).size).toBe(shares.length);
  expect(new Set(same(paid.map((one) => one.code))).size).toBe(paid.length);
}

/** What the API says: revenue is what was collected and what is receivable, and the parts sum up to the whole. */
async function accountForAnswers(): Promise<void> {
  const caller = withSession(await insertSession(admin.id));
  const of = async (query: string) =>
    dataOf<{ total: number; list: TransactionRow[]; sums: Record<'payable' | 'collected' | 'receivable', number> }>(
      await caller.get(`${path}/transaction?size=1000&${query}`),
    );
  const { list, sums } = await of('');
  const counted = list.filter(({ cancelDate }) => cancelDate === null);
  for (const row of counted) expect(row.feesPayable).toBe(row.brokerageFeeReceived! + row.brokerageFeeReceivable!);
  expect(list.filter((row) => row.cancelDate !== null && row.brokerageFeeReceivable !== 0)).toEqual([]);
  expect(sums.payable).toBe(sum(counted.map(({ feesPayable }) => feesPayable!)));
  expect(sums.payable).toBe(sums.collected + sums.receivable);
  for (const parts of [[1, 2, 3, 4].map((type) => `type=${type}`), [7, 8, 9].map((user) => `users=${user}`)]) {
    const each = await Promise.all(parts.map(of));
    expect(sum(each.map((part) => part.sums.payable))).toBe(sums.payable);
    expect(sum(each.map((part) => part.total))).toBe(list.length);
  }
  const due = await of('due=1');
  expect(due.sums.receivable).toBe(sums.receivable);
}

/** What each record became is what its history says last. */
async function accountForHistories(): Promise<void> {
  const { rows } = await db().execute<{ id: number; now: string; told: string }>(sql`
    select distinct on (h.model_id) h.model_id as id, s.fee_user::text as now, h.new_value as told
    from history_entries h join deal_shares s on s.id = h.model_id
    where h.model = 'Transaction' and h."column" = 'fee_user' order by h.model_id, h.id desc`);
  expect(rows.filter(({ now, told }) => now !== told)).toEqual([]);
}

test.each([20_261_123, 424_242])(
  'after hundreds of changes by six clients at once the ledger adds up (seed %d)',
  async (seed) => {
    await storm(Number(process.env.SEED ?? seed));
    await accountForTables();
    await accountForAnswers();
    await accountForHistories();
    const kept = await db().select({ id: deals.id }).from(deals).orderBy(asc(deals.id));
    expect(kept.length).toBeGreaterThan(3);
  },
  120_000,
);
