import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DealImport,
  type DealImportResult,
  dealImports,
  importDeals,
} from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import type { SheetReading } from '@toam/contracts/sheet/sheet-reading.schema';
import { Role } from '@toam/domain/actor';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { answerReceipts } from '../business/ledger.fixture';
import { Component } from './deal-import.screen';
import { Component as PastImport } from './past-deal-import.screen';

const routes = [
  { path: '/bussiness/transaction/import', Component },
  { path: '/bussiness/transaction/import/:importId', Component: PastImport },
  { path: '/bussiness/transaction', element: <p>Danh sách</p> },
];
const anImport = (differing: Partial<DealImport> = {}): DealImport => ({
  ...{ id: 7, version: 1, type: 'transaction', state: 'stored', file_name: 'giao-dich.xlsx' },
  ...{ user_id: 5, user: 'Lê An', columns: ['code', 'price'], first_is_data: false, reading: null },
  headers: ['Mã giao dịch', 'Giá chốt'].map((title) => ({ title, samples: [] })),
  counts: { rows: 5, valid: 5, errors: 0, duplicates: 0, notes: 0, skip: 0, merge: 0, create: 0 },
  outcome: { created: 3, merged: 1, unchanged: 0, skipped: 1, failed: 0 },
  undone: { deleted: 0, given_back: 0, kept: 0 },
  can: { decide: false, read_again: false, undo: true, see_rows: true, download: true },
  ...{ done: 5, failure: null, created_at: 1_795_000_000, stored_at: 1_795_000_000 },
  ...{ undone_at: null, undo_until: 1_797_000_000, ...differing },
});
const aRow = (differing: Partial<SheetImportRow> = {}): SheetImportRow => ({
  ...{ id: 2, cells: ['GD-1', '8.000'], state: 'valid', errors: [], notes: [], same_row: null, decision: 'skip' },
  ...{ outcome: 'created', undone: null, outcome_note: null, record_id: 11, ...differing },
});

const answerList = () => answer(dealImports.list, () => ({ total: 1, total_page: 1, page: 1, list: [anImport()] }));

/** The screen, and where it goes once something is stored. */
function show(type = 'transaction', rows = [aRow()]) {
  answerList();
  answer(dealImports.read, () => anImport());
  answer(dealImports.rows, ({ query }) => ({ total: rows.length, total_page: 1, page: query.page, list: rows }));
  return renderRoute(routes, `/bussiness/transaction/import?type=${type}`);
}

const aReading: SheetReading = {
  ...{ sheet: 'Sổ', sheets: ['Sổ'], takes_hidden: false, hidden_rows: 0, hidden_columns: 0, beyond: 0 },
  left_out: { count: 0, rows: [] },
};
const aResult = (differing: Partial<DealImportResult> = {}): DealImportResult => ({
  ...{ total: 5, inserted: 3, updated: 1, skipped: 1, errors: [], warnings: [], reading: aReading, id: 7 },
  ...differing,
});
const wrong = aResult({
  ...{ inserted: 2, updated: 1, skipped: 0, link: '/api/business/v2/import/9/file' },
  errors: [
    { row: 4, column: 'SĐT khách hàng', value: '0999999999', message: 'Không tìm thấy khách hàng có số này' },
    {
      row: 6,
      column: 'Hoa hồng',
      value: null,
      message: 'Giá chốt hoặc hoa hồng khác với dòng có cùng Mã BĐS và Ngày đặt cọc',
    },
    { row: 6, column: 'SĐT khách hàng', value: '09; 08', message: 'Chỉ ghi một số điện thoại' },
  ],
});

