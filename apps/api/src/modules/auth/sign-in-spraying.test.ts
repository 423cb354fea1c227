import type { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { hashPassword } from '../../sessions/password';
import { waitOf } from '../../sign-ins/sign-in-window';
import { insertUser } from '../../testing/insert-user';
import { anAdmin } from '../../testing/an-actor';
import { as, testApp } from '../../testing/test-app';
import { users } from '../users/user.schema';
import { recentFailures } from './recent-failures';

/** Guesses at many accounts from one network. The database's clock is moved by moving what it stored. */
const { app } = testApp();

const argon2 = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2');
const password = 'mat-khau-dung';
let password_hash: string;

beforeAll(async () => {
  password_hash = await hashPassword(password);
});

beforeEach(() => {
  recentFailures.forget();
  jest.spyOn(argon2, 'verify').mockImplementation(async (_hash, given) => given === password);
});

afterEach(() => jest.restoreAllMocks());

interface Try {
  email?: string;
  password?: string;
  cookie?: string;
  ip?: string;
}

const office = '10.0.0.1';

const signIn = (given: Try) =>
  app().inject({
    method: 'POST',
    url: '/api/auth/signin/email',
    remoteAddress: given.ip ?? office,
    headers: { 'user-agent': 'Firefox', ...(given.cookie && { cookie: given.cookie }) },
    payload: { email: given.email, password: given.password ?? password },
  });

let guessed = 0;
/** Tries one more account with a common password. */
const guess = (ip = office) => signIn({ email: `a${(guessed += 1)}@toam.vn`, password: '123456aA', ip });

async function spray(times: number, ip?: string): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push((await guess(ip)).statusCode);
  return statuses;
}

/** As many guesses as the last one, at as many accounts. */
const multiply = (times: number) =>
  db().execute(sql`
    insert into sign_in_attempts (account, ip, network, address)
    select 'account ' || n, ip, network, address
    from (select * from sign_in_attempts order by id desc limit 1) as last, generate_series(1, ${times}) as n`);

/** Lets time go by, as every instance sees it. What an instance remembers is gone after three seconds. */
async function pass(seconds: number): Promise<void> {
  await db().execute(sql`update sign_in_attempts set created_at = created_at - make_interval(secs => ${seconds})`);
  recentFailures.forget();
}

const aStaff = (email: string) => insertUser({ email, password_hash });
const cookieOf = (reply: Awaited<ReturnType<typeof signIn>>) =>
  String(reply.headers['set-cookie']).split(';', 1)[0] ?? '';

test.each([
  [0, 0],
  [49, 0],
  [50, 5],
  [59, 5],
  [60, 10],
  [90, 80],
  [140, 2560],
  [150, 3600],
  [5000, 3600],
])('after %i wrong guesses from an address the next waits for %i seconds', (guesses, seconds) => {
  expect(waitOf(guesses)).toBe(seconds);
});

test('a day of patient guessing from one address comes to fewer than 200 guesses', () => {
  let [guesses, at] = [0, 0];
  for (; at < 24 * 3600; at += waitOf(guesses)) guesses += 1;
  expect(guesses).toBeLessThan(200);
});

test('after 50 accounts each guess waits longer, on every instance and after a restart', async () => {
  expect(await spray(50)).toEqual(Array(50).fill(422));
  const refused = await guess();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.json().message).toMatch(/Mạng bạn đang dùng .* 5 giây/);
  recentFailures.forget(); // another instance, or this one after a restart
  expect((await guess()).statusCode).toBe(429);
  for (let n = 50; n < 62; n++) {
    await pass(waitOf(n) + 0.1);
    expect(await spray(2)).toEqual([422, 429]);
  }
  expect(Number((await guess()).headers['retry-after'])).toBe(10);
  expect((await guess('10.0.0.2')).statusCode).toBe(422);
  await pass(24 * 3600);
  expect(await spray(3)).toEqual([422, 422, 422]);
});

test('parallel guesses count as well', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => guess()));
  expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(50);
});

test('addresses of one IPv6 network are one', async () => {
  await guess('2405:4802:1:2::9');
  await multiply(48);
  expect((await guess('2405:4802:1:2:aaaa::1')).statusCode).toBe(422);
  expect((await guess('2405:4802:0001:0002:ffff::1')).statusCode).toBe(429);
  expect((await guess('2405:4802:1:3::1')).statusCode).toBe(422);
});

test('an office of 200 people behind one address gets in, though half mistype once or twice and some give up', async () => {
  const people = Array.from({ length: 200 }, (_, n) => `nv${n}@toam.vn`);
  await db()
    .insert(users)
    .values(people.map((email) => ({ name: 'Nguyễn Thu Hà', email, password_hash })));
  const refused: string[] = [];
  const type = async (email: string, given?: string) => {
    const { statusCode } = await signIn({ email, password: given });
    if (statusCode === 429) refused.push(email);
  };
  for (const [n, email] of people.entries()) {
    for (let wrong = 0; wrong < [0, 1, 0, 2][n % 4]!; wrong++) await type(email, 'sai');
    if (n % 20 === 0) for (let wrong = 0; wrong < 4; wrong++) await type(email, 'quen mat roi');
    else await type(email);
  }
  expect(refused).toEqual([]);
}, 120_000);

describe('while somebody sprays from the office', () => {
  const [known, ofHere, ofElsewhere] = ['ha@toam.vn', 'minh@toam.vn', 'lan@toam.vn'];
  let cookie: string;

  beforeEach(async () => {
    for (const email of [known, ofHere, ofElsewhere]) await aStaff(email);
    cookie = cookieOf(await signIn({ email: known }));
    await signIn({ email: ofHere });
    await guess();
    await multiply(49);
  });

  test('a known browser, who has signed in from there, and who is elsewhere get in', async () => {
    expect((await signIn({ email: known, cookie })).statusCode).toBe(200);
    expect((await signIn({ email: ofHere, password: 'sai' })).statusCode).toBe(422);
    expect((await signIn({ email: ofHere })).statusCode).toBe(200);
    expect((await signIn({ email: ofElsewhere, ip: '10.9.9.9' })).statusCode).toBe(200);
  });

  test('who was never there waits as long as it says, or until an admin lets them in', async () => {
    const waits = await signIn({ email: ofElsewhere });
    expect([waits.statusCode, waits.headers['retry-after']]).toEqual([429, '5']);
    await pass(5.1);
    expect((await signIn({ email: ofElsewhere })).statusCode).toBe(200);
    await spray(3);
    const late = await aStaff('moi@toam.vn');
    await signIn({ email: 'moi@toam.vn', password: 'sai', ip: '10.8.8.8' });
    expect((await signIn({ email: 'moi@toam.vn' })).statusCode).toBe(429);
    await as(anAdmin()).post('/user/sign-in-release', { user_id: late.id });
    recentFailures.forget();
    expect((await signIn({ email: 'moi@toam.vn' })).statusCode).toBe(200);
  });

  test('the place of a colleague is good for five guesses at them, not for more', async () => {
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push((await signIn({ email: ofHere, password: 'sai' })).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect((await signIn({ email: known, cookie })).statusCode).toBe(200);
  });
});
