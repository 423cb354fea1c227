import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import type { LoginDevice, SignIn, SignInSummary } from '@toam/contracts/sign-in/sign-in';
import { Role } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { hashPassword } from '../../sessions/password';
import { sessions } from '../../sessions/session.schema';
import { forgetSignIns } from '../../sign-ins/forget-sign-ins';
import { loginTracks } from '../../sign-ins/login-track.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp, withSession } from '../../testing/test-app';
import { notifications } from '../../live/notification.schema';

const { app } = testApp();

const password = 'mat-khau-thu';
let password_hash: string;
beforeAll(async () => void (password_hash = await hashPassword(password)));

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface From {
  email?: string;
  device?: string;
  ip?: string;
  cookie?: string;
  forwarded?: string;
}

/** Signs in as a browser does. */
const signIn = ({ email = 'ha@toam.vn', device = chrome, ip = '113.161.70.8', cookie, forwarded }: From = {}) =>
  app().inject({
    method: 'POST',
    url: '/api/auth/signin/email',
    remoteAddress: ip,
    headers: {
      'user-agent': device,
      ...(cookie ? { cookie } : {}),
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    },
    payload: { email, password },
  });

const tokenOf = async (from?: From) => (await signIn(from)).json<{ data: { token: string } }>().data.token;
const signedIn = async (from?: From) => withSession(await tokenOf(from));

const staff = (values = {}) => insertUser({ id: 7, email: 'ha@toam.vn', password_hash, ...values });
const superAdmin = () => as(anActor({ id: 1, role: Role.superAdmin }));

type Reply = { json: <T>() => T };
const pageIn = <Row>(reply: Reply) => reply.json<{ data: { total: number; total_page: number; list: Row[] } }>().data;
const listOf = <Row>(reply: Reply) => pageIn<Row>(reply).list;

beforeEach(() => staff());

describe('a sign-in', () => {
  test('is in the history with its address, its device and no place yet', async () => {
    const me = await signedIn();
    expect(listOf<SignIn>(await me.get('/user/location/track/7'))).toEqual([
      {
        ...{ id: expect.any(Number), user_id: 7, ip_address: '113.161.70.8' },
        ...{ device_type: 'desktop', os: 'Windows', browser: 'Chrome 141' },
        ...{ location: null, is_live: true, created_at: expect.any(Number) },
      },
    ]);
  });

  test('has the connection’s address: nobody becomes another by a header, unless a trusted proxy says so', async () => {
    const me = await signedIn({ forwarded: '8.8.8.8' });
    expect(listOf<SignIn>(await me.get('/user/location/track/7'))[0]?.ip_address).toBe('113.161.70.8');
  });

  test('that fails leaves nothing', async () => {
    const reply = await app().inject({
      method: 'POST',
      url: '/api/auth/signin/email',
      payload: { email: 'ha@toam.vn', password: 'sai-mat-khau' },
    });
    expect(reply.statusCode).toBe(422);
    expect(await db().select().from(loginTracks)).toEqual([]);
  });

  test('and its session are one: without the history there is no session', async () => {
    await db().execute(sql`alter table login_tracks add constraint refuses check (device <> 'broken')`);
    try {
      expect((await signIn({ device: 'broken' })).statusCode).toBe(500);
    } finally {
      await db().execute(sql`alter table login_tracks drop constraint refuses`);
    }
    expect(await db().select().from(sessions)).toEqual([]);
  });

  test('stays for a year, longer than its session', async () => {
    const me = await signedIn();
    await signIn({ device: iPhone });
    await db().execute(sql`update login_tracks set created_at = now() - interval '366 days' where device = ${iPhone}`);
    await db().execute(sql`delete from sessions where device = ${iPhone}`);
    expect(pageIn(await me.get('/user/location/track/7')).total).toBe(2);
    await forgetSignIns();
    expect(listOf<SignIn>(await me.get('/user/location/track/7'))).toMatchObject([{ browser: 'Chrome 141' }]);
  });
});

