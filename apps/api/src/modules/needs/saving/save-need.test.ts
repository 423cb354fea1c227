import type { SavedNeed } from '@toam/contracts/need/need.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { needText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { liveEvents } from '../../../live/event.schema';
import { anActor } from '../../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { aNeedBody } from '../../../testing/insert-need';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { customers } from '../../customers/customer.schema';
import { notifications } from '../../../live/notification.schema';
import { recommendations } from '../../matches/match.schema';
import { requests } from '../need.schema';
import {
  owner,
  viewer,
  editor,
  superior,
  stranger,
  marketer,
  clerk,
  admin,
  insertPeople,
  dataOf,
  errorsOf,
  create,
  change,
  detail,
  list,
  ids,
  share,
  history,
} from '../needs.fixture';

const { app } = testApp();

beforeEach(insertPeople);

describe('creating', () => {
  test('a need has its place in names, its owner and, of one’s own customer, a number that may be shared', async () => {
    const need = await create({ area: 60, require_column: ['price', 'districts'], description: 'Cần gấp' });
    expect(need).toMatchObject({
      id: 1,
      version: 1,
      status: 0,
      place: 'Quận Bình Thạnh · Phường 11',
      customer: { id: 1, name: 'Vũ Thanh Tùng', phone_number: '0903618274', masked: false },
      user: { id: 7 },
      names: { province: ['Quận Bình Thạnh'], districts: ['Phường 11'], property_type: ['Nhà phố'] },
      ...{ may_edit: true, may_share: true, may_delete: true },
      counts: { recommended: 0, seen: 0, negotiating: 0, done: 0, disliked: 0 },
    });
    const [stored] = await db().select().from(requests);
    expect(stored).toMatchObject({ customer_vouched: true, user_id: 7, purpose: 0 });
    expect((await history()).list).toMatchObject([{ kind: 'need', action: 'Tạo mới', user_name: 'Nguyễn Thu Hà' }]);
  });

  test('purpose may come as text (D63), and an admin may give the need to a colleague', async () => {
    expect(await create({ purpose: '1', money_unit: 'mil' })).toMatchObject({ purpose: 1 });
    expect(await create({ user_id: 8 })).toMatchObject({ user: { id: 7 } });
    expect(await create({ user_id: 8 }, admin)).toMatchObject({ user: { id: 8 } });
  });

  test('sent again with the same key it is made once', async () => {
    const token = await insertSession(7);
    const post = () =>
      app().inject({
        method: 'POST',
        url: '/api/customer/request/detail',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'mot-lan' },
        payload: { customer_id: 1, ...aNeedBody },
      });
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
    expect(await ids('')).toEqual([1]);
  });

  const wrong: [object, Record<string, unknown>][] = [
    [{ customer_id: undefined }, { customer_id: 'Khách hàng bắt buộc' }],
    [{ customer_id: 999 }, { customer_id: needText.unknownCustomer }],
    [{ min_price: null }, { min_price: 'Giá từ bắt buộc' }],
    [{ max_price: undefined }, { max_price: 'Giá đến bắt buộc' }],
    [{ max_price: 0 }, { max_price: expect.stringContaining('1') }],
    [{ min_price: 1.5 }, { min_price: expect.any(String) }],
    [{ min_price: 9_000_000_001 }, { max_price: needText.priceOrder }],
    [{ purpose: 2 }, { purpose: 'Mục đích bắt buộc' }],
    [{ money_unit: 'mpm' }, { money_unit: 'Đơn vị bắt buộc' }],
    [{ province: [] }, { province: 'Quận/Huyện bắt buộc' }],
    [{ province: [1] }, { districts: needText.foreignWard }],
    [{ districts: [] }, { districts: 'Phường/Xã bắt buộc' }],
    [{ districts: [21, 11] }, { districts: needText.foreignWard }],
    [{ districts: [21, 77] }, { districts: needText.unknownChoice }],
    [{ property_type: [3] }, { property_type: needText.unknownChoice }],
    [{ house_type: [2] }, { house_type: needText.unknownChoice }],
    [{ request_direction: [] }, { request_direction: 'Hướng bắt buộc' }],
    [{ request_direction: ['Trên'] }, { request_direction: needText.unknownChoice }],
    [{ floors: 31 }, { floors: expect.any(String) }],
    [{ area: -1 }, { area: expect.any(String) }],
    [{ require_column: ['owner'] }, { 'require_column.0': expect.any(String) }],
  ];

  test('what is missing or wrong is refused at its field', async () => {
    for (const [sent, errors] of wrong) {
      const reply = await as(owner).post('/customer/request/detail', { customer_id: 1, ...aNeedBody, ...sent });
      expect([sent, reply.statusCode, errorsOf(reply)]).toEqual([sent, 422, errors]);
    }
  });

  test('nobody names a customer whom they may not see', async () => {
    const reply = await as(stranger).post('/customer/request/detail', { customer_id: 1, ...aNeedBody });
    expect(errorsOf(reply)).toEqual({ customer_id: needText.foreignCustomer });
    expect((await as(marketer).post('/customer/request/detail', { customer_id: 1, ...aNeedBody })).statusCode).toBe(
      403,
    );
    expect(await db().select().from(requests)).toEqual([]);
  });

  test('who sees the customer but not the number does not vouch: those it is shared with don’t see it either', async () => {
    const chat = anActor({ id: 13, chat_permission: 1 });
    await insertUser({ ...chat });
    await create({ description: 'Gọi 0903 618 274' }, chat);
    await share({ staff: [8] }, chat);
    for (const actor of [chat, viewer]) {
      expect((await detail(1, actor)).customer).toMatchObject({ phone_number: '0000000000', masked: true });
      expect((await detail(1, actor)).description).toBe('Gọi 0000000000');
    }
    expect((await detail(1, admin)).customer.phone_number).toBe('0903618274');
  });
});

