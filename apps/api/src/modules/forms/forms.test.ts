import { formText } from '@toam/contracts/form/form.text';
import { JobPosition } from '@toam/domain/actor';
import type { Actor } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { asks, formKinds, isLeave } from '@toam/domain/work/form-kinds';
import { addDays } from '@toam/domain/work-calendar';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { anActor } from '../../testing/an-actor';
import { insertSession, insertUser } from '../../testing/insert-user';
import { as, testApp, withSession } from '../../testing/test-app';
import { aBodyOf, admin, agent, create, insertSenders, leader, leave, made, other, sick, yearly } from './form.fixture';
import { forms } from './form.schema';

testApp();

beforeEach(insertSenders);

test.each(formKinds)('%s is stored and answered with the wire’s names', async (kind) => {
  const body = aBodyOf(kind);
  const reason = asks(kind, 'reason') && { reason: { id: sick, name: 'Nghỉ ốm' } };
  expect(await made(body, kind)).toMatchObject({ ...body, ...reason, kind, user_approve: { id: 2 } });
});

test('a form tells whose it is and what its reader may do; lists have one kind or all', async () => {
  expect(await made()).toMatchObject({
    ...{ kind: 'leave', status: 0, reason: { id: yearly, name: 'Nghỉ phép năm' }, start_date: '2026/11/24' },
    ...{ working_days: 1, department: 2, leader: { id: 6 }, may_edit: true, may_decide: false },
    user_approve: { id: 2 },
  });
  const others = formKinds.filter((kind) => !isLeave(kind));
  for (const kind of others) await made(aBodyOf(kind), kind);
  expect((await as(agent).get('/form/all')).json().data.total).toBe(1 + others.length);
  expect((await as(agent).get('/form/leave')).json().data.total).toBe(1);
  expect((await as(admin).get('/form/all/waiting')).json().data).toMatchObject({
    ...{ total: 1 + others.length, by_kind: { leave: 1 } },
  });
});

test('one’s own list counts every kind, for the same status and days', async () => {
  const { id } = await made(leave({ reason: sick }));
  await made(leave({ reason: sick, start_date: '2026/12/01', end_date: '2026/12/01' }));
  const trip = { start_date: '2026/11/25', end_date: '2026/11/25', time_start: '08:00', time_end: '12:00' };
  await made({ ...trip, shift: 0, address: 'Thủ Đức', user_approve: 2 }, 'business');
  await create(leave({ reason: sick }), 'leave', leader);
  await as(admin).put(`/form/leave/${id}/approve`);
  const countsOf = async (path: string) => (await as(agent).get(`/form/${path}`)).json().data.by_kind;
  const all = { ...Object.fromEntries(formKinds.map((kind) => [kind, 0])), leave: 2, business: 1 };
  expect(await countsOf('all')).toEqual(all);
  expect(await countsOf('business?size=1')).toEqual(all);
  expect(await countsOf('all?status=0')).toEqual({ ...all, leave: 1 });
  expect(await countsOf(`all?endAt=${dayStart('2026-11-24')}`)).toEqual({ ...all, leave: 1, business: 0 });
});

describe('what is wrong gets its field’s text, and nothing is stored', () => {
  const times = { time_start: '14:00', time_end: '13:00' };
  const absence = { reason: sick, date: '2026/11/23', ...times, user_approve: 2 };
  test.each<[string, object, string, string]>([
    ['leave', leave({ reason: undefined }), 'reason', 'Vui lòng chọn lý do'],
    ['leave', leave({ start_date: '' }), 'start_date', 'Vui lòng chọn ngày'],
    ['leave', leave({ start_date: '2026/02/30' }), 'start_date', 'Vui lòng chọn ngày'],
    ['leave', leave({ user_approve: undefined }), 'user_approve', 'Vui lòng chọn người duyệt'],
    ['leave', leave({ end_date: '2026/11/20' }), 'end_date', 'Ngày kết thúc không được trước ngày bắt đầu'],
    ['leave', leave({ end_date: '2026/11/25', shift: 1 }), 'shift', 'Chỉ chọn được ca khi nghỉ trong một ngày'],
    ['leave', leave({ start_date: '2026/11/22', end_date: '2026/11/22' }), 'end_date', 'Không có ngày làm việc nào'],
    ['leave', leave({ reason: 4 }), 'reason', 'Lý do này đã ngưng dùng. Vui lòng chọn lý do khác'],
    ['leave', leave({ shift: 77 }), 'shift', 'Ca này đã ngưng dùng. Vui lòng chọn ca khác'],
    ['leave', leave({ user_approve: 7 }), 'user_approve', 'Người duyệt đã nghỉ'],
    ['absence', absence, 'time_end', 'Giờ kết thúc phải sau giờ bắt đầu'],
    ['absence', { ...absence, time_end: '25:00' }, 'time_end', '08:30'],
    ['absence', { ...absence, time_start: '' }, 'time_start', 'Vui lòng chọn giờ bắt đầu'],
    ['business', { start_date: '2026/11/24', end_date: '2026/11/24', shift: 0 }, 'address', 'Vui lòng nhập địa điểm'],
    [
      'regime',
      { start: '2026/12/01', end: '2026/12/31', late_time: '04:01', soon_time: '00:00' },
      'late_time',
      '04:00',
    ],
    ['explanation', { days: '2020-01-01', shift: 1 }, 'activity_explanation', 'Vui lòng chọn hoạt động'],
  ])('%s %j: %s', async (kind, body, field, text) => {
    const reply = await create(body, kind);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors[field]).toContain(text);
    expect(await db().$count(forms)).toBe(0);
  });

  test('an explanation of a day to come, or of one long ago', async () => {
    const why = { activity_explanation: 'in', reason_explanation: 'other', user_approve: 2, shift: 1 };
    const today = dayOf(Date.now() / 1000);
    for (const days of [addDays(today, 1), addDays(today, -61)]) {
      const reply = await create({ ...why, days }, 'explanation');
      expect(reply.json().errors).toHaveProperty('days');
    }
    expect((await create({ ...why, days: addDays(today, -60) }, 'explanation')).statusCode).toBe(200);
  });

  test.each(['1 out 12:00', '2 in 13:30', '0 both 17:30', '1 in', '0 in'])('at ten, shift %s', async (said) => {
    const [shift, activity_explanation, until] = said.split(' ');
    const day = '2026-11-27';
    const clock = jest.spyOn(Date, 'now').mockReturnValue((dayStart(day) + 10 * 3600) * 1000);
    const why = { activity_explanation, reason_explanation: 'other', user_approve: 2 };
    const { errors } = (await create({ days: day, shift: Number(shift), ...why }, 'explanation')).json();
    clock.mockRestore();
    expect(errors?.activity_explanation).toBe(until && formText.notYet(until));
  });
});

