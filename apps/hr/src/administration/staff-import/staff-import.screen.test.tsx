import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { type UserImport, userImports } from '@toam/contracts/user/user-import.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './staff-import.screen';

jest.setTimeout(30_000);

const routes = [
  { path: '/admin/user/import', Component },
  { path: '/admin/user/import/:importId', Component },
  { path: '/admin/user/list', element: <p>Danh sách</p> },
];

const anImport = (differing: Partial<UserImport> = {}): UserImport => ({
  ...{ id: 4, version: 1, state: 'checked', file_name: 'nhan-su.xlsx', user_id: 7, user: 'Nguyễn Thu Hà' },
  headers: ['STT', 'Họ tên', 'SĐT', 'Cỡ áo'].map((title) => ({ title, samples: [] })),
  ...{ columns: [null, 'name', 'phone_number', null], first_is_data: false, reading: null },
  counts: { rows: 2, valid: 1, errors: 1, duplicates: 0, notes: 0, skip: 0, merge: 0, create: 0 },
  outcome: { created: 0, merged: 0, unchanged: 0, skipped: 0, failed: 0 },
  undone: { deleted: 0, given_back: 0, kept: 0 },
  ...{ done: 0, failure: null, waiting: 0, passwords_at: null },
  can: { decide: true, read_again: false, undo: false, see_rows: true, download: true },
  ...{ created_at: 1_795_000_000, stored_at: null, undone_at: null, undo_until: null },
  ...differing,
});
const stored = anImport({
  ...{ state: 'stored', waiting: 1, stored_at: 1_795_000_100, undo_until: 1_797_000_000 },
  outcome: { created: 1, merged: 0, unchanged: 0, skipped: 0, failed: 1 },
  can: { decide: false, read_again: false, undo: true, see_rows: true, download: true },
});

const aRow = (differing: Partial<SheetImportRow> = {}): SheetImportRow => ({
  ...{ id: 2, cells: ['1', 'Vũ Tùng', '0903618274'], state: 'valid', errors: [], notes: [], same_row: null },
  ...{ decision: 'skip', outcome: null, undone: null, outcome_note: null, record_id: null, ...differing },
});
const rows = [
  aRow(),
  aRow({
    ...{ id: 3, cells: ['2', 'Lê An', '09x'], state: 'error' },
    errors: [
      { at: 2, message: 'Số điện thoại chỉ điền số' },
      { at: null, message: 'Email bắt buộc' },
    ],
  }),
];

const answerRows = () =>
  answer(userImports.rows, ({ query }) => {
    const list = rows.filter(({ state }) => query.show === 'all' || state === query.show);
    return { total: list.length, total_page: 1, page: query.page, list };
  });

test('a file is sent, what is wrong with it is said, and a good one leads to its preview', async () => {
  answer(userImports.list, () => ({ total: 1, total_page: 1, page: 1, list: [stored] }));
  refuse(userImports.upload, 422, 'Không tìm thấy dòng tên cột. Vui lòng dùng tệp mẫu');
  const { url } = renderRoute(routes, '/admin/user/import');
  expect(await screen.findByText('Đã tạo 1 nhân viên')).toBeVisible();
  const input = screen.getByLabelText('Chọn tệp trên máy', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'a.xlsx'));
  expect(await screen.findByText(/Không tìm thấy dòng tên cột/)).toBeVisible();
  answer(userImports.upload, () => anImport());
  answer(userImports.read, () => anImport());
  answerRows();
  await userEvent.upload(input, new File(['x'], 'a.xlsx'));
  await waitFor(() => expect(url()).toBe('/admin/user/import/4'));
});