describe('changing', () => {
  test('only what is sent, in words in the history, by version', async () => {
    await create({ min_price: 5_500_000_000, description: 'Cần gấp' });
    const reply = await change({ request_id: 1, version: 1, max_price: 6_000_000_000, province: [2], area: 62.5 });
    expect(dataOf<SavedNeed>(reply)).toMatchObject({
      message: needText.updated,
      need: { version: 2, max_price: 6_000_000_000, area: 62.5, description: 'Cần gấp' },
    });
    expect((await history()).list.map(({ action, info }) => [action, info])).toEqual([
      ['Chỉnh sửa', 'Diện tích tối thiểu: trống → 62,5'],
      ['Chỉnh sửa', 'Giá đến: 9 tỷ → 6 tỷ'],
      ['Tạo mới', ''],
    ]);
    const same = await change({ request_id: 1, version: 2, max_price: 6_000_000_000 });
    expect(dataOf<SavedNeed>(same)).toMatchObject({ message: commonText.nothingChanged, need: { version: 2 } });
  });

  test('a stale version gets the need as it stands (D12)', async () => {
    await create();
    await change({ request_id: 1, version: 1, max_price: 8_000_000_000 });
    const reply = await change({ request_id: 1, version: 1, max_price: 10_000_000_000 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ current: { id: 1, version: 2, max_price: 8_000_000_000 } });
  });

  test('the price that is not sent counts, too, and required fields can’t be cleared', async () => {
    await create();
    expect(errorsOf(await change({ request_id: 1, max_price: 6_000_000_000 }))).toEqual({
      max_price: needText.priceOrder,
    });
    expect(errorsOf(await change({ request_id: 1, province: [1] }))).toEqual({ districts: needText.foreignWard });
    for (const cleared of [{ province: [] }, { max_price: null }, { customer_id: null }])
      expect((await change({ request_id: 1, ...cleared })).statusCode).toBe(422);
    expect((await change({ request_id: 1, area: null })).statusCode).toBe(200);
  });

  test('the status goes there and back, and the history says so', async () => {
    await create();
    const reply = await change({ request_id: 1, status: 1 });
    expect(dataOf<SavedNeed>(reply)).toMatchObject({ message: 'Thay đổi thành công!', need: { status: 1 } });
    await change({ request_id: 1, status: '0' });
    expect((await history()).list.slice(0, 2).map(({ action, info }) => [action, info])).toEqual([
      ['Đổi trạng thái', 'Trạng thái: Đã xử lý → Chưa xử lý'],
      ['Đổi trạng thái', 'Trạng thái: Chưa xử lý → Đã xử lý'],
    ]);
  });

  test('another customer must be one’s own to name, and not after a house was shown to this one', async () => {
    await create();
    await insertCustomer({ user_id: 8, name: 'Khách của người khác', phone_number: '0911222333' });
    await insertCustomer({ user_id: 7, name: 'Khách thứ hai', phone_number: '0911222444' });
    expect(errorsOf(await change({ request_id: 1, customer_id: 2 }))).toEqual({
      customer_id: needText.foreignCustomer,
    });
    expect(dataOf<SavedNeed>(await change({ request_id: 1, customer_id: 3 })).need.customer.name).toBe('Khách thứ hai');
    const house = await insertHouse({ user_id: 7 });
    await db().insert(recommendations).values({ customer_id: 3, house_id: house.id, request_id: 1, target: 1 });
    expect(errorsOf(await change({ request_id: 1, customer_id: 1 }))).toEqual({ customer_id: needText.customerFixed });
  });

  test('a number that the editor could not see stays what it is', async () => {
    await create({ description: 'Gọi 0903 618 274' });
    await db().update(requests).set({ customer_vouched: false });
    await share({ staff: [9], staff_role: 1 });
    expect((await detail(1, editor)).description).toBe('Gọi 0000000000');
    await change({ request_id: 1, description: 'Gọi 0000000000 sau 18 giờ' }, editor);
    expect((await detail(1)).description).toBe('Gọi 0903 618 274 sau 18 giờ');
    expect(errorsOf(await change({ request_id: 1, description: 'Gọi 0 1234 0000000000' }, editor))).toEqual({
      description: expect.stringContaining('số điện thoại đã ẩn'),
    });
    expect(JSON.stringify(await history(editor))).not.toContain('0903 618 274');
    expect(JSON.stringify(await history())).toContain('0903 618 274');
  });
});