describe('deciding', () => {
  test('once: the second is told who was first, and what became of it', async () => {
    const { id } = await made();
    const replies = await Promise.all([
      as(admin).put(`/form/leave/${id}/approve`),
      as(other).put(`/form/leave/${id}/reject`, { reason: 'Đông khách' }),
      as(admin).put(`/form/leave/${id}/approve`),
    ]);
    const [done, ...late] = replies.toSorted((one, two) => one.statusCode - two.statusCode);
    expect(done!.statusCode).toBe(200);
    for (const reply of late) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toMatch(/^Đơn đã được .+ xử lý: /);
      expect(reply.json().current.id).toBe(id);
    }
    expect(await db().$count(notifications)).toBe(2);
  });

  test('two approvals at once: one takes effect, the other is told who was first', async () => {
    await insertUser({ ...admin, name: 'Lê Sơn' });
    const { id, version } = await made();
    const tokens = [await insertSession(2), await insertSession(3)];
    const replies = await Promise.all(tokens.map((token) => withSession(token).put(`/form/leave/${id}/approve`)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [after] = await db().select().from(forms);
    expect([after!.status, after!.version]).toEqual([1, version + 1]);
    const names = new Map([
      [2, 'Lê Sơn'],
      [3, 'Nguyễn Thu Hà'],
    ]);
    const late = replies.find(({ statusCode }) => statusCode === 409)!.json();
    expect(late.message).toBe(`Đơn đã được ${names.get(after!.decided_by!)} xử lý: Đã duyệt`);
    expect(await db().$count(notifications)).toBe(2);
  });

  test('the sender and the approver are told, in words', async () => {
    const { id } = await made(leave({ end_date: '2026/11/26' }));
    await as(admin).put(`/form/leave/${id}/reject`, { reason: 'Đông khách' });
    const rows = await db().select().from(notifications).orderBy(notifications.id);
    expect(rows).toMatchObject([
      {
        user_id: 2,
        type: 12,
        subject: 'form',
        subject_id: id,
        detail: 'đã gửi đơn nghỉ phép 24/11 – 26/11, chờ bạn duyệt',
      },
      { user_id: 7, type: 13, detail: 'đã từ chối đơn nghỉ phép 24/11 – 26/11: Đông khách' },
    ]);
  });

  test.each([
    ['the sender', agent, 403],
    ['their leader, to whom it is not addressed', leader, 403],
    ['whom it is addressed to', admin, 200],
    ['another admin', other, 200],
  ])('%s', async (_who, actor, status) => {
    const { id } = await made();
    expect((await as(actor).put(`/form/leave/${id}/approve`)).statusCode).toBe(status);
  });

  test('nobody their own, but the first admin', async () => {
    const body = leave({ reason: sick, user_approve: 3 });
    const mine = (await create(body, 'leave', admin)).json().data;
    expect((await as(admin).put(`/form/leave/${mine.id}/approve`)).statusCode).toBe(403);
    expect((await as(other).put(`/form/leave/${mine.id}/approve`)).statusCode).toBe(200);
  });

  test('a rejection needs a reason', async () => {
    const { id } = await made();
    const reply = await as(admin).put(`/form/leave/${id}/reject`, { reason: ' ' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors.reason).toBe('Vui lòng nhập lý do');
  });

  test('what is decided cannot be changed or withdrawn', async () => {
    const { id } = await made();
    await as(admin).put(`/form/leave/${id}/approve`);
    const changed = await as(agent).put('/form/leave', { ...leave({ note: 'Khác' }), id });
    expect([changed.statusCode, changed.json().message]).toEqual([
      409,
      'Đơn đã được duyệt hoặc từ chối nên không sửa được nữa',
    ]);
    expect((await as(agent).delete(`/form/leave/${id}`)).statusCode).toBe(409);
  });
});

describe('changing', () => {
  test('only one’s own; a stale version gets the present form', async () => {
    const { id, version } = await made();
    const after = (await as(agent).put('/form/leave', { ...leave({ end_date: '2026/11/25' }), id, version })).json()
      .data;
    expect(after).toMatchObject({ working_days: 2, version: version + 1 });
    const stale = await as(agent).put('/form/leave', { ...leave({ note: 'Khác' }), id, version });
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, version + 1]);
    expect((await as(admin).put('/form/leave', { ...leave(), id })).statusCode).toBe(403);
  });

  test.each([
    ['its sender', agent, 200],
    ['their leader, who reads their days', leader, 200],
    ['payroll', anActor({ id: 8, job_position: JobPosition.accountant }), 200],
    ['an admin', other, 200],
    ['a colleague', anActor({ id: 9 }), 403],
  ])('%s reads it, and who else is away', async (_who, actor, status) => {
    const { id } = await made();
    expect((await as(actor).get(`/form/leave/${id}`)).statusCode).toBe(status);
    expect((await as(actor).get(`/form/all/${id}`)).statusCode).toBe(status);
    expect((await as(actor).get(`/form/leave/${id}/neighbours`)).statusCode).toBe(status);
    expect((await as(actor).get(`/form/regime/${id}`)).statusCode).toBe(404);
  });

  test('who else is away is told with the days, never with a reason', async () => {
    const mate = anActor({ id: 9 });
    await insertUser({ ...mate, manager: 6 });
    const { id } = await made();
    const theirs = await made(leave({ reason: sick, note: 'Khám ở Chợ Rẫy' }), 'leave', mate);
    expect((await as(agent).get(`/form/leave/${id}/neighbours`)).json().data).toEqual([
      {
        ...{ id: theirs.id, kind: 'leave', status: 0, user: theirs.user },
        ...{ start_date: '2026-11-24', end_date: '2026-11-24' },
      },
    ]);
  });

  test('a leader’s form tells which of their people are away, as theirs tells that the leader is', async () => {
    const { id } = await made();
    const theirs = await made(leave({ reason: sick }), 'leave', leader);
    const away = async (form: number) =>
      (await as(admin).get(`/form/leave/${form}/neighbours`)).json().data.map((one: { id: number }) => one.id);
    expect(await away(id)).toEqual([theirs.id]);
    expect(await away(theirs.id)).toEqual([id]);
  });

  test('a withdrawn form is gone, and its days are free', async () => {
    const { id } = await made();
    expect((await as(agent).delete(`/form/leave/${id}`)).statusCode).toBe(200);
    expect((await as(agent).get(`/form/leave/${id}`)).statusCode).toBe(404);
    expect((await create(leave())).statusCode).toBe(200);
  });
});

