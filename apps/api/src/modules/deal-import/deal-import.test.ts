import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import { importText } from '@toam/contracts/sheet/import.text';
import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { asc, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { notifications } from '../../live/notification.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { type Cells, sheetIn, uploadFile, workbookOf } from '../../testing/workbook';
import { deals, dealShares, receipts } from '../deals/deal.schema';
import { clearOldImports } from '../../sheets/import/import.queries';
import { imports } from '../../sheets/import/import.schema';

testApp();

const accountant = anActor({ id: 5, job_position: JobPosition.accountant });

beforeEach(async () => {
  await insertUser(accountant);
  await insertUser({ id: 7, email: 'Phuc@toam.vn' });
  await insertUser({ id: 8, email: 'ha@toam.vn' });
  for (const at of [0, 1])
    await insertCustomer({ user_id: 7, phone_number: `090361827${at}`, phones: [`090361827${at}`] });
  for (let at = 0; at < 2; at++) await insertHouse({ user_id: 7 });
});

const heads = [
  ...['Mã giao dịch *', 'Mã BĐS *', 'Ngày đặt cọc *', 'Ngày công chứng *', 'Ngày nhận hoa hồng *', 'Ngày giữ chỗ'],
  ...['Giá chốt *', 'Hoa hồng *', 'Email nhân viên *', 'SĐT khách hàng *', 'Loại giao dịch *', 'Tỷ lệ (%) *'],
  ...['Hoa hồng thực lãnh *', 'Trạng thái', 'Ghi chú'],
];
const given: Record<string, string | number | Date | null> = {
  ...{ 'Mã giao dịch *': 'GD-1', 'Mã BĐS *': 1, 'Ngày đặt cọc *': '01/11/2026', 'Ngày công chứng *': '15/11/2026' },
  ...{ 'Ngày nhận hoa hồng *': '20/11/2026', 'Giá chốt *': '8.650.000.000', 'Hoa hồng *': 86_500_001 },
  ...{ 'Email nhân viên *': 'phuc@TOAM.vn', 'SĐT khách hàng *': '0903 618 270', 'Loại giao dịch *': 'Khách mua' },
  ...{ 'Tỷ lệ (%) *': '50', 'Hoa hồng thực lãnh *': '43.250.001', 'Trạng thái': 'Đặt cọc' },
};
const row = (differing: Record<string, string | number | null> = {}): Cells =>
  heads.map((head) => ({ ...given, ...differing })[head] ?? null);
const second = {
  ...{ 'Mã giao dịch *': 'GD-2', 'Email nhân viên *': 'ha@toam.vn', 'SĐT khách hàng *': '0903618271' },
  ...{ 'Loại giao dịch *': 'Chủ nhà', 'Hoa hồng thực lãnh *': 43_250_000 },
};

interface Order {
  type?: string;
  dry_run?: string;
  only_if_clean?: string;
}
const send = async (rows: Cells[], order: Order = {}, actor: Actor = accountant) =>
  uploadFile(actor, '/business/v2/import', await workbookOf(rows), 'giao-dich.xlsx', { type: 'transaction', ...order });
/** What became of the rows, without the import's id, what was read of the file and the values of wrong cells. */
async function imported(rows: Cells[], order: Order = {}) {
  const reply = await send([order.type === 'receipt' ? receiptHeads : heads, ...rows], order);
  const {
    id: _id,
    reading: _reading,
    warnings: _warnings,
    errors,
    ...result
  } = reply.json<{ data: DealImportResult }>().data;
  return { ...result, errors: errors.map(({ value: _value, ...error }) => error) };
}
const shares = () => db().select().from(dealShares).orderBy(asc(dealShares.id));

const receiptHeads = ['Mã phiếu thu *', 'Mã giao dịch *', 'Ngày thu *', 'Số tiền thu *', 'Ghi chú'];

test('rows with the same house and day are one deal with its shares, each saved as by hand', async () => {
  expect(await imported([row(), row(second)])).toEqual({ total: 2, inserted: 2, updated: 0, skipped: 0, errors: [] });
  expect(await db().select().from(deals)).toMatchObject([
    { house_id: 1, deposit_date: '2026-11-01', price: 8_650_000_000, brokerage_fee: 86_500_001, created_by: 5 },
  ]);
  expect(await shares()).toMatchObject([
    { deal_id: 1, staff_id: 7, customer_id: 1, type: 1, brokerage_rate: 50, fee_user: 43_250_001, status: 2 },
    { deal_id: 1, staff_id: 8, customer_id: 2, type: 2, fee_user: 43_250_000 },
  ]);
  const begun = await db()
    .select()
    .from(historyEntries)
    .where(sql`model = 'Transaction'`);
  expect(begun.map(({ model_id, column, user_id }) => [model_id, column, user_id])).toEqual([
    [1, 'created_at', 5],
    [2, 'created_at', 5],
  ]);
  const [entry] = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entry).toMatchObject({ action: 'import', noun: 'transaction', count: 2, detail: { file: 'giao-dich.xlsx' } });
});

