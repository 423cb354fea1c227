import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteUserImport,
  listUserImportRows,
  listUserImports,
  readUserImport,
  readUserImportAgain,
  storeUserImport,
  undoUserImport,
  uploadUserImport,
} from '@toam/contracts/user/user-import.endpoints';
import type { UserImport, UserImportRow } from '@toam/contracts/user/user-import.schema';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component as ImportScreen } from './staff-import.screen';
import { Component as StartScreen } from './staff-import-start.screen';

jest.setTimeout(30_000);

const routes = [
  { path: '/admin/user/import', Component: StartScreen },
  { path: '/admin/user/import/:importId', Component: ImportScreen },
  { path: '/admin/user/list', element: <p>Danh sách</p> },
];

const anImport = (differing: Partial<UserImport> = {}): UserImport => ({
  ...{ id: 4, file_name: 'nhan-su.xlsx', user: 'Nguyễn Thu Hà', columns: ['name', 'phone_number'] },
  ...{ unknown_heads: ['Cỡ áo'], counts: { rows: 2, valid: 1, errors: 1, notes: 0 }, stored: 0, waiting: 0 },
  ...{ created_at: 1_795_000_000, stored_at: null, passwords_at: null, has_rows: true },
  ...{ reading: null, can_read_again: false, undone_at: null, kept: [], undo_until: null },
  ...differing,
});
const stored = anImport({ stored: 1, waiting: 1, stored_at: 1_795_000_100 });

const rows: UserImportRow[] = [
  { id: 2, cells: ['Vũ Tùng', '0903618274'], state: 'valid', errors: [], notes: [], user_id: null },
  {
    ...{ id: 3, cells: ['Lê An', '09x'], state: 'error', notes: [], user_id: null },
    errors: [
      { at: 1, message: 'Số điện thoại chỉ điền số' },
      { at: null, message: 'Email bắt buộc' },
    ],
  },
];

const answerRows = () =>
  answer(listUserImportRows, ({ query }) => {
    const list = rows.filter(({ state }) => query.show === 'all' || state === query.show);
    return { total: list.length, total_page: 1, page: query.page, list };
  });

test('a file is sent, what is wrong with it is said, and a good one leads to its preview', async () => {
  answer(listUserImports, () => ({ total: 1, total_page: 1, page: 1, list: [stored] }));
  refuse(uploadUserImport, 422, 'Không tìm thấy dòng tên cột. Vui lòng dùng tệp mẫu');
  const { url } = renderRoute(routes, '/admin/user/import');
  expect(await screen.findByText('Đã tạo 1 nhân viên')).toBeVisible();
  const input = screen.getByLabelText('Chọn tệp trên máy', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'a.xlsx'));
  expect(await screen.findByText(/Không tìm thấy dòng tên cột/)).toBeVisible();
  answer(uploadUserImport, () => anImport());
  answer(readUserImport, () => anImport());
  answerRows();
  await userEvent.upload(input, new File(['x'], 'a.xlsx'));
  await waitFor(() => expect(url()).toBe('/admin/user/import/4'));
});

test('errors stand at their cells, columns that mean nothing are named, and the valid rows are stored after a question', async () => {
  answer(readUserImport, () => anImport());
  answerRows();
  answer(storeUserImport, () => stored);
  const { url } = renderRoute(routes, '/admin/user/import/4');
  const wrong = await screen.findByRole('row', { name: /^3 / });
  expect(within(wrong).getByText('Số điện thoại chỉ điền số')).toBeVisible();
  expect(within(wrong).getByText('Email bắt buộc')).toBeVisible();
  expect(screen.getByText('Không nhập các cột: Cỡ áo')).toBeVisible();
  expect(screen.getByText('Sẽ tạo 1 nhân viên, không nhập 1 dòng lỗi')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Lỗi$/ }));
  expect(url()).toContain('show=error');
  await waitFor(() => expect(screen.queryByText('Vũ Tùng')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 1 nhân viên' }));
  const query = await screen.findByRole('dialog');
  expect(within(query).getByText('1 dòng lỗi sẽ không được nhập.')).toBeVisible();
  await userEvent.click(within(query).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Mật khẩu tạm')).toBeVisible();
  expect(callsOf(storeUserImport)).toHaveLength(1);
});

test('passwords that were downloaded are made anew only on purpose', async () => {
  answer(readUserImport, () => ({ ...stored, passwords_at: 1_795_000_200 }));
  answerRows();
  renderRoute(routes, '/admin/user/import/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo lại và tải mật khẩu' }));
  const query = await screen.findByRole('dialog');
  expect(within(query).getByText(/mật khẩu trong tệp trước không dùng được nữa/)).toBeVisible();
});

test('with everybody’s own password chosen there is nothing to download', async () => {
  answer(readUserImport, () => ({ ...stored, waiting: 0 }));
  answerRows();
  renderRoute(routes, '/admin/user/import/4');
  expect(await screen.findByText('Mọi người đã đặt mật khẩu riêng.')).toBeVisible();
});

test('once it is taken back, its rows say who went and who stayed, without a way to whom is gone', async () => {
  const ofStaff = (id: number, name: string): UserImportRow => ({
    ...{ id, cells: [name, ''], state: 'stored', errors: [], notes: [], user_id: id },
  });
  const [an, binh] = [ofStaff(2, 'An'), ofStaff(3, 'Bình')];
  let list = [an, binh];
  answer(listUserImports, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(readUserImport, () => ({ ...stored, stored: 2, undo_until: 1_797_000_000 }));
  answer(listUserImportRows, ({ query }) => ({ total: 2, total_page: 1, page: query.page, list }));
  answer(undoUserImport, () => {
    list = [
      { ...an, state: 'deleted' },
      { ...binh, state: 'kept' },
    ];
    return { ...stored, stored: 2, undone_at: 1_795_000_300, kept: [{ id: 3, name: 'Bình', why: 'đã đăng nhập' }] };
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
  expect(within(stayed).getByRole('link', { name: 'Mở hồ sơ' })).toBeVisible();
});

test('an import is thrown away after a question', async () => {
  answer(readUserImport, () => anImport());
  answerRows();
  answer(listUserImports, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(deleteUserImport, () => null);
  const { url } = renderRoute(routes, '/admin/user/import/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Tải tệp' }));
  await userEvent.click(await screen.findByText('Bỏ lần nhập này'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(url()).toBe('/admin/user/import'));
});

test('an import that is not there says so', async () => {
  refuse(readUserImport, 404, 'Không tìm thấy lần nhập này');
  renderRoute(routes, '/admin/user/import/99');
  expect(await screen.findByText('Không tìm thấy lần nhập này')).toBeVisible();
});

test('another sheet of the file is read and checked when it is chosen', async () => {
  const reading = {
    ...{ sheet: 'Khối A', sheets: ['Khối A', 'Khối B'], takes_hidden: false, hidden_rows: 0, hidden_columns: 0 },
    ...{ beyond: 0, left_out: { count: 0, rows: [] } },
  };
  answer(readUserImport, () => anImport({ reading, can_read_again: true }));
  answer(readUserImportAgain, () => anImport({ reading: { ...reading, sheet: 'Khối B' }, can_read_again: true }));
  answerRows();
  renderRoute(routes, '/admin/user/import/4');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Trang tính' }));
  await userEvent.click((await screen.findAllByText('Khối B')).at(-1)!);
  await waitFor(() => expect(callsOf(readUserImportAgain)[0]?.body).toEqual({ sheet: 'Khối B', hidden: false }));
});
