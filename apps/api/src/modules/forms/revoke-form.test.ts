import { formChangeLabel } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { insertSession } from '../../testing/insert-user';
import { anActor } from '../../testing/an-actor';
import { as, testApp, withSession } from '../../testing/test-app';
import { insertCheckins } from '../../testing/insert-attendance';
import { admin, agent, create, insertSenders, leader, leave, made, other, sick } from './form.fixture';
import { forms } from './form.schema';

testApp();

beforeEach(insertSenders);

async function approvedForm(body: object = leave(), kind = 'leave'): Promise<FormRow> {
  const { id } = await made(body, kind);
  return (await as(admin).put(`/form/${kind}/${id}/approve`)).json().data;
}

const revoke = (actor: Actor, id: number, reason = 'Khách đổi lịch') =>
  as(actor).put(`/form/leave/${id}/revoke`, { reason });
const ask = (actor: Actor, id: number, body: object = { reason: 'Đổi ngày' }) =>
  as(actor).put(`/form/leave/${id}/ask-cancel`, body);
const keep = (actor: Actor, id: number) => as(actor).put(`/form/leave/${id}/keep`);
const notices = async (type: number) =>
  (await db().select().from(notifications).where(eq(notifications.type, type)).orderBy(asc(notifications.id))).map(
    ({ user_id, detail }) => [user_id, detail],
  );

describe('taking an approval back', () => {
  test('it is rejected, its days are free again, and its owner is told why', async () => {
    const { id, version } = await approvedForm(leave({ start_date: '2026/11/02', end_date: '2026/11/13' }));
    const lacking = leave({ start_date: '2026/11/16', end_date: '2026/11/17' });
    expect((await create(lacking)).statusCode).toBe(422);
    const { data } = (await revoke(admin, id)).json();
    expect(data).toMatchObject({
      ...{ status: 2, version: version + 1, reject_reason: 'Khách đổi lịch', may_revoke: false },
      ...{ decided_by: { id: 2 }, revoked_at: expect.any(Number), cancel_asked_at: null },
    });
    expect((await create(lacking)).statusCode).toBe(200);
    expect((await create(leave({ start_date: '2026/11/02', end_date: '2026/11/02' }))).statusCode).toBe(200);
    expect((await notices(13)).at(-1)).toEqual([7, 'đã huỷ duyệt đơn nghỉ phép 02/11 – 13/11: Khách đổi lịch']);
    const history = await as(agent).post('/history', { filter: { model: 'Form', model_id: id } });
    expect(history.json().data.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column: 'status', old_value: 'Đã duyệt', new_value: 'Đã huỷ duyệt' }),
        expect.objectContaining({ column: 'revoke_reason', old_value: null, new_value: 'Khách đổi lịch' }),
      ]),
    );
  });

  test('a wish and its answer stand in the history, and a refusal of the form refuses its history', async () => {
    const { id } = await approvedForm(leave({ start_date: '2026/11/24', end_date: '2026/11/24' }));
    await ask(agent, id, { reason: 'Đổi ngày nghỉ' });
    await keep(admin, id);
    await ask(agent, id, { reason: 'Đổi ngày nghỉ' });
    await revoke(admin, id);
    const historyOf = (actor: Actor) => as(actor).post('/history', { filter: { model: 'Form', model_id: id } });
    const { list } = (await historyOf(agent)).json().data as { list: HistoryEntry[] };
    expect(list.filter(({ column }) => column !== 'status').map(formChangeLabel)).toEqual([
      'Lý do huỷ duyệt: Khách đổi lịch',
      'Huỷ đơn: Đang xin huỷ',
      'Huỷ đơn: Đang xin huỷ → Giữ nguyên',
      'Lý do xin huỷ: Đổi ngày nghỉ',
      'Huỷ đơn: Đang xin huỷ',
      'Gửi đơn',
    ]);
    expect((await historyOf(anActor({ id: 9 }))).statusCode).toBe(403);
  });

  test('the credit that an explanation gave is gone', async () => {
    const day = '2026-11-17';
    await insertCheckins(7, day, 'in 08:00 out 12:00 in 13:30');
    const said = { days: day, shift: 2, activity_explanation: 'out', reason_explanation: 'forgot', user_approve: 2 };
    const { id } = await approvedForm(said, 'explanation');
    const range = { startAt: dayStart(day), endAt: dayStart(day) };
    const daysOf = async () => (await as(agent).post('/checkin/user/7', range)).json().data.workDays;
    expect(await daysOf()).toBe(1);
    await as(admin).put(`/form/explanation/${id}/revoke`, { reason: 'Camera không thấy' });
    expect(await daysOf()).toBe(0.5);
  });

  test('who leads the owner is told that they will be there', async () => {
    const { id } = await approvedForm(leave({ reason: sick, start_date: '2030/03/05', end_date: '2030/03/05' }));
    await revoke(admin, id);
    expect(await notices(26)).toEqual([
      [6, 'sẽ nghỉ phép 05/03'],
      [6, 'không nghỉ phép 05/03 nữa'],
    ]);
  });

  test.each([
    ['its approver', admin, 200],
    ['another admin', other, 200],
    ['its owner', agent, 403],
    ['the leader, to whom it was not addressed', leader, 403],
  ])('%s', async (_who, actor, status) => {
    const { id } = await approvedForm();
    expect((await revoke(actor, id)).statusCode).toBe(status);
    expect((await db().select().from(forms))[0]!.status).toBe(status === 200 ? 2 : 1);
  });

  test('not without a reason, not while it waits, and not twice', async () => {
    const { id } = await made();
    expect((await revoke(admin, id)).statusCode).toBe(409);
    await as(admin).put(`/form/leave/${id}/approve`);
    expect((await revoke(admin, id, ' ')).json().errors.reason).toBe('Vui lòng nhập lý do huỷ duyệt');
    const tokens = [await insertSession(2), await insertSession(3)];
    const twice = await Promise.all(
      tokens.map((token) => withSession(token).put(`/form/leave/${id}/revoke`, { reason: 'Đổi lịch' })),
    );
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(twice.find(({ statusCode }) => statusCode === 409)!.json().current.status).toBe(2);
    expect((await revoke(admin, 404)).statusCode).toBe(404);
  });
});

