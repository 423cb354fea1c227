import type { verify } from '@node-rs/argon2';
import { Role } from '@toam/domain/actor';
import { count, eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { hashPassword } from '../../sessions/password';
import { sessions } from '../../sessions/session.schema';
import { fingerprint } from '../../sessions/token';
import { insertUser } from '../../testing/insert-user';
import { anActor, anAdmin } from '../../testing/an-actor';
import { anonymous, as, testApp, withSession } from '../../testing/test-app';
import { hasSignedInNear } from '../../sign-ins/known-network';
import { recentFailures } from './recent-failures';
import { signInAttempts } from './sign-in-attempt.schema';

/** The real module object: `import *` makes a copy, and a spy on the copy sees no calls. */
const argon2 = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2');

const { app } = testApp();

const email = 'ha@toam.vn';
const password = 'mat-khau-dung';
let passwordHash: string;

beforeEach(recentFailures.forget);
// removes the spy that a failed test left, else it would record the next test
afterEach(() => jest.restoreAllMocks());

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const aStaff = (values = {}) => insertUser({ email, password_hash: passwordHash, ...values });

interface Try {
  email?: string;
  password?: string;
  cookie?: string;
  ip?: string;
}

const signIn = (given: Try = {}) =>
  app().inject({
    method: 'POST',
    url: '/api/auth/signin/email',
    remoteAddress: given.ip ?? '10.0.0.1',
    headers: { 'user-agent': 'Firefox', ...(given.cookie && { cookie: given.cookie }) },
    payload: { email: given.email ?? email, password: given.password ?? password },
  });

const repeat = async (times: number, given: Try) => {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push((await signIn(given)).statusCode);
  return statuses;
};

test('signs in whatever the case of the email, and the token opens the API', async () => {
  const user = await aStaff({ must_change_password: false });
  const reply = await signIn({ email: ' HA@toam.vn' });
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), id: user.id, must_change_password: false });
  expect((await withSession(data.token).get('/user/detail')).json().data).toMatchObject({ id: user.id });
});

