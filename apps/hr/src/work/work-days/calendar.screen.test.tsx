import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explainDay, listDaysOfTeam, listDaysOfUser } from '@toam/contracts/checkin/checkin.endpoints';
import { dayStart } from '@toam/domain/day';
import { answer } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { aDay, explainedTuesday, monthOf, november, teamMonth, today } from './work-days.fixture';
import { Component } from './calendar.screen';

const show = (query = '') => renderRoute([{ path: '/checkin/calendar', Component }], `/checkin/calendar${query}`);

stopClockAt(dayStart(today) + 10 * 3600);
afterEach(() => jest.restoreAllMocks());

test('every day has its two shifts in words; a press explains it', async () => {
  answer(listDaysOfUser, () => monthOf());
  answer(explainDay, () => explainedTuesday());
  const { url } = show();
  expect(
    await screen.findByRole('button', { name: 'Thứ Hai 16/11, Đúng giờ, 07:55 – 12:02, 13:25 – 17:32' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Thứ Ba 17\/11.*13:26 – 17:12 về sớm/ }));
  expect(url()).toBe('/checkin/calendar?of=7&day=2026-11-17');
  expect(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' })).toBeVisible();
});

test('a link opens the explained day', async () => {
  answer(listDaysOfUser, () => monthOf());
  answer(explainDay, () => explainedTuesday());
  show('?month=2026-11&day=2026-11-17&of=7');
  expect(await screen.findByText('Về sớm 18 phút, quá 5 phút cho phép nên tính về sớm cả 18 phút')).toBeVisible();
});

test('a holiday has its name, a running shift no end', async () => {
  const list = november().map((day) => {
    if (day.date === dayStart('2026-11-19')) return aDay('2026-11-19', { kind: 'holiday', holiday: 'Nghỉ bù', status: 'off', time: { checkin: {}, checkout: {} } }); // prettier-ignore
    if (day.date !== dayStart(today)) return day;
    const time = { checkin: { shift_1: '07:56' }, checkout: { shift_1: null } };
    return aDay(today, {
      time,
      credit: { shift_1: null, shift_2: null },
      state: { shift_1: 'open', shift_2: 'waiting' },
    });
  });
  answer(listDaysOfUser, () => monthOf({ list }));
  show();
  expect(await screen.findByText('Nghỉ bù')).toBeVisible();
  expect(screen.getByRole('button', { name: /Thứ Sáu 20\/11.*07:56 – …/ })).toBeVisible();
});

test('a team is counted day by day', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  const { url } = show('?mode=team');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mở ngày Thứ Ba 17/11, Đúng giờ 1, Trễ / về sớm 1' }),
  );
  expect(url()).toBe('/checkin/calendar?mode=team&day=2026-11-17');
  expect(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' })).toBeVisible();
});

test('arrow keys walk the days; at the edge of the month they stay', async () => {
  answer(listDaysOfUser, () => monthOf());
  const { url } = show();
  const friday = await screen.findByRole('button', { name: /^Thứ Sáu 20\/11/ });
  expect(friday).toHaveAttribute('tabindex', '0');
  act(() => friday.focus());
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^Thứ Năm 12\/11/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: /^Thứ Năm 05\/11/ })).toHaveFocus();
  expect(url()).toBe('/checkin/calendar');
});

test('on a phone the chosen day is summed up below, and explains itself from there', async () => {
  onPhone();
  answer(listDaysOfUser, () => monthOf());
  answer(explainDay, () => explainedTuesday());
  const { url } = show();
  expect(within(await screen.findByRole('region', { name: 'Thứ Sáu 20/11' })).getByText('Đúng giờ')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Thứ Ba 17\/11/ }));
  expect(url()).toBe('/checkin/calendar?chosen=2026-11-17');
  const summary = within(screen.getByRole('region', { name: 'Thứ Ba 17/11' }));
  expect(summary.getByText('13:26 – 17:12')).toBeVisible();
  expect(summary.getByText('về sớm 18 phút')).toBeVisible();
  expect(await summary.findByText('Không có vị trí')).toBeVisible();
  await userEvent.click(summary.getByRole('button', { name: 'Cách tính' }));
  expect(url()).toBe('/checkin/calendar?chosen=2026-11-17&of=7&day=2026-11-17');
  const drawer = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Đóng' }));
  expect(await screen.findByRole('region', { name: 'Thứ Ba 17/11' })).toBeVisible();
  expect(url()).toBe('/checkin/calendar?chosen=2026-11-17');
});
