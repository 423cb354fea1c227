import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import { cellProblemText } from '@toam/contracts/sheet/import.text';
import { validationText } from '@toam/contracts/texts/validation';
import { JobPosition } from '@toam/domain/actor';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { type DealSheet, dealSheets } from '@toam/domain/deal/deal-import';
import { addDays } from '@toam/domain/work-calendar';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertDeal } from '../../testing/insert-deal';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { type Cells, uploadFile, workbookOf } from '../../testing/workbook';
import { deals, dealShares, receipts } from '../deals/deal.schema';
import { users } from '../users/user.schema';

testApp();

const accountant = anActor({ id: 5, job_position: JobPosition.accountant });
const today = dayOf(Date.now() / 1000);
const tomorrow = writtenDay(addDays(today, 1));

/** A deal of today, GD-1 of agent 7, with something collected. Deleted: person 20, house 2, customer 2. */
beforeEach(async () => {
  await insertUser(accountant);
  await insertUser({ id: 7, email: 'phuc@toam.vn' });
  await insertUser({ id: 20, email: 'gone@toam.vn' });
  const deleted = { deleted_at: new Date() };
  await db().update(users).set(deleted).where(eq(users.id, 20));
  for (const [at, more] of [{}, deleted].entries()) {
    await insertHouse({ user_id: 7, ...more });
    await insertCustomer({ user_id: 7, phone_number: `090361827${at}`, phones: [`090361827${at}`], ...more });
  }
  await insertDeal({ staff_id: 7, customer_id: 1, code: 'GD-1' }, { house_id: 1, deposit_date: '2026-10-01' });
  const receipt = { transaction_id: 1, feeCode: 'PT-1', dateCollect: dayStart(today), feeCollect: 1_000_000 };
  expect((await as(accountant).post('/business/v2/receipt/add', receipt)).statusCode).toBe(200);
});

type Cell = Cells[number];
type Wrong = readonly [column: string, cell: Cell, message: string];

const { noMoney, noNumber, noDay, noChoice, severalPhones } = cellProblemText;
const tooMuch = validationText.tooBig('1.000.000.000.000.000');
const emptied = (column: string, message: string): Wrong => [column, null, message];

const wrongAmounts = (column: string, missing: string, none = validationText.tooSmall('0')): Wrong[] => [
  ...[-1, '-1', 0.5, '86.500.000,5', 'rẻ', '1e9'].map((cell): Wrong => [column, cell, noMoney]),
  ...['1.000.000.000.000.001', 1e18, '9'.repeat(30)].map((cell): Wrong => [column, cell, tooMuch]),
  emptied(column, missing),
  ...(none === dealText.nothing ? [[column, 0, none] as const] : []),
];
const wrongDays = (column: string): Wrong[] => [
  ...['31/02/2026', 'hôm qua', '2026'].map((cell): Wrong => [column, cell, noDay]),
  ...['31/12/1999', '01/01/2101', new Date('1999-12-31T00:00:00Z')].map((cell): Wrong => [
    column,
    cell,
    dealText.dayMissing,
  ]),
  emptied(column, dealText.dayMissing),
];
const wrongCodes = (column: string): Wrong[] => [
  [column, 'x'.repeat(200), validationText.tooLong(40)],
  emptied(column, dealText.empty(column)),
];
const tooLongNote: Wrong = ['Ghi chú', 'x'.repeat(1001), validationText.tooLong(1000)];

const rate = 'Tỷ lệ (%)';
const fee = 'Hoa hồng thực lãnh';

const wrongTransactions: Wrong[] = [
  ...wrongCodes('Mã giao dịch'),
  ...['nhà', -1, 1.5].map((cell): Wrong => ['Mã BĐS', cell, noNumber]),
  ...[99, 2].map((cell): Wrong => ['Mã BĐS', cell, dealText.houseGone]),
  ['Mã BĐS', 1e12, validationText.invalid],
  emptied('Mã BĐS', 'BĐS không được để trống'),
  ...['Ngày đặt cọc', 'Ngày công chứng', 'Ngày nhận hoa hồng'].flatMap(wrongDays),
  ['Ngày đặt cọc', tomorrow, dealText.future],
  ['Ngày công chứng', '01/01/2020', expect.stringContaining('Ngày này không được trước ngày đặt cọc') as string],
  ['Ngày nhận hoa hồng', '01/01/2020', expect.stringContaining('Ngày này không được trước ngày đặt cọc') as string],
  ...wrongDays('Ngày giữ chỗ').filter(([, cell]) => cell !== null),
  ['Ngày giữ chỗ', '01/12/2026', dealText.reservedLate],
  ...wrongAmounts('Giá chốt', dealText.priceMissing),
  ...wrongAmounts('Hoa hồng', dealText.empty('Hoa hồng')),
  ...wrongAmounts(fee, dealText.empty(fee)),
  [fee, 100_000_001, dealText.overFee('100.000.000')],
  ['Email nhân viên', 'la@toam.vn', text.staffUnknown('la@toam.vn')],
  ['Email nhân viên', 'gone@toam.vn', text.staffUnknown('gone@toam.vn')],
  emptied('Email nhân viên', 'Nhân viên không được để trống'),
  ['SĐT khách hàng', '0999999999', text.customerUnknown],
  ['SĐT khách hàng', '0903618271', text.customerUnknown],
  ['SĐT khách hàng', '0903618270; 0912345678', severalPhones],
  emptied('SĐT khách hàng', 'Khách hàng không được để trống'),
  ...['Người lạ', 5, 0].map((cell): Wrong => ['Loại giao dịch', cell, noChoice]),
  emptied('Loại giao dịch', 'Loại giao dịch không được để trống'),
  ...['33,3333', 33.3333, '0,0001'].map((cell): Wrong => [rate, cell, validationText.decimals(3)]),
  ...['100,001', 101].map((cell): Wrong => [rate, cell, validationText.between('0', '100', '%')]),
  ...['-1', -0.5, 'nửa'].map((cell): Wrong => [rate, cell, noNumber]),
  emptied(rate, dealText.empty(rate)),
  ...['Xong', 9].map((cell): Wrong => ['Trạng thái', cell, noChoice]),
  tooLongNote,
];