test('only the fingerprint of a token is stored, with where it came from, for 365 days', async () => {
  await aStaff();
  const { token } = (await signIn()).json().data;
  const [session] = await db().select().from(sessions);
  expect(session).toMatchObject({ token_hash: fingerprint(token), ip: '10.0.0.1', device: 'Firefox' });
  const days = (session!.expires_at.getTime() - session!.created_at.getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test('a wrong password, an unknown email and a deleted account get the same 422', async () => {
  await aStaff();
  await insertUser({ email: 'gone@toam.vn', password_hash: passwordHash, deleted_at: new Date() });
  const replies = [
    await signIn({ password: 'sai' }),
    await signIn({ email: 'no@toam.vn' }),
    await signIn({ email: 'gone@toam.vn' }),
  ];
  for (const reply of replies) {
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ code: 'invalid', message: 'Email hoặc mật khẩu không đúng' });
  }
});

test('an unknown email takes as long as a wrong password', async () => {
  await aStaff();
  const time = async (given: Try) => {
    const took = [];
    for (let n = 0; n < 5; n++) {
      const began = process.cpuUsage();
      await signIn(given);
      const { user, system } = process.cpuUsage(began);
      took.push(user + system);
    }
    return Math.min(...took);
  };
  const known = await time({ password: 'sai' });
  const unknown = await time({ email: 'no@toam.vn', password: 'sai' });
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('a locked account is named only to who knows its password', async () => {
  await aStaff({ status: 0 });
  expect((await signIn({ password: 'sai' })).json().message).toBe('Email hoặc mật khẩu không đúng');
  const reply = await signIn();
  expect([reply.statusCode, reply.json().message]).toEqual([422, expect.stringContaining('đã bị khoá')]);
  expect(await db().select().from(sessions)).toEqual([]);
});

test('bad input is named at its field', async () => {
  const reply = await anonymous.post('/auth/signin/email', { email: 'ha', password: '' });
  expect(reply.json().errors).toEqual({ email: 'Email không hợp lệ', password: 'Vui lòng nhập mật khẩu' });
});

describe('guessing', () => {
  test('the eleventh guess in a quarter of an hour is not looked at, even if it is right', async () => {
    await aStaff();
    expect(await repeat(10, { password: 'sai' })).toEqual(Array(10).fill(422));
    const reply = await signIn();
    expect([reply.statusCode, reply.json().message]).toEqual([429, expect.stringContaining('15 phút')]);
    expect(reply.headers['retry-after']).toBe('900');
  });

  test('parallel guesses count as well', async () => {
    await aStaff();
    const replies = await Promise.all(Array.from({ length: 14 }, () => signIn({ password: 'sai' })));
    expect(replies.filter((reply) => reply.statusCode === 422)).toHaveLength(10);
  });

  test('of a hundred guesses from as many networks thirty passwords are looked at, the account standing, locked or none', async () => {
    const looks = jest.spyOn(argon2, 'verify');
    await aStaff();
    await aStaff({ email: 'khoa@toam.vn', status: 0 });
    await signIn({ email: 'warm@toam.vn' });
    for (const guessed of [email, 'khoa@toam.vn', 'no@toam.vn']) {
      looks.mockClear();
      const guess = (n: number) => signIn({ email: guessed, password: 'sai', ip: `10.${n}.0.1` });
      const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));
      const statuses = replies.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 422)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(70);
      expect(looks).toHaveBeenCalledTimes(30);
    }
    looks.mockRestore();
  });

  test('a known browser is looked at before the strangers who wait, and no more than two passwords at once', async () => {
    await aStaff();
    const cookie = String((await signIn()).headers['set-cookie']).split(';', 1)[0];
    let [now, max] = [0, 0];
    const look = argon2.verify;
    const looks = jest.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
      max = Math.max(max, ++now);
      return look(...given).finally(() => (now -= 1));
    });
    let strangers = 0;
    const storm = Array.from({ length: 40 }, async (_, n) => {
      await signIn({ email: `a${n}@toam.vn`, ip: `10.${n}.0.1` });
      strangers += 1;
    });
    while (looks.mock.calls.length === 0) await new Promise((wake) => setTimeout(wake, 1));
    expect((await signIn({ cookie })).statusCode).toBe(200);
    expect(strangers).toBeLessThan(20);
    await Promise.all(storm);
    expect(max).toBe(2);
    looks.mockRestore();
  });

  test('behind too many others a stranger is sent away, and it does not count against the account', async () => {
    await aStaff();
    const storm = Array.from({ length: 90 }, (_, n) => signIn({ email: `b${n}@toam.vn`, ip: `10.${n}.0.1` }));
    const replies = await Promise.all(storm);
    const away = replies.filter(({ statusCode }) => statusCode === 429);
    expect(away.length).toBeGreaterThan(0);
    expect(away[0]!.json().message).toContain('quá nhanh');
    const [stored] = await db().select({ n: count() }).from(signInAttempts);
    expect(stored).toEqual({ n: 90 - away.length });
  });

  test('accounts that do not exist have the same limit', async () => {
    expect((await repeat(11, { email: 'no@toam.vn' })).at(-1)).toBe(429);
  });

  test('the victim still gets in from a browser that had signed in before', async () => {
    await aStaff();
    const cookie = String((await signIn()).headers['set-cookie']).split(';', 1)[0];
    await repeat(10, { password: 'sai', ip: '10.9.9.9' });
    expect((await signIn({ ip: '10.9.9.5' })).statusCode).toBe(429);
    expect((await signIn({ cookie })).statusCode).toBe(200);
  });

  test('a known browser has its own limit, and its cookie is of no use for another account or when forged', async () => {
    await aStaff();
    await aStaff({ email: 'minh@toam.vn' });
    const cookie = String((await signIn()).headers['set-cookie']).split(';', 1)[0] ?? '';
    expect((await repeat(11, { password: 'sai', cookie })).at(-1)).toBe(429);
    await repeat(10, { email: 'minh@toam.vn', password: 'sai' });
    expect((await signIn({ email: 'minh@toam.vn', cookie })).statusCode).toBe(429);
    await repeat(10, { password: 'sai' });
    expect((await signIn({ cookie: `${cookie.slice(0, -4)}AAAA` })).statusCode).toBe(429);
  });

  test('who guesses keeps nobody out of another network, until they guess from many', async () => {
    await aStaff();
    await repeat(11, { password: 'sai', ip: '10.9.9.9' });
    expect((await signIn({ ip: '10.9.8.9' })).statusCode).toBe(200);
    for (const network of ['10.9.7', '10.9.6']) await repeat(10, { password: 'sai', ip: `${network}.1` });
    const kept = await signIn({ ip: '10.3.3.3' });
    expect([kept.statusCode, kept.headers['retry-after']]).toEqual([429, '900']);
  });

  test('who guesses from many networks keeps nobody out of one where they have signed in before', async () => {
    await aStaff();
    expect((await signIn({ ip: '10.4.4.4' })).statusCode).toBe(200);
    for (let n = 0; n < 30; n++) await signIn({ password: 'sai', ip: `10.${n}.9.9` });
    expect((await signIn({ ip: '10.5.5.5' })).statusCode).toBe(429);
    expect((await signIn({ ip: '10.4.4.99' })).statusCode).toBe(200);
  });

  test.each([
    ['10.4.4.4', '::ffff:10.4.4.99'],
    ['::ffff:10.4.4.4', '10.4.4.99'],
    ['2405:4802:1:2::9', '2405:4802:0001:0002:aaaa:bbbb:cccc:dddd'],
    ['unknown', 'unknown'],
  ])('having signed in from %s, %s is known', async (before, now) => {
    const { id } = await aStaff();
    await db().insert(sessions).values({ user_id: id, token_hash: 'x', ip: before, expires_at: new Date() });
    expect(await hasSignedInNear(email, now)).toBe(true);
    expect(await hasSignedInNear(email, '10.4.5.4')).toBe(false);
    expect(await hasSignedInNear('no@toam.vn', now)).toBe(false);
  });

  test('who guesses from the same network keeps strangers there out, not the known browser and not who goes elsewhere', async () => {
    await aStaff();
    const cookie = String((await signIn({ ip: '10.4.4.4' })).headers['set-cookie']).split(';', 1)[0];
    await repeat(10, { password: 'sai', ip: '10.4.4.9' });
    expect((await signIn({ ip: '10.4.4.4' })).statusCode).toBe(429);
    expect((await signIn({ ip: '10.4.4.4', cookie })).statusCode).toBe(200);
    expect((await signIn({ ip: '10.8.8.8' })).statusCode).toBe(200);
  });

  test('an admin lets somebody in again whom a guesser keeps out, and guessing on does not undo it', async () => {
    const person = await aStaff();
    const storm = async () => {
      for (let n = 0; n < 30; n++) await signIn({ password: 'sai', ip: `10.${n}.9.9` });
    };
    await storm();
    expect((await signIn({ ip: '10.5.5.5' })).statusCode).toBe(429);
    const release = () => as(anAdmin()).post('/user/sign-in-release', { user_id: person.id });
    expect((await release()).json().data).toMatchObject({ released: 30 });
    recentFailures.forget();
    await storm();
    expect((await signIn({ ip: '10.5.5.5' })).statusCode).toBe(200);
    expect((await as(anActor({ id: 8 })).post('/user/sign-in-release', { user_id: person.id })).statusCode).toBe(403);
  });

  test('super admins see who was tried, from where, when and how often; of unknown emails nothing', async () => {
    const person = await aStaff();
    await repeat(11, { password: 'sai', ip: '10.9.9.9' });
    await signIn({ password: 'sai', ip: '10.9.9.8' });
    await repeat(2, { email: 'no@toam.vn', password: 'sai' });
    const seen = await as(anActor({ id: 1, role: Role.superAdmin })).get('/user/sign-in-failures');
    expect(seen.json().data).toMatchObject({
      total: 1,
      list: [{ user: { id: person.id }, ip_address: '10.9.9.9', tries: 10, is_limited: true }],
    });
    expect((await as(anAdmin()).get('/user/sign-in-failures')).statusCode).toBe(403);
  });

  test('super admins see an account that many networks together keep closed as such, until it is let in again', async () => {
    const person = await aStaff();
    for (let n = 0; n < 30; n++) await signIn({ password: 'sai', ip: `10.${n}.9.9` });
    const limited = async () => {
      const seen = await as(anActor({ id: 9, role: Role.superAdmin })).get('/user/sign-in-failures?size=50');
      return seen.json().data.list.map(({ is_limited }: { is_limited: boolean }) => is_limited);
    };
    expect(await limited()).toEqual(Array(30).fill(true));
    // the account's limit does not lock people out of an address from which they have signed in
    const known = { user_id: person.id, token_hash: 'x', ip: '10.3.9.200', expires_at: new Date() };
    await db().insert(sessions).values(known);
    expect((await limited()).filter((is: boolean) => !is)).toHaveLength(1);
    await as(anAdmin()).post('/user/sign-in-release', { user_id: person.id });
    expect(await limited()).toEqual(Array(30).fill(false));
  });

  test('one address may not try many accounts', async () => {
    const statuses = [];
    for (let n = 0; n < 51; n++) statuses.push((await signIn({ email: `a${n}@toam.vn`, ip: '10.7.7.7' })).statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
    expect((await signIn({ email: 'other@toam.vn', ip: '10.7.7.8' })).statusCode).toBe(422);
  }, 30_000);

  test('after a quarter of an hour the limit is over, and signing in leaves nothing behind', async () => {
    await aStaff();
    await repeat(10, { password: 'sai' });
    await db()
      .update(signInAttempts)
      .set({ created_at: sql`now() - interval '16 minutes'` });
    expect((await signIn()).statusCode).toBe(200);
    const recent = await db()
      .select({ n: count() })
      .from(signInAttempts)
      .where(sql`created_at > now() - interval '1 minute'`);
    expect(recent).toEqual([{ n: 0 }]);
  });
});

test('the device cookie cannot be read by scripts, goes only to signing in, and is no session', async () => {
  await aStaff();
  const reply = await signIn();
  const cookie = String(reply.headers['set-cookie']);
  expect(cookie).toMatch(
    /^DEVICE_[0-9a-f]{16}=\S+; Path=\/api\/auth\/signin; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  );
});

test('an expired session is over', async () => {
  const user = await aStaff();
  const { token } = (await signIn()).json().data;
  await db()
    .update(sessions)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(sessions.user_id, user.id));
  const reply = await withSession(token).get('/user/detail');
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated']);
});
