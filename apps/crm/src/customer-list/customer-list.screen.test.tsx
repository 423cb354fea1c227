import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  countCustomers,
  customerRoles,
  deleteCustomer,
  listCustomers,
  restoreCustomer,
} from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './customer-list.screen';

// Finding by role in a table of sixteen columns is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  {
    Component,
    children: [
      { path: '/customer/list', element: null },
      { path: '/customer/new', element: <p>Khách mới</p> },
      { path: '/customer/edit/:customerId', element: <p>Sửa khách</p> },
    ],
  },
  { path: '/customer/:customerId', element: <p>Trang khách</p> },
  { path: '/request/new', element: <p>Tạo nhu cầu</p> },
];

const stranger = { phone_number: '0000000000', masked: true, user_id: 12, user: 'Trần Quốc Bảo' };

function answerList(rows: CustomerRow[] = [aCustomer()], total = rows.length) {
  answer(listCustomers, ({ query }) => ({ total, total_page: Math.ceil(total / 20), page: query.page, list: rows }));
}
beforeEach(() => answer(countCustomers, () => tabCounts(customerRoles, { total: 1 })));

const show = (url = '/customer/list', user = anAdmin()) => renderRoute(routes, url, { user });
const lastQuery = () => callsOf(listCustomers).at(-1)?.query;
const row = (name: RegExp = /#31/) => screen.findByRole('row', { name });
const openMenu = async (name = 'Vũ Thanh Tùng') =>
  userEvent.click(await screen.findByRole('button', { name: `Thao tác với ${name}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

test('twenty are asked for first, newest on top; beside the title stands how many are loaded of how many', async () => {
  answerList([aCustomer({ id: 31 }), aCustomer({ id: 30 })], 600);
  show();
  expect(await row()).toHaveTextContent('Vũ Thanh Tùng0903 618 274');
  expect(screen.getByRole('banner')).toHaveTextContent('Khách hàng2/600');
  expect(callsOf(listCustomers)[0]?.query).toMatchObject({
    ...{ size: 20, role: 'all', sort: 'id', order: 'desc', search: '' },
  });
});

test('a sheet has the name and each number in columns of their own', async () => {
  answerList();
  refuse(exportRows, 429, 'Đang có nhiều người xuất Excel');
  show();
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  await userEvent.click(await screen.findByText('Theo bộ lọc hiện tại'));
  expect(await screen.findByText('Đang có nhiều người xuất Excel')).toBeVisible();
  const keys = callsOf(exportRows)[0]?.body.columns.map(({ key }) => key) ?? [];
  expect(keys.slice(0, 7)).toEqual([
    ...['id', 'name', 'phone_number', 'phone_number2', 'phone_number3', 'phone_number4', 'more_phones'],
  ]);
});

test('a sent link opens the same list, and what nobody knows in it falls back', async () => {
  answerList();
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  show('/customer/list?search=t%C3%B9ng&role=personal&sort=name&order=asc&f.user=12&f.need_count=open&f.house_count=x');
  await row();
  expect(lastQuery()).toMatchObject({
    ...{ search: 'tùng', role: 'personal', sort: 'name', order: 'asc', user_id: 12, needs: 'open' },
  });
  expect(lastQuery()).not.toHaveProperty('houses');
});

test('only admins narrow the list by staff, and only who sees everybody’s chooses between those and their own', async () => {
  answerList();
  show('/customer/list', aUser());
  await row();
  expect(screen.queryByRole('button', { name: 'Lọc Nhân viên phụ trách' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: 'Xem khách hàng của' })).not.toBeInTheDocument();
});

test('everybody’s and one’s own carry their counts, which follow what colleagues do; an agent’s list has one count', async () => {
  await openLive();
  answerList([aCustomer()], 20);
  const counts = (personal: number) =>
    answer(countCustomers, () => ({ all: { total: 10_000, total_capped: true }, personal: { total: personal } }));
  counts(4);
  show('/customer/list?role=personal&f.need_count=open');
  const choice = (name: RegExp) => screen.findByRole('radio', { name });
  const words = async (name: RegExp) => (await choice(name)).closest('label')?.textContent;
  await waitFor(async () => expect(await words(/Tất cả/)).toContain('10.000+'));
  expect(await words(/Của tôi/)).toContain('20');
  expect(callsOf(countCustomers).map(({ query }) => query)).toEqual([{ search: '', needs: 'open' }]);
  await userEvent.click(await choice(/Tất cả/));
  answer(countCustomers, () => ({ all: { total: 30 }, personal: { total: 5 } }));
  hearChange('customer', 99);
  await waitFor(async () => expect(await words(/Của tôi/)).toContain('5'), { timeout: 3000 });
  closeLive();
});

test('the search is sent once, half a second after the last key; "/" leads to it', async () => {
  answerList();
  const { url } = show();
  await row();
  await userEvent.keyboard('/');
  await userEvent.keyboard('vu tung');
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'vu tung' }));
  expect(callsOf(listCustomers)).toHaveLength(2);
  expect(url()).toBe('/customer/list?search=vu+tung');
});

test('a number is shown as the API tells it: as it is, or masked', async () => {
  answerList([
    aCustomer({ id: 31, ...stranger, phone_number: '0912345678', masked: false }),
    aCustomer({ id: 30, ...stranger }),
  ]);
  show();
  expect(await row()).toHaveTextContent('0912 345 678');
  expect(await row(/#30/)).toHaveTextContent('0000000000');
});

test('the name leads to the customer’s page in one click, and whose, needs and dates come before what is mostly empty', async () => {
  answerList();
  show();
  const name = within(await row()).getByRole('link', { name: aCustomer({ id: 31 }).name });
  expect(name).toHaveAttribute('href', '/customer/31');
  const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
  for (const first of ['Nhu cầu', 'Ngày tạo'])
    expect([first, titles.findIndex((title) => title?.includes(first)) < titles.indexOf('Fax')]).toEqual([first, true]);
});

test('a pressed row opens the modal over the list as it is, and "n" that of a new one', async () => {
  answerList();
  const { url, goTo } = show('/customer/list?search=t%C3%B9ng');
  await userEvent.click(await row());
  expect(await screen.findByText('Sửa khách')).toBeVisible();
  expect(url()).toBe('/customer/edit/31?search=t%C3%B9ng');
  expect(screen.getByRole('row', { name: /#31/ })).toBeVisible();
  await goTo('/customer/list');
  await userEvent.keyboard('n');
  expect(await screen.findByText('Khách mới')).toBeVisible();
});

test('somebody else’s who was found by the whole number says whose it is, and opens nothing', async () => {
  answerList([aCustomer({ ...stranger, may_open: false })]);
  const { url } = show('/customer/list?search=0912345678', aUser());
  await userEvent.click(await row());
  expect(await screen.findByText('Khách hàng này do Trần Quốc Bảo phụ trách')).toBeVisible();
  expect(url()).toContain('/customer/list');
  expect(screen.queryByRole('button', { name: /^Thao tác với/ })).not.toBeInTheDocument();
});

test('the menu leads to the page and to a new need; only the own staff and admins may delete', async () => {
  answerList([aCustomer({ id: 31, user_id: 9 })]);
  const { url, goTo } = show('/customer/list', aUser({ customer_permission: 1 }));
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Gộp với khách khác' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Xoá' })).not.toBeInTheDocument();
  await choose('Tạo nhu cầu');
  expect(url()).toBe('/request/new?customer=31');
  await goTo('/customer/list');
  await openMenu();
  await choose('Xem trang khách hàng');
  expect(await screen.findByText('Trang khách')).toBeVisible();
});

test('a deletion is asked about, says how many needs went along, and is taken back', async () => {
  answerList();
  answer(deleteCustomer, () => ({ needs: 2 }));
  answer(restoreCustomer, () => ({ needs: 2 }));
  show();
  await openMenu();
  await choose('Xoá');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá khách hàng thành công (kèm 2 nhu cầu)')).toBeVisible();
  expect(callsOf(deleteCustomer)[0]?.body).toEqual({ customer_id: 31 });
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(await screen.findByText('Khôi phục khách hàng thành công (kèm 2 nhu cầu)')).toBeVisible();
  expect(callsOf(restoreCustomer)[0]?.body).toEqual({ customer_id: 31 });
});

test('a refused deletion says why and leaves everything as it is', async () => {
  answerList();
  refuse(deleteCustomer, 409, 'Khách hàng đang đứng tên 2 BĐS');
  show();
  await openMenu();
  await choose('Xoá');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Khách hàng đang đứng tên 2 BĐS')).toBeVisible();
});

test('exactly two chosen customers may be merged', async () => {
  answerList([aCustomer({ id: 31 }), aCustomer({ id: 30 }), aCustomer({ id: 29 })]);
  show();
  await row();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn dòng 1' }));
  const merge = screen.getByRole('button', { name: 'Gộp hai khách' });
  expect(merge).toBeDisabled();
  expect(screen.getByText('Chọn thêm một khách để gộp')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn dòng 2' }));
  expect(merge).toBeEnabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn dòng 3' }));
  expect(merge).toBeDisabled();
});

test('nothing found says so, and the way out is fewer conditions', async () => {
  answerList([]);
  const { url } = show('/customer/list?search=zzz&f.need_count=none');
  expect(await screen.findByText('Không có khách hàng nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  await waitFor(() => expect(url()).toBe('/customer/list'));
  expect(await screen.findByText('Chưa có khách hàng nào.')).toBeVisible();
});

test('who has only their own is not told that "mine" narrows the list', async () => {
  answerList([]);
  show('/customer/list?role=personal', aUser());
  expect(await screen.findByText('Bạn chưa phụ trách khách hàng nào.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Xoá bộ lọc' })).not.toBeInTheDocument();
});

test('a list that fails says why and is asked for again', async () => {
  refuse(listCustomers, 500, 'hỏng');
  show();
  expect(await screen.findByText('Error: hỏng')).toBeVisible();
  answerList();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row()).toBeVisible();
});