test('a sheet tells each person in one line: which deal, or how many', async () => {
  const third = { 'Mã giao dịch *': 'GD-3', 'Mã BĐS *': 2, 'Hoa hồng thực lãnh *': 1 };
  await imported([row(), row(second), row(third)]);
  const told = await db().select().from(notifications).orderBy(asc(notifications.user_id));
  expect(told.map(({ user_id, subject_id, detail }) => [user_id, subject_id, detail])).toEqual([
    [7, null, 'đã ghi nhận 2 giao dịch của bạn'],
    [8, 2, expect.stringMatching(/^đã ghi nhận giao dịch GD-2 của bạn \(.+\)$/)],
  ]);
});

test('the same file again changes nothing, a changed row changes its record, a new one joins its deal', async () => {
  await imported([row()]);
  expect(await imported([row()])).toMatchObject({ inserted: 0, updated: 0, skipped: 1 });
  const changed = row({ 'Trạng thái': 'Công chứng hợp đồng mua bán', 'Mã giao dịch *': 'gd-1' });
  expect(await imported([changed, row(second)])).toMatchObject({ inserted: 1, updated: 1, skipped: 0, errors: [] });
  expect(await shares()).toMatchObject([
    { code: 'GD-1', status: 3, version: 2 },
    { deal_id: 1, code: 'GD-2' },
  ]);
  expect(await db().$count(auditEntries)).toBe(2);
});

test('a dry run tells what would become of the file, and stores nothing', async () => {
  await imported([row()]);
  const before = await db().$count(auditEntries);
  expect(await imported([row({ 'Ghi chú': 'Mới' }), row(second)], { dry_run: '1' })).toEqual({
    ...{ total: 2, inserted: 1, updated: 1, skipped: 0, errors: [] },
  });
  expect([await db().$count(dealShares), await db().$count(auditEntries)]).toEqual([1, before]);
  expect((await shares())[0]).toMatchObject({ note: null, version: 1 });
});

const wrong = [
  row({ 'Mã giao dịch *': 'GD-3', 'Mã BĐS *': 2, 'Giá chốt *': 'rẻ', 'Loại giao dịch *': null }),
  row({ 'Mã giao dịch *': 'GD-4', 'Mã BĐS *': 99, 'Ngày công chứng *': '30/10/2026' }),
  row({ ...second, 'Hoa hồng thực lãnh *': 43_250_001 }),
  row({ 'Mã giao dịch *': 'GD-1', 'Mã BĐS *': 2, 'Ngày đặt cọc *': '02/11/2026' }),
  row({ 'Mã giao dịch *': 'GD-6', 'Email nhân viên *': 'la@toam.vn', 'Hoa hồng *': 1 }),
  row({ 'Mã giao dịch *': 'GD-7', 'Mã BĐS *': 2, 'Ngày đặt cọc *': '03/11/2026', 'SĐT khách hàng *': '0999999999' }),
];