test('errors stand at their cells, columns that mean nothing are named, and the valid rows are stored after a question', async () => {
  answer(userImports.read, () => anImport());
  answerRows();
  answer(userImports.store, () => stored);
  const { url } = renderRoute(routes, '/admin/user/import/4');
  const wrong = await screen.findByRole('row', { name: /^3 / });
  expect(within(wrong).getByText('Số điện thoại chỉ điền số')).toBeVisible();
  expect(within(wrong).getByText('Email bắt buộc')).toBeVisible();
  expect(within(wrong).getByText('Sai: SĐT')).toBeVisible();
  expect(screen.getByText('Không nhập các cột: Cỡ áo')).toBeVisible();
  expect(screen.getByText('Sẽ tạo 1 nhân viên, không nhập 1 dòng lỗi')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Lỗi$/ }));
  expect(url()).toContain('show=error');
  await waitFor(() => expect(screen.queryByText('Vũ Tùng')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 1 dòng hợp lệ' }));
  const query = await screen.findByRole('dialog');
  expect(within(query).getByText('1 dòng lỗi sẽ không được nhập.')).toBeVisible();
  await userEvent.click(within(query).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Mật khẩu tạm')).toBeVisible();
  expect(callsOf(userImports.store).map(({ body }) => body)).toEqual([{ only_if_clean: false }]);
});

test('passwords that were downloaded are made anew only on purpose', async () => {
  answer(userImports.read, () => ({ ...stored, passwords_at: 1_795_000_200 }));
  answerRows();
  renderRoute(routes, '/admin/user/import/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo lại và tải mật khẩu' }));
  const query = await screen.findByRole('dialog');
  expect(within(query).getByText(/mật khẩu trong tệp trước không dùng được nữa/)).toBeVisible();
});

test('with everybody’s own password chosen there is nothing to download', async () => {
  answer(userImports.read, () => ({ ...stored, waiting: 0 }));
  answerRows();
  renderRoute(routes, '/admin/user/import/4');
  expect(await screen.findByText('Mọi người đã đặt mật khẩu riêng.')).toBeVisible();
});

test('once it is taken back, its rows say who went and who stayed, without a way to whom is gone', async () => {
  const ofStaff = (id: number, name: string) => aRow({ id, cells: ['', name, ''], outcome: 'created', record_id: id });
  const [an, binh] = [ofStaff(2, 'An'), ofStaff(3, 'Bình')];
  let list = [an, binh];
  answer(userImports.list, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  const both = { ...stored, outcome: { created: 2, merged: 0, unchanged: 0, skipped: 0, failed: 0 } };
  answer(userImports.read, () => both);
  answer(userImports.rows, ({ query }) => ({ total: 2, total_page: 1, page: query.page, list }));
  answer(userImports.undo, () => {
    list = [
      { ...an, undone: 'deleted' },
      { ...binh, undone: 'kept', outcome_note: 'Giữ lại: đã đăng nhập' },
    ];
    return anImport({
      ...{ ...both, state: 'undone', undone_at: 1_795_000_300, version: 2 },
      ...{ undone: { deleted: 1, given_back: 0, kept: 1 }, can: { ...both.can, undo: false } },
    });
  });
  renderRoute(routes, '/admin/user/import/4');
  expect(await screen.findAllByRole('link', { name: 'Mở hồ sơ' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác lần nhập' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  const gone = await screen.findByRole('row', { name: /Đã xoá/ });
  expect(gone).toHaveTextContent('An');
  expect(within(gone).queryByRole('link')).not.toBeInTheDocument();
  const tiles = screen.getByRole('radiogroup', { name: 'Lọc các dòng' });
  expect(tiles).toHaveTextContent('1Đã xoá1Giữ lại');
  expect(tiles).not.toHaveTextContent('Đã tạo');
  const stayed = screen.getByRole('row', { name: /Giữ lại/ });
  expect(within(stayed).getByText('Giữ lại: đã đăng nhập')).toBeVisible();
  expect(within(stayed).getByRole('link', { name: 'Mở hồ sơ' })).toBeVisible();
});

test('an import is thrown away after a question', async () => {
  answer(userImports.read, () => anImport());
  answerRows();
  answer(userImports.list, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(userImports.discard, () => null);
  const { url } = renderRoute(routes, '/admin/user/import/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Tải tệp' }));
  await userEvent.click(await screen.findByText('Bỏ lần nhập này'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(url()).toBe('/admin/user/import'));
});
