import type { HandOver } from '@toam/contracts/user/hand-over.endpoints';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { JobPosition, Role } from '@toam/domain/actor';
import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { liveEvents } from '../../../live/event.schema';
import { matchMarks } from '../../../match-marks/match-mark.schema';
import { allRows } from '../../../testing/all-rows';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertDeal } from '../../../testing/insert-deal';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp, withSession } from '../../../testing/test-app';
import { customers } from '../../customers/customer.schema';
import { userDrafts } from '../../drafts/draft.schema';
import { historyEntries } from '../../../history/history.schema';
import { houses } from '../../houses/house.schema';
import { shareRequests } from '../../houses/sharing/share-request.schema';
import { notifications } from '../../../live/notification.schema';
import { recommendations } from '../../matches/match.schema';
import { requests } from '../../needs/need.schema';
import { users } from '../user.schema';
import { admin, handOver, insertPeople, insertWork, preview, send, sendUndo, undo } from './hand-over.fixture';

testApp();

beforeEach(insertPeople);

const userOf = async (id: number) => (await findRow(users, eq(users.id, id)))!;
const customerOf = async (id: number) => (await findRow(customers, eq(customers.id, id)))!;
const needOf = async (id: number) => (await findRow(requests, eq(requests.id, id)))!;
const houseOf = async (id: number) => (await findRow(houses, eq(houses.id, id)))!;
const managersOf = async () => Object.fromEntries((await allRows(users)).map(({ id, manager }) => [id, manager]));
const told = (user: number) =>
  db()
    .select({ detail: notifications.detail })
    .from(notifications)
    .where(and(eq(notifications.user_id, user), eq(notifications.type, NotificationType.handedOver)));

describe('the preview', () => {
  test('tells how much there is of each kind, what stays, and where the person is signed in', async () => {
    const { customer, need, house } = await insertWork(7);
    await insertHouse({ user_id: 7, deleted_at: new Date() });
    const others = await insertCustomer({ user_id: 5, co_staff: [7], name: 'Khách chung' });
    await insertNeed({ user_id: 5, customer_id: others.id, staff: [7] });
    await db().insert(shareRequests).values({ house_id: house.id, kind: 'public', user_id: 7 });
    await db().insert(userDrafts).values({ user_id: 7, form: 'house', tab: 'a', data: {} });
    const visit_at = new Date(Date.now() + 3_600_000);
    await db()
      .insert(recommendations)
      .values({ customer_id: customer.id, house_id: house.id, request_id: need.id, target: 1, visit_at });
    await insertDeal({ staff_id: 7, customer_id: customer.id }, { house_id: house.id });
    await insertSession(7);
    expect(await preview({ user_id: 7 })).toEqual({
      from: {
        id: 7,
        name: 'Lê Thị Nghỉ',
        avatar: null,
        position: 'Trưởng nhóm',
        status: 1,
        employee_status: 'active',
        sessions: 1,
      },
      groups: [
        {
          kind: 'customers',
          count: 2,
          samples: [
            { id: others.id, name: 'Khách chung' },
            { id: customer.id, name: 'Vũ Thanh Tùng' },
          ],
          blocked: null,
        },
        { kind: 'requests', count: 1, samples: [{ id: need.id, name: 'Vũ Thanh Tùng' }], blocked: null },
        { kind: 'houses', count: 1, samples: [{ id: house.id, name: '148/12 Nguyễn Văn Đậu' }], blocked: null },
        {
          kind: 'team',
          count: 2,
          samples: [
            { id: 12, name: 'Nhân viên 12' },
            { id: 11, name: 'Nhân viên 11' },
          ],
          blocked: null,
        },
      ],
      stays: { approvals: 1, visits: 1, drafts: 1, shared_needs: 1, transactions: 1 },
      last_id: null,
    });
  });

  test('says whom of the team the chosen colleague cannot lead', async () => {
    await insertUser({ id: 9, name: 'Đồng nghiệp', manager: 8 });
    const team = async (to_id: number) => (await preview({ user_id: 7, to_id })).groups[3]?.blocked;
    expect(await team(8)).toBeNull();
    expect(await team(9)).toBe(
      'Theo chức vụ, Đồng nghiệp không quản lý được Nhân viên 11, Nhân viên 12. Vui lòng chọn người nhận khác',
    );
    expect(await team(11)).toBe(
      'Theo chức vụ, Nhân viên 11 không quản lý được Nhân viên 12. Vui lòng chọn người nhận khác',
    );
    await db().update(users).set({ manager: 12 }).where(eq(users.id, 8));
    expect(await team(8)).toBe('Trần Văn Nhận đang thuộc nhóm của Nhân viên 12 nên không quản lý ngược lại được');
  });
});

