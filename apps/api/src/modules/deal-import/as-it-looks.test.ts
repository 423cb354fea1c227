import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { asc } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertDeal } from '../../testing/insert-deal';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { sheetIn, uploadFile } from '../../testing/workbook';
import { receipts } from '../deals/deal.schema';

testApp();

const accountant = anActor({ id: 5, job_position: JobPosition.accountant });

beforeEach(async () => {
  await insertUser(accountant);
  await insertUser({ id: 7, email: 'phuc@toam.vn' });
  await insertHouse({ user_id: 7 });
  await insertCustomer({ user_id: 7, phone_number: '0903618270', phones: ['0903618270'] });
  await insertDeal(
    { staff_id: 7, customer_id: 1, code: 'GD-2611-0053', fee_user: 900_000_000 },
    { house_id: 1, deposit_date: '2026-10-01', brokerage_fee: 1_000_000_000 },
  );
});

interface Order {
  type?: string;
  dry_run?: string;
  only_if_clean?: string;
  hidden?: string;
  sheet?: string;
}

async function send(bytes: Uint8Array, order: Order = {}): Promise<DealImportResult> {
  const fields = { type: 'receipt', ...order };
  const reply = await uploadFile(accountant, '/business/v2/import', bytes, 'phieu-thu.xlsx', fields);
  expect(reply.json()).toHaveProperty('data.total');
  return reply.json<{ data: DealImportResult }>().data;
}
const imported = async (name: string, order?: Order) =>
  send(await readFile(path.join(__dirname, 'cases', `${name}.xlsx`)), order);
const stored = () => db().select().from(receipts).orderBy(asc(receipts.id));

test('receipts that a filter hides are not stored, and are when they are asked for', async () => {
  expect(await imported('receipt-hidden-rows', { dry_run: '1' })).toMatchObject({
    ...{ total: 2, inserted: 2, reading: { hidden_rows: 2, takes_hidden: false } },
  });
  await imported('receipt-hidden-rows');
  expect((await stored()).map(({ code }) => code)).toEqual(['PT-AN-0', 'PT-AN-2']);
  expect(await imported('receipt-hidden-rows', { hidden: '1' })).toMatchObject({ total: 4, inserted: 2, skipped: 2 });
  expect(await stored()).toHaveLength(4);
});

test('a transaction is found by its code, with whatever dashes and invisible characters a copy has', async () => {
  expect(await imported('receipt-codes')).toMatchObject({ total: 5, inserted: 5, errors: [] });
  expect(new Set((await stored()).map(({ share_id }) => share_id)).size).toBe(1);
});

test('a day may carry a time; a wrong one is told with its row and what stands there', async () => {
  const unread = { column: 'Ngày thu', message: 'Không đọc được ngày. Ghi ngày/tháng/năm, ví dụ 25/11/2026' };
  const { errors, ...counts } = await imported('receipt-days', { only_if_clean: '0' });
  expect(counts).toMatchObject({ total: 16, inserted: 14 });
  expect(errors).toEqual([
    { row: 7, value: '11/20/2026', ...unread },
    // Excel's own number of a day, but as a text: whoever reads it sees no day
    { row: 13, value: '46346', ...unread },
  ]);
  expect(new Set((await stored()).map(({ collected_on }) => collected_on))).toEqual(new Set(['2026-11-20']));
});

test('money is read as shops write it; a part of a đồng, less than nothing and nothing are told', async () => {
  const { errors } = await imported('receipt-amounts', { only_if_clean: '0' });
  expect(errors.map(({ row, value }) => [row, value])).toEqual([
    [12, '5200000.4'],
    [19, '(5.200.000)'],
    [20, '-5200000'],
    [21, '-'],
    [22, '0'],
    [30, '5,2E6'],
  ]);
  const amounts = (await stored()).map(({ fee_collect }) => fee_collect);
  expect([amounts.length, amounts.filter((amount) => amount === 5_200_000).length]).toEqual([24, 23]);
  // a point groups thousands
  expect(amounts).toContain(5200);
});

const heads = ['STT', 'Mã phiếu thu', 'Mã giao dịch', 'Ngày thu', 'Số tiền thu', 'Đã in'];

/** A workbook as an accountant keeps it: a guide, the deals, and receipts with ticks, empty numbered rows and totals. */
async function wholeBook(): Promise<Uint8Array> {
  const book = new Workbook();
  book.addWorksheet('Hướng dẫn').addRows([['Ghi phiếu thu ở trang sau'], ['Ví dụ', 'PT-1']]);
  book.addWorksheet('Giao dịch').addRows([
    ['Mã giao dịch', 'Mã BĐS', 'Loại giao dịch', 'Ghi chú'],
    ['GD-9', 1, 'Khách mua', 'x'],
  ]);
  const sheet = book.addWorksheet('Thu tháng 11');
  sheet.addRows([
    ['BẢNG THU THÁNG 11/2026'],
    heads,
    [1, 'PT-1', 'GD-2611-0053', new Date('2026-11-20T14:30:00Z'), 1000, true],
    [2, 'PT-2', 'GD-2611-0053', '20/11/2026', 2000, false],
    [3, null, null, null, null, false],
    [4, null, null, null, null, false],
    [null, 'Tổng cộng', null, null, 3000, null],
    [null, 'Kế toán', null, null, 'Giám đốc', null],
  ]);
  sheet.mergeCells('A1:F1');
  return new Uint8Array(await book.xlsx.writeBuffer());
}

test('the sheet of receipts is proposed; numbered rows without a receipt, totals and signatures are none', async () => {
  const { reading, ...counts } = await send(await wholeBook());
  expect(counts).toEqual({ id: 1, total: 2, inserted: 2, updated: 0, skipped: 0, errors: [], warnings: [] });
  expect(reading).toMatchObject({
    ...{ sheet: 'Thu tháng 11', sheets: ['Hướng dẫn', 'Giao dịch', 'Thu tháng 11'] },
    left_out: {
      count: 2,
      rows: [
        { row: 7, text: 'Tổng cộng' },
        { row: 8, text: 'Kế toán' },
      ],
    },
  });
  expect(await stored()).toMatchObject([
    { code: 'PT-1', collected_on: '2026-11-20', fee_collect: 1000 },
    { code: 'PT-2', fee_collect: 2000 },
  ]);
});

test('the copy with errors has the numbers of the rows in the person’s file', async () => {
  const { link } = await imported('receipt-days');
  const sheet = await sheetIn((await as(accountant).get(link!.replace('/api', ''))).rawPayload);
  expect(sheet.getRow(7).getCell(1).value).toBe(7);
  expect(sheet.getRow(7).getCell(7).value).toBe(
    'Ngày thu “11/20/2026”: Không đọc được ngày. Ghi ngày/tháng/năm, ví dụ 25/11/2026',
  );
});
