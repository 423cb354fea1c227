import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveForm,
  createForm,
  listMyForms,
  listWaitingForms,
  readForm,
  readFormNeighbours,
  rejectForm,
  removeForm,
} from '@toam/contracts/form/form.endpoints';
import { type HistoryEntry, listHistory } from '@toam/contracts/history/history.endpoints';
import { previewLeave, readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { followLiveEvents } from '@toam/live/live-queries';
import { JobPosition, Role } from '@toam/domain/actor';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './form-list.screen';
import {
  aLeave,
  aLedger,
  anExplanation,
  answerForms,
  approver,
  linh,
  sender,
  waitingLeave,
  type Fixture,
} from './form.fixture';

const routes = [
  { path: '/form', Component },
  { path: '*', element: <p>Màn hình khác</p> },
];
let fixture: Fixture;

beforeEach(() => {
  fixture = {
    mine: [aLeave(), anExplanation({ status: 2, may_edit: false, reject_reason: 'Xin sau khi đã về' })],
    waiting: [
      waitingLeave(41),
      anExplanation({ id: 42, user: { id: 9, name: 'Bùi Gia Huy', avatar: null }, may_edit: false, may_decide: true }),
      waitingLeave(43, { id: 10, name: 'Lê Hoàng Phúc', avatar: null }),
    ],
  };
  answerForms(fixture);
  answer(approveForm, ({ params }) => {
    fixture.waiting = fixture.waiting.filter(({ id }) => id !== params.id);
    return waitingLeave(params.id);
  });
  answer(rejectForm, ({ params }) => {
    fixture.waiting = fixture.waiting.filter(({ id }) => id !== params.id);
    return waitingLeave(params.id);
  });
});

const visit = (url: string, user = anAdmin()) => renderRoute(routes, url, { user });
const list = (name: string) => screen.findByRole('list', { name });
const line = (name: RegExp) => screen.findByRole('button', { name });
const panel = (name = 'Đơn nghỉ phép') => screen.findByRole('region', { name });

test('my forms tell kind, days, reason and how they stand, with the reason of a refusal', async () => {
  visit('/form');
  const mine = within(await list('Đơn cá nhân'));
  expect(screen.getByRole('radio', { name: 'Tất cả 2' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Nghỉ phép 1' })).toBeVisible();
  expect(await mine.findByText('24/11 – 26/11 · 3 ngày · Nghỉ phép năm · có lương')).toBeVisible();
  expect(mine.getByText('19/11 · ca chiều · Checkout · Quên chấm công')).toBeVisible();
  expect(mine.getByText('Xin sau khi đã về')).toBeVisible();
  expect(mine.getByText('Không duyệt')).toBeVisible();
});

test('whom the setting cannot ask has no tab of waiting forms, even by a link; whom it can ask has', async () => {
  fixture.isAsked = false;
  const agent = visit('/form?tab=waiting', aUser({ role: Role.staff, job_position: JobPosition.teamLeader }));
  await list('Đơn cá nhân');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(callsOf(listWaitingForms)).toEqual([]);
  agent.unmount();
  fixture.isAsked = true;
  visit('/form?tab=waiting', aUser({ role: Role.staff, job_position: JobPosition.teamLeader }));
  expect(await screen.findByRole('tab', { name: /Đơn chờ duyệt/, selected: true })).toBeVisible();
  await waitFor(() => expect(callsOf(listWaitingForms)).toHaveLength(1));
});

test('subtabs count what waits of each kind; kind and status are in the address', async () => {
  const { url } = visit('/form?tab=waiting');
  expect(await screen.findByRole('radio', { name: 'Nghỉ phép 2' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Tất cả 3' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Giải trình 1' }));
  await waitFor(() => expect(url()).toBe('/form?tab=waiting&kind=explanation'));
  expect(await line(/^Bùi Gia Huy/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Đặng Thuỳ Linh/ })).toBeNull());
});

test('a waiting explanation shows its day: who came when, and what the form changes', async () => {
  visit('/form?tab=waiting&open=42');
  const day = within(await screen.findByRole('region', { name: 'Công ngày 19/11' }));
  expect(day.getAllByText('0 → 0,5')).toHaveLength(2);
  expect(day.getByText('ngày công, nếu duyệt đơn này')).toBeVisible();
  expect(day.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Ca sáng 08:00 – 12:000 → 0',
    'Ca chiều 13:30 – 17:300 → 0,5',
    expect.stringMatching(/^vào \d\d:\d\d/),
  ]);
});

test('a waiting leave shows its days, the year before and after, and who else is away', async () => {
  answer(readLeaveLedger, () => aLedger({ left: 5, reserved: 3 }, [{ form: 41, kind: 'reservation', days: 3 }]));
  answer(readFormNeighbours, () => [
    aLeave({ id: 50, user: sender, start_date: '2026/11/25', end_date: '2026/11/25' }),
  ]);
  visit('/form?tab=waiting');
  const open = within(await panel());
  expect(await open.findByText('8 → 5')).toBeVisible();
  const days = within(open.getByRole('list', { name: 'Các ngày của đơn' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual([
    'T223–', 'T3241 ngày', 'T4251 ngày', 'T5261 ngày', 'T627–', 'T728–',
  ]); // prettier-ignore
  expect(open.getByText(/nghỉ phép 25\/11/)).toHaveTextContent('Nguyễn Thu Hà');
  expect(open.getByRole('link', { name: 'Sổ phép' })).toHaveAttribute('href', '/form/leave-ledger/8?year=2026');
});

test('who else is away is not kept quiet about when it could not be read', async () => {
  refuse(readFormNeighbours, 500, 'Máy chủ bận');
  visit('/form?tab=waiting');
  const open = within(await panel());
  expect(await open.findByText('Error: Máy chủ bận')).toBeVisible();
  answer(readFormNeighbours, () => []);
  await userEvent.click(open.getByRole('button', { name: 'Thử lại' }));
  expect(await open.findByText('Chưa ai nghỉ hay đi công tác.')).toBeVisible();
});

test('the days of a past leave are counted by the shifts of then, as the API counts them', async () => {
  fixture.mine = [
    aLeave({ start_date: '2026/03/03', end_date: '2026/03/04', shift: 2, working_days: 2 / 3, status: 1 }),
  ];
  answer(previewLeave, ({ query }) => ({
    ...{ working_days: 2 / 3, lacks_quota: false, left_before: null, left_after: null, overlaps: null },
    days: [query.start_date, query.end_date].map((date) => ({ date, cost: 1 / 3, holiday: null })),
  }));
  visit('/form?open=31', aUser());
  const days = within(await within(await panel()).findByRole('list', { name: 'Các ngày của đơn' }));
  expect(days.getAllByText('0,33 ngày')).toHaveLength(2);
  expect(callsOf(previewLeave)[0]?.query).toMatchObject({ start_date: '2026-03-03', end_date: '2026-03-04', shift: 2 });
});

test('an open form tells its history; of a form that its reader may not see, nothing is asked', async () => {
  const entry = (id: number, column: string, old_value: string | null, new_value: string): HistoryEntry => ({
    ...{ id, column, old_value, new_value, user: approver, created_at: 1_793_000_000 + id },
  });
  answer(listHistory, () => ({
    ...{ total: 3, total_page: 1, page: 1 },
    list: [
      entry(3, 'status', 'Chưa duyệt', 'Đã duyệt'),
      entry(2, 'labour', '0', '1'),
      entry(1, 'created_at', null, 'Gửi đơn'),
    ],
  }));
  const { goTo } = visit('/form?open=31', aUser());
  const history = within(await screen.findByRole('region', { name: 'Lịch sử thay đổi' }));
  expect(await history.findByText('Trạng thái: Chưa duyệt → Đã duyệt')).toBeVisible();
  expect(history.getByText('Tính công, có lương: không lương → có lương')).toBeVisible();
  expect(history.getByText('Gửi đơn')).toBeVisible();
  expect(callsOf(listHistory)[0]?.body).toMatchObject({ filter: { model: 'Form', model_id: 31 } });
  refuse(readForm, 403, 'Bạn không có quyền xem đơn này');
  await goTo('/form?open=71');
  await screen.findByRole('heading', { name: 'Bạn không có quyền xem đơn này' });
  expect(callsOf(listHistory).map(({ body }) => body.filter.model_id)).not.toContain(71);
});

describe('an own leave that is decided while it is open', () => {
  beforeEach(openLive);
  afterEach(closeLive);

  test.each([
    ['approved', 1, { used: 6, reserved: 0, left: 5.5 }, '/ 13 ngày'],
    ['rejected', 2, { reserved: 0, left: 8.5 }, null],
  ] as const)('%s: its days are the ledger’s of now', async (_how, status, after, words) => {
    fixture.mine = [aLeave()];
    answer(readLeaveLedger, () => aLedger({ reserved: 3, left: 5.5 }, [{ form: 31, kind: 'reservation', days: 3 }]));
    const { queries } = visit('/form?open=31', aUser());
    const stop = followLiveEvents(queries);
    const open = within(await panel());
    expect(await open.findByText('/ 13 ngày, nếu duyệt đơn này')).toBeVisible();
    expect(open.getByText('8,5 → 5,5')).toBeVisible();
    fixture.mine = [aLeave({ status, version: 2, may_edit: false })];
    answer(readLeaveLedger, () => aLedger(after, words ? [{ form: 31, kind: 'use', days: 3 }] : []));
    hearChange('form', 31);
    await waitFor(() => expect(open.queryByText('/ 13 ngày, nếu duyệt đơn này')).toBeNull());
    expect(await open.findByText(status === 1 ? 'Đã duyệt' : 'Không duyệt')).toBeVisible();
    if (words) {
      expect(await open.findByText(words)).toBeVisible();
      expect(open.getByText('8,5 → 5,5')).toBeVisible();
    } else expect(open.queryByText(/Phép năm 2026/)).toBeNull();
    await waitFor(() => expect(callsOf(readLeaveLedger)).toHaveLength(2));
    stop();
  });
});

test('A approves at once and the next form opens; J and K move', async () => {
  const user = userEvent.setup();
  const { url } = visit('/form?tab=waiting&open=41');
  await panel();
  await user.keyboard('a');
  expect(await screen.findByText('Đã duyệt đơn')).toBeVisible();
  await waitFor(() => expect(url()).toContain('open=42'));
  expect(callsOf(approveForm)[0]?.params).toEqual({ type: 'leave', id: 41 });
  await user.keyboard('j');
  await waitFor(() => expect(url()).toContain('open=43'));
  await user.keyboard('k');
  await waitFor(() => expect(url()).toContain('open=42'));
  expect(await panel('Đơn giải trình')).toBeVisible();
});

test('R asks for the reason, and sends it', async () => {
  const user = userEvent.setup();
  visit('/form?tab=waiting');
  await panel();
  await user.keyboard('r');
  expect(await screen.findByText('Từ chối đơn nghỉ phép 24/11 – 26/11 của Đặng Thuỳ Linh?')).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Từ chối' }));
  expect(await dialog.findByText('Vui lòng nhập lý do')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Trùng lịch dẫn khách' }));
  await user.click(dialog.getByRole('button', { name: 'Từ chối' }));
  expect(await screen.findByText('Đã từ chối đơn')).toBeVisible();
  expect(callsOf(rejectForm)[0]?.body).toEqual({ reason: 'Trùng lịch dẫn khách' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Đặng Thuỳ Linh/ })).toBeNull());
});

test('who comes second is told who was first, and no error appears', async () => {
  refuse(approveForm, 409, 'Đơn đã được Trần Quốc Bảo xử lý: Đã duyệt', { current: aLeave({ id: 51, status: 1 }) });
  visit('/form?tab=waiting');
  await panel();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Đơn đã được Trần Quốc Bảo xử lý: Đã duyệt')).toBeVisible();
  expect(screen.queryByText('Lỗi')).toBeNull();
});

test('a form that could not be approved is back in the list', async () => {
  refuse(approveForm, 500, 'Máy chủ bận');
  visit('/form?tab=waiting');
  await panel();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Máy chủ bận')).toBeVisible();
  expect(await line(/^Đặng Thuỳ Linh/)).toBeInTheDocument();
});

test('A does nothing with a form that the viewer may not decide; the row names who does', async () => {
  fixture.waiting = [aLeave({ id: 44, may_edit: false })];
  visit('/form?tab=waiting');
  await panel();
  await userEvent.keyboard('a');
  expect(screen.getByText('chờ Lê Thanh Sơn duyệt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Duyệt' })).toBeNull();
  expect(callsOf(approveForm)).toEqual([]);
});

test('a link opens a form that is decided already and says by whom', async () => {
  fixture.waiting.push(
    aLeave({ id: 60, user: linh, status: 1, may_edit: false, decided_by: approver, decided_at: 1_793_000_600 }),
  );
  visit('/form?tab=waiting&open=60');
  const open = within(await panel());
  expect(await open.findByText('Đã duyệt')).toBeVisible();
  expect(open.getByText(/^Lê Thanh Sơn lúc/)).toBeVisible();
});

test('a link opens any form that its reader may see: in the wrong tab, or of somebody whose days they read', async () => {
  const { goTo } = visit('/form?tab=waiting&open=31');
  expect(await within(await panel()).findByRole('button', { name: 'Sửa' })).toBeVisible();
  answer(readForm, () => aLeave({ id: 70, user: linh, may_edit: false }));
  await goTo('/form?open=70');
  const open = within(await panel());
  expect(await open.findByRole('heading', { name: 'Đặng Thuỳ Linh' })).toBeVisible();
  expect(open.queryByRole('button', { name: /Sửa|Duyệt/ })).toBeNull();
  refuse(readForm, 403, 'Bạn không có quyền xem đơn này');
  await goTo('/form?open=71');
  expect(await screen.findByRole('heading', { name: 'Bạn không có quyền xem đơn này' })).toBeVisible();
});

test('A decides a form that the link opened, also beyond the list’s first page', async () => {
  fixture.waiting = [];
  answer(readForm, () => waitingLeave(80));
  visit('/form?tab=waiting&open=80');
  await within(await panel()).findByRole('button', { name: /^Duyệt/ });
  await userEvent.keyboard('a');
  expect(await screen.findByText('Đã duyệt đơn')).toBeVisible();
  expect(callsOf(approveForm)[0]?.params).toEqual({ type: 'leave', id: 80 });
});

test('an own pending form is withdrawn after a question, and sent again by «Hoàn tác»; a decided one has no menu', async () => {
  answer(removeForm, () => {
    fixture.mine = fixture.mine.slice(1);
    return null;
  });
  visit('/form', aUser());
  await userEvent.click(await line(/^Thao tác với đơn nghỉ phép/));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
  expect(await screen.findByText('Bạn có chắc muốn xoá đơn nghỉ phép này?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá thành công')).toBeVisible();
  expect(callsOf(removeForm)[0]?.params).toEqual({ type: 'leave', id: 31 });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Thao tác/ })).toBeNull());
  answer(createForm, () => {
    fixture.mine.unshift(aLeave({ id: 32 }));
    return aLeave({ id: 32 });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(await line(/^Thao tác với đơn nghỉ phép/)).toBeVisible();
  expect(callsOf(createForm)[0]).toMatchObject({
    params: { type: 'leave' },
    body: { reason: 9, start_date: '2026-11-24', end_date: '2026-11-26', labour: 1, user_approve: 2 },
  });
});

