import type { ZaloConnection, ZaloShared } from '@toam/contracts/zalo/zalo.endpoints';
import { zaloRefusal as text } from '@toam/contracts/zalo/zalo.text';
import type { Actor } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { auditEntries } from '../../audit/audit.schema';
import { historyEntries } from '../../history/history.schema';
import { idempotencyKeys } from '../../idempotency/idempotency-key.schema';
import { liveEvents } from '../../live/event.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { askZaloAt } from '../../testing/connect-zalo';
import { insertCompleteHouse } from '../../testing/insert-house';
import { insertSession, insertUser } from '../../testing/insert-user';
import { freePort } from '../../testing/real-process';
import { anonymous, as, testApp, withSession, type Caller } from '../../testing/test-app';
import { ZaloStandIn } from '../../../../../tools/zalo/zalo-stand-in';
import { useCommercialSite } from '../houses/sharing/commercial-address';
import { useZalo } from './zalo-provider';
import { zaloAccounts, zaloUsedStates } from './zalo.schema';

const { app } = testApp({ env: { COMMERCIAL_URL: 'https://toam.vn/nha' } });

const zalo = new ZaloStandIn();
const agent = anActor({ id: 7 });
let me: Caller;
const logged: string[] = [];

beforeAll(() => zalo.listen());
afterAll(async () => {
  await zalo.close();
  useZalo(undefined);
  useCommercialSite(undefined);
});

const configure = (env: Record<string, string> = {}) => askZaloAt(zalo, env, logged);

beforeEach(async () => {
  zalo.forget();
  logged.length = 0;
  configure();
  await insertUser(agent);
  me = withSession(await insertSession(agent.id));
});

const read = async (caller = me) => (await caller.get('/zalo/me')).json<{ data: ZaloConnection }>().data;
const consent = async (caller = me) => zalo.consent((await read(caller)).login_url!);

async function connect(caller = me) {
  const { code, state } = await consent(caller);
  return caller.put('/zalo/token', { code, state });
}

const refusal = (reply: { statusCode: number; json: () => { message: string } }) => [reply.statusCode, reply.json().message];
const account = async (id = agent.id) =>
  (await db().select().from(zaloAccounts).where(eq(zaloAccounts.user_id, id)))[0];
const expire = () => db().update(zaloAccounts).set({ expires_at: new Date(Date.now() - 1000) });

const aHouse = (owner: Actor = agent, values = {}) =>
  insertCompleteHouse({ user_id: owner.id, slug: 'nha-pho-hem-xe-hoi', web: 1, public: 1, public_approval: 1, ...values });
const share = (house_id: number, more: object = {}, caller = me) =>
  caller.post('/zalo/feed', { house_id, message: 'Chị xem căn này nhé', ...more });

describe('without an app', () => {
  beforeEach(() => useZalo(undefined));

  test('the screen learns it, and every call is refused with the two variables', async () => {
    expect(await read()).toEqual({
      configured: false,
      connected: false,
      lapsed: false,
      ...{ name: null, avatar: null, connected_at: null, renew_until: null, login_url: null },
    });
    const { id } = await aHouse();
    for (const reply of [
      await me.put('/zalo/token', { code: 'a', state: 'b' }),
      await me.get('/zalo/friends'),
      await share(id),
    ])
      expect(refusal(reply)).toEqual([422, expect.stringContaining('ZALO_APP_ID, ZALO_APP_SECRET')]);
    expect((await me.delete('/zalo/token')).statusCode).toBe(200);
  });
});

