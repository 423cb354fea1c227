import type { Actor } from '@toam/domain/actor';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { liveEvents } from '../../../live/event.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCompleteHouse, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, type Caller, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { notifications } from '../../../live/notification.schema';
import { type House, houses } from '../house.schema';
import { shareRequests } from './share-request.schema';

testApp();

const owner = anActor({ id: 7 });
const stranger = anActor({ id: 8 });
const switcher = anActor({ id: 9, update_product_permission: 1 });
const marketer = anActor({ id: 6, role: 5, update_product_permission: 1 });
const admin = anAdmin();
const otherAdmin = { ...anAdmin({ id: 3 }), name: 'Trần Quốc Bảo' };

beforeEach(async () => {
  for (const actor of [owner, stranger, switcher, marketer, admin, otherAdmin]) await insertUser(actor);
});

const stored = async (id: number): Promise<House> => (await db().select().from(houses).where(eq(houses.id, id)))[0]!;
const history = async () =>
  (await db().select().from(historyEntries).orderBy(asc(historyEntries.id))).map(
    ({ column, old_value, new_value, user_id }) => [column, old_value, new_value, user_id],
  );
const notices = async () =>
  (await db().select().from(notifications).orderBy(asc(notifications.id))).map(
    ({ user_id, actor_id, type, detail, house_id }) => ({ user_id, actor_id, type, detail, house_id }),
  );
const queuesHeard = async () =>
  (await db().select().from(liveEvents).orderBy(asc(liveEvents.id)))
    .filter(({ kind }) => kind === 'approval.changed')
    .map(({ body, rule }) => `${String(body.queue)} ${rule}`);
const requests = async (houseId: number) =>
  (
    await db().select().from(shareRequests).where(eq(shareRequests.house_id, houseId)).orderBy(asc(shareRequests.id))
  ).map(({ kind, status, user_id, decided_by, reason }) => ({ kind, status, user_id, decided_by, reason }));

type Call = (caller: Caller, house: House) => ReturnType<Caller['post']>;

const preview = async (house: House): Promise<number> => {
  const [request] = await db().select().from(shareRequests).where(eq(shareRequests.house_id, house.id));
  return request!.id;
};
const open = async (house: House, kind: 'public' | 'web') =>
  void (await db().insert(shareRequests).values({ house_id: house.id, kind, user_id: house.user_id }));

const share: Call = (caller, { id }) => caller.post(`/house/${id}/share`);
const revoke: Call = (caller, { id }) => caller.post(`/house/${id}/revoke`);
const approve: Call = (caller, { id }) => caller.post('/house/public/approve', { house_id: id });
const reject: Call = (caller, { id }) => caller.post('/house/public/reject', { house_id: id, condition: 'Thiếu sổ' });
const requestWeb: Call = (caller, { id }) => caller.post('/house/preview', { house_id: id });
const withdrawWeb: Call = (caller, { id }) => caller.post(`/house/${id}/web/withdraw`);
const revokeWeb: Call = (caller, { id }) => caller.post(`/house/${id}/web/revoke`);
const approveWeb: Call = async (caller, house) =>
  caller.post('/house/preview/approve', { preview_id: await preview(house) });
const rejectWeb: Call = async (caller, house) =>
  caller.post('/house/preview/reject', { preview_id: await preview(house), condition: 'Ảnh mờ' });
const stop: Call = (caller, { id }) =>
  caller.post(`/house/${id}/status`, { status: 1, reason_stop_selling: 'Chủ nhà đã bán' });
const resume: Call = (caller, { id }) => caller.post(`/house/${id}/status`, { status: 0 });