test("'Tạo mới' leads to every kind of form, 'Sửa' to the one with this id", async () => {
  const { url, goTo } = visit('/form', aUser());
  await userEvent.click(await screen.findByRole('button', { name: /Tạo mới/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem')).toHaveLength(5);
  // antd spaces the icons of a menu by this class
  for (const entry of menu.getAllByRole('menuitem'))
    expect(entry.firstElementChild).toHaveClass('ant-dropdown-menu-item-icon');
  await userEvent.click(menu.getByRole('menuitem', { name: /Công tác/ }));
  expect(url()).toBe('/form/business');
  await goTo('/form?open=31');
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Sửa' }));
  expect(url()).toBe('/form/leave?id=31');
});

test('says why a list is empty, and a list that failed is read again', async () => {
  fixture.mine = [];
  const { goTo } = visit('/form', aUser());
  expect(await screen.findByText('Bạn chưa gửi đơn nào')).toBeVisible();
  await goTo('/form?status=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Xem tất cả' }));
  refuse(listMyForms, 500, 'Máy chủ bận');
  await goTo('/form?kind=regime');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answerForms(fixture);
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Không có đơn nào thuộc loại và trạng thái này')).toBeVisible();
});

test('a waiting form names the team of who sent it, or else the department', async () => {
  fixture.waiting = [waitingLeave(41), { ...waitingLeave(43), leader: approver }];
  visit('/form?tab=waiting');
  expect(await screen.findByText('Nhóm của Lê Thanh Sơn')).toBeVisible();
  expect(screen.getByText('Kinh doanh')).toBeVisible();
});
