import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../apps/api/src/env';
import { fillDemo } from '../commands/demo.mjs';
import { type ApiProcess, startApi } from './api-process';

/*
 * Memory of the API with the embedded database and the demo brokerage: after the start with its jobs, after an hour's worth of
 * screens, and while it ends, when it writes and tries a dump. `npm run bench -- memory`, small: `npm run bench -- memory small`.
 */

/** MB of resident memory after the start. Design §12. */
const budget = 500;
/** Seconds until the jobs of a start are done, on a busy machine too. */
const settle = 15;
const rounds = 20;

const accounts = ['superadmin', 'admin', 'manager', 'leader', 'staff', 'accountant', 'marketer'];

/** What the first screens of the remotes ask. */
const screens: { path: string; body?: object }[] = [
  { path: '/house/v2/list?page=1&size=20', body: { mode: 'publicList' } },
  { path: '/house/v2/list?page=7&size=50', body: { mode: 'publicList', search: 'hxh q10 dưới 8 tỷ' } },
  { path: '/house/v2/list/counts', body: {} },
  { path: '/house/detail?id=12' },
  { path: '/customer/list?page=1&size=20' },
  { path: '/customer/request/list?page=1&size=20' },
  { path: '/user/list?page=1&size=20' },
  { path: '/dashboard/data' },
  { path: '/notification/all' },
];

async function send(address: string, token: string, { path: at, body }: { path: string; body?: object }) {
  const reply = await fetch(`${address}${at}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (reply.status >= 500) throw new Error(`${reply.status} ${at}: ${text}`);
  return text;
}

async function useAsOffice({ address }: ApiProcess): Promise<void> {
  for (const account of accounts) {
    const body = { email: `${account}@toam.vn`, password: demoPassword };
    const { data } = JSON.parse(await send(address, '', { path: '/auth/signin/email', body })) as {
      data: { token: string };
    };
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(screens.map((screen) => send(address, data.token, screen)));
  }
}

const mega = (bytes: number) => Math.round(bytes / 1e6);
const tell = (what: string, bytes: number) => console.log(`  ${what}: ${mega(bytes)} MB`);

/** Stops the API. @returns the most memory that it had meanwhile */
async function memoryOfEnding(api: ApiProcess): Promise<number> {
  let most = api.memory();
  const watch = setInterval(() => (most = Math.max(most, api.memory() || 0)), 50);
  await api.stop();
  clearInterval(watch);
  return most;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-memory-'));
try {
  const DEMO = process.argv[2] === 'small' ? 'small' : '1';
  await fillDemo({ DATA_DIR: folder, DATABASE_URL: '', DEMO });
  const api = await startApi(folder);
  await pause(settle * 1000);
  const started = api.memory();
  console.log(`PGlite, công ty dùng thử ${DEMO === '1' ? 'đầy đủ' : 'nhỏ'}`);
  tell('sau khi khởi động', started);
  await useAsOffice(api);
  tell(`sau ${accounts.length * rounds * screens.length} lượt gọi`, api.memory());
  tell('cao nhất khi dừng và ghi bản sao', await memoryOfEnding(api));
  console.log(`Ngân sách sau khi khởi động: ${budget} MB${mega(started) > budget ? '  VƯỢT' : ''}`);
  process.exitCode = mega(started) > budget ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
