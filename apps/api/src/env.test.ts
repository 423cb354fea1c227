import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnv, variables, weakKeys } from './env';
import { secretVariables } from './secret-files';

const key = 'a signing key for tests, 32 letters';
const read = (source: Record<string, string>) => readEnv({ SIGNING_KEY: key, ...source });

test('without anything set: the embedded database, this machine only', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    DATA_DIR: '.data',
    EMBEDDED: false,
    PUBLIC_URL: 'http://localhost:3000',
    production: false,
  });
});

test('an empty variable counts as absent', () => {
  const env = read({ PORT: '', DATABASE_URL: '' });
  expect([env.PORT, env.DATABASE_URL]).toEqual([3000, undefined]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '0x10' }, 'PORT'],
  [{ PORT: '1e3' }, 'PORT'],
  [{ TRUST_PROXY: ' ' }, 'TRUST_PROXY'],
  [{ DATABASE_URL: 'postgres://[toam' }, 'DATABASE_URL'],
  [{ FILES_URL: 'ftp://store.vn/files' }, 'FILES_URL'],
  [{ FILES_URL: 's3://store.vn/files' }, 'FILES_URL'],
  [{ FILES_URL: 's3://key:secret@store.vn' }, 'FILES_URL'],
  [{ ADMIN_EMAIL: 'me@toam.vn' }, 'ADMIN_EMAIL'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_PASSWORD'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_READ_URL: 'postgres://replica/toam' }, 'DATABASE_READ_URL'],
  [{ DATABASE_URL: 'postgres://db/toam', DATABASE_READ_URL: 'replica' }, 'DATABASE_READ_URL'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_EMAIL: 'me@toam.vn', ADMIN_PASSWORD: '12345678' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_EMAIL: 'me@toam.vn', ADMIN_PASSWORD: 'Password' }, 'ADMIN_PASSWORD'],
  [{ SIGNING_KEY: 'short' }, 'SIGNING_KEY'],
  [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY'],
  [{ SECRETS_KEYS_BEFORE: `${key}x,short` }, 'SECRETS_KEYS_BEFORE'],
  [{ REMOTES_ORIGINS: 'https://cdn.toam.vn/path' }, 'REMOTES_ORIGINS'],
  [{ WEBSITE_ORIGINS: 'nha.example.vn' }, 'WEBSITE_ORIGINS'],
  [{ WEBSITE_KEY: 'short' }, 'WEBSITE_KEY'],
  [{ MAP_TILES_URL: 'https://{s}.tile.vn/{z}/{x}/{y}.png' }, 'MAP_TILES_URL'],
  [{ MAP_TILES_URL: 'https://tile.vn/{z}/{x}.png' }, 'MAP_TILES_URL'],
  [{ MAP_TILES_URL: 'tile.vn/{z}/{x}/{y}.png' }, 'MAP_TILES_URL'],
  [{ GEOCODER_URL: 'nominatim.vn' }, 'GEOCODER_URL'],
  [{ IP_LOOKUP_URL: 'https://ip.vn/json' }, 'IP_LOOKUP_URL'],
  [{ IP_LOOKUP_URL: 'ftp://ip.vn/{ip}' }, 'IP_LOOKUP_URL'],
  [{ WEB_REVALIDATE_URL: 'ftp://web.vn', WEB_REVALIDATE_SECRET: 'a secret of the website' }, 'WEB_REVALIDATE_URL'],
  [{ WEB_REVALIDATE_URL: 'https://web.vn/revalidate', WEB_REVALIDATE_SECRET: 'short' }, 'WEB_REVALIDATE_SECRET'],
  [{ WEB_REVALIDATE_URL: 'https://web.vn/revalidate' }, 'WEB_REVALIDATE_URL'],
  [{ WEB_REVALIDATE_SECRET: 'a secret of the website' }, 'WEB_REVALIDATE_SECRET'],
  [{ ZALO_APP_ID: '1234' }, 'ZALO_APP_ID'],
  [{ ZALO_APP_SECRET: 'a secret of zalo' }, 'ZALO_APP_SECRET'],
  [{ ZALO_APP_ID: 'toam', ZALO_APP_SECRET: 'a secret of zalo' }, 'ZALO_APP_ID'],
  [{ ZALO_APP_ID: '1234', ZALO_APP_SECRET: 'short' }, 'ZALO_APP_SECRET'],
  [{ ZALO_API_URL: 'graph.zalo.me' }, 'ZALO_API_URL'],
  [{ PORTAL_GATEWAY_URL: 'https://gateway.example' }, 'PORTAL_GATEWAY_URL'],
  [{ PORTAL_GATEWAY_KEY: 'a key of the gateway' }, 'PORTAL_GATEWAY_KEY'],
  [{ PORTAL_GATEWAY_URL: 'gateway' }, 'PORTAL_GATEWAY_URL'],
  [{ ZALO_OAUTH_URL: 'ftp://oauth.zaloapp.com' }, 'ZALO_OAUTH_URL'],
  [{ CHAT_STORE: 'firebase' }, 'CHAT_STORE'],
  [{ CHAT_STORE: 'firestore' }, 'FIREBASE_CONFIG'],
  [
    { CHAT_STORE: 'firestore', FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","storageBucket":"b"}' },
    'FIREBASE_SERVICE_ACCOUNT',
  ],
  [{ FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","storageBucket":"b"}' }, 'FIREBASE_CONFIG'],
  [{ CHAT_STORE: 'firestore', FIREBASE_CONFIG: '{"apiKey":"k"}' }, 'FIREBASE_CONFIG'],
  [{ CHAT_STORE: 'firestore', FIREBASE_CONFIG: 'x' }, 'FIREBASE_CONFIG'],
  [{ FIREBASE_SERVICE_ACCOUNT: '{"client_email":"a@b.vn","private_key":"x"}' }, 'FIREBASE_SERVICE_ACCOUNT'],
  [{ PORT: 'abc', EMBEDDED: 'yes' }, 'PORT'],
])('%j is one clear line that names %s', (source, name) => {
  expect(() => read(source)).toThrow(new RegExp(`^${name} [^\n]+$`));
});

test.each([
  [1024, 'refused'],
  [2048, 'a warning in the log'],
  [3072, 'enough'],
])('an RSA key of %i bits for Firestore is %s', (modulusLength, answer) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const env = () =>
    read({
      CHAT_STORE: 'firestore',
      FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p","storageBucket":"b"}',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'a@b.vn', private_key }),
    });
  if (answer === 'refused') expect(env).toThrow(/^FIREBASE_SERVICE_ACCOUNT [^\n]+ từ 2048 bit$/);
  else expect(weakKeys(env())).toHaveLength(answer === 'enough' ? 0 : 1);
});

describe('a secret from a file', () => {
  const fileOf = (text: string) => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-secret-')), 'secret');
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  };

  test('is read without its line end', () => {
    const SECRETS_KEY_FILE = fileOf(`${key} of secrets\n`);
    const env = readEnv({
      SECRETS_KEY_FILE,
      SIGNING_KEY_FILE: fileOf(key),
      DATABASE_URL_FILE: fileOf('postgres://db/toam\r\n'),
    });
    expect(env).toMatchObject({
      SIGNING_KEY: key,
      SECRETS_KEY: `${key} of secrets`,
      DATABASE_URL: 'postgres://db/toam',
    });
  });

  test('is checked like any other', () => {
    expect(() => read({ WEBSITE_KEY_FILE: fileOf('short') })).toThrow(/^WEBSITE_KEY cần ít nhất 32 ký tự$/);
  });

  test('is for every variable that holds one, and for no other', () => {
    const secret = /_KEY|_KEYS_|SECRET|PASSWORD|SERVICE_ACCOUNT|^DATABASE_(READ_)?URL$|^FILES_URL$/;
    expect(Object.keys(variables.shape).filter((name) => secret.test(name))).toEqual(
      expect.arrayContaining([...secretVariables]),
    );
    expect(Object.keys(variables.shape).filter((name) => secret.test(name))).toHaveLength(secretVariables.length);
    expect(read({ PORT_FILE: fileOf('80') }).PORT).toBe(3000);
  });

  test.each([
    [
      'beside the variable itself',
      { SECRETS_KEY: key, SECRETS_KEY_FILE: fileOf(key) },
      / và SECRETS_KEY_FILE không đặt cùng lúc$/,
    ],
    ['that is empty', { SECRETS_KEY_FILE: fileOf(' \n') }, /_FILE \/\S+ trống$/],
    [
      'that is not there',
      { SECRETS_KEY_FILE: '/nowhere/secret' },
      /_FILE \/nowhere\/secret không đọc được \(ENOENT\)$/,
    ],
    ['that is a folder', { SECRETS_KEY_FILE: os.tmpdir() }, /_FILE \/\S+ không đọc được \(EISDIR\)$/],
  ])('%s is one clear line', (_what, source, line) => {
    expect(() => read(source)).toThrow(/^SECRETS_KEY[^\n]+$/);
    expect(() => read(source)).toThrow(line);
  });
});

describe('production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/toam', SECRETS_KEY: key };

  test('listens everywhere', () => {
    expect(read(production)).toMatchObject({ HOST: '0.0.0.0', production: true });
  });

  test.each([
    [{ NODE_ENV: 'production' }, /cần DATABASE_URL/],
    [{ ...production, ADMIN_EMAIL: 'me@toam.vn', ADMIN_PASSWORD: 'ToAm@2026' }, /mật khẩu dùng thử/],
    [{ ...production, SIGNING_KEY: 'change-me-to-32-random-characters-or-more' }, /SIGNING_KEY vẫn là giá trị mẫu/],
    [{ ...production, ADMIN_EMAIL: 'me@toam.vn', ADMIN_PASSWORD: 'change-me-before' }, /ADMIN_PASSWORD vẫn là/],
    [{ ...production, SIGNING_KEY: '' }, /cần SIGNING_KEY/],
    [{ ...production, SECRETS_KEY: '' }, /cần SECRETS_KEY/],
  ])('%j is refused', (source, message) => {
    expect(() => read(source)).toThrow(message);
  });

  test('runs embedded when told so', () => {
    expect(read({ NODE_ENV: 'production', EMBEDDED: '1' }).EMBEDDED).toBe(true);
  });
});

test('without a signing key one is made once and kept beside the data, readable by nobody else', () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'toam-env-'));
  const made = readEnv({ DATA_DIR }).SIGNING_KEY;
  expect(made).toHaveLength(43);
  expect(readEnv({ DATA_DIR }).SIGNING_KEY).toBe(made);
  const file = path.join(DATA_DIR, 'signing.key');
  expect(readFileSync(file, 'utf8').trim()).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a data directory that cannot be had is one clear line', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-env-')), 'a file');
  writeFileSync(file, '');
  for (const DATA_DIR of [file, path.join(file, 'below')])
    expect(() => readEnv({ DATA_DIR })).toThrow(/^DATA_DIR [^\n]+$/);
});
