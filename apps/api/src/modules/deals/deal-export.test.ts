import {
  billSheetKeys,
  couponSheetKeys,
  dealSheetKeys,
  oldSheetKeys,
  receiptSheetKeys,
  shareSheetKeys,
} from '@toam/contracts/deal/deal-sheet';
import type { Actor } from '@toam/domain/actor';
import { db } from '../../db/db';
import { auditEntries } from '../../audit/audit.schema';
import { insertOldTransaction } from '../../testing/insert-deal';
import { as, testApp } from '../../testing/test-app';
import { sheetIn } from '../../testing/workbook';
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
  today,
} from './deal.fixture';

testApp();

beforeEach(async () => {
  await insertFixture();
  await record(aDeal({}, both));
  await collect(1, 20_000_000, 'PT-1');
  await collect(2, 1_000_000, 'PT-2');
  await reduce(1, 5_000_000);
});

async function rowsOf(actor: Actor, kind: string, keys: string[], question: object = {}) {
  const reply = await as(actor).post(`/export/${kind}`, { columns: keys.map((key) => ({ key })), ...question });
  expect(reply.statusCode).toBe(200);
  const values = (await sheetIn(reply.rawPayload)).getSheetValues() as unknown[][];
  return values.slice(1).map((row) => row.slice(1));
}

/** A day in a sheet: Excel knows no zones. */
const day = (seconds: number): Date => new Date((seconds + 7 * 3600) * 1000);

test('shares as the list shows them: their amounts as numbers, their days as days', async () => {
  const keys = ['transactionCode', 'date', 'reservationDate', 'house', 'staff', 'customer', 'transactionType'];
  const amounts = ['brokerageFeeUser', 'reducedFee', 'feesPayable', 'brokerageFeeReceived', 'brokerageFeeReceivable'];
  const [head, ...rows] = await rowsOf(accountant, 'transaction', [
    ...keys,
    ...amounts,
    'brokerageFeeStatus',
    'status',
  ]);
  expect(head).toEqual([
    ...['Mã giao dịch', 'Ngày đặt cọc', 'Ngày giữ chỗ', 'BĐS', 'Nhân viên', 'Khách hàng', 'Loại giao dịch'],
    ...['Hoa hồng thực lãnh', 'Đã giảm', 'Hoa hồng phải thu', 'Hoa hồng đã thu', 'Hoa hồng còn phải thu'],
    ...['Tình trạng hoa hồng', 'Trạng thái'],
  ]);
  const [second, first] = rows.map((row) => Array.from(row, (cell) => cell ?? null));
  const where = ['148/12 Nguyễn Văn Đậu', 'Lê Hoàng Phúc', 'Khách A', 'Khách mua'];
  expect(first).toEqual([
    ...['GD-1', day(today()), null, ...where, 60_000_000, 5_000_000, 55_000_000, 20_000_000, 35_000_000],
    ...['Thu một phần', 'Đặt cọc'],
  ]);
  expect(second![0]).toBe('GD-2');
});

test('everybody exports what they read, with the filters of the list', async () => {
  const codes = async (actor: Actor, question: object = {}) =>
    (await rowsOf(actor, 'transaction', ['transactionCode'], question)).slice(1).flat();
  expect(await codes(agent)).toEqual(['GD-1']);
  expect(await codes(agent, { all: true })).toEqual(['GD-1']);
  expect(await codes(stranger)).toEqual([]);
  expect(await codes(accountant, { search: 'thu ha' })).toEqual(['GD-2']);
  expect(await codes(accountant, { due: 1, users: '7' })).toEqual(['GD-1']);
  await cancel(1);
  expect(await codes(accountant, { due: 1 })).toEqual([]);
  expect((await as(agent).post('/export/transaction', { columns: [{ key: 'id' }], users: '8' })).statusCode).toBe(403);
});

test('receipts, and who exported how many', async () => {
  const keys = [
    'feeCode',
    'transactionCode',
    'dateCollect',
    'feePayable',
    'feeCollect',
    'uncollectedFees',
    'staff',
    'user',
  ];
  const [, ...rows] = await rowsOf(accountant, 'receipt', keys);
  expect(rows).toEqual([
    ['PT-2', 'GD-2', day(today()), 40_000_000, 1_000_000, 39_000_000, 'Trần Thu Hà', 'Nguyễn Thu Hà'],
    ['PT-1', 'GD-1', day(today()), 60_000_000, 20_000_000, 40_000_000, 'Lê Hoàng Phúc', 'Nguyễn Thu Hà'],
  ]);
  expect((await rowsOf(mate, 'receipt', ['feeCode'])).slice(1)).toEqual([['PT-2']]);
  const exported = (await db().select().from(auditEntries).orderBy(auditEntries.id)).filter(
    ({ action }) => action === 'export',
  );
  expect(exported.map(({ noun, count }) => [noun, count])).toEqual([
    ['receipt', 2],
    ['receipt', 1],
  ]);
});

test('a receipt of a cancelled share says what is retained, and every column of the lists can be asked for', async () => {
  await cancel(1, { whole_deal: false });
  const [head, ...rows] = await rowsOf(accountant, 'receipt', ['feeCode', 'retained']);
  expect([head, ...rows.map((row) => Array.from(row))]).toEqual([
    ['Mã phiếu thu', 'Hoa hồng giữ lại'],
    ['PT-2'],
    ['PT-1', 20_000_000],
  ]);
  expect((await rowsOf(accountant, 'receipt', [...receiptSheetKeys]))[0]).toHaveLength(receiptSheetKeys.length);
  expect((await rowsOf(accountant, 'transaction', [...shareSheetKeys]))[0]).toHaveLength(shareSheetKeys.length);
});

