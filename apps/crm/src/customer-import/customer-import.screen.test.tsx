import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CustomerImport,
  type CustomerImportRow,
  customerImports,
} from '@toam/contracts/customer/customer-import.endpoints';
import type { SheetReading } from '@toam/contracts/sheet/sheet-reading.schema';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './customer-import.screen';

jest.setTimeout(30_000);

const routes = [
  { path: '/customer/import', Component },
  { path: '/customer/import/:importId', Component },
  { path: '/customer/list', element: <p>Danh sách</p> },
];

const aReading: SheetReading = {
  ...{ sheet: 'Khách', sheets: ['Khách', 'Hướng dẫn'], takes_hidden: false, hidden_rows: 0, hidden_columns: 0 },
  ...{ beyond: 0, left_out: { count: 0, rows: [] } },
};

const anImport = (differing: Partial<CustomerImport> = {}): CustomerImport => ({
  ...{
    id: 4,
    version: 1,
    first_is_data: false,
    state: 'columns',
    file_name: 'khach.xlsx',
    reading: aReading,
  },
  ...{ user_id: 7, user: 'Nguyễn Thu Hà' },
  headers: [
    { title: 'Họ tên', samples: ['Vũ Thanh Tùng'] },
    { title: 'Số máy lẻ', samples: ['0903618274'] },
  ],
  columns: ['name', null],
  counts: { rows: 3, valid: 0, errors: 0, duplicates: 0, notes: 0, skip: 0, merge: 0, create: 0 },
  outcome: { created: 0, merged: 0, unchanged: 0, skipped: 0, failed: 0 },
  undone: { deleted: 0, given_back: 0, kept: 0 },
  ...{ done: 0, failure: null, can: { decide: true, read_again: true, undo: false, see_rows: true, download: true } },
  ...{ created_at: 1_795_000_000, stored_at: null, undone_at: null, undo_until: null },
  ...differing,
});

const checked = anImport({
  state: 'checked',
  columns: ['name', 'phone_number'],
  counts: { rows: 3, valid: 1, errors: 1, duplicates: 1, notes: 0, skip: 1, merge: 0, create: 0 },
});

const aRow = (differing: Partial<CustomerImportRow> = {}): CustomerImportRow => ({
  ...{ id: 2, cells: ['Vũ Thanh Tùng', '0903618274'], state: 'valid', errors: [], notes: [], same_phone: null },
  ...{ same_row: null, can_merge: false, decision: 'skip', outcome: null, undone: null, outcome_note: null },
  ...{ record_id: null, ...differing },
});

const rows = [
  aRow(),
  aRow({ id: 3, state: 'error', cells: ['Lê An', '09x'], errors: [{ at: 1, message: 'Số điện thoại chỉ điền số' }] }),
  aRow({
    ...{ id: 4, state: 'duplicate' },
    same_phone: { id: 9, name: 'Trần Bình', user: 'Minh Khôi', may_open: false, may_merge: false },
  }),
];

const answerRows = () =>
  answer(customerImports.rows, ({ query }) => ({
    ...{ total: rows.length, total_page: 1, page: query.page },
    list: rows.filter(({ state }) => query.show === 'all' || state === query.show),
  }));

test('a file is sent, what is wrong with it is said, and a good one leads to its columns', async () => {
  answer(customerImports.list, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  refuse(customerImports.upload, 415, 'Đây là tệp Excel đời cũ (.xls)');
  const { url } = renderRoute(routes, '/customer/import');
  expect(await screen.findByText('Chưa có lần nhập nào')).toBeVisible();
  const file = new File(['x'], 'khach.xlsx');
  await userEvent.upload(screen.getByLabelText('Chọn tệp trên máy', { selector: 'input' }), file);
  expect(await screen.findByText('Đây là tệp Excel đời cũ (.xls)')).toBeVisible();
  answer(customerImports.upload, () => anImport());
  answer(customerImports.read, () => anImport());
  await userEvent.upload(screen.getByLabelText('Chọn tệp trên máy', { selector: 'input' }), file);
  await waitFor(() => expect(url()).toBe('/customer/import/4'));
});

test('a column that is not understood is chosen, kept in the address, and sent', async () => {
  answer(customerImports.read, () => anImport());
  answer(customerImports.check, () => anImport({ state: 'checking' }));
  const { url } = renderRoute(routes, '/customer/import/4');
  expect(await screen.findByText('Hãy chọn cột cho: Số điện thoại')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kiểm tra dữ liệu' })).toBeDisabled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Cột “Số máy lẻ” là' }));
  await userEvent.click(await screen.findByText('Số điện thoại *'));
  expect(url()).toContain('columns=name%2Cphone_number');
  await userEvent.click(screen.getByRole('button', { name: 'Kiểm tra dữ liệu' }));
  expect(await screen.findByText('Đang kiểm tra dữ liệu')).toBeVisible();
  expect(callsOf(customerImports.check)[0]?.body).toEqual({ columns: ['name', 'phone_number'] });
});

