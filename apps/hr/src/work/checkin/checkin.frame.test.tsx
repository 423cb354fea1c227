import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLastCheckin, sendCheckin } from '@toam/contracts/checkin/checkin.endpoints';
import { dayStart } from '@toam/domain/day';
import { followLiveEvents } from '@toam/live/live-queries';
import { giveADisk } from '@toam/platform/a-disk';
import { readFromDevice } from '@toam/platform/device-store';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { compareClocks } from '../server-clock';
import { aBrowser, aCheckin, aDay, answerFrame, benThanh, now, shifts, tanDinh } from './checkin.fixture';
import { Component } from './checkin.frame';
import { CheckinStart } from '../routes';
import { keepSending } from './send-unsent';

// Finding by role is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  {
    path: '/checkin',
    Component,
    children: [
      { index: true, element: <CheckinStart /> },
      { path: 'overview', element: <p>tổng quan ở đây</p> },
    ],
  },
  { path: '/form/*', element: <p>biểu mẫu</p> },
];

const visit = (url = '/checkin/overview') => renderRoute(routes, url, { user: aUser({ id: 6 }) });
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const stored = () => readFromDevice('toam.unsent.hr.checkins.6') ?? [];
const keysOf = () => callsOf(sendCheckin).map(({ request }) => request.headers['idempotency-key']);
const online = () => act(async () => void window.dispatchEvent(new Event('online')));

/** The API records it. */
const takeIt = (late_sent = false) =>
  answer(sendCheckin, ({ body }) => ({
    record: aCheckin({ status: body.status, at: body.at!, late_sent }),
    day: aDay({ time: { checkin: { shift_2: '13:24' }, checkout: {} } }),
  }));

const disk = giveADisk();