test('columns add up to the sums of the list, without cancelled shares; a second sheet says them', async () => {
  await record(
    aDeal(
      { house_id: 1 },
      [both[0]!].map((share) => ({ ...share, transactionCode: 'GD-9' })),
    ),
  );
  await collect(3, 7_000_000, 'PT-9');
  await cancel(3);
  const { sums } = (await as(accountant).get('/business/v2/transaction?size=50')).json<{
    data: { sums: Record<string, number> };
  }>().data;
  const keys = ['reducedFee', 'feesPayable', 'brokerageFeeReceived', 'brokerageFeeReceivable', 'retained'];
  const [, ...rows] = await rowsOf(accountant, 'transaction', keys);
  const added = keys.map((_, at) => rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0));
  const listed = [sums.reduced, sums.payable, sums.collected, sums.receivable, sums.retained];
  expect(added).toEqual(listed);
  expect(sums.retained).toBe(7_000_000);
  const reply = await as(accountant).post('/export/transaction', { columns: [{ key: 'id' }] });
  const second = (await sheetIn(reply.rawPayload)).workbook.getWorksheet('Tổng cộng')!;
  expect((second.getRow(2).values as unknown[]).slice(1)).toEqual([sums.fees, ...listed]);
  const money = await as(accountant).post('/export/receipt', { columns: [{ key: 'id' }] });
  const collected = (await sheetIn(money.rawPayload)).workbook.getWorksheet('Tổng cộng')!;
  expect(collected.getRow(1).getCell(1).value).toBe('Số tiền thu');
  expect(collected.getRow(2).getCell(1).value).toBe(Number(sums.collected) + Number(sums.retained));
});

test('a sheet of deals has a row for each deal, so its price stands there once, and its sums are the list’s', async () => {
  await record(aDeal({ price: 1_000_000_000 }, [{ transactionCode: 'GD-9' }]));
  const keys = ['transactionCode', 'staff', 'price', 'feesPayable', 'brokerageFeeReceived', 'brokerageFeeReceivable'];
  const [head, ...rows] = await rowsOf(accountant, 'deal', keys);
  expect(head).toEqual([
    ...['Mã giao dịch', 'Người nhận', 'Giá chốt'],
    ...['Hoa hồng phải thu', 'Hoa hồng đã thu', 'Hoa hồng còn phải thu'],
  ]);
  expect(rows).toEqual([
    ['GD-9', 'Lê Hoàng Phúc', 1_000_000_000, 60_000_000, 0, 60_000_000],
    ['GD-1, GD-2', 'Lê Hoàng Phúc, Trần Thu Hà', 8_650_000_000, 95_000_000, 21_000_000, 74_000_000],
  ]);
  // somebody with a share reads the deal, and the money of their own share only
  expect((await rowsOf(mate, 'deal', keys)).slice(1)).toEqual([
    ['GD-1, GD-2', 'Lê Hoàng Phúc, Trần Thu Hà', 8_650_000_000, 40_000_000, 1_000_000, 39_000_000],
  ]);
  expect((await rowsOf(stranger, 'deal', keys)).slice(1)).toEqual([]);
  const { sums, total } = (await as(accountant).get('/business/v2/transaction?group=deal')).json<{
    data: { sums: Record<string, number>; total: number };
  }>().data;
  const reply = await as(accountant).post('/export/deal', { columns: [{ key: 'house_id' }] });
  expect(reply.headers['x-total-rows']).toBe(String(total));
  const second = (await sheetIn(reply.rawPayload)).workbook.getWorksheet('Tổng cộng')!;
  expect((second.getRow(2).values as unknown[]).slice(1)).toEqual([
    ...[sums.payable, sums.collected, sums.receivable, sums.retained],
  ]);
});

test('reductions, cancel bills and old transactions have sheets, each with what the person reads', async () => {
  await cancel(1, { whole_deal: false });
  await insertOldTransaction({ user_id: 7, detail: { customer_name: 'Chị Lan 0903618270' } });
  expect((await rowsOf(accountant, 'coupon', ['transactionCode', 'reducedFee', 'feesPayable', 'customer']))[1]).toEqual(
    ['GD-1', 5_000_000, 60_000_000, 'Khách A'],
  );
  expect((await rowsOf(agent, 'cancel_bill', ['cancelDate', 'transactionCode', 'feeCollected'])).slice(1)).toEqual([
    [day(today()), 'GD-1', 20_000_000],
  ]);
  const [old] = (
    await rowsOf(agent, 'old_transaction', ['address', 'brokerageFee', 'brokerageFeeReceivable', 'customer'])
  ).slice(1);
  expect(old!.slice(0, 3)).toEqual(['5 Lê Lợi', 40_000_000, 40_000_000]);
  expect(String(old![3])).not.toContain('0903618270');
  for (const kind of ['coupon', 'cancel_bill', 'old_transaction'])
    expect((await rowsOf(stranger, kind, ['id'])).slice(1)).toEqual([]);
  for (const [kind, keys] of [
    ['deal', dealSheetKeys],
    ['coupon', couponSheetKeys],
    ['cancel_bill', billSheetKeys],
    ['old_transaction', oldSheetKeys],
  ] as const)
    expect((await rowsOf(accountant, kind, [...keys]))[0]).toHaveLength(keys.length);
});
