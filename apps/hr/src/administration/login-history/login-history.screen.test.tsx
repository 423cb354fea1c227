import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  endLoginDevice,
  endLoginDevices,
  listLoginDevices,
  listSignIns,
} from '@toam/contracts/sign-in/sign-in.endpoints';
import { Role } from '@toam/domain/actor';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { aDevice, answerSignIns, aSignIn } from '../login/sign-in.fixture';
import { Component } from './login-history.screen';

const visit = (url = '/login-history', user = aUser({ id: 7 })) =>
  renderRoute([{ path: '/login-history', Component }], url, { user });

const devices = () => screen.findByRole('table', { name: 'Thiết bị đang đăng nhập' });
const history = () => screen.findByRole('table', { name: 'Các lần đăng nhập' });
const rowOf = async (table: Promise<HTMLElement>, name: RegExp) => within(await table).getByRole('row', { name });

test('my devices, this one marked, and my sign-ins with time, device, address and place', async () => {
  answerSignIns();
  visit();
  const here = await rowOf(devices(), /Thiết bị này/);
  expect(here).toHaveTextContent('Chrome 141 trên Windows');
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  const row = await rowOf(history(), /Chrome 141/);
  expect(row).toHaveTextContent('20/11/2026 17:44:59');
  expect(row).toHaveTextContent('203.0.113.24');
  expect(row).toHaveTextContent('Gần Quận 1, TP. Hồ Chí MinhTheo vị trí trình duyệt chia sẻ');
  expect(row).toHaveTextContent('Đang đăng nhập');
});

test.each([
  ['nobody told', null, 'Not permitted'],
  [
    'nobody knows what is there',
    { latitude: 0, longitude: 0, address: null, by: 'browser' },
    'Not permitted0.00000, 0.00000',
  ],
  [
    'the address was looked up',
    { latitude: null, longitude: null, address: 'Hà Nội', by: 'ip' },
    'Hà NộiƯớc theo địa chỉ IP',
  ],
] as const)('a place that %s', async (_what, location, shown) => {
  answerSignIns([aDevice()], [aSignIn({ location, device_type: 'unknown', os: '', browser: '', is_live: false })]);
  visit();
  const row = await rowOf(history(), /Không rõ thiết bị/);
  expect(row).toHaveTextContent(shown);
  expect(row).toHaveTextContent('Đã đăng xuất');
});

test('one device is signed out once I am sure, and the lists are read again', async () => {
  answerSignIns();
  answer(endLoginDevice, () => null);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /^Đăng xuất thiết bị này: Safari 18/ }));
  const query = await screen.findByRole('dialog', { name: 'Đăng xuất thiết bị này?' });
  expect(query).toHaveTextContent('Safari 18 trên iOS sẽ bị đăng xuất ngay');
  expect(callsOf(endLoginDevice)).toEqual([]);
  answerSignIns([aDevice()]);
  await userEvent.click(within(query).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã đăng xuất thiết bị')).toBeVisible();
  expect(callsOf(endLoginDevice)[0]?.params).toEqual({ sessionId: 32 });
  await waitFor(() => expect(screen.queryByText(/Safari 18/)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Đăng xuất mọi thiết bị khác' })).not.toBeInTheDocument();
});

test('one that is signed out already says so, and goes from the list', async () => {
  answerSignIns();
  refuse(endLoginDevice, 404, 'Thiết bị này không còn đăng nhập');
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /^Đăng xuất thiết bị này: Safari 18/ }));
  answerSignIns([aDevice()]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Thiết bị này không còn đăng nhập')).toBeVisible();
  await waitFor(() => expect(callsOf(listLoginDevices).length).toBeGreaterThan(1));
});

test('all others are signed out at once', async () => {
  answerSignIns();
  answer(endLoginDevices, () => ({ ended: 1 }));
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã đăng xuất 1 thiết bị')).toBeVisible();
  expect(callsOf(endLoginDevices)[0]?.query).toEqual({ user_id: 7 });
});

test('the history has ten a page, and the address says which', async () => {
  answerSignIns([aDevice()], [aSignIn()], 12);
  const { url } = visit('/login-history?page=abc');
  await userEvent.click(await screen.findByRole('button', { name: 'Trang sau' }));
  await waitFor(() => expect(callsOf(listSignIns).at(-1)?.query).toEqual({ page: 2, size: 10 }));
  expect(url()).toBe('/login-history?page=2');
});

test('a list that fails offers another try, the other one stays', async () => {
  answerSignIns();
  refuse(listSignIns, 500, 'Máy chủ gặp lỗi');
  visit();
  expect(await screen.findByText('Error: Máy chủ gặp lỗi')).toBeVisible();
  expect(await devices()).toBeVisible();
  answerSignIns();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await history()).toBeVisible();
});

test('a marketer has theirs too', async () => {
  answerSignIns();
  visit('/login-history', aUser({ id: 6, role: Role.marketer }));
  expect(await history()).toBeVisible();
  expect(callsOf(listSignIns)[0]?.params).toEqual({ userId: 6 });
});
