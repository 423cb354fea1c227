import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { dealTypes } from '@toam/domain/deal/deal-values';
import type { Random } from '@toam/domain/random';
import { writtenDay, dayOf } from '@toam/domain/day';
import { asc, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Caller } from '../../testing/test-app';
import { workbookOf, type Cells } from '../../testing/workbook';
import { aDeal, aShare, dataOf, formOf, today } from './deal.fixture';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';

/** A random change of the ledger. @returns whether it was made; a refusal is a valid answer */
export type Step = (caller: Caller, r: Random) => Promise<boolean>;

const path = '/business/v2';
/** Days back to which deals, receipts and cancellations go: several months, so that groups of days differ. */
export const stormDays = 150;
export const emails: Record<number, string> = { 7: 'phuc@toam.vn', 8: 'ha@toam.vn', 9: 'tam@toam.vn' };
let codes = 0;

/** A server error is no answer. The trigger of the database must never be what refuses. */
async function isDone(sent: Promise<{ statusCode: number; body: string }>): Promise<boolean> {
  const reply = await sent;
  if (reply.statusCode >= 500) throw new Error(reply.body);
  return reply.statusCode === 200;
}

type Table = typeof deals | typeof dealShares | typeof receipts | typeof coupons | typeof cancelBills;

/** A random record that is there now; a moment later it may be gone. */
async function some(table: Table, r: Random): Promise<number> {
  const living = await db().select({ id: table.id }).from(table).where(isNull(table.deleted_at)).orderBy(asc(table.id));
  return living.length === 0 ? 1 : r.pick(living).id;
}

const code = (r: Random, letters: string): string =>
  `${letters}-${r.chance(0.3) ? r.whole(0, 40) : (codes += 1) + 1000}`;
const aDay = (r: Random): number => today() - 86_400 * r.whole(0, stormDays);
/** A day that is not before most deposits. */
const aLateDay = (r: Random): number => Math.max(aDay(r), aDay(r));
/** Amounts around the limits: odd, small, too much. */
const amount = (r: Random): number => r.pick([1, 3, 333, 7_777, 50_000, 99_999]);
const fee = (r: Random): number => 300_001 + r.whole(0, 1);
const share = (r: Random) => ({
  ...{ user_id: r.whole(7, 9), customer_id: r.whole(1, 3), transactionType: r.pick(dealTypes) },
  ...{ brokerageFeeUser: amount(r), transactionCode: code(r, 'GD'), brokerageRate: 33.333 },
});

const add: Step = (caller, r) => {
  const shares = Array.from({ length: r.whole(1, 3) }, () => share(r));
  const date = aDay(r);
  const reservationDate = r.pick([0, date, date - 86_400, aDay(r)]);
  return isDone(caller.post(`${path}/transaction/add`, aDeal({ brokerageFee: fee(r), date, reservationDate }, shares)));
};

const change: Step = async (caller, r) => {
  const input = r.pick([
    { brokerageFeeUser: amount(r) },
    { brokerageFee: 3 * amount(r) },
    { staff_id: r.whole(7, 9) },
    { transactionType: r.pick(dealTypes) },
    { date: aDay(r) },
    { reservationDate: aDay(r) },
  ]);
  return isDone(caller.put(`${path}/transaction/update`, { id: await some(dealShares, r), ...input }));
};

/** As the form does: amounts change places, somebody joins, somebody leaves. */
const reshape: Step = async (caller, r) => {
  const reply = await caller.get(`${path}/deal/${await some(deals, r)}`);
  if (reply.statusCode !== 200) return false;
  const form = formOf(dataOf<DealRow>(reply));
  const fees = r.some(
    form.users_group.map(({ brokerageFeeUser }) => brokerageFeeUser),
    form.users_group.length,
  );
  const moved = form.users_group.map((one, at) => ({ ...one, brokerageFeeUser: fees[at] }));
  const users_group = r.pick([moved, moved.slice(1), [...moved, aShare({ ...share(r), note: null })]]);
  return isDone(caller.put(`${path}/deal`, { ...form, users_group, reason: 'Chia lại' }));
};

const aReceipt = async (r: Random) => ({
  ...{ transaction_id: await some(dealShares, r), feeCode: code(r, 'PT'), dateCollect: aDay(r) },
  feeCollect: amount(r),
});
const collect: Step = async (caller, r) => isDone(caller.post(`${path}/receipt/add`, await aReceipt(r)));
/** Rows of several deals in any order: whoever locks them out of order would wait for each other. */
const collectSeveral: Step = async (caller, r) => {
  const rows = [await aReceipt(r), await aReceipt(r), await aReceipt(r)];
  return isDone(
    caller.post(`${path}/receipt/add`, { rows: rows.map((row) => ({ ...row, feeCollect: r.whole(1, 3) })) }),
  );
};
const correct: Step = async (caller, r) =>
  isDone(caller.put(`${path}/receipt/update`, { id: await some(receipts, r), feeCollect: amount(r) }));
