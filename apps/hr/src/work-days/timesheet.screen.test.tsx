import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explainDay, listDaysOfTeam, listDaysOfUser } from '@toam/contracts/checkin/checkin.endpoints';
import { dayStart } from '@toam/domain/day';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { explainedTuesday, monthOf, teamMonth, today } from './work-days.scene';
import { Component } from './timesheet.screen';

const show = (query = '') => renderRoute([{ path: '/checkin/table', Component }], `/checkin/table${query}`);

beforeEach(() => jest.useFakeTimers({ now: (dayStart(today) + 10 * 3600) * 1000, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('a team as a grid: a cell for each day, and what the days add up to', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  show('?mode=team');
  const row = await screen.findByRole('row', { name: /Nguyễn Thu Hà/ });
  expect(within(row).getByRole('button', { name: 'Nguyễn Thu Hà 17/11: 1, muộn hoặc sớm' })).toHaveTextContent('1');
  expect(within(row).getByRole('button', { name: 'Nguyễn Thu Hà 25/11: chưa tới' })).toHaveTextContent('');
  expect(within(row).getAllByRole('cell').slice(-3).map((cell) => cell.textContent)).toEqual(['16,5', '0', '1']); // prettier-ignore
});

test('a cell explains itself; the viewer’s own has the way to put it right', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  answer(explainDay, () => explainedTuesday());
  const { url } = show('?mode=team');
  await userEvent.click(await screen.findByRole('button', { name: /^Nguyễn Thu Hà 17\/11/ }));
  expect(url()).toBe('/checkin/table?mode=team&of=7&day=2026-11-17');
  expect(await screen.findByRole('link', { name: 'Giải trình' })).toBeVisible();
  expect(callsOf(explainDay)[0]).toMatchObject({ params: { userId: 7 }, query: { date: dayStart('2026-11-17') } });
});

test('a colleague’s cell is explained, but not theirs to explain', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  answer(explainDay, () => explainedTuesday());
  show('?mode=team&day=2026-11-17&of=8');
  expect(await screen.findByText('Ra sớm 18 phút, quá 5 phút cho phép nên tính đủ 18')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Giải trình' })).not.toBeInTheDocument();
});

test('the grid is one tab stop, and the arrow keys walk it', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  show('?mode=team');
  const first = await screen.findByRole('button', { name: /^Trần Quốc Bảo 01\/11/ });
  first.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Nguyễn Thu Hà 02\/11/ })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Tháng 11/2026' })).toBeVisible();
  expect(first).toHaveAttribute('tabindex', '-1');
});

test('the head of a day opens the day of the team', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  const { url } = show('?mode=team');
  await userEvent.click(await screen.findByRole('button', { name: 'Mở ngày Thứ Ba 17/11' }));
  expect(url()).toBe('/checkin/table?mode=team&day=2026-11-17');
});

test('one’s own month is a line for each day, the newest first', async () => {
  answer(listDaysOfUser, () => monthOf());
  show();
  const rows = within(await screen.findByRole('table', { name: 'Bảng công tháng 11/2026' })).getAllByRole('row').slice(1); // prettier-ignore
  expect(rows).toHaveLength(17);
  expect(rows[3]).toHaveTextContent('T3 17/1107:59 – 12:0513:26 – 17:12–181');
});
