import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explainDay, listDaysOfTeam, listDaysOfUser } from '@toam/contracts/checkin/checkin.endpoints';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { dayStart } from '@toam/domain/day';
import { readWorkMonth } from '@toam/contracts/checkin/month.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { explainedTuesday, monthOf, openMonth, teamMonth, today } from './work-days.fixture';
import { Component } from './timesheet.screen';

const show = (query = '') => renderRoute([{ path: '/checkin/table', Component }], `/checkin/table${query}`);

stopClockAt(dayStart(today) + 10 * 3600);
afterEach(() => jest.restoreAllMocks());

test('a team as a grid: a cell for each day, and what the days add up to', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  show('?mode=team');
  const row = await screen.findByRole('row', { name: /Nguyễn Thu Hà/ });
  expect(within(row).getByRole('button', { name: 'Nguyễn Thu Hà 17/11: 1, đi trễ hoặc về sớm' })).toHaveTextContent(
    '1',
  );
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
  expect(await screen.findByText('Về sớm 18 phút, quá 5 phút cho phép nên tính về sớm cả 18 phút')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Giải trình' })).not.toBeInTheDocument();
});

test('teams below are chosen by the name of who leads them', async () => {
  answer(listDaysOfTeam, () => teamMonth({ leaders: [{ id: 6, name: 'Lê Thanh Sơn', avatar: null }] }));
  const { url } = show('?mode=team');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Nhân viên' }));
  await userEvent.click(await screen.findByText('Nhóm của Lê Thanh Sơn'));
  expect(url()).toContain('team=6');
});

test('a shared link to whom the viewer may not read says so, and names them without a number', async () => {
  refuse(listDaysOfTeam, 403, 'Bạn không có quyền xem chấm công của người này');
  show('?mode=team&team=2');
  expect(await screen.findByText('Bạn không có quyền xem chấm công của người này')).toBeVisible();
  expect(screen.getByText('Người khác')).toBeVisible();
  expect(screen.queryByText('t2')).not.toBeInTheDocument();
});

test('the grid is one tab stop, and the arrow keys walk it', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  show('?mode=team');
  const first = await screen.findByRole('button', { name: /^Trần Quốc Bảo 01\/11/ });
  act(() => first.focus());
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

test('the days on the screen are exported: the month, and the team or the person', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  answer(listDaysOfUser, () => monthOf());
  refuse(exportRows, 429, 'Bạn đang xuất một tệp khác');
  show('?mode=team');
  await screen.findByRole('row', { name: /Nguyễn Thu Hà/ });
  await userEvent.click(screen.getByRole('button', { name: 'Xuất' }));
  const november = { startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 };
  await waitFor(() => expect(callsOf(exportRows)[0]).toMatchObject({ params: { kind: 'checkin' }, body: { leader: 7, ...november } })); // prettier-ignore
  expect(callsOf(exportRows)[0]!.body.columns.map(({ key }) => key)).toEqual([
    ...[
      'code',
      'person',
      'position',
      'team',
      'date',
      'weekday',
      'in_1',
      'out_1',
      'in_2',
      'out_2',
      'late',
      'soon',
      'worked',
      'credit',
      'status',
      'why',
    ],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByText('Cá nhân'));
  await screen.findByRole('table', { name: 'Bảng công tháng 11/2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Xuất' }));
  await waitFor(() => expect(callsOf(exportRows)[1]!.body).toMatchObject({ user: 7, ...november }));
  // the message is beside the screen: left open, it would keep the focus in the tests that follow
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
});

test('closing a day goes back to where it was opened', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  answer(explainDay, () => explainedTuesday());
  const { url } = show('?mode=team');
  await userEvent.click(await screen.findByRole('button', { name: 'Mở ngày Thứ Ba 17/11' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  await userEvent.click(panel.getByRole('button', { name: /Nguyễn Thu Hà/ }));
  expect(url()).toBe('/checkin/table?mode=team&day=2026-11-17&of=7');
  const why = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  await userEvent.click(why.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(url()).toBe('/checkin/table?mode=team&day=2026-11-17'));
  const again = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  await userEvent.click(again.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(url()).toBe('/checkin/table?mode=team'));
});

test('a team’s sums are those of the sheet, and lead to a person', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  answer(listDaysOfUser, () => monthOf());
  const { url } = show('?mode=team');
  await userEvent.click(await screen.findByText('Tổng hợp'));
  const table = within(await screen.findByRole('table', { name: 'Tổng hợp công tháng 11/2026' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Nhân viên', 'Mã', 'Chức vụ', 'Nhóm', 'Ngày công', 'Công hưởng lương', 'Nghỉ có lương', 'Nghỉ không lương'],
    ...['Nghỉ lễ', 'Vắng', 'Thiếu giờ ra', 'Trễ', 'Về sớm'],
  ]);
  const row = within(table.getByRole('row', { name: /Nguyễn Thu Hà/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    ...['7', 'Nhân viên', 'Lê Thanh Sơn', '16,5', '18,5', '1', '0,5', '1', '2', '3', '0', '1'],
  ]);
  await userEvent.click(row.getByRole('button', { name: 'Nguyễn Thu Hà' }));
  expect(url()).toBe('/checkin/table?mode=team&view=sums&person=7');
});

test('a timesheet can be looked at as a calendar, which the address keeps', async () => {
  answer(listDaysOfUser, () => monthOf());
  const { url } = show();
  expect(await screen.findByText('Công hưởng lương')).toBeVisible();
  await userEvent.click(screen.getByText('Lịch'));
  expect(await screen.findByRole('group', { name: 'Lịch tháng 11/2026' })).toBeVisible();
  expect(url()).toBe('/checkin/table?view=calendar');
});

test('a month without days says so', async () => {
  answer(readWorkMonth, () => openMonth('2020-01'));
  answer(listDaysOfUser, () => monthOf({ list: [] }));
  show('?month=2020-01');
  expect(await screen.findByText('Tháng này chưa có ngày công nào.')).toBeVisible();
});

test('on a phone a team is a row for each person, and leads to their month', async () => {
  onPhone();
  answer(listDaysOfTeam, () => teamMonth());
  answer(listDaysOfUser, () => monthOf());
  const { url } = show('?mode=team');
  const row = await screen.findByRole('button', { name: /Nguyễn Thu Hà/ });
  expect(row).toHaveTextContent('Về sớm 1 lần, 0 giờ 18 phút16,5 / 30');
  await userEvent.click(row);
  expect(url()).toBe('/checkin/table?mode=team&person=7');
});