test('every error names its row and column; with one of them nothing is stored', async () => {
  const { errors, link, ...counts } = await imported([row(), ...wrong]);
  expect(counts).toEqual({ total: 7, inserted: 0, updated: 0, skipped: 0 });
  expect(errors).toEqual([
    { row: 3, column: 'Giá chốt', message: 'Không đọc được số tiền. Ghi số nguyên theo đồng' },
    { row: 3, column: 'Loại giao dịch', message: 'Loại giao dịch không được để trống' },
    { row: 4, column: 'Ngày công chứng', message: dealText.beforeDeposit('01/11/2026') },
    { row: 5, column: 'Hoa hồng thực lãnh', message: dealText.overFee('86.500.001') },
    { row: 6, column: 'Mã giao dịch', message: text.codeAbove(2) },
    { row: 7, column: 'Hoa hồng', message: text.otherDeal },
    { row: 7, column: 'Email nhân viên', message: text.staffUnknown('la@toam.vn') },
    { row: 8, column: 'SĐT khách hàng', message: text.customerUnknown },
  ]);
  expect([await db().$count(deals), await db().$count(auditEntries)]).toEqual([0, 0]);
  const sheet = await sheetIn((await as(accountant).get(link!.replace('/api', ''))).rawPayload);
  expect([sheet.rowCount, sheet.getRow(1).getCell(17).value]).toEqual([8, 'Lỗi']);
  expect(sheet.getRow(2).getCell(17).value).toBeNull();
  expect(sheet.getRow(5).getCell(17).value).toBe(`Hoa hồng thực lãnh “43250001”: ${dealText.overFee('86.500.001')}`);
  // it is sent again as it comes, with one column more
  expect((await as(anAdmin({ id: 1, role: Role.superAdmin })).get(link!.replace('/api', ''))).statusCode).toBe(404);
});

test('the rows without errors alone are stored if that is asked for', async () => {
  expect(await imported([row(), ...wrong], { only_if_clean: '0' })).toMatchObject({
    inserted: 1,
    link: expect.any(String) as string,
  });
  expect((await shares()).map(({ code }) => code)).toEqual(['GD-1']);
});

test('another price or fee than the deal that is there is an error, too', async () => {
  await imported([row()]);
  expect((await imported([row({ ...second, 'Giá chốt *': 1 })])).errors).toEqual([
    { row: 2, column: 'Giá chốt', message: text.otherDeal },
  ]);
});

test('a row joins no deal that is cancelled', async () => {
  await imported([row()]);
  const body = { transaction_id: 1, cancelDate: dayStart('2026-11-10') };
  expect((await as(accountant).post('/business/v2/cancelBill', body)).statusCode).toBe(200);
  expect((await imported([row(second)])).errors).toEqual([{ row: 2, column: 'Mã BĐS', message: dealText.cancelled }]);
});

test('a row moves no deposit behind the day on which a share was cancelled, and before no reservation', async () => {
  await imported([row({ 'Ngày giữ chỗ': '28/10/2026' }), row(second)]);
  const body = { transaction_id: 1, cancelDate: dayStart('2026-11-01'), whole_deal: false };
  expect((await as(accountant).post('/business/v2/cancelBill', body)).statusCode).toBe(200);
  // an empty cell leaves the reservation as it is
  const days = ['02/11/2026', '27/10/2026'].map((day) => row({ ...second, 'Ngày đặt cọc *': day }));
  expect((await imported([days[0]!])).errors).toEqual([
    { row: 2, column: 'Ngày đặt cọc', message: dealText.depositedLate },
  ]);
  expect((await imported([days[1]!])).errors).toEqual([
    { row: 2, column: 'Ngày giữ chỗ', message: dealText.reservedLate },
  ]);
  expect(await db().select().from(deals)).toMatchObject([{ deposit_date: '2026-11-01', version: 1 }]);
});

