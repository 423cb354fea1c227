import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { liveEvents } from '../../live/event.schema';
import { forgetOldNotifications } from '../../live/notification.queries';
import { notify } from '../../live/notify';
import { anActor } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, type Caller, testApp } from '../../testing/test-app';
import { notifications } from '../../live/notification.schema';

testApp();

const house = { id: 12, title: 'Nhà phố hẻm xe hơi' };
const reader = () => as(anActor({ id: 7 }));
const list = async (caller: Caller, query = '') =>
  (await caller.get(`/notification/all?${query}`)).json<{
    data: { total: number; unread: number; list: { id: number; status: 0 | 1 }[] };
  }>().data;

beforeEach(async () => {
  await insertUser({ id: 7 });
  await insertUser({ id: 8, name: 'Lê Hoàng Phúc' });
});

test('newest first, with who did what to which house', async () => {
  await notify({ users: [7], by: 8, type: NotificationType.shared, house });
  await notify({ users: [7], by: null, type: NotificationType.approvalDecided, house, detail: 'Chưa đủ ảnh' });
  expect(await list(reader())).toMatchObject({
    total: 2,
    unread: 2,
    list: [
      { id: 2, status: 0, type: 11, user: null, house, detail: 'Chưa đủ ảnh' },
      { id: 1, status: 0, type: 2, user: { id: 8, name: 'Lê Hoàng Phúc' }, house, detail: null },
    ],
  });
});

test('nobody hears of what they did themselves, and each of several hears once', async () => {
  await notify({ users: [7, 8, 8, 7], by: 8, type: NotificationType.created, house });
  expect(await list(reader())).toMatchObject({ total: 1 });
  expect(await list(as(anActor({ id: 8 })))).toMatchObject({ total: 0 });
});

test('one is read, then only the unread are asked for, then all are read', async () => {
  for (let one = 0; one < 3; one++) await notify({ users: [7], by: 8, type: NotificationType.created, house });
  expect((await reader().post('/notification/seen/2')).json()).toEqual({ success: true });
  expect(await list(reader(), 'status=0')).toMatchObject({ total: 2, unread: 2, list: [{ id: 3 }, { id: 1 }] });
  expect(await list(reader(), 'size=1&page=2')).toMatchObject({ total: 3, unread: 2, list: [{ id: 2, status: 1 }] });
  await reader().post('/notification/seen-all');
  expect(await list(reader())).toMatchObject({ total: 3, unread: 0 });
});

test('somebody else’s is not found and stays unread; reading twice is no error', async () => {
  await notify({ users: [7], by: 8, type: NotificationType.created, house });
  expect((await as(anActor({ id: 8 })).post('/notification/seen/1')).statusCode).toBe(404);
  expect(await list(reader())).toMatchObject({ unread: 1 });
  await reader().post('/notification/seen/1');
  expect((await reader().post('/notification/seen/1')).statusCode).toBe(200);
});

test('the reader’s tabs hear of each new one and of what was read, by id alone', async () => {
  await notify({ users: [7], by: 8, type: NotificationType.created, house });
  await reader().post('/notification/seen/1');
  await reader().post('/notification/seen-all');
  const heard = await db()
    .select({ kind: liveEvents.kind, body: liveEvents.body, users: liveEvents.users })
    .from(liveEvents)
    .orderBy(liveEvents.id);
  expect(heard).toEqual([
    { kind: 'notification.created', body: { notification_id: 1 }, users: [7] },
    { kind: 'notification.seen', body: { notification_id: 1 }, users: [7] },
    { kind: 'notification.seen', body: { notification_id: null }, users: [7] },
  ]);
});

test('after half a year they are forgotten, read or not', async () => {
  for (let one = 0; one < 3; one++) await notify({ users: [7], by: 8, type: NotificationType.created, house });
  await db().execute(sql`update notifications set created_at = now() - interval '181 days' where id <= 2`);
  await db().execute(sql`update notifications set status = 1 where id = 1`);
  await forgetOldNotifications();
  expect(await db().select({ id: notifications.id }).from(notifications)).toEqual([{ id: 3 }]);
});