const shownToColleagues = { public: 1, public_approval: 1 } as const;
const askedForWeb = { ...shownToColleagues, web_requested: true };
const everyCall: [string, Partial<House>, Call, Actor[]][] = [
  ['sharing', {}, share, [owner, admin]],
  ['revoking', shownToColleagues, revoke, [owner, admin]],
  ['approving', { public: 1 }, approve, [admin]],
  ['rejecting', { public: 1 }, reject, [admin]],
  ['asking for the website', shownToColleagues, requestWeb, [owner, admin]],
  ['withdrawing that', askedForWeb, withdrawWeb, [owner, admin]],
  ['approving the website', askedForWeb, approveWeb, [admin]],
  ['rejecting the website', askedForWeb, rejectWeb, [admin]],
  ['taking it off the website', { ...shownToColleagues, web: 1 }, revokeWeb, [admin]],
  ['stopping', shownToColleagues, stop, [owner, admin, switcher]],
  ['resuming', { ...shownToColleagues, status: 1, reason_stop_selling: 'Đã bán' }, resume, [owner, admin, switcher]],
];
const people: [string, Actor][] = [
  ['the owner', owner],
  ['a colleague', stranger],
  ['a holder of the update flag', switcher],
  ['a marketer', marketer],
  ['an admin', admin],
];

describe.each(everyCall)('%s', (_call, state, call, allowed) => {
  const aHouse = async (): Promise<House> => {
    const house = await insertCompleteHouse({ user_id: 7, ...state });
    if (state.web_requested) await open(house, 'web');
    return house;
  };

  test.each(people)('by %s', async (_who, actor) => {
    const house = await aHouse();
    const reply = await call(as(actor), house);
    const isAllowed = allowed.includes(actor);
    expect([reply.statusCode, reply.json().message]).toEqual(isAllowed ? [200, undefined] : [403, expect.any(String)]);
    if (!isAllowed) {
      expect(await stored(house.id)).toEqual(house);
      expect(await history()).toEqual([]);
      expect(await notices()).toEqual([]);
    }
  });

  test('of somebody who was locked a moment ago', async () => {
    const house = await aHouse();
    const caller = as(admin);
    await caller.get('/notification/all');
    const locked: Caller = { ...caller, post: (path, body) => as({ ...admin, status: 0 } as Actor).post(path, body) };
    expect((await call(locked, house)).statusCode).toBe(401);
    expect(await stored(house.id)).toEqual(house);
  });

  test('of a house that is gone', async () => {
    const house = await aHouse();
    await db().update(houses).set({ deleted_at: new Date() });
    expect((await call(as(admin), house)).statusCode).toBe(404);
  });
});