describe('handing over', () => {
  test('everything changes hands and the account is closed, in one go that everybody hears of', async () => {
    const { customer, need, house } = await insertWork(7);
    const token = await insertSession(7);
    const done = await handOver({ resigned: true, last_id: null });
    expect(done).toMatchObject({
      from: { id: 7, name: 'Lê Thị Nghỉ' },
      to: { id: 8 },
      by: { id: 2 },
      counts: { customers: 1, requests: 1, houses: 1, team: 2 },
      locked: true,
      resigned: true,
      undone_at: null,
      may_undo: true,
      undo_until: done.created_at + 24 * 3600,
    });
    expect(await customerOf(customer.id)).toMatchObject({ user_id: 8, version: customer.version + 1 });
    expect(await needOf(need.id)).toMatchObject({ user_id: 8, version: need.version + 1 });
    expect(await houseOf(house.id)).toMatchObject({
      user_id: 8,
      version: house.version + 1,
      updated_at: house.updated_at,
    });
    expect(await managersOf()).toEqual({ 2: null, 5: null, 7: 5, 8: 5, 11: 8, 12: 8 });
    expect(await userOf(7)).toMatchObject({ status: 0, employee_status: 'resigned' });
    expect((await withSession(token).get('/user/detail')).statusCode).toBe(401);
    expect(await db().select().from(matchMarks)).toMatchObject([
      { noun: 'request', record_id: need.id },
      { noun: 'house', record_id: house.id },
    ]);
    expect(await told(8)).toEqual([
      { detail: 'đã bàn giao cho bạn 1 khách hàng, 1 nhu cầu, 1 BĐS, 2 nhân viên trong nhóm của Lê Thị Nghỉ' },
    ]);
    expect(await told(11)).toEqual([{ detail: 'đã chuyển bạn sang nhóm của Trần Văn Nhận' }]);
  });

  test('every record’s history tells of it, and open screens are woken', async () => {
    const { customer, need, house } = await insertWork(7);
    await handOver();
    const owner = { user_id: 2, old_value: 'Lê Thị Nghỉ', new_value: 'Trần Văn Nhận' };
    expect(await allRows(historyEntries)).toMatchObject([
      { model: 'User', model_id: 7, column: 'status' },
      { model: 'Customer', model_id: customer.id, column: 'user_id', ...owner },
      { model: 'Request', model_id: need.id, column: 'user_id', ...owner },
      { model: 'House', model_id: house.id, column: 'user_id', ...owner },
      { model: 'User', model_id: 11, column: 'manager', ...owner },
      { model: 'User', model_id: 12, column: 'manager', ...owner },
    ]);
    const events = await allRows(liveEvents, eq(liveEvents.kind, 'record.changed'));
    const changed = events.map(({ body }) => `${String(body.noun)} ${String(body.record_id)}`);
    for (const one of [`customer ${customer.id}`, `request ${need.id}`, `house ${house.id}`, 'user 7', 'user 11'])
      expect(changed).toContain(one);
  });

  test('many records are told of as one', async () => {
    for (let at = 0; at < 60; at++) await insertHouse({ user_id: 7 });
    expect((await handOver({ kinds: ['houses'] })).counts.houses).toBe(60);
    const events = await db()
      .select()
      .from(liveEvents)
      .where(sql`body ->> 'noun' = 'house'`);
    expect(events.map(({ body }) => body.record_id)).toEqual([0]);
  });

  test('what is left out stays, and the account may stay open', async () => {
    const { customer, need, house } = await insertWork(7);
    const done = await handOver({ kinds: ['houses'], lock: false });
    expect(done).toMatchObject({ counts: { customers: 0, requests: 0, houses: 1, team: 0 }, locked: false });
    expect(await houseOf(house.id)).toMatchObject({ user_id: 8 });
    expect([(await customerOf(customer.id)).user_id, (await needOf(need.id)).user_id]).toEqual([7, 7]);
    expect(await userOf(7)).toMatchObject({ status: 1 });
    expect((await managersOf())[11]).toBe(7);
  });

  test('deleted records go along, and are not counted', async () => {
    const gone = await insertHouse({ user_id: 7, deleted_at: new Date() });
    expect((await handOver()).counts.houses).toBe(0);
    expect(await houseOf(gone.id)).toMatchObject({ user_id: 8 });
  });

  test('co-owned customers: nobody stands there twice, and others keep their place', async () => {
    const own = await insertCustomer({ user_id: 7, co_staff: [8, 11] });
    const co = await insertCustomer({ user_id: 5, co_staff: [11, 7] });
    const his = await insertCustomer({ user_id: 8, co_staff: [7] });
    const both = await insertCustomer({ user_id: 5, co_staff: [7, 8] });
    const done = await handOver();
    expect(done.counts.customers).toBe(4);
    const staff = async () => {
      const rows = await allRows(customers);
      return rows.map(({ id, user_id, co_staff }) => [id, user_id, co_staff]);
    };
    expect(await staff()).toEqual([
      [own.id, 8, [11]],
      [co.id, 5, [11, 8]],
      [his.id, 8, []],
      [both.id, 5, [8]],
    ]);
    expect((await undo(done.id)).returned?.customers).toBe(4);
    expect(await staff()).toEqual([
      [own.id, 7, [11, 8]],
      [co.id, 5, [11, 7]],
      [his.id, 8, [7]],
      [both.id, 5, [8, 7]],
    ]);
  });

  test('a need that was shared with the receiver is theirs alone, and shared again after the undoing', async () => {
    const customer = await insertCustomer({ user_id: 7 });
    const need = await insertNeed({ user_id: 7, customer_id: customer.id, staff: [8, 11] });
    const foreign = await insertNeed({ user_id: 5, customer_id: customer.id, staff: [7] });
    const { id } = await handOver();
    expect(await needOf(need.id)).toMatchObject({ user_id: 8, staff: [11] });
    expect(await needOf(foreign.id)).toMatchObject({ user_id: 5, staff: [7] });
    await undo(id);
    expect(await needOf(need.id)).toMatchObject({ user_id: 7, staff: [11, 8] });
  });

  test('nobody is left without a superior whom D27 asks for', async () => {
    await insertUser({ id: 3, name: 'Vũ Sếp', job_position: JobPosition.superAdmin });
    await insertUser({ id: 7, name: 'Lê Thị Nghỉ', job_position: JobPosition.superAdmin, manager: null });
    await insertUser({ id: 8, name: 'Trần Văn Nhận', job_position: JobPosition.manager, manager: 7 });
    const reply = await send();
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Trần Văn Nhận sẽ không còn quản lý trực tiếp. Vui lòng chọn quản lý mới cho Trần Văn Nhận trước khi bàn giao nhóm',
    ]);
    expect((await userOf(8)).manager).toBe(7);
  });

  test('whoever takes over from their own superior moves up, and back', async () => {
    const leads = { job_position: JobPosition.teamLeader };
    await insertUser({ id: 21, name: 'Trưởng nhóm', manager: 5, ...leads });
    await insertUser({ id: 22, name: 'Quản lý', job_position: JobPosition.manager, manager: 5 });
    await insertUser({ id: 5, job_position: JobPosition.seniorManager });
    await insertUser({ id: 4, name: 'Giám đốc', job_position: JobPosition.saleAdmin });
    await db().update(users).set({ manager: 4 }).where(eq(users.id, 5));
    const { id, counts } = await handOver({ user_id: 5, to_id: 22 });
    // 7, 8 and 21; the receiver is not handed to themselves
    expect(counts.team).toBe(3);
    expect(await managersOf()).toMatchObject({ 7: 22, 8: 22, 21: 22, 22: 4 });
    await undo(id);
    expect(await managersOf()).toMatchObject({ 7: 5, 8: 5, 21: 5, 22: 5 });
  });

  test.each([
    ['nobody is chosen', { to_id: null }, 422, 'to_id', 'Vui lòng chọn người nhận bàn giao'],
    ['oneself', { to_id: 7 }, 422, 'to_id', 'Không thể bàn giao cho chính người này. Vui lòng chọn người khác'],
    ['nobody there', { to_id: 99 }, 422, 'to_id', 'Không tìm thấy người nhận bàn giao'],
    ['a marketer', { to_id: 30 }, 422, 'to_id', 'Phương là Marketer nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác'],
    ['nothing at all', { kinds: [], lock: false, to_id: null }, 422, 'kinds', 'Chưa có gì để thực hiện. Vui lòng chọn nội dung bàn giao hoặc khoá tài khoản'],
    ['somebody locked', { to_id: 31 }, 409, null, 'Tùng đã bị khoá nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác'],
    ['somebody who cannot lead the team', { to_id: 32 }, 409, null, 'Theo chức vụ, Sơn không quản lý được Nhân viên 11, Nhân viên 12. Vui lòng chọn người nhận khác'],
  ])('refused: %s', async (_what, body, status, field, message) => {
    await insertWork(7);
    await insertUser({ id: 30, name: 'Phương', role: Role.marketer });
    await insertUser({ id: 31, name: 'Tùng', status: 0 });
    await insertUser({ id: 32, name: 'Sơn' });
    const reply = await send(body);
    expect(reply.statusCode).toBe(status);
    const { message: input, errors = {} } = reply.json<{ message: string; errors?: Record<string, string> }>();
    expect(field === null ? input : errors[field]).toBe(message);
    expect(await userOf(7)).toMatchObject({ status: 1 });
    expect(await findRow(houses)).toMatchObject({ user_id: 7 });
  }); // prettier-ignore

  test.each([
    ['staff', anActor({ id: 40 }), 7, 403],
    ['an admin of a super admin', anAdmin({ id: 41 }), 42, 403],
    ['an admin of themselves', anAdmin({ id: 41 }), 41, 403],
    ['nobody there', anAdmin({ id: 41 }), 99, 404],
    ['a super admin of another one', anAdmin({ id: 43, role: Role.superAdmin }), 42, 200],
  ])('by whom: %s', async (_what, actor, user_id, status) => {
    await insertUser({ id: 42, name: 'Sếp', role: Role.superAdmin });
    const body = { user_id, to_id: 8, kinds: ['houses'] };
    expect((await as(actor).post('/user/hand-over', body)).statusCode).toBe(status);
    expect((await as(actor).post('/user/hand-over/preview', { user_id })).statusCode).toBe(status);
  });

  test('the same call again answers what it did; another admin is told who was first', async () => {
    await insertWork(7);
    const first = await handOver({ last_id: null });
    expect(await handOver({ last_id: null })).toEqual(first);
    const other = as(anAdmin({ id: 44 }));
    await insertUser({ id: 44, name: 'Admin hai' });
    const reply = await other.post('/user/hand-over', { user_id: 7, to_id: 5, last_id: null, kinds: ['houses'] });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      message: 'Nguyễn Thu Hà vừa bàn giao công việc của Lê Thị Nghỉ. Vui lòng xem lại',
      current: { last_id: first.id },
    });
    // before whether the receiver could have it
    const unfit = await other.post('/user/hand-over', { user_id: 7, to_id: 99, last_id: null, kinds: ['houses'] });
    expect(unfit.statusCode).toBe(409);
    expect(await db().$count(notifications, eq(notifications.user_id, 8))).toBe(1);
  });
});

