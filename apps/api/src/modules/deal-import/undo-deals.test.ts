import type { DealImport, DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { and, asc, isNull, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { notifications } from '../../live/notification.schema';
import { clearOldImports } from '../../sheets/import/import.queries';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { type Cells, uploadFile, workbookOf } from '../../testing/workbook';
import { deals, dealShares, receipts } from '../deals/deal.schema';
import {
  emails,
  phones,
  receiptCells,
  receiptHeads,
  transactionCells,
  transactionHeads,
  type TransactionLine,
} from './sheet-lines.fixture';

testApp();

const accountant = anActor({ id: 5, job_position: JobPosition.accountant });
const superAdmin = anAdmin({ id: 1, role: Role.superAdmin });

beforeEach(async () => {
  await insertUser(superAdmin);
  await insertUser(accountant);
  for (const [at, email] of emails.entries()) await insertUser({ id: 7 + at, email });
  for (const phone of phones) await insertCustomer({ user_id: 7, phone_number: phone, phones: [phone] });
  for (let at = 0; at < 2; at++) await insertHouse({ user_id: 7 });
});

const aLine: TransactionLine = {
  ...{ code: 'GD-1', house: 1, deposit: '2025-03-10', notarized: '2025-03-12', price: 8_000, fee: 100 },
  ...{ staff: 0, customer: 0, type: 1, rate: 50, feeUser: 50 },
};
const bothShares = (fees: [number, number]) => [
  { ...aLine, feeUser: fees[0] },
  { ...aLine, code: 'GD-2', staff: 1, customer: 1, feeUser: fees[1] },
];
const receipt = (code: string, amount: number) => ({ code, transaction: 'GD-1', day: '2025-03-20', amount });

async function send(type: string, rows: Cells[]): Promise<DealImportResult> {
  const reply = await uploadFile(accountant, '/business/v2/import', await workbookOf(rows), 'so.xlsx', { type });
  const { data } = reply.json<{ data: DealImportResult }>();
  expect(data.errors).toEqual([]);
  return data;
}
const imported = (lines: TransactionLine[]) => send('transaction', [transactionHeads, ...lines.map(transactionCells)]);
const collected = (lines: ReturnType<typeof receipt>[]) => send('receipt', [receiptHeads, ...lines.map(receiptCells)]);

const undo = (id: number | undefined, actor: Actor = accountant) => as(actor).post(`/business/v2/import/${id}/undo`);
const undone = async ({ id }: DealImportResult): Promise<DealImport> => (await undo(id)).json().data;
const rowsOf = async ({ id }: DealImportResult, show = 'all'): Promise<SheetImportRow[]> =>
  (await as(accountant).get(`/business/v2/import/${id}/row?show=${show}`)).json().data.list;

const shares = () => db().select().from(dealShares).where(isNull(dealShares.deleted_at)).orderBy(asc(dealShares.id));
const living = () => db().$count(deals, isNull(deals.deleted_at));
const stored = () => db().select().from(receipts).where(isNull(receipts.deleted_at)).orderBy(asc(receipts.id));

test('what an import made goes, with the deals that have nobody else, and its people are told in one line', async () => {
  await imported([aLine]);
  const second = await imported([
    bothShares([50, 20])[1]!,
    { ...aLine, code: 'GD-3', house: 2 },
    { ...aLine, code: 'GD-4', house: 2, staff: 1, customer: 2 },
  ]);
  expect([await living(), (await shares()).length]).toEqual([2, 4]);
  expect(await undone(second)).toMatchObject({
    ...{ type: 'transaction', can: { undo: false }, counts: { rows: 3 }, outcome: { created: 3 } },
    undone: { deleted: 3, given_back: 0, kept: 0 },
  });
  expect(await shares()).toMatchObject([{ code: 'GD-1', version: 1 }]);
  expect(await living()).toBe(1);
  const gone = await db()
    .select()
    .from(historyEntries)
    .where(and(sql`model = 'Transaction'`, sql`"column" = 'deleted_at'`));
  expect(gone.map(({ new_value }) => new_value)).toEqual(
    Array.from({ length: 3 }, () => 'Đã xoá, lý do: hoàn tác nhập từ tệp so.xlsx'),
  );
  const told = await db()
    .select()
    .from(notifications)
    .where(sql`type = 27`)
    .orderBy(asc(notifications.user_id));
  expect(told.map(({ user_id, detail }) => [user_id, detail])).toEqual([
    [7, expect.stringMatching(/^đã xoá phần của bạn trong giao dịch GD-3 \(.+\): hoàn tác nhập từ tệp so\.xlsx$/)],
    [8, 'đã xoá phần của bạn trong 2 giao dịch: hoàn tác nhập từ tệp so.xlsx'],
  ]);
  const [entry] = await db()
    .select()
    .from(auditEntries)
    .where(sql`action = 'import_undo'`);
  expect(entry).toMatchObject({ noun: 'transaction', count: 3, user_id: 5 });
  // the codes are free again
  expect(await imported([{ ...aLine, code: 'GD-3', house: 2 }])).toMatchObject({ inserted: 1 });
});

test('what somebody has changed since, or what has papers, is kept and named', async () => {
  const made = await imported([
    { ...aLine, feeUser: 10 },
    { ...aLine, code: 'GD-2', house: 2 },
    { ...aLine, code: 'GD-3', deposit: '2025-03-11' },
    { ...aLine, code: 'GD-4', deposit: '2025-03-12' },
  ]);
  await as(accountant).put('/business/v2/transaction/update', { id: 1, note: 'Khách quen' });
  await as(accountant).put('/business/v2/transaction/update', { id: 2, price: 9_000 });
  await as(accountant).post('/business/v2/receipt/add', {
    ...{ transaction_id: 3, feeCode: 'PT-1', dateCollect: dayStart('2025-03-20'), feeCollect: 1 },
  });
  expect(await undone(made)).toMatchObject({ undone: { deleted: 1, kept: 3 } });
  expect((await rowsOf(made, 'kept')).map(({ id, record_id, outcome_note }) => [id, record_id, outcome_note])).toEqual([
    [2, 1, 'Giữ lại: đã được sửa sau khi nhập'],
    [3, 2, 'Giữ lại: đã được sửa sau khi nhập'],
    [4, 3, 'Giữ lại: đã có phiếu thu, phiếu giảm hoa hồng hoặc phiếu huỷ cọc'],
  ]);
  expect((await rowsOf(made)).map(({ undone: how }) => how)).toEqual(['kept', 'kept', 'kept', 'deleted']);
  expect((await shares()).map(({ code }) => code)).toEqual(['GD-1', 'GD-2', 'GD-3']);
  // once is enough
  expect(await undone(made)).toMatchObject({ undone: { deleted: 1, kept: 3 } });
});

test('what rows changed becomes what it was, also amounts that moved from one person to another', async () => {
  await imported(bothShares([60, 40]));
  const change = await imported(
    [...bothShares([20, 80]), { ...aLine, code: 'GD-3', staff: 2, feeUser: 0 }].map((line) => ({
      ...line,
      ...{ price: 8_500, note: 'Sửa' },
    })),
  );
  expect(await shares()).toMatchObject([{ fee_user: 20, note: 'Sửa' }, { fee_user: 80 }, { code: 'GD-3' }]);
  expect(await undone(change)).toMatchObject({ undone: { deleted: 1, given_back: 2, kept: 0 } });
  expect(await shares()).toMatchObject([
    { code: 'GD-1', fee_user: 60, note: null, staff_id: 7 },
    { code: 'GD-2', fee_user: 40, note: null },
  ]);
  expect(await db().select().from(deals)).toMatchObject([{ price: 8_000, brokerage_fee: 100 }]);
});

test('a change that the ledger no longer takes back is kept, and says why', async () => {
  await imported([{ ...aLine, feeUser: 10 }]);
  const change = await imported([{ ...aLine, feeUser: 50 }]);
  await collected([receipt('PT-1', 30)]);
  expect(await undone(change)).toMatchObject({ undone: { given_back: 0, kept: 1 } });
  expect((await rowsOf(change))[0]?.outcome_note).toMatch(/^Giữ lại: .*30/);
  expect(await shares()).toMatchObject([{ fee_user: 50 }]);
});

test('receipts that were made go, changed ones are what they were, edited ones stay', async () => {
  await imported([aLine]);
  await collected([receipt('PT-1', 10)]);
  const change = await collected([receipt('PT-1', 30), receipt('PT-2', 5), receipt('PT-3', 5)]);
  await as(accountant).put('/business/v2/receipt/update', { id: 3, note: 'Đợt 2' });
  expect(await undone(change)).toMatchObject({
    ...{ type: 'receipt', undone: { deleted: 1, given_back: 1, kept: 1 } },
  });
  expect(await stored()).toMatchObject([
    { code: 'PT-1', fee_collect: 10, fee_payable: 45 },
    { code: 'PT-3', note: 'Đợt 2' },
  ]);
  expect(await db().select().from(dealShares)).toMatchObject([{ collected: 15 }]);
});

test('whoever imports sees what others imported, not what they only tried; nothing is taken back twice or too late', async () => {
  const { id } = await imported([aLine]);
  const [one] = (await as(superAdmin).get('/business/v2/import/list')).json().data.list;
  expect(one).toMatchObject({ id, file_name: 'so.xlsx', outcome: { created: 1 }, can: { undo: true, see_rows: true } });
  const [own] = await rowsOf({ id } as DealImportResult);
  const [others] = (await as(superAdmin).get(`/business/v2/import/${id}/row`)).json().data.list as SheetImportRow[];
  expect(own!.cells.filter((cell, at) => cell !== others!.cells[at])).toEqual([phones[0]]);
  expect((await as(superAdmin).get(`/business/v2/import/${id}/file`)).statusCode).toBe(404);
  expect((await as(accountant).get(`/business/v2/import/${id}/file`)).statusCode).toBe(200);
  expect((await undo(id, anAdmin({ id: 2 }))).statusCode).toBe(403);
  const wrong = await workbookOf([transactionHeads, transactionCells({ ...aLine, code: 'GD-9', house: 99 })]);
  await uploadFile(accountant, '/business/v2/import', wrong, 'so.xlsx', { type: 'transaction', dry_run: '1' });
  expect((await as(superAdmin).get('/business/v2/import/list')).json().data.total).toBe(1);
  expect((await undo(2, superAdmin)).statusCode).toBe(404);
  expect((await undo(2)).statusCode).toBe(409);
  await db().execute(sql`update imports set stored_at = now() - interval '31 days' where id = 1`);
  expect([(await undo(id)).statusCode, (await undo(id)).json().message]).toEqual([
    409,
    'Đã quá 30 ngày nên không hoàn tác được',
  ]);
  await clearOldImports();
  expect((await as(accountant).get(`/business/v2/import/${id}`)).json().data).toMatchObject({
    can: { see_rows: false },
  });
  expect((await as(superAdmin).get(`/business/v2/import/${id}/file`)).statusCode).toBe(404);
  expect((await undo(id, superAdmin)).statusCode).toBe(409);
});
