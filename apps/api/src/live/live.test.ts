import type { AddressInfo } from 'node:net';
import { liveCrowdedCode, liveFullCode } from '@toam/contracts/live/live-events';
import { sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { db, tx } from '../db/db';
import { HttpError } from '../http-error';
import { anActor, anAdmin } from '../testing/an-actor';
import { insertNeed } from '../testing/insert-need';
import { insertSession, insertUser } from '../testing/insert-user';
import { type LiveTab, openTab } from '../testing/live-tab';
import { as, testApp, withSession } from '../testing/test-app';
import { emit } from './emit';
import { forgetOldEvents } from './live.queries';
import { notify } from './notify';

const { app } = testApp({ listens: true });
const open: LiveTab[] = [];

afterEach(() => open.splice(0).forEach((tab) => tab.close()));

const tabWith = async (token: unknown, last_event_id: number | null = null) => {
  const tab = await openTab(app(), { token, last_event_id });
  open.push(tab);
  return tab;
};

const tabOf = async (userId: number, last: number | null = null) => {
  await insertUser({ id: userId });
  const token = await insertSession(userId);
  const tab = await tabWith(token, last);
  if (last === null) await tab.until('live.ready');
  return { ...tab, token };
};

const changed = (record_id: number) => ({ kind: 'record.changed', noun: 'house', record_id, changed_by: 7 }) as const;
const heardIds = (tab: LiveTab) =>
  tab.heard.filter(({ kind }) => kind === 'record.changed').map(({ record_id }) => record_id);

test('an event reaches every tab that it is for, once its transaction has committed', async () => {
  const [mine, other] = [await tabOf(7), await tabOf(8)];
  await tx(async () => {
    await emit(changed(1), { users: [7] });
    await emit(changed(2), 'everyone');
  });
  await expect(tx(() => emit(changed(3), 'everyone').then(() => Promise.reject(new Error('no'))))).rejects.toThrow(
    'no',
  );
  await emit({ kind: 'approval.changed', queue: 'house' }, { users: [7, 8] });
  await mine.until('approval.changed');
  await other.until('approval.changed');
  expect([heardIds(mine), heardIds(other)]).toEqual([[1, 2], [2]]);
});

test('an event by rule reaches those whom the rule admits', async () => {
  const staff = await tabOf(8);
  await insertUser(anAdmin());
  const admin = await tabWith(await insertSession(2));
  await admin.until('live.ready');
  await emit(changed(5), { rule: 'admin' });
  await emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
  await Promise.all([admin.until('approval.changed'), staff.until('approval.changed')]);
  expect([heardIds(admin), heardIds(staff)]).toEqual([[5], []]);
});

test('customers and needs are told of to those who may see them: not to a stranger, nor to a marketer who once had them', async () => {
  const [owner, stranger] = [await tabOf(7), await tabOf(8)];
  const tabFor = async (person: Parameters<typeof insertUser>[0]) => {
    const { id } = await insertUser(person);
    const tab = await tabWith(await insertSession(id));
    await tab.until('live.ready');
    return tab;
  };
  const marketer = await tabFor({ id: 6, role: 5, customer_permission: 1, request_permission: 1 });
  const clerk = await tabFor({ id: 9, customer_permission: 1 });
  const shared = await tabFor({ id: 10 });
  const sent = { name: 'Vũ Thanh Tùng', phone_number: '0903618274' };
  await as(anActor({ id: 7 })).post('/customer/detail', sent);
  await insertNeed({ user_id: 7, customer_id: 1, customer_vouched: true, staff: [10, 6] });
  await as(anActor({ id: 7 })).put('/customer/detail', { customer_id: 1, name: 'Anh Tùng' });
  await emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
  const tabs = [owner, stranger, marketer, clerk, shared];
  await Promise.all(tabs.map((tab) => tab.until('approval.changed')));
  expect(tabs.map(heardIds)).toEqual([[1, 1], [], [], [1, 1], [1]]);
});

test('a tab that comes back gets what it missed, in order and once', async () => {
  const before = await tabOf(7);
  await emit(changed(1), 'everyone');
  const { id } = await before.until('record.changed');
  before.close();
  await before.closed;
  await emit(changed(2), 'everyone');
  await emit(changed(3), 'everyone');
  const after = await tabWith(before.token, id);
  await emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
  await after.until('approval.changed');
  expect(heardIds(after)).toEqual([2, 3]);
  const places = after.heard.slice(1).map((event) => event.id);
  expect(places).toEqual([id + 1, id + 2, id + 3]);
});

test('who was away for longer than events are kept is told to read everything again', async () => {
  const tab = await tabOf(7);
  await emit(changed(1), 'everyone');
  const { id } = await tab.until('record.changed');
  await emit(changed(2), 'everyone');
  await db().execute(sql`update live_events set created_at = now() - interval '2 days'`);
  await forgetOldEvents();
  const back = await tabWith(tab.token, id - 1);
  expect(await back.until('live.reset')).toMatchObject({ id: expect.any(Number) });
  const [left] = (await db().execute(sql`select count(*) as n from live_events`)).rows;
  expect(left).toEqual({ n: 0 });
});

test.each([
  ['a thousand events of others goes on where it was', `'{8}'`, 'live.ready'],
  ['more than a thousand of its own is told to read everything again', 'null', 'live.reset'],
])('a tab that missed %s', async (_what, users, greeting) => {
  const tab = await tabOf(7);
  await emit(changed(1), 'everyone');
  const { id } = await tab.until('record.changed');
  await db().execute(sql`
    insert into live_events (kind, body, users)
    select 'record.changed', '{"noun": "house", "record_id": 2, "changed_by": 7}', ${sql.raw(users)} from generate_series(1, 1001)`);
  await emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
  await tab.until('approval.changed');
  const back = await tabWith(tab.token, id);
  await back.until(greeting);
  await emit({ kind: 'approval.changed', queue: 'house' }, { users: [7] });
  await back.until('approval.changed');
  expect(heardIds(back)).toEqual([]);
});

test('of one person’s tabs the forty opened last are live; the others are sent away until they are looked at', async () => {
  const first = await tabOf(7);
  // a tab is as old as its welcome, so each is awaited before the next opens
  const another = async () => {
    const tab = await tabWith(first.token);
    await tab.until('live.ready');
    return tab;
  };
  const more = [];
  for (let count = 0; count < 40; count++) more.push(await another());
  expect(await first.closed).toBe(liveCrowdedCode);
  const colleague = await tabOf(8);
  await emit(changed(1), 'everyone');
  await Promise.all([...more, colleague].map((tab) => tab.until('record.changed')));
  await another();
  expect(await more[0]!.closed).toBe(liveCrowdedCode);
});

test('sockets of one network that do not say who they are are limited, whoever says so gets in meanwhile', async () => {
  const { port } = app().server.address() as AddressInfo;
  const silent = Array.from({ length: 100 }, () => new WebSocket(`ws://127.0.0.1:${port}/api/live`));
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  const refused = await openTab(app(), { token: 'x', last_event_id: null });
  expect(await refused.closed).toBe(liveFullCode);
  const left = new Promise((resolve) => silent[0]!.on('close', resolve));
  silent[0]!.close();
  await left;
  await tabOf(7);
  for (const socket of silent) socket.terminate();
});

test('a page that opens socket after socket is told to wait, as one that reads too fast', async () => {
  const { token } = await tabOf(7);
  jest.spyOn(app().allowCall!, 'read').mockImplementation(() => {
    throw new HttpError('too_many', '');
  });
  expect(await (await tabWith(token)).closed).toBe(liveFullCode);
  jest.restoreAllMocks();
  await (await tabWith(token)).until('live.ready');
});

test('a transaction that commits later is heard even if its event was stored earlier', async () => {
  const tab = await tabOf(7);
  if (process.env.TEST_DATABASE_URL) {
    let commit: () => void = () => undefined;
    const slow = tx(async () => {
      await emit(changed(1), 'everyone');
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await new Promise((wake) => setTimeout(wake, 50));
    await emit(changed(2), 'everyone');
    await tab.until('record.changed');
    commit();
    await slow;
  } else {
    // PGlite has one connection: transactions run one after another
    await emit(changed(2), 'everyone');
    await emit(changed(1), 'everyone');
  }
  await emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
  await tab.until('approval.changed');
  expect(heardIds(tab)).toEqual([2, 1]);
});

describe('the end of a session', () => {
  test('locking closes every tab of the person within a second, and nobody else’s', async () => {
    const [locked, also, colleague] = [await tabOf(7), await tabOf(7), await tabOf(8)];
    const began = Date.now();
    await as(anAdmin()).put('/user/detail', { user_id: 7, status: 0 });
    expect(await Promise.all([locked.closed, also.closed])).toEqual([4401, 4401]);
    expect(Date.now() - began).toBeLessThan(process.env.CI ? 3000 : 1000);
    expect(locked.heard.at(-1)).toMatchObject({ kind: 'session.revoked' });
    await emit(changed(1), 'everyone');
    await colleague.until('record.changed');
  });

  test('signing out closes the tabs of that session only', async () => {
    const [here, elsewhere] = [await tabOf(7), await tabOf(7)];
    await withSession(here.token).post('/auth/signout');
    expect(await here.closed).toBe(4401);
    await emit(changed(1), 'everyone');
    await elsewhere.until('record.changed');
    expect(elsewhere.heard.some(({ kind }) => kind === 'session.revoked')).toBe(false);
  });

  test('ending one device from another closes the tabs of that one only', async () => {
    const [here, phone, colleague] = [await tabOf(7), await tabOf(7), await tabOf(8)];
    const me = withSession(here.token);
    const { list } = (await me.get('/user/login-devices')).json<{
      data: { list: { id: number; is_current: boolean }[] };
    }>().data;
    await me.delete(`/user/login-devices/${list.find(({ is_current }) => !is_current)?.id}`);
    expect(await phone.closed).toBe(4401);
    await emit({ kind: 'approval.changed', queue: 'house' }, 'everyone');
    for (const tab of [here, colleague]) {
      await tab.until('approval.changed');
      expect(tab.heard.some(({ kind }) => kind === 'session.revoked')).toBe(false);
    }
  });

  test('who must first change a password that the office set hears nothing', async () => {
    await insertUser({ id: 7, must_change_password: true });
    const tab = await tabWith(await insertSession(7));
    expect(await tab.closed).toBe(4401);
    expect(tab.heard).toEqual([]);
  });

  test.each([
    ['an unknown token', { token: 'nobody', last_event_id: null }, 4401],
    ['no token', { last_event_id: null }, 1008],
    ['no JSON', 'hello', 1008],
  ])('%s is not let in', async (_what, hello, code) => {
    const tab = await openTab(app(), hello);
    expect(await tab.closed).toBe(code);
    expect(tab.heard).toEqual([]);
  });
});

describe('the bell', () => {
  const bell = async (token: string) => (await withSession(token).get('/notification/all')).json().data;

  test('rings for those it is for, not for who caused it, and counts what is unread', async () => {
    const tab = await tabOf(7);
    await insertUser({ id: 8, name: 'Trần Minh' });
    await tx(() => notify({ users: [7, 8, 7], by: 8, type: 4, house: { id: 12, title: 'Nhà phố' } }));
    const { notification_id } = await tab.until('notification.created');
    const { unread, total, list } = await bell(tab.token);
    expect([unread, total]).toEqual([1, 1]);
    expect(list).toEqual([
      {
        id: notification_id,
        status: 0,
        detail: null,
        type: 4,
        created_at: expect.any(Number),
        user: { id: 8, name: 'Trần Minh', avatar: null },
        house: { id: 12, title: 'Nhà phố' },
        needs: [],
        subject: null,
        customer: null,
      },
    ]);
  });

  test('one is read, then all; other tabs hear of it; others’ notifications cannot be read', async () => {
    const tab = await tabOf(7);
    await insertUser({ id: 8 });
    for (let n = 0; n < 3; n++) await notify({ users: [7], by: 8, type: 1 });
    const { list } = await bell(tab.token);
    await withSession(tab.token).post(`/notification/seen/${list[0].id}`);
    expect(await tab.until('notification.seen')).toMatchObject({ notification_id: list[0].id });
    expect((await bell(tab.token)).unread).toBe(2);
    expect((await as(anActor({ id: 8 })).post(`/notification/seen/${list[1].id}`)).statusCode).toBe(404);
    await withSession(tab.token).post('/notification/seen-all');
    expect((await bell(tab.token)).unread).toBe(0);
  });
});