const choose = async (name = 'giao-dich.xlsx') =>
  userEvent.upload(
    await screen.findByLabelText('Chọn tệp trên máy', { selector: 'input' }),
    new File(['x'], name, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
  );
const sent = () => callsOf(importDeals).map(({ body }) => body);

test('a file is checked without storing anything, then stored as it was checked', async () => {
  answer(importDeals, () => aResult());
  const { url } = show();
  await choose();
  expect(await screen.findByText('Tệp không có lỗi.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'giao-dich.xlsx' })).toBeVisible();
  expect(screen.getByText('Sẽ thêm 3 dòng, cập nhật 1 dòng, bỏ qua 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 4 dòng' }));
  expect(await screen.findByRole('heading', { name: 'Đã nhập 4 dòng' })).toBeVisible();
  expect(url()).toBe('/bussiness/transaction/import/7');
  expect(sent()).toMatchObject([
    { type: 'transaction', dry_run: true },
    { type: 'transaction', dry_run: false, only_if_clean: true },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Xem giao dịch' }));
  await waitFor(() => expect(url()).toBe('/bussiness/transaction'));
});

test('a second deal of a house is warned of before it is stored', async () => {
  const message = 'BĐS #1 đã có giao dịch chưa huỷ: GD-1 đặt cọc 01/11/2026';
  answer(importDeals, () => aResult({ warnings: [{ row: 4, message }] }));
  show();
  await choose();
  expect(await screen.findByText(/^1 dòng tạo thêm giao dịch/)).toBeVisible();
  expect(screen.getByText(`Dòng 4: ${message}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nhập 4 dòng' })).toBeEnabled();
});

test('errors stand by row and column, are filtered by column, and hold the import back until they are let go', async () => {
  answer(importDeals, () => wrong);
  const errorRow = aRow({
    ...{ id: 4, state: 'error', outcome: 'failed', record_id: null },
    errors: [{ at: 1, message: wrong.errors[0]!.message }],
  });
  show('receipt', [aRow(), errorRow]);
  await choose();
  const errors = within(await screen.findByRole('region', { name: 'Lỗi cần sửa' }));
  expect(errors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dòng 4SĐT khách hàng“0999999999”: Không tìm thấy khách hàng có số này',
    'Dòng 6Hoa hồngGiá chốt hoặc hoa hồng khác với dòng có cùng Mã BĐS và Ngày đặt cọc',
    'Dòng 6SĐT khách hàng“09; 08”: Chỉ ghi một số điện thoại',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /Hoa hồng$/ }));
  expect(errors.getAllByRole('listitem')).toHaveLength(1);
  const store = screen.getByRole('button', { name: 'Nhập 3 dòng hợp lệ' });
  expect(store).toBeDisabled();
  expect(screen.getByText(/Còn 2 dòng lỗi/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chỉ nhập khi không có lỗi' }));
  await userEvent.click(store);
  expect(await screen.findByRole('heading', { name: 'Đã nhập 4 dòng' })).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ type: 'receipt', dry_run: false, only_if_clean: false });
  const left = await screen.findByRole('row', { name: /^4 / });
  expect(within(left).getByText('Không tìm thấy khách hàng có số này')).toBeVisible();
});

test('hidden rows are said, come when they are asked for, and what is checked is what is stored', async () => {
  answer(importDeals, ({ body }) => {
    const isTaken = body.hidden;
    return aResult({ inserted: isTaken ? 5 : 3, reading: { ...aReading, hidden_rows: 2, takes_hidden: isTaken } });
  });
  show('receipt');
  await choose();
  expect(await screen.findByText('Có 2 dòng bị ẩn trong tệp nên không được nhập.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Lấy cả dòng ẩn' }));
  expect(await screen.findByText('Đã lấy cả 2 dòng bị ẩn trong tệp.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 6 dòng' }));
  expect(await screen.findByRole('heading', { name: 'Đã nhập 4 dòng' })).toBeVisible();
  expect(sent()).toMatchObject([
    { dry_run: true, hidden: false },
    { dry_run: true, hidden: true, sheet: 'Sổ' },
    { dry_run: false, hidden: true, sheet: 'Sổ' },
  ]);
});

test('another sheet of the file is checked when it is chosen; what is no row is named', async () => {
  answer(importDeals, ({ body }) =>
    aResult({
      reading: {
        ...aReading,
        ...{ sheet: body.sheet ?? 'Tháng 11', sheets: ['Tháng 11', 'Tháng 10'] },
        left_out: { count: 1, rows: [{ row: 9, text: 'Tổng cộng' }] },
      },
    }),
  );
  show('receipt');
  await choose();
  expect(await screen.findByText(/dòng 9 “Tổng cộng”/)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Trang tính' }));
  await userEvent.click((await screen.findAllByText('Tháng 10')).at(-1)!);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ dry_run: true, sheet: 'Tháng 10' }));
});

test('the copy with errors beside the rows is asked for by its number; a week later it says that it is gone', async () => {
  answer(importDeals, () => wrong);
  refuse(dealImports.file, 404, 'Không tìm thấy lần nhập này');
  show();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Tải tệp kèm lỗi' }));
  const failure = within(await screen.findByRole('dialog'));
  expect(failure.getByText('Không tìm thấy lần nhập này')).toBeVisible();
  expect(callsOf(dealImports.file)[0]?.params).toEqual({ importId: 9 });
  await userEvent.click(failure.getByRole('button', { name: 'OK' }));
});

test('a sheet of the other table says so, and the right table is one tap away', async () => {
  refuse(importDeals, 422, 'Không thể import phiếu thu vào bảng giao dịch');
  const { url } = show();
  await choose();
  expect(await screen.findByText('Không thể import phiếu thu vào bảng giao dịch')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Phiếu thu' }));
  expect(url()).toContain('type=receipt');
  expect(screen.queryByText('Không thể import phiếu thu vào bảng giao dịch')).not.toBeInTheDocument();
  answer(importDeals, () => aResult());
  await choose();
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ type: 'receipt' }));
});

test('a file that is there already has nothing to store, one that is wrong all over neither', async () => {
  answer(importDeals, () => aResult({ inserted: 0, updated: 0, skipped: 5 }));
  show();
  await choose();
  expect(await screen.findByText(/Mọi dòng trong tệp đã có và giống hệt/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nhập 0 dòng' })).toBeDisabled();
  answer(importDeals, () => ({ ...wrong, inserted: 0, updated: 0 }));
  await userEvent.click(screen.getByRole('button', { name: 'Chọn tệp khác' }));
  await choose();
  expect(await screen.findByText(/Không có dòng nào nhập được/)).toBeVisible();
  expect(screen.queryByText(/bỏ chọn “Chỉ nhập khi không có lỗi” để nhập các dòng hợp lệ/)).not.toBeInTheDocument();
});

test('a connection that is lost while storing is said; trying again sends the same file', async () => {
  answer(importDeals, () => aResult());
  show();
  await choose();
  const store = await screen.findByRole('button', { name: 'Nhập 4 dòng' });
  cutOff(importDeals);
  await userEvent.click(store);
  expect(await screen.findByText(/dòng nào đã được lưu sẽ được bỏ qua/)).toBeVisible();
  answer(importDeals, () => ({ ...aResult({ inserted: 0, updated: 0, skipped: 5 }), id: undefined }));
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 4 dòng' }));
  expect(await screen.findByRole('heading', { name: 'Mọi dòng đã được lưu từ trước' })).toBeVisible();
  expect(callsOf(importDeals)).toHaveLength(3);
});

test('what became wrong since the check is told, and nothing is said to be stored', async () => {
  answer(importDeals, () => aResult());
  show();
  await choose();
  answer(importDeals, () => ({ ...wrong, inserted: 0, updated: 0 }));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Nhập 4 dòng' }));
  expect(await screen.findByText(/Dữ liệu đã thay đổi từ lúc kiểm tra/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Đã nhập/ })).not.toBeInTheDocument();
  expect(callsOf(importDeals)).toHaveLength(2);
});

test('an import is found again, undone after a question, and says what it kept', async () => {
  show();
  await userEvent.click(await screen.findByRole('link', { name: /giao-dich\.xlsx/ }));
  expect(await screen.findByRole('link', { name: 'Mở giao dịch' })).toBeVisible();
  const why = 'Giữ lại: đã được sửa sau khi nhập';
  answer(dealImports.undo, () =>
    anImport({
      ...{ state: 'undone', version: 2, undone_at: 1_795_000_100, undone: { deleted: 2, given_back: 1, kept: 1 } },
      can: { decide: false, read_again: false, undo: false, see_rows: true, download: true },
    }),
  );
  answer(dealImports.rows, ({ query }) => ({
    ...{ total: 2, total_page: 1, page: query.page },
    list: [aRow({ undone: 'deleted' }), aRow({ id: 3, undone: 'kept', outcome_note: why })],
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác lần nhập' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^3 dòng đã thêm mới sẽ bị xoá, 1 dòng đã cập nhật trở lại như trước/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByRole('heading', { name: 'Đã hoàn tác 3 dòng' })).toBeVisible();
  const gone = screen.getByRole('row', { name: /^2 / });
  expect(within(gone).queryByRole('link')).not.toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /^3 / })).getByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hoàn tác lần nhập' })).not.toBeInTheDocument();
});

test('a super admin finds the import beside the tabs that it fills', async () => {
  answerReceipts();
  answerList();
  const { routes: all } = await import('../routes');
  const { url } = renderRoute(all, '/bussiness/transaction?tab=receipt', { user: anAdmin({ role: Role.superAdmin }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Nhập Excel' }));
  await waitFor(() => expect(url()).toBe('/bussiness/transaction/import?type=receipt'));
  expect(await screen.findByRole('link', { name: /giao-dich\.xlsx/ })).toBeVisible();
});