const wrongReceipts: Wrong[] = [
  ...wrongCodes('Mã phiếu thu'),
  ['Mã giao dịch', 'GD-9', text.transactionUnknown('GD-9')],
  emptied('Mã giao dịch', dealText.empty('Mã giao dịch')),
  ...wrongDays('Ngày thu'),
  ['Ngày thu', tomorrow, dealText.future],
  ...wrongAmounts('Số tiền thu', dealText.empty('Số tiền thu'), dealText.nothing),
  ['Số tiền thu', 59_000_001, dealText.overPayable('58.999.999')],
  tooLongNote,
];

/** A right row. No two are of one deal. */
const rightRows: Record<DealSheet, (at: number) => Record<string, Cell>> = {
  transaction: (at) => ({
    ...{ 'Mã giao dịch': `SO-${at}`, 'Mã BĐS': 1, 'Ngày đặt cọc': writtenDay(addDays('2026-01-01', at)) },
    ...{ 'Ngày công chứng': tomorrow, 'Ngày nhận hoa hồng': tomorrow, 'Ngày giữ chỗ': '01/01/2026' },
    ...{ 'Giá chốt': 8_650_000_000, 'Hoa hồng': 100_000_000, 'Email nhân viên': 'phuc@toam.vn' },
    ...{ 'SĐT khách hàng': '0903618270', 'Loại giao dịch': 'Khách mua', [rate]: '33,333', [fee]: 33_333_000 },
    ...{ 'Trạng thái': 'Đặt cọc', 'Ghi chú': null },
  }),
  receipt: (at) => ({
    ...{ 'Mã phiếu thu': `SO-${at}`, 'Mã giao dịch': 'GD-1', 'Ngày thu': '20/11/2026', 'Số tiền thu': 1 },
    'Ghi chú': null,
  }),
};

const headsOf = (type: DealSheet): string[] => Object.values(dealSheets[type]).map(({ label }) => label);

async function send(type: DealSheet, rows: Record<string, Cell>[]): Promise<DealImportResult> {
  const heads = headsOf(type);
  const book = await workbookOf([heads, ...rows.map((row) => heads.map((head) => row[head]!))]);
  const reply = await uploadFile(accountant, '/business/v2/import', book, 'so.xlsx', { type });
  return reply.json<{ data: DealImportResult }>().data;
}

const stored = async () => [
  await db().select().from(deals),
  await db().select().from(dealShares),
  await db().select().from(receipts),
  await db().$count(auditEntries),
];

test.each([
  ['transaction', wrongTransactions],
  ['receipt', wrongReceipts],
] as const)(
  'every wrong cell of a sheet of %ss is told with its row and column, and nothing is stored',
  async (type, wrong) => {
    const before = await stored();
    const rows = wrong.map(([column, cell], at) => ({ ...rightRows[type](at), [column]: cell }));
    const {
      errors,
      link,
      reading: _reading,
      warnings: _warnings,
      ...counts
    } = await send(type, [...rows, rightRows[type](rows.length)]);
    expect(errors).toMatchObject(wrong.map(([column, , message], at) => ({ row: at + 2, column, message })));
    expect(counts).toEqual({ total: wrong.length + 1, inserted: 0, updated: 0, skipped: 0 });
    expect(link).toMatch(/import\/\d+\/file$/);
    expect(await stored()).toEqual(before);
    expect([...new Set(wrong.map(([column]) => column))].toSorted()).toEqual(headsOf(type).toSorted());
    expect(await send(type, [rightRows[type](0)])).toMatchObject({ inserted: 1, errors: [] });
  },
);