describe('a new device', () => {
  const told = async () =>
    (await db().select().from(notifications).where(eq(notifications.type, NotificationType.newDevice))).map(
      ({ user_id, detail }) => ({ user_id, detail }),
    );

  test('is told to whoever had signed in before', async () => {
    await signIn();
    expect(await told()).toEqual([]);
    await signIn({ device: iPhone });
    expect(await told()).toEqual([{ user_id: 7, detail: 'đăng nhập từ thiết bị mới: Safari 18 trên iOS' }]);
  });

  test('is none where the browser had signed in to this account, whatever its address', async () => {
    const cookie = String((await signIn()).headers['set-cookie']).split(';', 1)[0] ?? '';
    await signIn({ cookie, ip: '14.161.1.1' });
    expect(await told()).toEqual([]);
  });
});

describe('the place', () => {
  const benThanh = { latitude: 10.77249123, longitude: 106.69805456 };
  const tell = { location: benThanh };

  test('that the browser tells is noted at this session’s sign-in, to the metre and with its district', async () => {
    const me = await signedIn();
    await signIn({ device: iPhone });
    expect((await me.post('/user/location/track', tell)).json()).toEqual({ success: true });
    const place = { latitude: 10.77249, longitude: 106.69805, address: 'Gần Quận 1, TP. Hồ Chí Minh', by: 'browser' };
    const history = listOf<SignIn>(await me.get('/user/location/track/7'));
    expect(history.map(({ location }) => location)).toEqual([null, place]);
    expect((await me.get('/user/location/last')).json()).toMatchObject({
      data: { id: history[1]?.id, location: place },
    });
  });

  test('that was told first stands', async () => {
    const me = await signedIn();
    await me.post('/user/location/track', tell);
    await me.post('/user/location/track', { location: { latitude: 21.03, longitude: 105.85 } });
    expect(listOf<SignIn>(await me.get('/user/location/track/7'))[0]?.location).toMatchObject({ latitude: 10.77249 });
  });

  test('in words is our finding, never the caller’s', async () => {
    const me = await signedIn();
    await me.post('/user/location/track', {
      location: { ...benThanh, latitude: 48.85, longitude: 2.35, address: 'Quận 1' },
    });
    expect(listOf<SignIn>(await me.get('/user/location/track/7'))[0]?.location).toMatchObject({ address: null });
  });

  test('nobody has told is nothing', async () => {
    expect((await (await signedIn()).get('/user/location/last')).json()).toEqual({ success: true });
  });

  test.each([[{ latitude: 91, longitude: 0 }], [{ latitude: 10 }], [{ latitude: '10', longitude: 106 }], ['Quận 1']])(
    '%j is no place',
    async (location) => {
      expect((await (await signedIn()).post('/user/location/track', { location })).statusCode).toBe(422);
    },
  );

  test('a day later is where somebody is now, not where they signed in', async () => {
    const me = await signedIn();
    await db().execute(sql`update login_tracks set created_at = now() - interval '25 hours'`);
    expect((await me.post('/user/location/track', tell)).statusCode).toBe(409);
  });

  test('of a session whose sign-in is no longer kept has nowhere to go', async () => {
    const me = await signedIn();
    await db().delete(loginTracks);
    expect((await me.post('/user/location/track', tell)).statusCode).toBe(404);
  });
});