test('whoever may see a form reads its history, as of other records', async () => {
  const { id } = await made();
  await as(agent).put('/form/leave', { ...leave({ end_date: '2026/11/25' }), id });
  await as(admin).put(`/form/leave/${id}/approve`);
  const historyFor = (actor: Actor) => as(actor).post('/history', { filter: { model: 'Form', model_id: id } });
  const { list } = (await historyFor(agent)).json().data;
  expect(list).toMatchObject([
    { user: { id: 2 }, column: 'status', old_value: 'Chưa duyệt', new_value: 'Đã duyệt' },
    { user: { id: 7 }, column: 'end_date', old_value: '24/11/2026', new_value: '25/11/2026' },
    { user: { id: 7 }, column: 'created_at', old_value: null, new_value: 'Gửi đơn' },
  ]);
  expect((await historyFor(admin)).json().data.total).toBe(3);
  expect((await historyFor(anActor({ id: 9 }))).statusCode).toBe(403);
  const nobodys = await as(agent).post('/history', { filter: { model: 'Form', model_id: 404 } });
  expect(nobodys.statusCode).toBe(404);
});

test('holidays are entered once for a day, by admins', async () => {
  const made = await as(admin).post('/checkin/holiday', { date: '2027-02-06', name: ' Tết  Nguyên đán ' });
  expect(made.json().data).toMatchObject({ date: '2027-02-06', name: 'Tết Nguyên đán' });
  const again = await as(admin).post('/checkin/holiday', { date: '2027-02-06', name: 'Mồng một' });
  expect([again.statusCode, again.json().errors.date]).toEqual([409, 'Ngày này đã có trong danh sách']);
  expect((await as(agent).post('/checkin/holiday', { date: '2027-02-07', name: 'Tết' })).statusCode).toBe(403);
  expect((await as(agent).get('/checkin/holiday?year=2027')).json().data).toHaveLength(1);
  expect((await as(admin).delete('/checkin/holiday', { id: made.json().data.id })).statusCode).toBe(200);
});