describe('connecting', () => {
  test('the address asks for this app, with a challenge, and leads back to our screen', async () => {
    const url = new URL((await read()).login_url!);
    expect(url.pathname).toBe('/v4/permission');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      app_id: zalo.env.ZALO_APP_ID,
      redirect_uri: 'https://nha.toam.vn/social/zalo/token',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
    });
    expect((await anonymous.get('/zalo/me')).statusCode).toBe(401);
  });

  test('a code connects the account: name and days are told, tokens are sealed for this person', async () => {
    const reply = await connect();
    expect(reply.json().data).toMatchObject({ connected: true, lapsed: false, name: 'Thuỳ Linh Nhà Đất' });
    const stored = (await account())!;
    expect(stored).toMatchObject({ zalo_id: zalo.me.id, avatar: expect.stringMatching(/^https:/) });
    expect([stored.access_token, stored.refresh_token]).toEqual([expect.stringMatching(/^v1\./), expect.stringMatching(/^v1\./)]);
    const inDays = (stored.renew_until!.getTime() - Date.now()) / 86_400_000;
    expect(Math.round(inDays)).toBe(90);
    expect(await read(as(anActor({ id: 8 })))).toMatchObject({ connected: false, name: null });
  });

  test('a state is of one session, used once, unchanged and for half an hour', async () => {
    const other = withSession(await insertSession(agent.id));
    const foreign = await consent(other);
    const back = await consent();
    const cases = [
      { ...back, state: foreign.state },
      { ...back, state: `${back.state}x` },
      { ...back, state: back.state.replace(/\.[^.]+\./, `.${(Date.now() / 1000 + 9e6).toString(36)}.`) },
      { ...back, state: 'x' },
    ];
    for (const { code, state } of cases)
      expect(refusal(await me.put('/zalo/token', { code, state }))).toEqual([422, text.wrongState]);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'], now: Date.now() + 31 * 60_000 });
    try {
      expect(refusal(await me.put('/zalo/token', back))).toEqual([422, text.wrongState]);
    } finally {
      jest.useRealTimers();
    }
    expect(zalo.calls.filter((path) => path === '/v4/access_token')).toEqual([]);
    const twice = await Promise.all([me.put('/zalo/token', back), me.put('/zalo/token', back)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(refusal(await me.put('/zalo/token', back))).toEqual([422, text.usedState]);
    expect(await db().$count(zaloUsedStates)).toBe(1);
  });

  test('a code that Zalo refuses is refused, and one that it never answered for may come again', async () => {
    const back = await consent();
    expect(refusal(await me.put('/zalo/token', { ...back, code: 'another' }))).toEqual([422, text.login('-14003')]);
    const again = await consent();
    zalo.next('/v4/access_token', { kind: 'down' });
    expect(refusal(await me.put('/zalo/token', again))).toEqual([422, text.away]);
    expect((await me.put('/zalo/token', again)).statusCode).toBe(200);
  });

  test.each(['html', 'huge', 'redirect', 'lie', 'hang up'] as const)('an answer that is none (%s) connects nothing', async (kind) => {
    const back = await consent();
    zalo.next('/v4/access_token', { kind });
    expect(refusal(await me.put('/zalo/token', back))).toEqual([422, text.away]);
    const other = await consent();
    zalo.next('/v2.0/me', { kind });
    expect(refusal(await me.put('/zalo/token', other))).toEqual([422, text.away]);
    expect(await account()).toBeUndefined();
    expect(zalo.calls).not.toContain('/elsewhere');
  });

  test('connecting again takes the place of the account; disconnecting forgets it, also a second time', async () => {
    await connect();
    zalo.me = { id: '99', name: 'Linh Toàn Đất' };
    await connect();
    expect(await read()).toMatchObject({ connected: true, name: 'Linh Toàn Đất' });
    expect((await me.delete('/zalo/token')).statusCode).toBe(200);
    expect((await me.delete('/zalo/token')).statusCode).toBe(200);
    expect(await read()).toMatchObject({ connected: false, name: null, login_url: expect.any(String) });
    const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ action, noun, record_id }) => [action, noun, record_id])).toEqual([
      ['link', 'zalo', 7],
      ['link', 'zalo', 7],
      ['delete', 'zalo', 7],
    ]);
  });

  test('somebody who is locked while Zalo answers leaves no tokens behind', async () => {
    const back = await consent();
    let answer = () => {};
    zalo.next('/v2.0/me', { kind: 'held', until: new Promise((ready) => (answer = ready)) });
    const connecting = me.put('/zalo/token', back);
    await new Promise((wake) => setTimeout(wake, 100));
    await as(anAdmin({ id: 2 })).put('/user/detail', { user_id: 7, status: 0 });
    answer();
    expect((await connecting).statusCode).toBe(401);
    expect(await account()).toBeUndefined();
  });
});

describe('a person who leaves', () => {
  test('loses the tokens with a lock and with a deletion; signing out everywhere keeps them', async () => {
    await connect();
    await me.post('/auth/signout', { all: true });
    expect(await account()).toBeDefined();
    await as(anAdmin({ id: 2 })).put('/user/detail', { user_id: 7, status: 0 });
    expect(await account()).toBeUndefined();
    await insertUser({ id: 8 });
    expect((await connect(withSession(await insertSession(8)))).statusCode).toBe(200);
    expect((await as(anAdmin({ id: 2 })).delete('/user/detail', { user_id: 8 })).statusCode).toBe(200);
    expect(await account(8)).toBeUndefined();
  });
});