test('amounts that move between rows are stored in any order of the rows', async () => {
  await imported([row(), row(second)]);
  const up = row({ 'Hoa hồng thực lãnh *': 63_250_001 });
  const tooFar = row({ ...second, 'Hoa hồng thực lãnh *': 23_250_001 });
  expect((await imported([up, tooFar])).errors).toEqual([
    { row: 2, column: 'Hoa hồng thực lãnh', message: dealText.overFee('86.500.001') },
  ]);
  const down = row({ ...second, 'Hoa hồng thực lãnh *': 23_250_000 });
  expect(await imported([up, down])).toMatchObject({ updated: 2, errors: [] });
  expect((await shares()).map(({ fee_user }) => fee_user)).toEqual([63_250_001, 23_250_000]);
  const receipt = { type: 'receipt' };
  await imported([['PT-1', 'GD-2', '10/11/2026', 23_250_000, null]], receipt);
  const [later, less] = [
    ['PT-2', 'GD-2', '12/11/2026', 20_000_000, null],
    ['PT-1', 'GD-2', '10/11/2026', 3_250_000, null],
  ];
  expect(await imported([later!, less!], receipt)).toMatchObject({ inserted: 1, updated: 1, errors: [] });
});

test('receipts are found by their codes, and take what is payable', async () => {
  await imported([row(), row(second)]);
  const receipt = { type: 'receipt' };
  const rows: Cells[] = [
    ['PT-1', 'gd-1', '10/11/2026', '20.000.000', 'Đợt 1'],
    ['PT-2', 'GD-1', '12/11/2026', 23_250_001, null],
  ];
  expect(await imported(rows, receipt)).toMatchObject({ total: 2, inserted: 2, errors: [] });
  expect(await db().select().from(receipts).orderBy(asc(receipts.id))).toMatchObject([
    { share_id: 1, collected_on: '2026-11-10', fee_payable: 43_250_001, fee_collect: 20_000_000, user_id: 5 },
    { fee_payable: 23_250_001, fee_collect: 23_250_001 },
  ]);
  expect(await imported([['PT-1', 'GD-1', '11/11/2026', 20_000_000, null], rows[1]!], receipt)).toMatchObject({
    ...{ updated: 1, skipped: 1 },
  });
  const { errors } = await imported(
    [
      ['PT-3', 'GD-1', '12/11/2026', 1, null],
      ['PT-4', 'GD-9', '12/11/2026', 1, null],
      ['PT-1', 'GD-2', '12/11/2026', 1, null],
      ['PT-5', null, null, null, null],
    ],
    receipt,
  );
  expect(errors).toEqual([
    { row: 2, column: 'Số tiền thu', message: dealText.overPayable('0') },
    { row: 3, column: 'Mã giao dịch', message: text.transactionUnknown('GD-9') },
    { row: 4, column: 'Mã giao dịch', message: text.otherTransaction },
    { row: 5, column: 'Mã giao dịch', message: 'Mã giao dịch không được để trống' },
    { row: 5, column: 'Ngày thu', message: 'Vui lòng chọn ngày' },
    { row: 5, column: 'Số tiền thu', message: 'Số tiền thu không được để trống' },
  ]);
});

test('a receipt stored with a day to come keeps it in a sheet; none is made for such a day', async () => {
  await imported([row(), row(second)]);
  const receipt = { type: 'receipt' };
  const told = (code: string, day: string, note: string | null = null): Cells => [code, 'GD-1', day, 1_000_000, note];
  await imported([told('PT-1', '10/11/2026')], receipt);
  await db().update(receipts).set({ collected_on: '2062-11-10' });
  expect(await imported([told('PT-1', '10/11/2062', 'Đợt 1')], receipt)).toMatchObject({ updated: 1, errors: [] });
  const future = { column: 'Ngày thu', message: dealText.future };
  const { errors } = await imported([told('PT-1', '11/11/2062'), told('PT-2', '10/11/2062')], receipt);
  expect(errors).toEqual([
    { row: 2, ...future },
    { row: 3, ...future },
  ]);
});