const reduce: Step = async (caller, r) =>
  isDone(caller.post(`${path}/coupons`, { transaction_id: await some(dealShares, r), reducedFee: amount(r) }));
const reduceOtherwise: Step = async (caller, r) =>
  isDone(caller.put(`${path}/coupons`, { id: await some(coupons, r), reducedFee: amount(r) }));
const cancel: Step = async (caller, r) =>
  isDone(
    caller.post(`${path}/cancelBill`, {
      ...{ transaction_id: await some(dealShares, r), cancelDate: aLateDay(r), whole_deal: r.chance(0.5) },
    }),
  );
const cancelOtherwise: Step = async (caller, r) =>
  isDone(caller.put(`${path}/cancelBill`, { id: await some(cancelBills, r), cancelDate: aLateDay(r) }));

const removing =
  (noun: string, table: Table): Step =>
  async (caller, r) =>
    isDone(caller.delete(`${path}/${noun}`, { id: await some(table, r), reason: 'Nhập nhầm' }));

const correctOld: Step = async (caller, r) => {
  const [old] = await db().select().from(oldTransactions);
  const brokerageFee = amount(r) + 2;
  const received = r.pick([0, 1, brokerageFee]);
  return isDone(
    caller.put('/business/transaction/update', {
      ...{ id: old!.id, user_id: r.whole(7, 9), date: aDay(r), notarizedDay: today(), brokerageReceiveDay: aDay(r) },
      ...{ price: 1, brokerageFee, brokerageFeeReceived: received, transactionType: r.pick(dealTypes), status: 1 },
      ...{ brokerageFeeStatus: received === 0 ? 1 : received === brokerageFee ? 3 : 2, address: '5 Lê Lợi' },
    }),
  );
};

async function upload(caller: Caller, type: string, rows: Cells[]): Promise<boolean> {
  const form = new FormData();
  form.append('type', type);
  form.append('only_if_clean', '0');
  form.append('file', new Blob([new Uint8Array(await workbookOf(rows))]), 'so.xlsx');
  const reply = caller.upload('/business/v2/import', form);
  return (await isDone(reply)) && (await reply).json<{ data: { inserted: number } }>().data.inserted > 0;
}
const written = (seconds: number): string => writtenDay(dayOf(seconds));

const importShares: Step = (caller, r) => {
  const heads = [
    'Mã giao dịch',
    'Mã BĐS',
    'Ngày đặt cọc',
    'Ngày công chứng',
    'Ngày nhận hoa hồng',
    'Giá chốt',
    'Hoa hồng',
  ];
  const more = ['Email nhân viên', 'SĐT khách hàng', 'Loại giao dịch', 'Tỷ lệ (%)', 'Hoa hồng thực lãnh'];
  const row = (): Cells => [
    ...[code(r, 'GD'), 1, written(aDay(r)), written(today()), written(today()), 8_650_000_000, fee(r)],
    ...[emails[r.whole(7, 9)]!, `090361827${r.whole(0, 2)}`, r.pick(dealTypes), 33.333, amount(r)],
  ];
  return upload(caller, 'transaction', [[...heads, ...more], row(), row(), row()]);
};
const importReceipts: Step = async (caller, r) => {
  const living = await db().select({ code: dealShares.code }).from(dealShares).where(isNull(dealShares.deleted_at));
  const row = (): Cells => [code(r, 'PT'), r.pick([...living, { code: 'GD-0' }]).code, written(aDay(r)), amount(r)];
  return upload(caller, 'receipt', [['Mã phiếu thu', 'Mã giao dịch', 'Ngày thu', 'Số tiền thu'], row(), row()]);
};

/** What people do, and how often. */
export const steps: readonly (readonly [Step, number])[] = [
  ...([
    [add, 3],
    [change, 4],
    [reshape, 3],
    [collect, 3],
    [collectSeveral, 2],
    [correct, 1],
  ] as const),
  ...([
    [reduce, 2],
    [reduceOtherwise, 1],
    [cancel, 1],
    [cancelOtherwise, 1],
    [correctOld, 1],
  ] as const),
  ...([
    [importShares, 1],
    [importReceipts, 1],
  ] as const),
  ...([
    [removing('receipt', receipts), 1],
    [removing('coupons', coupons), 1],
  ] as const),
  ...([
    [removing('cancelBill', cancelBills), 2],
    [removing('transaction', dealShares), 1],
    [removing('deal', deals), 0.5],
  ] as const),
];