describe('renewing', () => {
  test('ten calls at once renew the tokens once, and all get their answer', async () => {
    await connect();
    await expire();
    zalo.calls.length = 0;
    zalo.next('/v4/access_token', { kind: 'slow', after: 200 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => me.get('/zalo/friends')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(zalo.calls.filter((path) => path === '/v4/access_token')).toHaveLength(1);
    const stored = (await account())!;
    expect([stored.expires_at.getTime() > Date.now(), stored.renewing_until]).toEqual([true, null]);
    await expire();
    expect((await me.get('/zalo/friends')).statusCode).toBe(200);
  });

  test('a renewal that Zalo refuses ends the connection, and says so until it is made again', async () => {
    await connect();
    await expire();
    zalo.next('/v4/access_token', { kind: 'refuse', code: -14014 });
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.lapsed]);
    zalo.calls.length = 0;
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.lapsed]);
    expect(zalo.calls).toEqual([]);
    expect(await read()).toMatchObject({ connected: false, lapsed: true, name: zalo.me.name });
    await connect();
    expect(await read()).toMatchObject({ connected: true, lapsed: false });
    expect((await me.get('/zalo/friends')).statusCode).toBe(200);
  });

  test('a renewal that Zalo does not answer is tried again by the next call', async () => {
    await connect();
    await expire();
    zalo.next('/v4/access_token', { kind: 'down' });
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.away]);
    expect((await me.get('/zalo/friends')).statusCode).toBe(200);
  });

  test('a renewal whose process died is taken over after its time', async () => {
    await connect();
    await expire();
    await db().update(zaloAccounts).set({ renewing_until: sql`now() - interval '1 second'` });
    expect((await me.get('/zalo/friends')).statusCode).toBe(200);
  });

  test('whoever disconnects during a renewal stays disconnected', async () => {
    await connect();
    await expire();
    zalo.next('/v4/access_token', { kind: 'slow', after: 300 });
    const asking = me.get('/zalo/friends');
    await new Promise((wake) => setTimeout(wake, 100));
    await me.delete('/zalo/token');
    expect(refusal(await asking)).toEqual([422, text.notConnected]);
    expect(await account()).toBeUndefined();
  });

  test('a permission that the person took back at Zalo is a connection that has lapsed', async () => {
    await connect();
    zalo.endAccess();
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.lapsed]);
    expect(await read()).toMatchObject({ connected: false, lapsed: true });
  });

  test('tokens that our key no longer opens ask for a new connection', async () => {
    await connect();
    await db().update(zaloAccounts).set({ access_token: 'v1.00000000.AAAA.AAAA' });
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.unreadable]);
  });
});

describe('friends', () => {
  test('are told by name; a refusal is told with its code', async () => {
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.notConnected]);
    await connect();
    const { data } = (await me.get('/zalo/friends')).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Chị Duyên', 'Anh Thắng', 'Cô Hạnh Q3', 'Công Thành']);
    zalo.next('/v2.0/me/friends', { kind: 'refuse', code: 289 });
    expect(refusal(await me.get('/zalo/friends'))).toEqual([422, text.friends('289')]);
  });
});