describe('devices', () => {
  const devices = async (of: Awaited<ReturnType<typeof signedIn>>, query = '') =>
    listOf<LoginDevice>(await of.get(`/user/login-devices${query}`));

  test('are live sessions, this one first', async () => {
    const me = await signedIn();
    const phone = await signedIn({ device: iPhone, ip: '27.3.4.5' });
    await (await signedIn()).post('/auth/signout');
    const mine = await devices(me);
    expect(mine).toEqual([
      {
        ...{ id: expect.any(Number), device_type: 'desktop', os: 'Windows', browser: 'Chrome 141' },
        ...{ ip_address: '113.161.70.8', location: null, is_current: true },
        ...{ created_at: expect.any(Number), last_seen_at: expect.any(Number) },
      },
      expect.objectContaining({
        device_type: 'mobile',
        browser: 'Safari 18',
        ip_address: '27.3.4.5',
        is_current: false,
      }),
    ]);
    expect((await devices(phone)).map(({ id }) => id)).toEqual([mine[1]?.id, mine[0]?.id]);
  });

  test('one is signed out, the others go on', async () => {
    const [me, phone] = [await signedIn(), await signedIn({ device: iPhone })];
    const [, other] = await devices(me);
    expect((await me.delete(`/user/login-devices/${other?.id}`)).json()).toEqual({ success: true });
    expect([(await me.get('/user/detail')).statusCode, (await phone.get('/user/detail')).statusCode]).toEqual([
      200, 401,
    ]);
    expect(await devices(me)).toHaveLength(1);
    expect(listOf<SignIn>(await me.get('/user/location/track/7')).map(({ is_live }) => is_live)).toEqual([false, true]);
  });

  test('one that is signed out already is not found', async () => {
    const me = await signedIn();
    await signIn({ device: iPhone });
    const [, other] = await devices(me);
    await me.delete(`/user/login-devices/${other?.id}`);
    const again = await me.delete(`/user/login-devices/${other?.id}`);
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      404,
      'Thiết bị này không còn đăng nhập',
    ]);
  });

  test('all others are signed out at once', async () => {
    const me = await signedIn();
    const others = [await signedIn({ device: iPhone }), await signedIn()];
    expect((await me.delete('/user/login-devices')).json()).toEqual({ data: { ended: 2 } });
    expect((await me.delete('/user/login-devices')).json()).toEqual({ data: { ended: 0 } });
    const statuses = await Promise.all([me, ...others].map(async (one) => (await one.get('/user/detail')).statusCode));
    expect(statuses).toEqual([200, 401, 401]);
  });

  test('the audit says whose device was signed out, which one and from where', async () => {
    const me = await signedIn();
    await signedIn({ device: iPhone, ip: '27.3.4.5' });
    await me.delete('/user/login-devices');
    const [entry] = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      ...{ action: 'session_end', noun: 'user', record_id: 7, count: 1 },
      changes: [
        {
          ...{ noun: 'user', id: 7 },
          changes: [
            { column: 'device', old_value: expect.stringMatching(/ trên iOS · 27\.3\.4\.5$/), new_value: null },
          ],
        },
      ],
    });
  });

  test('two who end the same device at once end it once', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    await signIn({ device: iPhone });
    const phone = (await devices(me)).find(({ os }) => os === 'iOS');
    const replies = await Promise.all([me, other].map((one) => one.delete(`/user/login-devices/${phone?.id}`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});

describe('somebody else’s sign-ins', () => {
  const asAdmin = () => as(anAdmin());
  const asColleague = () => as(anActor({ id: 8 }));
  const asMarketer = () => as(anActor({ id: 6, role: Role.marketer }));
  const sessionOfSeven = async () =>
    (await db().select().from(sessions).where(eq(sessions.user_id, 7)).orderBy(sessions.id))[0]!.id;

  test.each([
    ['an admin', asAdmin],
    ['a colleague', asColleague],
    ['a marketer', asMarketer],
  ])('%s neither sees nor ends them', async (_who, caller) => {
    const seven = await signedIn();
    const other = caller();
    const replies = [
      await other.get('/user/location/track/7'),
      await other.get('/user/login-devices?user_id=7'),
      await other.delete('/user/login-devices?user_id=7'),
      await other.delete(`/user/login-devices/${await sessionOfSeven()}`),
      await other.get('/user/location/track'),
      await other.post('/user/location/track', { page: 1 }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 403, 403]);
    for (const reply of replies) expect(reply.body).not.toContain('113.161.70.8');
    expect((await seven.get('/user/detail')).statusCode).toBe(200);
  });

  test.each([
    ['an admin', asAdmin, 2],
    ['a marketer', asMarketer, 6],
  ])('%s sees their own', async (_who, caller, id) => {
    const own = caller();
    const replies = [await own.get(`/user/location/track/${id}`), await own.get('/user/login-devices')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('a super admin sees and ends any, one and all', async () => {
    const [one, two] = [await signedIn(), await signedIn({ device: iPhone })];
    const boss = superAdmin();
    expect(pageIn(await boss.get('/user/location/track/7')).total).toBe(2);
    const [newest] = listOf<LoginDevice>(await boss.get('/user/login-devices?user_id=7'));
    expect(newest).toMatchObject({ is_current: false });
    await boss.delete(`/user/login-devices/${await sessionOfSeven()}`);
    expect([(await one.get('/user/detail')).statusCode, (await two.get('/user/detail')).statusCode]).toEqual([
      401, 200,
    ]);
    expect((await boss.delete('/user/login-devices?user_id=7')).json()).toEqual({ data: { ended: 1 } });
    expect((await two.get('/user/detail')).statusCode).toBe(401);
  });

  test('of nobody are not found', async () => {
    const boss = superAdmin();
    for (const path of ['/user/location/track/99', '/user/login-devices?user_id=99'])
      expect((await boss.get(path)).statusCode).toBe(404);
  });
});

describe('the security list', () => {
  const summaries = async (query = '') => listOf<SignInSummary>(await superAdmin().get(`/user/location/track${query}`));

  beforeEach(async () => {
    // the calling super admin is Nguyễn Thu Hà
    await staff({ name: 'Trần Minh Khôi' });
    await insertUser({ id: 8, name: 'Lê Hoàng Phúc', email: 'phuc@toam.vn', password_hash, status: 1 });
    await insertUser({ id: 9, name: 'Đã nghỉ', deleted_at: new Date() });
    await signIn();
    await signIn({ ip: '27.3.4.5', device: iPhone });
    await signIn({ email: 'phuc@toam.vn', ip: '14.1.1.1' });
  });

  test('has everybody with how often and from where last, who signed in last first and who never did last', async () => {
    const list = await summaries();
    expect(list).toMatchObject([
      { user_id: 8, location_count: 1, latest_info: { ip_address: '14.1.1.1' } },
      {
        user_id: 7,
        user: { id: 7, name: 'Trần Minh Khôi', avatar: null, status: 1 },
        location_count: 2,
        latest_info: { ip_address: '27.3.4.5', device_type: 'mobile', os: 'iOS', browser: 'Safari 18', location: null },
        last_login: expect.any(Number),
      },
      { user_id: 1, location_count: 0, latest_info: null, last_login: null },
    ]);
    expect(list).toHaveLength(3);
  });

  test.each([
    ['?search=tran khoi', [7]],
    ['?search=LE', [8]],
    ['?sortColumn=location_count&sortOrder=desc', [7, 8, 1]],
    ['?sortColumn=location_count&sortOrder=asc', [1, 8, 7]],
    ['?sortColumn=last_login&sortOrder=asc', [7, 8, 1]],
    ['?sortColumn=name&sortOrder=asc', [8, 1, 7]],
    ['?size=1&page=2', [7]],
  ])('%s', async (query, expected) => {
    expect((await summaries(query)).map(({ user_id }) => user_id)).toEqual(expected);
  });

  test('is what POST answers without a location', async () => {
    const reply = await superAdmin().post('/user/location/track', { page: 1, size: 2 });
    expect(pageIn(reply)).toMatchObject({ total: 3, total_page: 2, list: [{ user_id: 8 }, { user_id: 7 }] });
  });
});

test('the history is paged, ten a page', async () => {
  const me = await signedIn();
  await db().execute(sql`
    insert into login_tracks (user_id, ip, created_at)
    select 7, '10.0.0.' || n, now() - n * interval '1 day' from generate_series(1, 11) n`);
  const first = pageIn<SignIn>(await me.get('/user/location/track/7'));
  expect([first.total, first.total_page, first.list.length]).toEqual([12, 2, 10]);
  expect(listOf<SignIn>(await me.get('/user/location/track/7?page=2')).map((one) => one.ip_address)).toEqual([
    '10.0.0.10',
    '10.0.0.11',
  ]);
});
