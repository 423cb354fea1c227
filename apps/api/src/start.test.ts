import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { databaseFolder } from './db/open-database';
import { makePrivate } from './private-files';
import { openPglite } from './db/pglite.engine';
import { buildRealApi, freePort, runApi, startRealApi, temporaryFolder } from './testing/real-process';
import { pgliteTemplate } from './testing/template';

let entry: string;

beforeAll(async () => {
  entry = await buildRealApi();
}, 60_000);

/** A data directory with a migrated, empty database. These tests do not measure how long creating it takes. */
async function dataDirectory(): Promise<string> {
  const folder = temporaryFolder('start');
  await (await openPglite({ dataDir: databaseFolder(folder), loadDataDir: await pgliteTemplate() })).close();
  return folder;
}

const refusal = async (env: Record<string, string>) => {
  const { ended, complaints } = runApi(entry, env);
  const code = await ended;
  return { code, lines: complaints().trim().split('\n') };
};

test('bad environment values are one clear line and exit code 1', async () => {
  const { code, lines } = await refusal({ PORT: 'abc', EMBEDDED: 'yes', DATA_DIR: temporaryFolder('start') });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Cấu hình không hợp lệ: PORT .*; EMBEDDED /)],
  });
});

test('a database that does not answer is one clear line, without its password', async () => {
  const { code, lines } = await refusal({ DATABASE_URL: 'postgres://toam:secret@127.0.0.1:1/toam' });
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining('127.0.0.1:1/toam (DATABASE_URL)')] });
  expect(lines[0]).not.toContain('secret');
});

test('a data directory that cannot be made is one clear line', async () => {
  const file = path.join(temporaryFolder('start'), 'file');
  writeFileSync(file, '');
  const { code, lines } = await refusal({ DATA_DIR: path.join(file, 'data'), SIGNING_KEY: 'x'.repeat(32) });
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining('DATA_DIR')] });
});

/** Runs the work while another server uses a port. */
async function withTakenPort(work: (port: number) => Promise<void>): Promise<void> {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await work((other.address() as net.AddressInfo).port);
  await new Promise((resolve) => other.close(resolve));
}

// several checks on the same data in one test: each start and each end, with its dump, takes seconds
test('it serves, is the only one on its data, ends cleanly, and lets go of the data where its port is taken', async () => {
  const DATA_DIR = await dataDirectory();
  const api = await startRealApi(entry, { DATA_DIR });
  const locked = await refusal({ DATA_DIR, PORT: String(await freePort()) });
  expect(locked).toEqual({ code: 1, lines: [expect.stringContaining(`tiến trình ${api.process.pid}`)] });
  expect(await api.end('SIGTERM')).toBe(0);
  expect(api.complaints()).toBe('');
  await withTakenPort(async (port) => {
    const taken = `Cổng ${port} đang được chương trình khác dùng`;
    const refused = await refusal({ DATA_DIR, PORT: String(port) });
    expect(refused).toEqual({ code: 1, lines: [expect.stringContaining(taken)] });
  });
  const again = await startRealApi(entry, { DATA_DIR });
  expect(await again.end('SIGINT')).toBe(0);
}, 120_000);

test('one that starts while the one before is being killed waits for its data', async () => {
  const DATA_DIR = await dataDirectory();
  const killed = await startRealApi(entry, { DATA_DIR });
  const next = startRealApi(entry, { DATA_DIR });
  await new Promise((wake) => setTimeout(wake, 1500));
  expect(await killed.end('SIGKILL')).toBeNull();
  expect(await (await next).end('SIGTERM')).toBe(0);
}, 120_000);

/** The files of a folder that others than the owner may access, with their modes. */
function openToOthers(folder: string): string[] {
  const files = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return files
    .map((file) => ({ file, mode: lstatSync(path.join(folder, file)).mode & 0o777 }))
    .filter(({ mode }) => mode & 0o077)
    .map(({ file, mode }) => `${mode.toString(8)} ${file}`);
}

test('what it keeps is for its own account: what is there already, what it writes, and what a restore brings back', async () => {
  const DATA_DIR = await dataDirectory();
  mkdirSync(path.join(DATA_DIR, 'files/houses'), { recursive: true });
  writeFileSync(path.join(DATA_DIR, 'files/houses/contract.pdf'), 'pdf');
  writeFileSync(path.join(DATA_DIR, 'signing.key'), 'a key of an older version, 32 letters');
  execFileSync('chmod', ['-R', 'a+rwX', DATA_DIR]);
  expect(openToOthers(DATA_DIR)).not.toEqual([]);
  const api = await startRealApi(entry, { DATA_DIR });
  expect(openToOthers(DATA_DIR)).toEqual([]);
  expect(await api.end('SIGTERM')).toBe(0);
  expect(readdirSync(path.join(DATA_DIR, 'dumps'))).toHaveLength(1);
  const restore = path.join(path.dirname(entry), 'restore.js');
  execFileSync(process.execPath, [restore], { env: { PATH: process.env.PATH, DATA_DIR } });
  expect(openToOthers(DATA_DIR)).toEqual([]);
}, 120_000);

test('a data directory that holds other things, too, keeps its own mode', async () => {
  const DATA_DIR = temporaryFolder('start');
  execFileSync('chmod', ['755', DATA_DIR]);
  writeFileSync(path.join(DATA_DIR, 'somebody-elses.txt'), '', { mode: 0o644 });
  mkdirSync(path.join(DATA_DIR, 'dumps'));
  execFileSync('chmod', ['755', path.join(DATA_DIR, 'dumps')]);
  expect(await makePrivate(DATA_DIR)).toBeNull();
  expect(openToOthers(DATA_DIR)).toEqual(['755 ', '644 somebody-elses.txt']);
});

test('a data directory that the kernel has no place for is one clear line, at once', async () => {
  const { code, lines } = await refusal({ DATA_DIR: '/proc/nope' });
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining('DATA_DIR /proc/nope')] });
});

test('a damaged database says so and how to restore it', async () => {
  const DATA_DIR = temporaryFolder('start');
  mkdirSync(databaseFolder(DATA_DIR));
  writeFileSync(path.join(databaseFolder(DATA_DIR), 'PG_VERSION'), '9.6');
  const { code, lines } = await refusal({ DATA_DIR });
  expect(code).toBe(1);
  expect(lines.at(-1)).toContain('docs/operations.md');
}, 60_000);