test('a sheet of the other kind is refused with the words of its tab', async () => {
  const message = async (reply: ReturnType<typeof send>) => {
    const { statusCode, json } = await reply;
    return [statusCode, (json as () => { errors: object })().errors];
  };
  expect(await message(send([receiptHeads, ['PT-1', 'GD-1', '10/11/2026', 1, null]]))).toEqual([
    422,
    { file: 'Không thể import phiếu thu vào bảng giao dịch' },
  ]);
  expect(await message(send([heads, row()], { type: 'receipt' }))).toEqual([
    422,
    { file: 'Không thể import giao dịch vào bảng phiếu thu' },
  ]);
  expect(await message(send([['a'], ['b']]))).toEqual([422, { file: importText.noHeads }]);
});

test('the template is read back as it is', async () => {
  for (const type of ['transaction', 'receipt']) {
    const sheet = await sheetIn((await as(accountant).get(`/business/v2/import/template?type=${type}`)).rawPayload);
    const wanted = type === 'receipt' ? receiptHeads : heads;
    expect((sheet.getRow(1).values as string[]).slice(1)).toEqual(wanted);
  }
});

test('super admins and accountants import, admins do not; a week later the rows are gone', async () => {
  expect((await send([heads, row()], {}, anAdmin({ id: 2 }))).statusCode).toBe(403);
  expect((await send([heads, row()], {}, anActor({ id: 7 }))).statusCode).toBe(403);
  expect((await send([heads, ...wrong], {}, anAdmin({ id: 1, role: Role.superAdmin }))).statusCode).toBe(200);
  await clearOldImports();
  expect(await db().$count(imports)).toBe(1);
  await db().execute(sql`update imports set updated_at = now() - interval '8 days'`);
  await clearOldImports();
  expect(await db().$count(imports)).toBe(0);
});

test('a row that would be a second living deal of its house is warned of, and stored all the same', async () => {
  const warningsOf = async (rows: Cells[], order: Order = {}) =>
    (await send([heads, ...rows], order)).json<{ data: DealImportResult }>().data.warnings;
  expect(await warningsOf([row(), row(second)])).toEqual([]);
  const later = { 'Mã giao dịch *': 'GD-9', 'Ngày đặt cọc *': '05/11/2026' };
  const warned = [{ row: 2, message: 'BĐS #1 đã có giao dịch chưa huỷ: GD-1, GD-2 đặt cọc 01/11/2026' }];
  expect(await warningsOf([row(later)], { dry_run: '1' })).toEqual(warned);
  expect(await imported([row(later)])).toMatchObject({ inserted: 1, errors: [] });
  // known by its code, or of another house, or another row of its deal
  expect(await warningsOf([row(later)], { dry_run: '1' })).toEqual([]);
  expect(await warningsOf([row({ ...later, 'Mã giao dịch *': 'GD-10', 'Mã BĐS *': 2 })], { dry_run: '1' })).toEqual([]);
  // twice in one file
  const twice = [
    row({ 'Mã giao dịch *': 'GD-11', 'Mã BĐS *': 2 }),
    row({ ...later, 'Mã giao dịch *': 'GD-12', 'Mã BĐS *': 2 }),
  ];
  expect(await warningsOf(twice, { dry_run: '1' })).toEqual([
    { row: 2, message: 'BĐS #2 đã có giao dịch chưa huỷ: GD-12 đặt cọc 05/11/2026' },
    { row: 3, message: 'BĐS #2 đã có giao dịch chưa huỷ: GD-11 đặt cọc 01/11/2026' },
  ]);
});

test('a cancelled deal is no reason to warn', async () => {
  await imported([row()]);
  await db().execute(
    sql`insert into cancel_bills (share_id, cancel_date, note, user_id) values (1, '2026-11-02', '', 5)`,
  );
  const later = row({ 'Mã giao dịch *': 'GD-9', 'Ngày đặt cọc *': '05/11/2026' });
  const { warnings } = (await send([heads, later], { dry_run: '1' })).json<{ data: DealImportResult }>().data;
  expect(warnings).toEqual([]);
});
