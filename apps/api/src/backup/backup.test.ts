import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { databaseFolder } from '../db/open-database';
import { openPglite } from '../db/pglite.engine';
import { buildRealApi, startRealApi, temporaryFolder } from '../testing/real-process';
import { pgliteTemplate } from '../testing/template';

const server = process.env.TEST_DATABASE_URL;
const admin = { email: 'admin@toam.vn', password: 'mat-khau-quan-tri' };
const keys = {
  SIGNING_KEY: 'a signing key for tests, 32 letters',
  SECRETS_KEY: 'a key of secrets for tests, 32 letters',
};

let entry: string;
const made: string[] = [];

beforeAll(async () => {
  entry = await buildRealApi();
}, 120_000);
afterAll(async () => {
  for (const name of made) await ask(`drop database if exists ${name} with (force)`);
});

async function ask(text: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** What a command of an operator says, and how it ends. */
const command = (name: 'backup' | 'restore', argument: string, env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((done) => {
    const file = path.join(path.dirname(entry), `${name}.js`);
    const { PATH, POSTGRES_BIN = '' } = process.env;
    execFile(
      process.execPath,
      [file, argument],
      { env: { PATH, POSTGRES_BIN, NODE_ENV: 'development', ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

/** An empty machine: a data directory, and on a server a database of its own. */
async function machine(): Promise<Record<string, string>> {
  const DATA_DIR = temporaryFolder('backup');
  if (!server) return { DATA_DIR };
  const name = `toam_backup_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await ask(`create database ${name}`);
  return { DATA_DIR, DATABASE_URL: server.replace(/\/[^/]*$/, `/${name}`), ...keys };
}

async function signIn(env: Record<string, string>): Promise<number> {
  const api = await startRealApi(entry, env);
  const reply = await fetch(`${api.address}/auth/signin/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  await api.end('SIGTERM');
  return reply.status;
}

test('what was backed up stands on an empty machine: rows, uploads, keys; what is there is not overwritten; half a backup is refused', async () => {
  const [here, there] = [await machine(), await machine()];
  if (!server)
    await (await openPglite({ dataDir: databaseFolder(here.DATA_DIR!), loadDataDir: await pgliteTemplate() })).close();
  expect(await signIn({ ...here, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })).toBe(200);
  mkdirSync(path.join(here.DATA_DIR!, 'files/a'), { recursive: true });
  writeFileSync(path.join(here.DATA_DIR!, 'files/a/picture.webp'), 'a picture');

  const to = temporaryFolder('backups');
  const written = await command('backup', to, here);
  expect(written).toMatchObject({ code: 0, said: expect.stringContaining('Đã sao lưu vào') });
  const folder = path.join(to, readdirSync(to)[0]!);
  expect(statSync(path.join(folder, 'keys.env')).mode & 0o077).toBe(0);

  const restored = await command('restore', folder, there);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('mọi bảng đủ số dòng') });
  expect(readFileSync(path.join(there.DATA_DIR!, 'files/a/picture.webp'), 'utf8')).toBe('a picture');
  if (!server)
    expect(readFileSync(path.join(there.DATA_DIR!, 'signing.key'))).toEqual(
      readFileSync(path.join(here.DATA_DIR!, 'signing.key')),
    );
  expect(await signIn(there)).toBe(200);

  // what is there: refused on a server, moved aside in a folder
  const again = await command('restore', folder, there);
  expect(again).toMatchObject(
    server
      ? { code: 1, said: expect.stringContaining('không trống') }
      : { code: 0, said: expect.stringContaining('được giữ ở') },
  );
  const file = path.join(folder, server ? 'database.dump' : 'database.tar.gz');
  appendFileSync(file, 'x');
  expect(await command('restore', folder, await machine())).toMatchObject({
    code: 1,
    said: expect.stringContaining('đã bị thay đổi hoặc chép thiếu'),
  });
  rmSync(path.join(folder, 'manifest.json'));
  expect(await command('restore', folder, await machine())).toMatchObject({
    code: 1,
    said: expect.stringContaining('thiếu manifest.json'),
  });
}, 180_000);

test('other keys are named before the server starts with them', async () => {
  if (!server) return;
  const here = await machine();
  await signIn({ ...here, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  const to = temporaryFolder('backups');
  await command('backup', to, here);
  const there = { ...(await machine()), SECRETS_KEY: 'another key of secrets, 32 letters' };
  const { said } = await command('restore', path.join(to, readdirSync(to)[0]!), there);
  expect(said).toContain('lấy SECRETS_KEY từ keys.env');
}, 180_000);
