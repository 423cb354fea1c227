import { spawn } from 'node:child_process';
import type * as files from 'node:fs/promises';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockData } from './data-lock';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<typeof files>('node:fs/promises') }));

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-lock-')), 'db.lock');
});

const hold = (holder: object) => writeFileSync(file, JSON.stringify(holder));

test('is taken, and let go of', async () => {
  const unlock = await lockData(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid: process.pid, host: os.hostname() });
  await unlock();
  expect(existsSync(file)).toBe(false);
});

const beatIn = (milliseconds: number) => void setTimeout(() => utimesSync(file, new Date(), new Date()), milliseconds);

test('a living process keeps it, and the refusal names the process as soon as its heart beats', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  hold({ pid: other.pid, host: os.hostname() });
  beatIn(300);
  await expect(lockData(file)).rejects.toThrow(new RegExp(`tiến trình ${other.pid} .*DATA_DIR`));
  other.kill('SIGKILL');
});

test('one that is there for ten seconds keeps it, whatever its heart', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  hold({ pid: other.pid, host: os.hostname() });
  const begun = Date.now();
  await expect(lockData(file)).rejects.toThrow(`tiến trình ${other.pid}`);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(10_000);
  other.kill('SIGKILL');
}, 60_000);

test('one that is killed while another waits lets it go', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  hold({ pid: other.pid, host: os.hostname() });
  const locking = lockData(file);
  setTimeout(() => other.kill('SIGKILL'), 1000);
  await (
    await locking
  )();
});

test('a machine that cannot be asked keeps it while its heart beats', async () => {
  hold({ pid: 1, host: 'another-container' });
  beatIn(300);
  await expect(lockData(file)).rejects.toThrow('another-container');
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(file, longAgo, longAgo);
  await (
    await lockData(file)
  )();
});

test('whoever takes a dead one’s place a moment earlier keeps it', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  hold({ pid: 2 ** 30, host: os.hostname() });
  const mocked = jest.requireMock<{ rename: typeof files.rename }>('node:fs/promises');
  const { rename } = mocked;
  mocked.rename = async (from, to) => {
    hold({ pid: other.pid, host: os.hostname() });
    beatIn(300);
    await rename(from, to);
  };
  await expect(lockData(file)).rejects.toThrow(`tiến trình ${other.pid}`);
  expect(readFileSync(file, 'utf8')).toContain(`${other.pid}`);
  other.kill('SIGKILL');
}, 30_000);