describe('the community', () => {
  test('shared, it waits: admins and the superior hear of it, and the queue counts anew', async () => {
    await insertUser({ id: 5, name: 'Trưởng nhóm' });
    await insertUser({ ...owner, manager: 5 });
    const house = await insertCompleteHouse({ user_id: 7 });
    const reply = await share(as(owner), house);
    expect(reply.json()).toEqual({
      data: {
        house_id: house.id,
        version: 2,
        public: 1,
        public_approval: 0,
        web: 0,
        web_requested: false,
        status: 0,
        message: 'Chia sẻ thành công!',
      },
    });
    expect(await requests(house.id)).toEqual([
      { kind: 'public', status: 'open', user_id: 7, decided_by: null, reason: null },
    ]);
    expect(await history()).toEqual([['public', '0', '1', 7]]);
    expect((await notices()).map(({ user_id, type }) => [user_id, type])).toEqual([
      [2, 2],
      [3, 2],
      [5, 2],
    ]);
    expect(await queuesHeard()).toEqual(['house-public admin']);
  });

  test('asked twice it is shared once', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    await share(as(owner), house);
    expect((await share(as(owner), house)).json().data).toMatchObject({ version: 2, message: 'Chia sẻ thành công!' });
    expect(await requests(house.id)).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test('an unfinished house is told field by field what is missing', async () => {
    const house = await insertHouse({ user_id: 7, into_money: 5_000_000_000, property_type: 1 });
    for (const call of [share, requestWeb]) {
      const reply = await call(as(owner), house);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([
        422,
        ['floor_area', 'title', 'key_word', 'descriptions', 'description', 'public_image'],
      ]);
    }
    expect(await stored(house.id)).toEqual(house);
  });

  test('approved, its owner hears of it, and whoever asked', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    await share(as(admin), house);
    await approve(as(otherAdmin), house);
    expect(await stored(house.id)).toMatchObject({ public: 1, public_approval: 1, shared_at: expect.any(Date) });
    expect(await requests(house.id)).toMatchObject([{ status: 'approved', user_id: 2, decided_by: 3 }]);
    const approved = { actor_id: 3, type: 11, house_id: house.id };
    expect((await notices()).filter(({ type }) => type === 11)).toEqual([
      { ...approved, user_id: 7, detail: 'đã duyệt chia sẻ cộng đồng bất động sản của bạn' },
      { ...approved, user_id: 2, detail: 'đã duyệt chia sẻ cộng đồng bất động sản của bạn' },
    ]);
    expect(await history()).toEqual([
      ['public', '0', '1', 2],
      ['public_approval', '0', '1', 3],
    ]);
  });

  test('rejected, it stays shared with the reason; edited with resetCondition it waits again (D41)', async () => {
    const house = await insertCompleteHouse({ user_id: 7, public: 1 });
    expect((await as(admin).post('/house/public/reject', { house_id: house.id, condition: '  ' })).statusCode).toBe(
      422,
    );
    await reject(as(admin), house);
    expect(await stored(house.id)).toMatchObject({
      public: 1,
      public_approval: 0,
      reject_public_condition: 'Thiếu sổ',
    });
    expect((await notices())[0]).toMatchObject({ user_id: 7, detail: 'không duyệt chia sẻ cộng đồng: Thiếu sổ' });
    await as(owner).put('/house/detail', { house_id: house.id, title: 'Nhà đủ sổ', resetCondition: true });
    expect(await stored(house.id)).toMatchObject({ reject_public_condition: null, public: 1, public_approval: 0 });
    expect(await requests(house.id)).toMatchObject([{ status: 'rejected', reason: 'Thiếu sổ' }, { status: 'open' }]);
    expect(await queuesHeard()).toEqual(['house-public admin', 'house-public admin']);
  });

  test('the second of two admins hears who was first, and when', async () => {
    const house = await insertCompleteHouse({ user_id: 7, public: 1 });
    await approve(as(otherAdmin), house);
    const late = await reject(as(admin), house);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^Trần Quốc Bảo đã duyệt lúc \d\d:\d\d \d\d\/\d\d$/);
    expect((await approve(as(otherAdmin), house)).json().message).toMatch(/^Bạn đã duyệt lúc /);
    expect(await stored(house.id)).toMatchObject({ public_approval: 1, reject_public_condition: null });
  });

  test('what was withdrawn meanwhile, edited meanwhile, or never waited is not decided', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    expect((await approve(as(admin), house)).json()).toMatchObject({ message: 'BĐS này không còn chờ duyệt' });
    await share(as(owner), house);
    const edited = await as(admin).post('/house/public/approve', { house_id: house.id, version: 1 });
    expect([edited.statusCode, edited.json().message]).toEqual([
      409,
      'BĐS vừa được sửa sau khi bạn mở. Vui lòng xem lại trước khi duyệt',
    ]);
    await revoke(as(owner), house);
    expect((await approve(as(admin), house)).json()).toMatchObject({ message: 'Yêu cầu đã được rút lại' });
    expect(await requests(house.id)).toMatchObject([{ status: 'withdrawn', decided_by: 7 }]);
    expect((await notices()).filter(({ type }) => type === 11)).toEqual([]);
  });
});

