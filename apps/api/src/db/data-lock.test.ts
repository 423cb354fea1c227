import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockData } from './data-lock';

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

test('a living process keeps it, and the refusal names the process', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  hold({ pid: other.pid, host: os.hostname() });
  await expect(lockData(file)).rejects.toThrow(new RegExp(`tiến trình ${other.pid} .*DATA_DIR`));
  const ended = new Promise((resolve) => other.on('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  const unlock = await lockData(file);
  await unlock();
});

test('a machine that cannot be asked keeps it while its heart beats', async () => {
  hold({ pid: 1, host: 'another-container' });
  await expect(lockData(file)).rejects.toThrow('another-container');
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(file, longAgo, longAgo);
  await (
    await lockData(file)
  )();
});
