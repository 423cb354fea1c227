/**
 * What microfrontends cost in load time: shell and house list as federated remotes, compared with the same source as one
 * single-page build, in one run; and the memory of the API with the demo. Design §12. `npm run bench -- load`, with `--built` for the
 * builds of the last run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRsbuild } from '@rsbuild/core';
import type { Browser } from '@playwright/test';
import { fillDemo } from '../commands/demo.mjs';
import { runCommand, step, Stop, workspace } from '../commands/terminal.mjs';
import { buildWeb, publishWeb } from '../commands/web.mjs';
import { spa } from '../rsbuild/spa.ts';
import { measureLoad, slowNetwork, type Load, type Visit } from './page-load.ts';
import { startApi } from './api-process.ts';
import { withBrowser } from './browser.ts';
import { check, mb, ms, times } from './report.ts';
import { serveBuild } from './web-server.ts';

const budgets = { bytes: 1.2, time: 1.1, secondRemote: 1.25, loginKilobytes: 130, slowPaint: 2000, memory: 500e6 };
/** Milliseconds until the jobs of a start are done. */
const settle = 15_000;
const runs = Number(process.env.BENCH_RUNS ?? 9);
/** `--built`: measure the builds of the last run. */
const isBuilt = process.argv.includes('--built');

const federated = path.join(workspace, '.cache/bench/federated');
const single = path.join(workspace, '.cache/bench/single');
/** A role that preloads nothing except the list. */
const account = { email: 'staff@toam.vn', password: 'ToAm@2026' };
const list = { path: '/house', usable: '[data-row]' };
/** A page of a second remote, opened by its menu entry. */
const second = { link: 'a[href="/knowledge"]', title: 'Kiến thức' };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function buildSingle(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { remotes } = JSON.parse(readFileSync(path.join(federated, 'remotes.json'), 'utf8')) as { remotes: unknown[] };
  const build = await createRsbuild({ cwd: path.join(workspace, 'apps/shell'), rsbuildConfig: spa(single, remotes) });
  await (await build.build()).close();
}

async function signIn(api: string): Promise<{ token: string; id: number }> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${api}/api/auth/signin/email`, { method: 'POST', headers, body: JSON.stringify(account) });
  if (!reply.ok) throw new Stop(`Không đăng nhập được: ${reply.status}`);
  return ((await reply.json()) as { data: { token: string; id: number } }).data;
}

interface Measured {
  first: Load[];
  withSecond: Load[];
}

type Comparison = Record<'federated' | 'single', Measured>;

/** Loads both builds in turn, so that other load affects both. The first pair warms files and database. */
async function compare(
  browser: Browser,
  addresses: Record<'federated' | 'single', string>,
  session: Visit['session'],
): Promise<Comparison> {
  const measured: Comparison = {
    federated: { first: [], withSecond: [] },
    single: { first: [], withSecond: [] },
  };
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const name of ['federated', 'single'] as const) {
      const visit = { address: addresses[name] + list.path, usable: list.usable, session };
      const { load, further } = await measureLoad(browser, visit, async (page) => {
        await page.click(second.link);
        await page.getByRole('heading', { level: 1, name: second.title }).waitFor();
      });
      if (turn === 0) continue;
      measured[name].first.push(load);
      measured[name].withSecond.push(further);
    }
  }
  return measured;
}

const kilobytes = (loads: Load[], part: 'bytes' | 'scriptBytes' = 'bytes') =>
  median(loads.map((load) => load[part])) / 1024;
const milliseconds = (loads: Load[]) => median(loads.map((load) => load.milliseconds));
const kb = (value: number) => `${value.toFixed(0)} KB gz`;

/** @returns whether all is within the budgets */
function report({ federated: many, single: one }: Comparison, login: Load, slow: Load): boolean {
  const [bytes, bytesOfOne] = [kilobytes(many.first), kilobytes(one.first)];
  const [time, timeOfOne] = [milliseconds(many.first), milliseconds(one.first)];
  const further = kilobytes(many.withSecond);
  const requests = [many, one].map(({ first }) => median(first.map((load) => load.requests))).join(' / ');
  console.log(`\nTrung vị của ${runs} lượt, 9 Mbit/s, trễ 60 ms; nhiều bản dựng / một: ${requests} yêu cầu`);
  const checks = [
    check(`dung lượng danh sách: ${kb(bytes)} / ${kb(bytesOfOne)}`, bytes / bytesOfOne, budgets.bytes, times),
    check(`thời gian tới danh sách: ${ms(time)} / ${ms(timeOfOne)}`, time / timeOfOne, budgets.time, times),
    check(`thêm phân hệ thứ hai: ${kb(further)}`, further / bytes, budgets.secondRemote, times),
    check(
      `JavaScript trang đăng nhập, ${ms(login.milliseconds)}`,
      login.scriptBytes / 1024,
      budgets.loginKilobytes,
      kb,
    ),
    check(`400 kbit/s: khung đầu tiên (danh sách ${ms(slow.milliseconds)})`, slow.firstPaint, budgets.slowPaint, ms),
  ];
  return checks.every(Boolean);
}

async function bench(): Promise<number> {
  if (!isBuilt) await step('Dựng từng phần', buildWeb);
  rmSync(federated, { recursive: true, force: true });
  await publishWeb(federated);
  if (!isBuilt || !existsSync(single)) await step('Dựng thành một trang', buildSingle);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'toam-bench-'));
  await step('Tạo dữ liệu mẫu', () =>
    fillDemo({ NODE_ENV: 'development', DEMO: process.env.DEMO ?? '1', DATA_DIR: dataDir, DATABASE_URL: '' }),
  );
  const api = await startApi(dataDir, { NODE_ENV: 'development' });
  await pause(settle);
  const isSmall = check('bộ nhớ của API sau khi khởi động, PGlite', api.memory(), budgets.memory, mb);
  const origin = api.address.replace('/api', '');
  const servers = await Promise.all([serveBuild(federated, origin), serveBuild(single, origin)]);
  try {
    const [many, one] = servers;
    const session = await signIn(origin);
    const loginPage = { address: `${many.address}/auth/login`, usable: 'button[type=submit]' };
    const visit = { address: many.address + list.path, usable: list.usable, session, network: slowNetwork };
    return await withBrowser(async (browser) => {
      const measured = await step('Đo', () => compare(browser, { federated: many.address, single: one.address }, session)); // prettier-ignore
      const login = await measureLoad(browser, loginPage);
      const slow = await step('Đo đường truyền chậm', () => measureLoad(browser, visit));
      return report(measured, login.load, slow.load) && isSmall ? 0 : 1;
    });
  } finally {
    for (const server of servers) server.close();
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await runCommand(bench);