test('without a row of titles a column has its letter, and in the preview the name of what it is imported as', async () => {
  const headers = [
    { title: '', samples: ['Vũ Thanh Tùng'] },
    { title: '', samples: ['0903618274'] },
  ];
  answer(customerImports.read, () => anImport({ headers, first_is_data: true }));
  const { unmount } = renderRoute(routes, '/customer/import/4');
  expect(await screen.findAllByText('Cột A')).toHaveLength(1);
  unmount();
  answer(customerImports.read, () => ({ ...checked, headers, first_is_data: true }));
  answerRows();
  renderRoute(routes, '/customer/import/4');
  expect(await screen.findByRole('columnheader', { name: 'Tên khách hàng' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Số điện thoại' })).toBeVisible();
});

test('errors hold the import back until they are let go, and stand at their cells', async () => {
  answer(customerImports.read, () => checked);
  answerRows();
  answer(customerImports.store, () => anImport({ state: 'storing', columns: checked.columns }));
  renderRoute(routes, '/customer/import/4');
  const wrong = await screen.findByRole('row', { name: /^3 / });
  expect(within(wrong).getByText('Số điện thoại chỉ điền số')).toBeVisible();
  expect(screen.getByText('Sẽ tạo 1 khách, bỏ qua 1, không nhập 1 dòng lỗi')).toBeVisible();
  const store = screen.getByRole('button', { name: 'Nhập 1 dòng hợp lệ' });
  expect(store).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chỉ nhập khi không có lỗi' }));
  await userEvent.click(store);
  expect(await screen.findByText('Đang nhập khách hàng')).toBeVisible();
  expect(callsOf(customerImports.store)[0]?.body).toEqual({ only_if_clean: false });
});

test('doubles are shown by name and staff, and decided for all at once', async () => {
  answer(customerImports.read, () => checked);
  answerRows();
  answer(customerImports.decide, () => ({ ...checked, counts: { ...checked.counts, skip: 0, create: 1 } }));
  const { url } = renderRoute(routes, '/customer/import/4');
  await userEvent.click(await screen.findByRole('radio', { name: /Trùng số điện thoại$/ }));
  expect(await screen.findByText('Trùng với Trần Bình (Minh Khôi)')).toBeVisible();
  expect(url()).toContain('show=duplicate');
  await userEvent.click(screen.getByRole('button', { name: 'Vẫn tạo mới' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vẫn tạo mới' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(callsOf(customerImports.decide)[0]?.body).toEqual({ decision: 'create' });
});

test('what was stored can be taken back after a question', async () => {
  const stored = anImport({
    ...{ state: 'stored', columns: checked.columns, undo_until: 1_797_000_000 },
    outcome: { created: 2, merged: 0, unchanged: 0, skipped: 1, failed: 0 },
    can: { decide: false, read_again: false, undo: true, see_rows: true, download: true },
  });
  answer(customerImports.read, () => stored);
  answerRows();
  answer(customerImports.undo, () => anImport({ state: 'undoing', columns: checked.columns }));
  renderRoute(routes, '/customer/import/4');
  expect(await screen.findByText('Đã tạo 2 khách hàng')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác lần nhập' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đang hoàn tác')).toBeVisible();
});

test('rows that added nothing to a customer are not told as an addition', async () => {
  const outcome = { created: 0, merged: 5, unchanged: 4, skipped: 0, failed: 0 };
  answer(customerImports.read, () => anImport({ state: 'stored', columns: checked.columns, outcome }));
  answerRows();
  renderRoute(routes, '/customer/import/4');
  expect(await screen.findByText('Đã tạo 0 khách hàng, bổ sung từ 1 dòng, 4 dòng không có gì mới')).toBeVisible();
});

test('an import that is not there, or somebody else’s, says so', async () => {
  refuse(customerImports.read, 404, 'Không tìm thấy lần nhập này');
  renderRoute(routes, '/customer/import/99');
  expect(await screen.findByText('Không tìm thấy lần nhập này')).toBeVisible();
});

test('hidden rows are said before the columns are chosen, and come when they are asked for', async () => {
  const hidden = anImport({ reading: { ...aReading, hidden_rows: 3, hidden_columns: 1 } });
  answer(customerImports.read, () => hidden);
  answer(customerImports.readAgain, () => anImport({ reading: { ...hidden.reading!, takes_hidden: true } }));
  renderRoute(routes, '/customer/import/4');
  expect(await screen.findByText('Có 3 dòng và 1 cột bị ẩn trong tệp nên không được nhập.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Lấy cả dòng ẩn' }));
  expect(await screen.findByText('Đã lấy cả 3 dòng và 1 cột bị ẩn trong tệp.')).toBeVisible();
  expect(callsOf(customerImports.readAgain)[0]?.body).toEqual({ sheet: 'Khách', hidden: true });
});