describe('who may what', () => {
  const people: [string, Actor, { sees: boolean; edits: boolean; shares: boolean; deletes: boolean }][] = [
    ['the owner', owner, { sees: true, edits: true, shares: true, deletes: true }],
    ['a colleague who may look', viewer, { sees: true, edits: false, shares: false, deletes: false }],
    ['a colleague of another need', stranger, { sees: false, edits: false, shares: false, deletes: false }],
    ['the superior who may edit', superior, { sees: true, edits: true, shares: false, deletes: false }],
    ['somebody of the needs page', clerk, { sees: true, edits: false, shares: false, deletes: false }],
    ['an admin', admin, { sees: true, edits: true, shares: false, deletes: true }],
    ['a marketer with every flag', marketer, { sees: false, edits: false, shares: false, deletes: false }],
  ];
  const allowed = (may: boolean) => (may ? 200 : 403);

  test.each(people)('%s', async (_who, actor, { sees, edits, shares, deletes }) => {
    await create();
    await share({ staff: [8], staff_role: 0, manager: 1, manager_role: 1 });
    const call = as(actor);
    expect((await call.get('/customer/request/detail?request_id=1')).statusCode).toBe(allowed(sees));
    expect((await call.get('/customer/request/history?request_id=1')).statusCode).toBe(allowed(sees));
    if (actor !== marketer) expect((await list('', actor)).total).toBe(sees ? 1 : 0);
    expect((await change({ request_id: 1, area: 50 }, actor)).statusCode).toBe(allowed(edits));
    expect((await change({ request_id: 1, status: 1 }, actor)).statusCode).toBe(allowed(edits));
    if (sees) expect(await detail(1, actor)).toMatchObject({ may_edit: edits, may_share: shares, may_delete: deletes });
    expect((await share({ staff: [8, 9] }, actor)).statusCode).toBe(allowed(shares));
    expect((await call.delete('/customer/request/detail', { request_id: 1 })).statusCode).toBe(allowed(deletes));
  });

  test('a locked person has no session at all, and what is not there is not found', async () => {
    await create();
    await insertUser({ ...owner, status: 0 });
    expect((await as(owner).get('/customer/request/detail?request_id=1')).statusCode).toBe(401);
    expect((await as(admin).get('/customer/request/detail?request_id=2')).statusCode).toBe(404);
    expect((await change({ request_id: 2, status: 1 }, admin)).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('is soft; who did it brings it back at once, others don’t', async () => {
    await create();
    expect((await as(owner).delete('/customer/request/detail', { request_id: 1 })).json()).toEqual({ success: true });
    expect(await ids('')).toEqual([]);
    expect((await as(owner).get('/customer/request/detail?request_id=1')).statusCode).toBe(404);
    expect((await change({ request_id: 1, status: 1 })).statusCode).toBe(404);
    expect((await as(viewer).put('/customer/request/restore', { request_id: 1 })).statusCode).toBe(403);
    const restored = dataOf<SavedNeed>(await as(owner).put('/customer/request/restore', { request_id: 1 }));
    expect(restored).toMatchObject({ message: needText.restored, need: { id: 1, version: 3 } });
    expect((await as(owner).put('/customer/request/restore', { request_id: 1 })).statusCode).toBe(409);
    expect((await history()).list.map(({ action }) => action)).toEqual(['Khôi phục', 'Xoá', 'Tạo mới']);
  });

  test('a need does not come back without its customer', async () => {
    await create();
    await as(owner).delete('/customer/request/detail', { request_id: 1 });
    await db().update(customers).set({ deleted_at: new Date() });
    const reply = await as(owner).put('/customer/request/restore', { request_id: 1 });
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      expect.objectContaining({ message: needText.customerGone }),
    ]);
  });
});

describe('sharing (D60)', () => {
  const heard = async (type: number) =>
    (await db().select().from(notifications).where(eq(notifications.type, type)).orderBy(notifications.user_id)).map(
      ({ user_id, request_ids }) => [user_id, request_ids],
    );

  test('those newly shared with hear of it, once; whoever is left out loses it at once', async () => {
    await create();
    await share({ staff: [8] });
    await share({ staff: [8, 9], staff_role: 1, manager: 2 });
    expect(await heard(19)).toEqual([
      [5, [1]],
      [8, [1]],
      [9, [1]],
    ]);
    expect(await ids('mode=shared', viewer)).toEqual([1]);
    expect(await ids('mode=shared', superior)).toEqual([1]);
    expect(await detail(1)).toMatchObject({
      staff: [{ id: 8 }, { id: 9 }],
      staff_role: 1,
      manager: 2,
      superiors: [{ id: 5 }],
    });
    await db().delete(liveEvents);
    const answer = dataOf<SavedNeed>(await share({ staff: [9], staff_role: 1 }));
    expect(answer.message).toBe(needText.shared);
    const events = await db().select().from(liveEvents).orderBy(liveEvents.id);
    // a person who lost access gets the event too; reading is then refused
    const readers = { rule: 'needs', users: [7, 8, 9, 5] };
    expect(events).toMatchObject([{ kind: 'record.changed', ...readers, body: { noun: 'request', record_id: 1 } }]);
    for (const gone of [viewer, superior]) {
      expect((await as(gone).get('/customer/request/detail?request_id=1')).statusCode).toBe(403);
      expect(await ids('', gone)).toEqual([]);
      expect((await as(gone).get('/customer/detail?customer_id=1')).statusCode).toBe(403);
    }
    expect((await history()).list.slice(0, 2).map(({ action, info }) => [action, info])).toEqual([
      ['Chia sẻ', 'Quản lý được xem: Tất cả cấp trên → Không chia sẻ'],
      ['Chia sẻ', expect.stringMatching(/^Chia sẻ với: .+, Nhân viên 9 → Nhân viên 9$/)],
    ]);
  });

  test('with somebody locked, unknown or a marketer is refused by name', async () => {
    await create();
    const refused: [number, string][] = [
      [12, 'Người đã khoá'],
      [6, 'Nhân viên 6'],
      [99, '#99'],
    ];
    for (const [id, name] of refused)
      expect(errorsOf(await share({ staff: [8, id] }))).toEqual({ staff: needText.unknownStaff(name) });
  });

  test('who was locked since may stay on the list; the owner is never on it; stale is refused', async () => {
    await create();
    await share({ staff: [8] });
    await insertUser({ ...viewer, status: 0 });
    expect((await share({ staff: [8, 7, 9], staff_role: 1 })).statusCode).toBe(200);
    expect((await detail(1)).staff.map(({ id }) => id)).toEqual([8, 9]);
    const stale = await share({ staff: [], version: 1 });
    expect([stale.statusCode, stale.json()]).toEqual([409, expect.objectContaining({ current: expect.anything() })]);
  });

  test('a notification names the need’s customer for as long as the reader may see it', async () => {
    await create();
    await share({ staff: [8] });
    const read = async () =>
      dataOf<{ list: { needs: object[] }[] }>(await as(viewer).get('/notification/all')).list[0]?.needs;
    expect(await read()).toEqual([{ id: 1, customer: 'Vũ Thanh Tùng' }]);
    await share({ staff: [] });
    expect(await read()).toEqual([]);
  });
});
