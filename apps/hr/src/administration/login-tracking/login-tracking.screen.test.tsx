import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInSummary } from '@toam/contracts/sign-in/sign-in';
import {
  endLoginDevices,
  listLoginDevices,
  listSignIns,
  listSignInSummaries,
  releaseSignIn,
} from '@toam/contracts/sign-in/sign-in.endpoints';
import { readUser } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { aFailure, answerFailures, answerSignIns, aPhone, aSignIn } from '../login/sign-in.fixture';
import { Component } from './login-tracking.screen';

// Finding by role in a table is slow on a busy machine.
jest.setTimeout(30_000);

const hà = (differing: Partial<SignInSummary> = {}): SignInSummary => {
  const { ip_address, device_type, os, browser, location, created_at } = aSignIn();
  return {
    user_id: 31,
    user: { id: 31, name: 'Nguyễn Thu Hà', avatar: null, status: 1 },
    location_count: 1204,
    latest_info: { ip_address, device_type, os, browser, location },
    last_login: created_at,
    ...differing,
  };
};

const phúc = hà({
  ...{ user_id: 32, user: { id: 32, name: 'Lê Hoàng Phúc', avatar: null, status: 0 } },
  ...{ location_count: 0, latest_info: null, last_login: null },
});

function answerList(list = [hà(), phúc], total = list.length) {
  answer(listSignInSummaries, ({ query }) => ({ total, total_page: Math.ceil(total / 20), page: query.page, list }));
  answer(readUser, () => aStaffUser(aUser({ id: 31, name: 'Nguyễn Thu Hà' })));
  answerSignIns([aPhone()]);
}

const visit = (url = '/admin/tracking') =>
  renderRoute([{ path: '/admin/tracking', Component }], url, { user: anAdmin({ id: 1, role: Role.superAdmin }) });
const row = (name: RegExp) => screen.findByRole('row', { name });
const asked = () => callsOf(listSignInSummaries).at(-1)?.query;

test('everybody with how often, from where, with what and when they signed in last; who never did says so', async () => {
  answerList();
  visit();
  const first = await row(/Nguyễn Thu Hà/);
  for (const shown of ['1.204', '203.0.113.24', 'Gần Quận 1', 'Chrome 141 trên Windows', '20/11/2026 17:44:59'])
    expect(first).toHaveTextContent(shown);
  const never = await row(/Lê Hoàng Phúc/);
  expect(never).toHaveTextContent('Đã khoá');
  expect(never).toHaveTextContent('Chưa đăng nhập');
  expect(asked()).toEqual({ search: '', sortColumn: 'last_login', sortOrder: 'desc', page: 1, size: 20 });
});

test('a sent link opens the same list; what nobody knows in it falls back', async () => {
  answerList([hà()], 60);
  visit('/admin/tracking?search=h%C3%A0&sort=location_count&order=asc&page=2&size=7');
  await row(/Nguyễn Thu Hà/);
  expect(asked()).toEqual({ search: 'hà', sortColumn: 'location_count', sortOrder: 'asc', page: 2, size: 20 });
});

test('another search or order begins at the first page', async () => {
  answerList([hà()], 60);
  const { url } = visit('/admin/tracking?page=3');
  await row(/Nguyễn Thu Hà/);
  await userEvent.click(screen.getByRole('button', { name: /Lượt đăng nhập/ }));
  await waitFor(() => expect(asked()).toMatchObject({ sortColumn: 'location_count', page: 1 }));
  expect(url()).not.toContain('page');
  await userEvent.type(screen.getByRole('searchbox'), 'phuc{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'phuc', page: 1 }));
});

test('details show one person’s devices and sign-ins over the list, and back closes them', async () => {
  answerList();
  const { url } = visit();
  await row(/Nguyễn Thu Hà/);
  await userEvent.click(screen.getByRole('link', { name: 'Chi tiết đăng nhập của Nguyễn Thu Hà' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Chi tiết đăng nhập của Nguyễn Thu Hà')).toBeVisible();
  expect(url()).toBe('/admin/tracking?user=31');
  expect(await within(dialog).findByText('Safari 18 trên iOS')).toBeVisible();
  expect(callsOf(listLoginDevices)[0]?.query).toMatchObject({ user_id: 31 });
  expect(callsOf(listSignIns)[0]?.params).toEqual({ userId: 31 });
  await userEvent.click(within(dialog).getByRole('button', { name: /Close|Đóng/ }));
  await waitFor(() => expect(url()).toBe('/admin/tracking'));
});

test('a person is signed out everywhere once I am sure', async () => {
  answerList();
  answer(endLoginDevices, () => ({ ended: 1 }));
  visit('/admin/tracking?user=31');
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng xuất mọi thiết bị' }));
  // in tests antd gives every dialog the first one's title
  const title = await screen.findByText('Đăng xuất Nguyễn Thu Hà khỏi mọi thiết bị?');
  const query = title.closest<HTMLElement>('[role=dialog]')!;
  await userEvent.click(within(query).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã đăng xuất 1 thiết bị')).toBeVisible();
  expect(callsOf(endLoginDevices)[0]?.query).toEqual({ user_id: 31 });
});

test('wrong passwords show of whom, from where and how often, and who is kept out is let in again', async () => {
  answerList();
  answerFailures([aFailure()]);
  answer(releaseSignIn, () => ({ released: 10, message: 'xong' }));
  const { url } = visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập sai (1)' }));
  expect(url()).toBe('/admin/tracking?failed=1');
  const dialog = await screen.findByRole('dialog');
  for (const shown of ['198.51.100.7', '10', 'Đang bị chặn'])
    expect(await within(dialog).findByText(shown)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cho đăng nhập lại: Nguyễn Thu Hà' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Nguyễn Thu Hà có thể đăng nhập lại ngay')).toBeVisible();
  expect(callsOf(releaseSignIn)[0]?.body).toEqual({ user_id: 31 });
});

test('nobody found says so and offers the way out', async () => {
  answerList([], 0);
  const { url } = visit('/admin/tracking?search=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá bộ lọc' }));
  expect(url()).toBe('/admin/tracking');
});

test('a list that fails offers another try', async () => {
  refuse(listSignInSummaries, 500, 'Máy chủ gặp lỗi');
  answerFailures([]);
  visit();
  expect(await screen.findByText('Error: Máy chủ gặp lỗi')).toBeVisible();
  answerList();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row(/Nguyễn Thu Hà/)).toBeVisible();
});