describe('sharing a house', () => {
  beforeEach(async () => {
    await connect();
  });

  test('posts the address of the commercial website with the words, and the audit knows it', async () => {
    const { id } = await aHouse();
    expect((await share(id)).json().data).toEqual({ posted: true, sent: [], refused: [] });
    expect(zalo.posts).toEqual([{ to: null, link: 'https://toam.vn/nha/nha-pho-hem-xe-hoi', message: 'Chị xem căn này nhé' }]);
    const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.action, 'share'));
    expect(entry).toMatchObject({ noun: 'house', record_id: id, detail: { zalo_feed: 1 } });
  });

  test('friends get it each, once, and who did not is named', async () => {
    const { id } = await aHouse();
    const [duyen, thang] = ['82000000000000001', '82000000000000002'] as const;
    zalo.next('/v2.0/me/message', { kind: 'refuse', code: 210 });
    const { data } = (await share(id, { to: [duyen, thang, duyen] })).json<{ data: ZaloShared }>();
    expect(data.sent).toHaveLength(1);
    expect(data.refused).toEqual([{ id: expect.any(String), message: text.message('210') }]);
    expect([...data.sent, data.refused[0]!.id].sort()).toEqual([duyen, thang]);
    expect(zalo.posts.map(({ to }) => to)).toEqual(data.sent);
    zalo.next('/v2.0/me/message', { kind: 'refuse', code: 210 }, { kind: 'refuse', code: 210 });
    expect(refusal(await share(id, { to: [duyen, thang] }))).toEqual([422, text.message('210')]);
  });

  test('a house that is unseen, gone, not on the website or without one is not sent', async () => {
    await insertUser({ id: 8 });
    const hidden = await aHouse(anActor({ id: 8 }), { web: 0, public: 0, public_approval: 0, slug: 'rieng' });
    const gone = await aHouse(agent, { slug: 'da-xoa', deleted_at: new Date() });
    const offWeb = await aHouse(agent, { slug: 'chua-len', web: 0 });
    expect(refusal(await share(hidden.id))).toEqual([422, text.houseGone]);
    expect(refusal(await share(gone.id))).toEqual([422, text.houseGone]);
    expect(refusal(await share(999))).toEqual([422, text.houseGone]);
    expect(refusal(await share(offWeb.id))).toEqual([422, text.notOnWeb]);
    expect(zalo.posts).toEqual([]);
  });

  test('words may be 2,000 letters, of which an emoji is one, and none', async () => {
    const { id } = await aHouse();
    expect((await share(id, { message: '🏠'.repeat(2000) })).statusCode).toBe(200);
    expect((await share(id, { message: '' })).statusCode).toBe(200);
    const long = await share(id, { message: 'ở'.repeat(2001) });
    expect([long.statusCode, long.json().errors]).toEqual([422, { message: 'Tối đa 2000 ký tự (đang có 2001)' }]);
    expect((await share(id, { to: Array.from({ length: 21 }, (_, at) => `8${at}`) })).statusCode).toBe(422);
    expect((await share(id, { to: ['../me'] })).statusCode).toBe(422);
  });

  test('a refusal names another way; without an answer nobody says that it failed', async () => {
    const { id } = await aHouse();
    zalo.next('/v2.0/me/feed', { kind: 'refuse', code: 10000 });
    expect(refusal(await share(id))).toEqual([422, text.feed('10000')]);
    for (const kind of ['hang up', 'lie', 'html'] as const) {
      zalo.next('/v2.0/me/feed', { kind });
      expect(refusal(await share(id))).toEqual([422, text.uncertain]);
    }
    configure({ ZALO_API_URL: `http://127.0.0.1:${await freePort()}` });
    expect(refusal(await share(id))).toEqual([422, text.away]);
    expect(await db().$count(idempotencyKeys)).toBe(0);
  });

  test('a slow Zalo holds up nobody, and the same key posts once', async () => {
    const { id } = await aHouse();
    const authorization = `Bearer ${await insertSession(agent.id)}`;
    const send = (message = 'Nhà đẹp') =>
      app().inject({
        method: 'POST',
        url: '/api/zalo/feed',
        headers: { authorization, 'idempotency-key': 'once' },
        payload: { house_id: id, message },
      });
    zalo.next('/v2.0/me/feed', { kind: 'slow', after: 600 });
    const replies = Promise.all([send(), send(), send()]);
    await new Promise((wake) => setTimeout(wake, 150));
    const began = performance.now();
    expect((await me.get('/user/detail')).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(300);
    expect((await replies).map(({ body }) => body)).toEqual(Array(3).fill((await send()).body));
    expect(zalo.posts).toHaveLength(1);
    expect((await send('Khác')).statusCode).toBe(409);
    expect(await db().$count(auditEntries, eq(auditEntries.action, 'share'))).toBe(1);
  });
});

test('no token and no code is found in an answer, the log, the audit, an event, the history, or open in a row', async () => {
  const { id } = await aHouse();
  const answers = [await connect(), await me.get('/zalo/me'), await me.get('/zalo/friends'), await share(id)];
  await expire();
  for (const path of ['/v2.0/me/feed', '/v2.0/me/friends', '/v4/access_token'])
    zalo.next(path, { kind: 'echo' }, { kind: 'echo' });
  answers.push(await share(id), await me.get('/zalo/friends'));
  answers.push(await connect(), await connect(), await share(id), await me.get('/user/detail'));
  answers.push(await as(anAdmin({ id: 2 })).get('/user/detail?user_id=7'), await me.delete('/zalo/token'));
  await connect();
  const stored = (await account())!;
  const kept = [
    await db().select().from(auditEntries).orderBy(auditEntries.id),
    await db().select().from(historyEntries).orderBy(historyEntries.id),
    await db().select().from(liveEvents).orderBy(liveEvents.id),
    await db().select().from(idempotencyKeys),
    await db().select().from(zaloUsedStates),
    stored,
  ];
  const outside = JSON.stringify([answers.map(({ body, headers }) => [body, headers]), kept, logged]);
  expect(logged.length).toBeGreaterThan(0);
  expect(zalo.secrets.length).toBeGreaterThan(8);
  for (const secret of [...zalo.secrets, zalo.env.ZALO_APP_SECRET!]) expect(outside).not.toContain(secret);
  const told = JSON.stringify(answers.map(({ body }) => body));
  for (const sealed of [stored.access_token, stored.refresh_token]) expect(told).not.toContain(sealed);
});