describe('asking for it', () => {
  const waitingFor = async (actor: Actor) => (await as(actor).get('/form/all/waiting')).json().data;

  test('it waits for whoever may answer, with its reason, until somebody does', async () => {
    const { id } = await approvedForm();
    expect((await ask(agent, id)).json().data).toMatchObject({
      ...{ status: 1, cancel_asked_at: expect.any(Number), cancel_reason: 'Đổi ngày', may_ask_cancel: false },
    });
    expect((await notices(12)).at(-1)).toEqual([2, 'xin huỷ đơn nghỉ phép 24/11 đã duyệt: Đổi ngày']);
    const { list, by_kind } = await waitingFor(admin);
    expect(list).toMatchObject([{ id, may_revoke: true, may_decide: false }]);
    expect(by_kind.leave).toBe(1);
    expect((await as(admin).get('/form/waiting/count')).json().data.waiting).toBe(1);
    expect((await keep(admin, id)).json().data).toMatchObject({ status: 1, cancel_asked_at: null });
    expect((await waitingFor(admin)).total).toBe(0);
    expect((await notices(13)).at(-1)).toEqual([7, 'giữ nguyên đơn nghỉ phép 24/11 mà bạn xin huỷ']);
    expect((await ask(agent, id, {})).json().data).toMatchObject({ cancel_reason: null });
    await revoke(admin, id);
    expect((await waitingFor(admin)).total).toBe(0);
  });

  test.each([
    ['its owner', agent, 200],
    ['their leader', leader, 403],
    ['its approver', admin, 403],
  ])('%s', async (_who, actor, status) => {
    const { id } = await approvedForm();
    expect((await ask(actor, id)).statusCode).toBe(status);
  });

  test('only once, and only of what is approved', async () => {
    const { id } = await made();
    expect((await ask(agent, id)).statusCode).toBe(409);
    await as(admin).put(`/form/leave/${id}/approve`);
    await ask(agent, id);
    const again = await ask(agent, id);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Bạn đã xin huỷ đơn này. Hãy chờ người duyệt trả lời',
    ]);
  });

  test('whoever may decide leaves it as it is, only while somebody asks', async () => {
    const { id } = await approvedForm();
    expect((await keep(admin, id)).statusCode).toBe(409);
    await ask(agent, id);
    expect((await keep(leader, id)).statusCode).toBe(403);
    expect((await keep(other, id)).statusCode).toBe(200);
  });

  test('its owner takes the wish back while nobody has answered, and can ask again', async () => {
    const { id } = await approvedForm();
    expect((await ask(agent, id)).json().data).toMatchObject({ may_keep: true });
    expect((await keep(agent, id)).json().data).toMatchObject({
      ...{ status: 1, cancel_asked_at: null, cancel_reason: null, may_keep: false, may_ask_cancel: true },
    });
    expect((await waitingFor(admin)).total).toBe(0);
    expect((await notices(12)).at(-1)).toEqual([2, 'không xin huỷ đơn nghỉ phép 24/11 nữa']);
    expect((await keep(agent, id)).statusCode).toBe(409);
    expect((await ask(agent, id)).statusCode).toBe(200);
  });
});