describe('the website', () => {
  test('asked for, approved, taken off: each told, and stopping does the last by itself', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    const asked = await requestWeb(as(owner), house);
    expect(asked.json().data).toMatchObject({ web_requested: true, web: 0, message: 'Đã gửi yêu cầu đăng web' });
    expect((await requestWeb(as(owner), house)).json().data.preview_id).toBe(asked.json().data.preview_id);
    const approved = await approveWeb(as(admin), house);
    expect(approved.json().data).toMatchObject({
      web: 1,
      web_requested: false,
      message: 'BĐS được upload lên web thành công!',
    });
    expect((await revokeWeb(as(admin), house)).json().data).toMatchObject({ web: 0, message: 'Gỡ BĐS thành công!' });
    expect(await history()).toEqual([
      ['web_requested', '0', '1', 7],
      ['web', '0', '1', 2],
      ['web', '1', '0', 2],
    ]);
    expect((await notices()).map(({ detail }) => detail)).toEqual([
      'đã đăng bất động sản của bạn lên web',
      'đã gỡ bất động sản của bạn khỏi web',
    ]);
    expect(await queuesHeard()).toEqual(['house-web admin', 'house-web admin']);
  });

  test('rejected, it may be asked for again, and the old request is not decided twice', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    const { preview_id } = (await requestWeb(as(owner), house)).json().data;
    await rejectWeb(as(admin), house);
    expect(await stored(house.id)).toMatchObject({ web_requested: false, reject_web_condition: 'Ảnh mờ' });
    await requestWeb(as(owner), house);
    const late = await as(otherAdmin).post('/house/preview/approve', { preview_id });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringMatching(/^Nguyễn Thu Hà đã từ chối lúc /),
    ]);
    expect(await stored(house.id)).toMatchObject({ web: 0, web_requested: true, reject_web_condition: null });
    expect((await as(admin).post('/house/preview/approve', { preview_id: 99 })).statusCode).toBe(404);
  });

  test('a stopped house keeps its request and does not come onto the website (D32)', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    await requestWeb(as(owner), house);
    await stop(as(owner), house);
    expect(await stored(house.id)).toMatchObject({ status: 1, web_requested: true });
    expect((await approveWeb(as(admin), house)).statusCode).toBe(422);
    expect((await share(as(owner), house)).json().message).toBe(
      'BĐS đang ngưng bán. Vui lòng mở bán lại trước khi chia sẻ',
    );
  });
});

describe('stopping and resuming', () => {
  test('takes it off the website, asks for a reason, and resuming brings nothing back but the sale (D32)', async () => {
    const house = await insertCompleteHouse({ user_id: 7, public: 1, public_approval: 1, web: 1 });
    const silent = await as(owner).post(`/house/${house.id}/status`, { status: 1 });
    expect([silent.statusCode, silent.json().errors]).toEqual([422, { reason_stop_selling: 'Vui lòng nhập lý do' }]);
    expect((await stop(as(switcher), house)).json().data).toMatchObject({ status: 1, web: 0, public: 1 });
    expect((await stop(as(owner), house)).statusCode).toBe(409);
    expect((await resume(as(owner), house)).json().data).toMatchObject({ status: 0, web: 0, public: 1 });
    expect(await stored(house.id)).toMatchObject({ reason_stop_selling: null, public_approval: 1 });
    expect((await history()).sort()).toEqual([
      ['reason_stop_selling', null, 'Chủ nhà đã bán', 9],
      ['reason_stop_selling', 'Chủ nhà đã bán', null, 7],
      ['status', '0', '1', 9],
      ['status', '1', '0', 7],
      ['web', '1', '0', 9],
    ]);
  });

  test('a house that was rejected waits again once it is back on sale', async () => {
    const house = await insertCompleteHouse({
      user_id: 7,
      public: 1,
      reject_public_condition: 'Thiếu sổ',
      status: 1,
      reason_stop_selling: 'Đã bán',
    });
    await resume(as(owner), house);
    expect(await requests(house.id)).toMatchObject([{ kind: 'public', status: 'open' }]);
  });
});

