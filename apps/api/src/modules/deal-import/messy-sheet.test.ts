import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { asc } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { uploadFile } from '../../testing/workbook';
import { deals, dealShares } from '../deals/deal.schema';

testApp();

const accountant = anActor({ id: 5, job_position: JobPosition.accountant });

beforeEach(async () => {
  await insertUser(accountant);
  await insertUser({ id: 7, email: 'phuc@toam.vn' });
  await insertCustomer({ user_id: 7, phone_number: '0903618270', phones: ['0903618270'] });
  for (let at = 0; at < 3; at++) await insertHouse({ user_id: 7 });
});

/** A row as somebody's own book has it, by header. */
const aRow = {
  ...{ 'Mã giao dịch': 'GD-1', 'Mã BĐS': 1, 'Ngày đặt cọc': ' 1/11/2026 ', 'Ngày công chứng': '15-11-2026' },
  ...{ 'Ngày nhận hoa hồng': new Date('2026-11-20'), 'Giá chốt': '8.650.000.000 đ', 'Hoa hồng': ' 86,500,000 ' },
  ...{ 'Email nhân viên': ' Phuc@toam.vn ', 'SĐT khách hàng': 903618270, 'Loại giao dịch': 'khach mua' },
  ...{ 'Tỷ lệ (%)': 0.5, 'Hoa hồng thực lãnh': '43.250.000', 'Trạng thái': 'ĐẶT CỌC'.normalize('NFD') },
} as const;
type Row = Partial<Record<keyof typeof aRow, string | number | Date | null | { formula: string; result: number }>>;
const heads = Object.keys(aRow) as (keyof typeof aRow)[];

/** A title over merged cells, headers in decomposed letters, and percents in cells of percents. */
async function messyBook(rows: readonly Row[]): Promise<Uint8Array<ArrayBuffer>> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Sổ');
  sheet.addRow(['SỔ GIAO DỊCH THÁNG 11']);
  sheet.mergeCells('A1:F1');
  sheet.addRow([]);
  sheet.addRow(heads.map((head) => ` ${head.normalize('NFD')} `));
  for (const row of rows) {
    const added = sheet.addRow(heads.map((head) => ({ ...aRow, ...row })[head]));
    added.getCell(heads.indexOf('Tỷ lệ (%)') + 1).numFmt = '0.00%';
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function imported(rows: readonly Row[]): Promise<DealImportResult> {
  const type = 'transaction';
  const reply = await uploadFile(accountant, '/business/v2/import', await messyBook(rows), 'so.xlsx', { type });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: DealImportResult }>().data;
}

test('a book as accountants keep it is read as it looks in Excel, and again it makes no double', async () => {
  const rows: Row[] = [
    {},
    { 'Mã giao dịch': 'GD-2', 'Mã BĐS': 2, 'Hoa hồng thực lãnh': { formula: 'A1', result: 28833044.999999996 } },
    { 'Mã giao dịch': 'GD-3', 'Mã BĐS': 3, 'Tỷ lệ (%)': '33,333' },
  ];
  expect(await imported(rows)).toMatchObject({ total: 3, inserted: 3, errors: [] });
  expect(await db().select().from(dealShares).orderBy(asc(dealShares.id))).toMatchObject([
    { code: 'GD-1', type: 1, status: 2, brokerage_rate: 50, fee_user: 43_250_000 },
    { code: 'GD-2', brokerage_rate: 50, fee_user: 28_833_045 },
    { code: 'GD-3', brokerage_rate: 33.333 },
  ]);
  expect((await db().select().from(deals).orderBy(asc(deals.id)))[0]).toMatchObject({
    ...{ price: 8_650_000_000, brokerage_fee: 86_500_000 },
    ...{ deposit_date: '2026-11-01', notarized_date: '2026-11-15', receive_date: '2026-11-20' },
  });
  expect(await imported(rows)).toMatchObject({ skipped: 3, inserted: 0, updated: 0 });
});
