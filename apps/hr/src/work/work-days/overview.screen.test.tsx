import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explainDay, listDaysOfTeam, listDaysOfUser } from '@toam/contracts/checkin/checkin.endpoints';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { dayOf, dayStart } from '@toam/domain/day';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { anAdmin } from '@toam/testing/a-user';
import { readWorkMonth } from '@toam/contracts/checkin/month.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { aDay, explainedTuesday, ha, monthOf, openMonth, teamMonth, today, tuesday } from './work-days.fixture';
import { Component } from './overview.screen';

const routes = [
  { path: '/checkin/overview', Component },
  { path: '/form/explanation', element: <h1>đơn giải trình</h1> },
];
const show = (query = '', user = {}) => renderRoute(routes, `/checkin/overview${query}`, user);

stopClockAt(dayStart(today) + 10 * 3600);

const explanation = (differing: Partial<FormRow> = {}): FormRow =>
  ({
    ...{
      kind: 'explanation',
      id: 5,
      version: 1,
      status: 0,
      user: ha,
      leader: null,
      department: null,
      user_approve: ha,
      note: null,
    },
    ...{
      created_at: 1,
      updated_at: 1,
      decided_by: null,
      decided_at: null,
      reject_reason: null,
      may_edit: true,
      may_decide: false,
      ...{ revoked_at: null, cancel_asked_at: null, cancel_reason: null, may_revoke: false },
      ...{ may_ask_cancel: false, may_keep: false },
    },
    ...{
      working_days: 0,
      days: tuesday,
      shift: 2,
      activity_explanation: 'out',
      reason_explanation: 'forgot',
      reason: null,
    },
    ...differing,
  }) as FormRow;

test('a month in figures: days of 30, leave with its parts, late and early', async () => {
  answer(listDaysOfUser, () => monthOf());
  show();
  const figures = await screen.findByLabelText('Số liệu trong tháng');
  expect(figures).toHaveTextContent('Ngày công16,5/ 30Có 25 ngày làm việc');
  expect(figures).toHaveTextContent('7/ 13 ngàyĐã cộng 11,5 · nghỉ 3 · chờ duyệt 1,5');
  expect(figures).toHaveTextContent('Về sớm1 lần0 giờ 18 phút');
  expect(screen.getByRole('link', { name: 'Sổ phép' })).toHaveAttribute('href', '/form/leave-ledger/7');
  expect(screen.getByRole('region', { name: 'Nghỉ và công tác theo lý do' })).toHaveTextContent('Nghỉ phép năm 1 ngày');
  const { body, params } = callsOf(listDaysOfUser)[0]!;
  expect(params.id).toBe(7);
  expect(body).toEqual({ startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 });
});

test('a shift that went wrong leads to its explanation, filled in', async () => {
  answer(listDaysOfUser, () => monthOf());
  const { url } = show();
  const late = within(await screen.findByRole('region', { name: 'Ngày đi trễ, về sớm' }));
  expect(late.getByRole('button')).toHaveTextContent('Thứ Ba 17/11Ca chiều · ra 17:12Về sớm 18 phút');
  await userEvent.click(late.getByRole('link', { name: 'Giải trình' }));
  expect(url()).toBe('/form/explanation?date=2026-11-17&shift=2&activity=out');
});

test('one that is explained already says how far it is', async () => {
  answer(listDaysOfUser, () => monthOf({ forms: [explanation()] }));
  show();
  const late = within(await screen.findByRole('region', { name: 'Ngày đi trễ, về sớm' }));
  expect(late.getByText('Chưa duyệt')).toBeVisible();
  expect(late.queryByRole('link', { name: 'Giải trình' })).not.toBeInTheDocument();
});

test('a shift whose approved explanation did not help may be explained once more', async () => {
  answer(listDaysOfUser, () => monthOf({ forms: [explanation({ status: 1 })] }));
  show();
  const late = within(await screen.findByRole('region', { name: 'Ngày đi trễ, về sớm' }));
  expect(late.getByText('Đã duyệt')).toBeVisible();
  expect(late.getByRole('link', { name: 'Giải trình' })).toBeVisible();
});

test('a day asks for the explanation of the shift that costs most', async () => {
  answer(listDaysOfUser, () => monthOf());
  answer(explainDay, () =>
    explainedTuesday({
      day: aDay(tuesday, {
        ...{
          late: { shift_1: 17, shift_2: 0 },
          credit: { shift_1: 0.5, shift_2: 0 },
          worked: { shift_1: 223, shift_2: 0 },
        },
        ...{ state: { shift_1: 'late', shift_2: 'absent' }, status: 'absent', day: 0.5 },
      }),
    }),
  );
  show(`?of=7&day=${tuesday}`);
  const why = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  expect(await why.findByRole('link', { name: 'Giải trình' })).toHaveAttribute(
    'href',
    '/form/explanation?date=2026-11-17&shift=2&activity=both',
  );
});

test('months are turned by buttons and keys, and the address keeps them', async () => {
  answer(readWorkMonth, ({ params }) => openMonth(params.month));
  answer(listDaysOfUser, () => monthOf());
  const { url } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Tháng trước' }));
  expect(url()).toBe('/checkin/overview?month=2026-10');
  expect(screen.getByRole('heading', { name: 'Tháng 10/2026' })).toBeVisible();
  await userEvent.click(document.body);
  await userEvent.keyboard('{ArrowLeft}');
  expect(url()).toBe('/checkin/overview?month=2026-09');
  await userEvent.click(screen.getByRole('button', { name: 'Hôm nay' }));
  expect(url()).toBe('/checkin/overview');
});