describe('the save call of the specification takes the same steps', () => {
  test('sharing, revoking, stopping and resuming by the owner', async () => {
    const house = await insertCompleteHouse({ user_id: 7 });
    const put = async (body: object) => (await as(owner).put('/house/detail', { house_id: house.id, ...body })).json();
    expect((await put({ public: 1, public_approval: 0 })).data).toMatchObject({ message: 'Chia sẻ thành công!' });
    expect((await put({ public: 0, public_approval: 0 })).data).toMatchObject({ message: 'Thu hồi thành công!' });
    expect((await put({ web: 1 })).data).toMatchObject({ message: 'Đã gửi yêu cầu đăng web' });
    expect((await put({ status: 1 })).errors).toEqual({ reason_stop_selling: 'Vui lòng nhập lý do' });
    expect((await put({ status: 1, web: 0, reason: 'Đã bán' })).data).toMatchObject({
      message: 'Thay đổi thành công!',
    });
    expect(await stored(house.id)).toMatchObject({ status: 1, web: 0, reason_stop_selling: 'Đã bán' });
    expect((await put({ status: 0, title: 'Nhà đẹp' })).data).toMatchObject({ message: 'Cập nhật BĐS thành công' });
    expect(await stored(house.id)).toMatchObject({ status: 0, title: 'Nhà đẹp', reason_stop_selling: null });
  });

  test('approving and taking off the website only by an admin, whatever else the body says', async () => {
    const house = await insertCompleteHouse({ user_id: 7, public: 1, web: 1 });
    for (const wanted of [{ public_approval: 1 }, { web: 0 }]) {
      const reply = await as(owner).put('/house/detail', { house_id: house.id, title: 'Nhà đẹp', ...wanted });
      expect(reply.statusCode).toBe(403);
    }
    expect(await stored(house.id)).toEqual(house);
    const both = await as(admin).put('/house/detail', { house_id: house.id, public_approval: 1, web: 0 });
    expect(both.statusCode).toBe(200);
    expect(await stored(house.id)).toMatchObject({ public_approval: 1, web: 0, shared_at: expect.any(Date) });
    expect(await requests(house.id)).toMatchObject([{ kind: 'public', status: 'approved', user_id: 7, decided_by: 2 }]);
  });

  test('a holder of the update flag may stop, and nothing besides', async () => {
    const house = await insertCompleteHouse({ user_id: 7, ...shownToColleagues });
    const stopping = { house_id: house.id, status: 1, reason_stop_selling: 'Đã bán' };
    expect((await as(switcher).put('/house/detail', { ...stopping, title: 'Của tôi' })).statusCode).toBe(403);
    expect((await as(switcher).put('/house/detail', stopping)).statusCode).toBe(200);
    expect((await as(switcher).put('/house/detail', { house_id: house.id })).statusCode).toBe(403);
  });
});

test('colleagues see what came of it, not what waits or why it was rejected', async () => {
  const secret = { reject_public_condition: 'Thiếu sổ', reject_web_condition: 'Ảnh mờ', has_draft: true };
  const house = await insertCompleteHouse({ user_id: 7, ...shownToColleagues, web_requested: true, ...secret });
  await reject(as(admin), await insertCompleteHouse({ user_id: 7, ...shownToColleagues, public_approval: 0 }));
  const row = async (actor: Actor) =>
    (await as(actor).post('/house/v2/list', { mode: 'publicList' })).json().data.list[0];
  const page = async (actor: Actor) => (await as(actor).get(`/house/detail?house_id=${house.id}`)).json().data;
  const found = async (actor: Actor, status: string) =>
    (await as(actor).post('/house/v2/list', { mode: 'publicList', status, fetchType: 'count' })).json().data.total;
  for (const actor of [stranger, switcher]) {
    for (const seen of [await row(actor), await page(actor)])
      expect(seen).toMatchObject({
        web_requested: false,
        has_draft: false,
        reject_public_condition: null,
        reject_web_condition: null,
      });
    expect(await found(actor, 'pending')).toBe(0);
    expect((await as(actor).get(`/house/${house.id}/sharing`)).statusCode).toBe(403);
    expect((await as(actor).get(`/house/${house.id}/changes`)).statusCode).toBe(403);
    expect((await as(actor).get(`/house/preview?house_id=${house.id}`)).statusCode).toBe(403);
  }
  for (const actor of [owner, admin]) {
    for (const seen of [await row(actor), await page(actor)])
      expect(seen).toMatchObject({ web_requested: true, ...secret });
    expect(await found(actor, 'pending')).toBe(1);
  }
});