const realMatch = window.matchMedia;
/** A phone matches widths up to 480, a desktop from 1280 on. */
const atWidth = (width: number) => {
  window.matchMedia = (query) => ({
    ...realMatch(query),
    matches: query.includes('max-width')
      ? width <= Number(/max-width: ([\d.]+)/.exec(query)?.[1])
      : width >= Number(/min-width: ([\d.]+)/.exec(query)?.[1] ?? 0),
  });
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now * 1000);
  localStorage.clear();
  answerFrame();
  aBrowser(benThanh);
  atWidth(1280);
});
afterEach(() => {
  jest.restoreAllMocks();
  compareClocks(Date.now() / 1000, Date.now());
  window.matchMedia = realMatch;
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('the frame has tabs, the day beside the screen, and the button that comes next', async () => {
  visit();
  const tabs = within(await screen.findByRole('navigation', { name: 'Mục chấm công' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Tổng quan', 'Lịch', 'Giám sát', 'Bảng công']);
  expect(tabs.every((tab) => !tab.getAttribute('href')!.includes('?'))).toBe(true);
  expect(screen.getByText('tổng quan ở đây')).toBeVisible();
  const aside = within(screen.getByRole('complementary'));
  expect(await aside.findByText('07:56 – 12:02')).toBeVisible();
  expect(aside.getByText('Thứ Sáu 20/11')).toBeVisible();
  expect(aside.getByText('Ngoài ca')).toBeVisible();
  expect(aside.getByText('Ca chiều bắt đầu sau 6 phút')).toBeVisible();
  expect(aside.getByRole('button', { name: 'Checkin' })).toBeVisible();
  expect(aside.getByText('Tháng này chưa có đơn nào')).toBeVisible();
});

test('the tabs keep the month, whose days and how they are shown, not what is open', async () => {
  visit('/checkin/overview?month=2026-10&mode=team&person=7&day=2026-10-06&of=7');
  const tabs = within(await screen.findByRole('navigation', { name: 'Mục chấm công' }));
  expect(tabs.getByRole('link', { name: 'Bảng công' })).toHaveAttribute(
    'href',
    '/checkin/table?month=2026-10&mode=team&person=7',
  );
});

test('a shift that an admin changes reaches the open page', async () => {
  await openLive();
  const { queries } = visit();
  const stop = followLiveEvents(queries);
  const aside = within(await screen.findByRole('complementary'));
  expect(await aside.findByText('13:30 – 17:30')).toBeVisible();
  answerFrame({ shifts: shifts.map((one) => (one.id === 2 ? { ...one, start: '13:10', end: '17:10' } : one)) });
  hearChange('form-type', 2);
  expect(await aside.findByText('13:10 – 17:10')).toBeVisible();
  stop();
  closeLive();
});

test('at midnight the days are read again: one that was to come has begun', async () => {
  const { queries } = visit();
  expect(await screen.findByText('Thứ Sáu 20/11')).toBeVisible();
  const month = ['checkin', 'days', 'user', 6, '2026-11'];
  queries.setQueryData(month, {});
  const later = dayStart('2026-11-21') + 60;
  answerFrame({ now: later, date: dayStart('2026-11-21') });
  jest.spyOn(Date, 'now').mockReturnValue(later * 1000);
  expect(await screen.findByText('Thứ Bảy 21/11', {}, { timeout: 4000 })).toBeVisible();
  await waitFor(() => expect(queries.getQueryState(month)?.isInvalidated).toBe(true));
});

test('checking in says where one is and that it counted; the same press is one record', async () => {
  takeIt();
  const { url } = visit();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Checkin' }))[0]!);
  expect(url()).toBe('/checkin/overview?now=1');
  expect(await (await dialog()).findByText('Gần Quận 1, TP. Hồ Chí Minh')).toBeVisible();
  expect(screen.queryByText('Khác nơi chấm công lần trước')).toBeNull();
  expect(screen.getByRole('button', { name: /^Chắc/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Đã ghi nhận Checkin lúc 13:24')).toBeVisible();
  const { body } = callsOf(sendCheckin)[0]!;
  expect(body).toMatchObject({ status: true, at: now, location: benThanh });
  expect(stored()).toEqual([]);
  await press('Xong');
  await waitFor(() => expect(url()).toBe('/checkin/overview'));
});

test('a device whose clock is wrong checks in by the server’s', async () => {
  const isSlow = jest.spyOn(Date, 'now').mockReturnValue((now - 7200) * 1000);
  takeIt();
  visit('/checkin/overview?now=1');
  expect(await (await dialog()).findByText('Gần Quận 1, TP. Hồ Chí Minh')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('toam.clock')).toBe('7200'));
  await press(/^Chắc/);
  await waitFor(() => expect(callsOf(sendCheckin)[0]!.body.at).toBe(now));
  // the right time again: nothing is added any more
  isSlow.mockReturnValue(now * 1000);
  visit();
  await waitFor(() => expect(localStorage.getItem('toam.clock')).toBeNull());
});

test('far from the last place it says so, and how far', async () => {
  aBrowser(tanDinh);
  visit('/checkin/overview?now=1');
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('Khác nơi chấm công lần trước');
  expect(note).toHaveTextContent('12:02 tại Gần Quận 1, TP. Hồ Chí Minh · cách đây 1,9 km');
});

test('with the location off it asks the specification’s question, and records ‘Not permitted’', async () => {
  aBrowser('refuses');
  takeIt();
  visit('/checkin/overview?now=1');
  expect(await screen.findByText('Bạn cần bật cung cấp vị trí cho trang web để có thể đăng nhập')).toBeVisible();
  expect(callsOf(sendCheckin)).toEqual([]);
  await press(/Vẫn Checkin/);
  await screen.findByText('Đã ghi nhận Checkin lúc 13:24');
  expect(callsOf(sendCheckin)[0]!.body.location).toEqual({ notAuthorized: true });
});

test('while the browser’s question for the place is unanswered, one can go on without it, and the answer still counts', async () => {
  const allow = aBrowser('asks');
  takeIt();
  visit('/checkin/overview?now=1');
  const flow = await dialog();
  expect(await flow.findByText('Trình duyệt có thể hỏi quyền. Hãy chọn Cho phép')).toBeVisible();
  expect(flow.getByRole('button', { name: /^Chắc/ })).toBeDisabled();
  expect(await flow.findByText('Chưa có vị trí', {}, { timeout: 8000 })).toBeVisible();
  expect(flow.getByText(/^Giờ bấm nút được ghi lại, vị trí ghi là “Not permitted”/)).toBeVisible();
  expect(flow.getByRole('button', { name: /^Vẫn Checkin/ })).toBeEnabled();
  act(() => allow(benThanh));
  expect(await flow.findByText('Gần Quận 1, TP. Hồ Chí Minh')).toBeVisible();
  expect(flow.getByRole('button', { name: /^Chắc/ })).toBeEnabled();
});

test('a check-in while the question is unanswered is recorded as ‘Not permitted’', async () => {
  aBrowser('asks');
  takeIt();
  visit('/checkin/overview?now=1');
  await userEvent.click(await screen.findByRole('button', { name: /^Vẫn Checkin/ }, { timeout: 8000 }));
  await screen.findByText('Đã ghi nhận Checkin lúc 13:24');
  expect(callsOf(sendCheckin)[0]!.body.location).toEqual({ notAuthorized: true });
});

test('without a network it is kept, shown as waiting, and sent once the network is back, with the same key and content', async () => {
  cutOff(sendCheckin);
  const { unmount } = visit('/checkin/overview?now=1');
  await press(/^Chắc/);
  expect(await screen.findByText('Đã lưu Checkin lúc 13:24 trên máy')).toBeVisible();
  expect((await dialog()).getByText('Chờ gửi (1)')).toBeVisible();
  expect((await dialog()).getByText('13:24 ngày mai')).toBeVisible();
  expect(stored()).toHaveLength(1);
  // another start of the page knows it still, and that the next one is a check-out
  unmount();
  visit();
  expect((await screen.findAllByText('Chờ gửi (1)'))[0]).toBeVisible();
  expect((await screen.findAllByRole('button', { name: 'Checkout' }))[0]).toBeVisible();
  takeIt(true);
  await online();
  await waitFor(() => expect(stored()).toEqual([]));
  expect(await screen.findByText('Đã ghi nhận Checkin lúc 13:24')).toBeVisible();
  expect(new Set(keysOf()).size).toBe(1);
  const bodies = callsOf(sendCheckin).map(({ body }) => JSON.stringify(body));
  expect(bodies.length).toBeGreaterThan(1);
  expect(new Set(bodies).size).toBe(1);
});

test('it says that the device has it when its disk has it, and not before', async () => {
  let arrive: () => void = () => undefined;
  answer(sendCheckin, async ({ body }) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { record: aCheckin({ status: body.status, at: body.at! }), day: aDay() };
  });
  disk.delay = 1500;
  visit('/checkin/overview?now=1');
  await press(/^Chắc/);
  expect(await screen.findByText('Đang gửi Checkin')).toBeVisible();
  expect(screen.queryByText(/Đã lưu trên máy này/)).toBeNull();
  expect(await screen.findByText(/Đã lưu trên máy này/, {}, { timeout: 4000 })).toBeVisible();
  arrive();
  expect(await screen.findByText('Đã ghi nhận Checkin lúc 13:24')).toBeVisible();
});

test('neither network nor disk: it asks to keep the page open', async () => {
  cutOff(sendCheckin);
  disk.isFull = true;
  visit('/checkin/overview?now=1');
  await press(/^Chắc/);
  expect(await screen.findByText('Chưa gửi được Checkin lúc 13:24')).toBeVisible();
  expect(screen.getByText(/Hãy để trang mở cho tới khi gửi xong/)).toBeVisible();
});

test('without a network the page still knows today, and does not ask whether one is in', async () => {
  const { unmount } = visit();
  await screen.findAllByText('07:56 – 12:02');
  unmount();
  cutOff(readLastCheckin);
  cutOff(sendCheckin);
  visit('/checkin/overview?now=1');
  const flow = await dialog();
  expect(await flow.findByText('07:56 – 12:02')).toBeVisible();
  expect(flow.queryByRole('radiogroup')).toBeNull();
  await press(/^Chắc/);
  expect(await screen.findByText('Đã lưu Checkin lúc 13:24 trên máy')).toBeVisible();
});

test('where nobody knows whether one is in, the person says it', async () => {
  cutOff(readLastCheckin);
  takeIt();
  visit('/checkin/overview?now=1');
  const flow = await dialog();
  expect(flow.getByRole('button', { name: /^Chắc/ })).toBeDisabled();
  await userEvent.click(await flow.findByRole('radio', { name: 'Checkout' }, { timeout: 10_000 }));
  await press(/^Chắc/);
  expect(await screen.findByText('Đã ghi nhận Checkout lúc 13:24')).toBeVisible();
});

test('when another tab has sent it, this one says so', async () => {
  cutOff(sendCheckin);
  visit('/checkin/overview?now=1');
  await press(/^Chắc/);
  await screen.findByText('Đã lưu Checkin lúc 13:24 trên máy');
  answerFrame({ status: true });
  act(() => {
    localStorage.removeItem('toam.unsent.hr.checkins.6');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText('Đã ghi nhận Checkin lúc 13:24')).toBeVisible();
  await press('Xong');
  expect((await screen.findAllByRole('button', { name: 'Checkout' }))[0]).toBeVisible();
});

test('an API that breaks loses nothing, and its words are shown', async () => {
  refuse(sendCheckin, 500, 'Something went wrong!');
  visit('/checkin/overview?now=1');
  await press(/^Chắc/);
  expect(await (await dialog()).findByText('Something went wrong!')).toBeVisible();
  expect(stored()).toHaveLength(1);
  takeIt();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Thử gửi ngay' }));
  expect(await screen.findByText('Đã ghi nhận Checkin lúc 13:24')).toBeVisible();
});

test('one that is too old to be sent leads to an explanation of that day and shift', async () => {
  const at = dayStart('2026-11-18') + 8 * 3600;
  const old = { key: 'k'.repeat(32), status: true, at, location: benThanh, device_type: '', refused: null };
  localStorage.setItem('toam.unsent.hr.checkins.6', JSON.stringify([old]));
  const words = 'Lần chấm công này đã quá 24 giờ nên không gửi được nữa. Hãy gửi đơn giải trình';
  refuse(sendCheckin, 422, words, { errors: { at: words } });
  visit();
  const card = () => within(screen.getByRole('complementary'));
  await screen.findByRole('link', { name: 'Giải trình' });
  expect(card().getByText(words)).toBeVisible();
  expect(screen.getByText('Chưa ghi nhận được Checkin lúc 08:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Giải trình' })).toHaveAttribute(
    'href',
    '/form/explanation?date=2026-11-18&shift=1&activity=in',
  );
  await press('Bỏ');
  await press('Chắc');
  await waitFor(() => expect(stored()).toEqual([]));
  expect(card().queryByText(words)).toBeNull();
});

test('one of a month that was closed meanwhile is told, and holds up no other', async () => {
  const one = {
    key: 'k'.repeat(32),
    status: false,
    at: now - 3600,
    location: benThanh,
    device_type: '',
    refused: null,
  };
  const next = { ...one, key: 'n'.repeat(32), status: true, at: now - 60 };
  localStorage.setItem('toam.unsent.hr.checkins.6', JSON.stringify([one, next]));
  const words = 'Công tháng 11 đã chốt';
  refuse(sendCheckin, 409, words, { errors: { at: words } });
  visit();
  expect(await screen.findByText('Chưa ghi nhận được Checkout lúc 12:24')).toBeVisible();
  await waitFor(() => expect(keysOf()).toEqual([one.key, next.key]));
  expect(within(screen.getByRole('complementary')).getAllByText(words)).toHaveLength(2);
});

test('what waits is the person’s own: another one’s is neither shown nor sent', async () => {
  const one = { key: 'k'.repeat(32), status: true, at: now, location: benThanh, device_type: '', refused: null };
  localStorage.setItem('toam.unsent.hr.checkins.31', JSON.stringify([one]));
  visit();
  keepSending();
  expect((await screen.findAllByRole('button', { name: 'Checkin' }))[0]).toBeVisible();
  expect(screen.queryByText(/Chờ gửi/)).toBeNull();
  expect(callsOf(sendCheckin)).toEqual([]);
});

test('on a phone the footer’s address opens checking in at once: the second tap checks in', async () => {
  atWidth(480);
  takeIt();
  const { url } = visit('/checkin');
  await waitFor(() => expect(url()).toBe('/checkin/overview?now=1'));
  const flow = await dialog();
  expect(await flow.findByText('15,5 / 30')).toBeVisible();
  await waitFor(() => expect(flow.getByRole('button', { name: 'Checkin' })).toBeEnabled());
  await userEvent.click(flow.getByRole('button', { name: 'Checkin' }));
  expect(await screen.findByText('Đã ghi nhận Checkin lúc 13:24')).toBeVisible();
  await press('Về Tổng quan');
  await waitFor(() => expect(url()).toBe('/checkin/overview'));
});

test('on a desktop it is the overview', async () => {
  const { url } = visit('/checkin');
  await waitFor(() => expect(url()).toBe('/checkin/overview'));
});