test('a day of the strip explains itself: events, forms, rules; ← explains the day before', async () => {
  answer(listDaysOfUser, () => monthOf());
  answer(explainDay, () =>
    explainedTuesday({ forms: [explanation({ status: 2, reject_reason: 'xin sau khi đã về' })] }),
  );
  const { url } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Thứ Ba 17/11: đi trễ hoặc về sớm' }));
  expect(url()).toBe('/checkin/overview?of=7&day=2026-11-17');
  const why = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  expect(await why.findByText('17:12')).toBeVisible();
  expect(why.getByText('gửi trễ')).toBeVisible();
  expect(why.getByText('Về sớm 18 phút, quá 5 phút cho phép nên tính về sớm cả 18 phút')).toBeVisible();
  expect(why.getByRole('region', { name: 'Đơn trong ngày (1)' })).toHaveTextContent(
    'Giải trình ca chiềuNguyễn Thu Hà: xin sau khi đã vềKhông duyệtkhông tính',
  );
  expect(why.getByRole('link', { name: 'Giải trình' })).toHaveAttribute(
    'href',
    '/form/explanation?date=2026-11-17&shift=2&activity=out',
  );
  why.getByRole('button', { name: 'Ngày trước' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(url()).toContain('day=2026-11-16');
  await userEvent.keyboard('{Escape}');
  expect(url()).toBe('/checkin/overview');
});

test('a leader sees the team, opens a day of it and a person', async () => {
  answer(listDaysOfTeam, () => teamMonth());
  answer(listDaysOfUser, () => monthOf());
  const { url } = show('?mode=team');
  expect(await screen.findByRole('button', { name: /Nguyễn Thu Hà/ })).toHaveTextContent('về sớm 1 lần');
  expect(callsOf(listDaysOfTeam)[0]!.params.id).toBe(7);
  await userEvent.click(screen.getAllByRole('button', { name: /Mở ngày Thứ Ba 17\/11/ })[0]!);
  const drawer = within(await screen.findByRole('dialog', { name: 'Thứ Ba 17/11/2026' }));
  expect(drawer.getByText('Đúng giờ 1')).toBeVisible();
  expect(drawer.getByRole('row', { name: /Nguyễn Thu Hà/ })).toHaveTextContent('13:26 – 17:12về sớm 18 phút');
  expect(url()).toBe('/checkin/overview?mode=team&day=2026-11-17');
  await userEvent.click(drawer.getByRole('button', { name: 'Đóng' }));
  await userEvent.click(screen.getByRole('button', { name: /Nguyễn Thu Hà/ }));
  expect(await screen.findByLabelText('Số liệu trong tháng')).toHaveTextContent('16,5');
  expect(url()).toBe('/checkin/overview?mode=team&person=7');
});

test('an admin begins with the whole brokerage; a team of nobody says so', async () => {
  answer(listDaysOfTeam, () => teamMonth({ list: [] }));
  show('?mode=team', { user: anAdmin() });
  expect(await screen.findByText('Chưa có nhân viên nào trong nhóm này.')).toBeVisible();
  expect(callsOf(listDaysOfTeam)[0]!.params.id).toBe(0);
});

test('it follows check-ins while it is open', async () => {
  await openLive();
  answer(listDaysOfUser, () => monthOf());
  show();
  await screen.findByLabelText('Số liệu trong tháng');
  answer(listDaysOfUser, () => monthOf({ workDays: 17 }));
  hearChange('checkin', 7);
  await waitFor(() => expect(screen.getByLabelText('Số liệu trong tháng')).toHaveTextContent('17/ 30'), {
    timeout: 4000,
  });
  closeLive();
});

describe('over midnight', () => {
  const framed = () =>
    screen.getByLabelText('Từng ngày').querySelector('[data-today] button')?.getAttribute('aria-label');

  test.each([
    ['the next day is framed', '2026-11-20', '2026-11-21', /^Thứ Bảy 21\/11/, '2026-11-01'],
    ['the next month is shown', '2026-11-30', '2026-12-01', /^Thứ Ba 01\/12/, '2026-12-01'],
  ])('%s', async (_what, before, after, label, first) => {
    jest.setSystemTime((dayStart(before) + 86_340) * 1000);
    answer(listDaysOfUser, ({ body }) => {
      const days = daysOfMonth(dayOf(body.startAt).slice(0, 7));
      return monthOf({ list: days.map((date) => aDay(date)) });
    });
    show();
    await screen.findByLabelText('Số liệu trong tháng');
    expect(framed()).not.toMatch(label);
    jest.setSystemTime((dayStart(after) + 60) * 1000);
    await waitFor(() => expect(framed()).toMatch(label), { timeout: 4000 });
    expect(callsOf(listDaysOfUser).at(-1)!.body.startAt).toBe(dayStart(first));
  });
});

test('a day before somebody came to work here says so', async () => {
  answer(listDaysOfUser, () => monthOf());
  answer(explainDay, () => explainedTuesday({ day: aDay('2026-12-01'), events: [] }));
  show('?day=2026-11-02&of=7');
  expect(await screen.findByText('Ngày này nhân viên chưa vào làm hoặc đã nghỉ việc.')).toBeVisible();
});

test('a failure is said, and asked again', async () => {
  refuse(listDaysOfUser, 500, 'Có lỗi xảy ra');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
  answer(listDaysOfUser, () => monthOf());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByLabelText('Số liệu trong tháng')).toBeVisible();
});
