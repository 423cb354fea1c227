import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listUserNames, listUsers } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { answerList, answerPublicly, hà, lastQuery, show } from './staff-list.fixture';

// Finding by role in a table of 20 columns is slow on a busy machine.
jest.setTimeout(30_000);

const row = (name: RegExp = /#31/) => screen.findByRole('row', { name });
const heading = (name: string) => screen.queryByRole('columnheader', { name });

beforeEach(() => answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] })));

test('a hundred are asked for first, by name; what nobody entered is a dash', async () => {
  answerList([hà({ religion: 'budhaleesim', date_of_birth: null })], 240);
  show();
  const first = await row();
  expect(first).toHaveTextContent('Nguyễn Thu Hà');
  expect(first).toHaveTextContent('0901 234 567');
  expect(lastQuery()).toMatchObject({
    ...{ role: 0, search: '', sortColumn: 'name', sortOrder: 'asc', page: 1, size: 100, filters: {} },
  });
  expect(screen.getByText('1–100 trong 240')).toBeVisible();
});

test('a sent link opens the same list, and what nobody knows in it falls back', async () => {
  answerList();
  show(
    '/admin/user/list?search=h%C3%A0&role=100&sort=social_id&order=desc&page=2&size=20&f.gender=female,x&f.department=2',
  );
  await row();
  expect(lastQuery()).toMatchObject({
    ...{ search: 'hà', role: 100, sortColumn: 'social_id', sortOrder: 'desc', page: 2, size: 20 },
  });
  expect(lastQuery().filters).toEqual({ department: [2] });
});

test('the role filter has every role and the locked ones; another choice begins at the first page', async () => {
  answerList();
  const { url } = show('/admin/user/list?page=2');
  await row();
  await userEvent.click(screen.getByRole('combobox', { name: 'Vai trò' }));
  await userEvent.click(await screen.findByTitle('Đã khoá'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ role: 100, page: 1 }));
  expect(url()).toBe('/admin/user/list?role=100');
});

test('the search is sent once, half a second after the last key', async () => {
  answerList();
  const { url } = show();
  await row();
  await userEvent.keyboard('/');
  await userEvent.keyboard('thu ha');
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'thu ha' }));
  expect(callsOf(listUsers)).toHaveLength(2);
  expect(url()).toBe('/admin/user/list?search=thu+ha');
});

test('the drawer asks for several columns at once, and each becomes a chip', async () => {
  answerList();
  const { url } = show();
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Bộ lọc' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Nữ' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Đại học' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Thạc sĩ' }));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Áp dụng · 3' }));
  await waitFor(() => expect(lastQuery().filters).toEqual({ gender: ['female'], literacy: ['university', 'master'] }));
  expect(url()).toBe('/admin/user/list?f.gender=female&f.literacy=university%2Cmaster');
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Giới tính' }));
  await waitFor(() => expect(lastQuery().filters).toEqual({ literacy: ['university', 'master'] }));
});

test('admins stand out, and the locked are marked by a word', async () => {
  answerList([
    hà({ id: 31, role: Role.superAdmin }),
    hà({ id: 32, role: Role.admin, status: 0 }),
    hà({ id: 33, role: Role.staff }),
  ]);
  show();
  expect(await row()).toHaveTextContent('Super Admin');
  expect(await row()).toHaveTextContent('Hoạt động');
  expect(await row(/#32/)).toHaveTextContent('Đã khoá');
  expect(await row(/#33/)).not.toHaveTextContent('Admin');
});

test('a heading sorts', async () => {
  answerList();
  show();
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Số điện thoại' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortColumn: 'phone_number', sortOrder: 'asc' }));
});

test('"n" begins a new colleague; beside the button are the other ways in', async () => {
  answerList();
  const { url, goTo } = show();
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Cách thêm khác' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Tài khoản khác/ }));
  expect(url()).toBe('/admin/user/new?variant=other');
  await goTo('/admin/user/list');
  await row();
  await userEvent.keyboard('n');
  await waitFor(() => expect(url()).toBe('/admin/user/new'));
});

test('a quiet link leads admins to what was deleted of the list', async () => {
  answerList();
  const { url } = show();
  await row();
  await userEvent.click(screen.getByRole('link', { name: 'Đã xoá' }));
  expect(url()).toBe('/admin/deleted?noun=user');
});

test('staff who answer chats see what colleagues see of each other, and nothing to do', async () => {
  answerPublicly();
  show('/admin/user/list?sort=social_id&f.religion=none', aUser({ id: 8, chat_permission: 1 }));
  expect(await row()).toHaveTextContent('0901 234 567');
  expect(lastQuery()).toMatchObject({ sortColumn: 'name', filters: {} });
  expect(heading('CMND/CCCD')).not.toBeInTheDocument();
  expect(heading('Tôn giáo')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Thao tác với/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Thêm nhân viên' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Xuất Excel' })).not.toBeInTheDocument();
});

test('nothing found says so, and the way out is fewer conditions', async () => {
  answerList([]);
  const { url } = show('/admin/user/list?search=zzz&f.gender=male&size=20');
  expect(await screen.findByText('Không có nhân viên nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  await waitFor(() => expect(url()).toBe('/admin/user/list?size=20'));
});

test('nobody locked is good news, and says so', async () => {
  answerList([]);
  show('/admin/user/list?role=100');
  expect(await screen.findByText('Không có tài khoản nào đang bị khoá.')).toBeVisible();
});

test('a page that is no more leads to the first', async () => {
  answerList([], 4);
  const { url } = show('/admin/user/list?page=9');
  await userEvent.click(await screen.findByRole('button', { name: 'Về trang đầu' }));
  await waitFor(() => expect(url()).toBe('/admin/user/list'));
});

test('a list that fails says why and is asked for again', async () => {
  refuse(listUsers, 500, 'hỏng');
  show('/admin/user/list', anAdmin());
  expect(await screen.findByText('Error: hỏng')).toBeVisible();
  answerList();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row()).toBeVisible();
});
