import { hashPassword } from '../../sessions/password';
import { insertUser } from '../../testing/insert-user';
import { temporaryFolder } from '../../testing/real-process';
import { testApp } from '../../testing/test-app';
import { recentFailures } from './recent-failures';

const { app } = testApp({
  env: { PUBLIC_URL: 'https://noi-bo.toam.vn', DATA_DIR: temporaryFolder('device-cookie') },
});

const password = 'mat-khau-dung';

beforeEach(async () => {
  recentFailures.forget();
  await insertUser({ email: 'ha@toam.vn', password_hash: await hashPassword(password) });
});

const signIn = (cookie = '', typed = password, remoteAddress = '10.9.9.5') =>
  app().inject({
    method: 'POST',
    url: '/api/auth/signin/email',
    remoteAddress,
    headers: { cookie },
    payload: { email: 'ha@toam.vn', password: typed },
  });

/** What a sign-in sets, one line a cookie. */
const setBy = async (reply: ReturnType<typeof signIn>) => [(await reply).headers['set-cookie']].flat().map(String);
const pairOf = (line = '') => line.split(';', 1)[0] ?? '';

test('over https the device cookie is of this host alone', async () => {
  expect(await setBy(signIn())).toEqual([
    expect.stringMatching(
      /^__Host-DEVICE_[0-9a-f]{16}=\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    ),
  ]);
});

test('a browser stays known with it and with the plain name of before, and a planted one does not hide it', async () => {
  const pair = pairOf((await setBy(signIn('', password, '10.2.2.2')))[0]);
  const plain = pair.replace('__Host-', '');
  for (let n = 0; n < 10; n++) await signIn('', 'sai', '10.9.9.9');
  const statusOf = async (cookie: string) => (await signIn(cookie)).statusCode;
  expect(await statusOf('')).toBe(429);
  expect(await statusOf(pair)).toBe(200);
  expect(await statusOf(plain)).toBe(200);
  expect(await statusOf(`${plain.slice(0, -4)}AAAA; ${pair}`)).toBe(200);
});

test('a browser is known for thirty accounts: one more makes it forget the oldest', async () => {
  const known = Array.from({ length: 30 }, (_, n) => `__Host-DEVICE_${n.toString(16).padStart(16, '0')}`);
  const cookie = known.map((name) => `${name}=x`).join('; ');
  expect(await setBy(signIn(`${cookie}; other=1`))).toEqual([
    expect.stringContaining('__Host-DEVICE_'),
    `${known[0]}=; Path=/; Max-Age=0; Secure`,
  ]);
  const [learned = ''] = await setBy(signIn());
  const again = [pairOf(learned), ...known.slice(1)].join('=x; ');
  expect(await setBy(signIn(again))).toHaveLength(1);
});
