import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { monitorCheckins, type MonitorRow } from '@toam/contracts/checkin/checkin.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aCheckin, now } from '../checkin/checkin.fixture';
import { Component } from './checkin-monitor.screen';

// Finding by role in a table is slow on a busy machine.
jest.setTimeout(30_000);

const hà: MonitorRow = {
  ...aCheckin({ status: true, at: now }),
  user: { id: 31, name: 'Nguyễn Thu Hà', avatar: null },
};
const phúc: MonitorRow = {
  ...aCheckin({
    ...{ id: 8, late_sent: true },
    location: { address: null, latitude: null, longitude: null, notAuthorized: true },
  }),
  user: { id: 32, name: 'Lê Hoàng Phúc', avatar: null },
};

const answerList = (list = [hà, phúc], total = list.length) =>
  answer(monitorCheckins, ({ query }) => ({ total, total_page: Math.ceil(total / 20), page: query.page, list }));
const visit = (url = '/checkin/manage') => renderRoute([{ path: '/checkin/manage', Component }], url);
const row = (name: RegExp) => screen.findByRole('row', { name });
const asked = () => callsOf(monitorCheckins).at(-1)?.query;

beforeEach(() => {
  answer(listUserNames, () => ({
    ...{ total: 1, total_page: 1, page: 1 },
    list: [{ ...aUser({ id: 31, name: 'Nguyễn Thu Hà' }), status: 1 as const }],
  }));
});
afterEach(() => jest.restoreAllMocks());

test('who, in or out, where and when; a hidden place and a late one are told', async () => {
  answerList();
  visit();
  const first = await row(/Nguyễn Thu Hà/);
  for (const words of ['1', 'Checkin', 'Gần Quận 1, TP. Hồ Chí Minh', '13:24', 'Thứ Sáu 20/11'])
    expect(within(first).getByText(words)).toBeVisible();
  const second = await row(/Lê Hoàng Phúc/);
  for (const words of ['2', 'Checkout', 'Not permitted', 'Gửi trễ'])
    expect(within(second).getByText(words)).toBeVisible();
  expect(asked()).toEqual({ page: 1, size: 20 });
});

test('a link shows one day of one person; the numbers go on over pages', async () => {
  answerList([hà], 60);
  visit('/checkin/manage?date=2026-11-20&user=31&page=2');
  expect(within(await row(/Nguyễn Thu Hà/)).getByText('21')).toBeVisible();
  expect(asked()).toEqual({ page: 2, size: 20, date: dayStart('2026-11-20'), user: 31 });
});

test('another day begins at the first page, and all days are one press away', async () => {
  answerList([hà], 60);
  const { url } = visit('/checkin/manage?date=2026-11-19&page=2');
  await row(/Nguyễn Thu Hà/);
  await userEvent.click(screen.getByRole('button', { name: 'Ngày trước' }));
  await waitFor(() => expect(asked()).toEqual({ page: 1, size: 20, date: dayStart('2026-11-18') }));
  expect(url()).toBe('/checkin/manage?date=2026-11-18');
  await userEvent.click(screen.getByRole('button', { name: 'Mọi ngày' }));
  await waitFor(() => expect(url()).toBe('/checkin/manage'));
});

test('nothing that day offers all of them', async () => {
  answerList([], 0);
  const { url } = visit('/checkin/manage?date=2026-11-15');
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá bộ lọc' }));
  await waitFor(() => expect(url()).toBe('/checkin/manage'));
  expect(await screen.findByText('Chưa có ai chấm công')).toBeVisible();
});

test('somebody whose days I may not read is refused in words', async () => {
  refuse(monitorCheckins, 403, 'Bạn không có quyền xem chấm công của người này');
  visit('/checkin/manage?user=31');
  expect(await screen.findByText(/Bạn không có quyền xem chấm công của người này/)).toBeVisible();
});

test('a colleague who checks in appears by itself', async () => {
  await openLive();
  answerList([phúc]);
  visit();
  await row(/Lê Hoàng Phúc/);
  answerList();
  hearChange('checkin', 31);
  expect(await screen.findByRole('row', { name: /Nguyễn Thu Hà/ }, { timeout: 5000 })).toBeVisible();
  closeLive();
});