describe('undoing', () => {
  test('gives back what the receiver still has, opens the account, and says how much that was', async () => {
    const { house } = await insertWork(7);
    const sold = await insertHouse({ user_id: 7 });
    const { id } = await handOver({ resigned: true });
    await as(admin).put('/house/detail', { house_id: sold.id, user_id: 5 });
    await as(admin).put('/user/detail', { user_id: 12, manager: null });
    const undone = await undo(id);
    expect(undone).toMatchObject({
      returned: { customers: 1, requests: 1, houses: 1, team: 1 },
      counts: { customers: 1, requests: 1, houses: 2, team: 2 },
      undone_by: { id: 2 },
      may_undo: false,
    });
    expect((await houseOf(house.id)).user_id).toBe(7);
    expect((await houseOf(sold.id)).user_id).toBe(5);
    expect(await managersOf()).toMatchObject({ 11: 7, 12: null });
    expect(await userOf(7)).toMatchObject({ status: 1, employee_status: 'active' });
    expect((await told(8))[1]).toEqual({
      detail: 'đã trả lại 1 khách hàng, 1 nhu cầu, 1 BĐS, 1 nhân viên trong nhóm cho Lê Thị Nghỉ',
    });
    expect((await sendUndo(id)).json()).toMatchObject({ message: 'Lần bàn giao này đã được hoàn tác' });
  });

  test('leaves an account as it is that was locked before, or changed since', async () => {
    await insertUser({ id: 7, status: 0, employee_status: 'unpaid_leave' });
    const { id, locked } = await handOver({ resigned: true });
    expect(locked).toBe(false);
    await as(admin).put('/user/detail', { user_id: 7, employee_status: 'maternity_leave' });
    await undo(id);
    expect(await userOf(7)).toMatchObject({ status: 0, employee_status: 'maternity_leave' });
  });

  test('leaves an account locked that was let in and locked again since', async () => {
    const { id } = await handOver();
    for (const status of [1, 0]) await as(admin).put('/user/detail', { user_id: 7, status });
    await undo(id);
    expect(await userOf(7)).toMatchObject({ status: 0 });
  });

  test('whoever leads the leaver by now stays above: no circle', async () => {
    const { id } = await handOver({ lock: false });
    await db().update(users).set({ manager: 11 }).where(eq(users.id, 7));
    expect((await undo(id)).returned?.team).toBe(1);
    expect(await managersOf()).toMatchObject({ 7: 11, 11: 8, 12: 7 });
  });

  test('24 hours long, not of somebody deleted, and only what there was', async () => {
    const { id } = await handOver();
    await db().execute(sql`update hand_overs set created_at = now() - interval '24 hours 1 second'`);
    expect((await sendUndo(id)).json()).toMatchObject({ message: 'Đã quá 24 giờ nên không hoàn tác được' });
    await db().execute(sql`update hand_overs set created_at = now() - interval '23 hours'`);
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, 7));
    expect((await sendUndo(id)).json()).toMatchObject({ message: 'Lê Thị Nghỉ đã bị xoá nên không hoàn tác được' });
    expect((await sendUndo(999)).statusCode).toBe(404);
  });
});

test('a person’s past tells where their work went, newest first', async () => {
  const first = await handOver({ kinds: ['houses'], lock: false });
  const second = await handOver({ to_id: 5, kinds: ['customers'] });
  await undo(first.id);
  const { data } = (await as(admin).get('/user/hand-over?user_id=7')).json<{ data: HandOver[] }>();
  expect(data.map(({ id, may_undo }) => [id, may_undo])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  expect((await as(anActor({ id: 8 })).get('/user/hand-over?user_id=7')).statusCode).toBe(403);
});
