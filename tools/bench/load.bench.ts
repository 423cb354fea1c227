/**
 * What microfrontends cost in load time: shell and house list as federated remotes, compared with the same source as one
 * single-page build, in one run. Design §12. Exit code 1 when over a budget.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRsbuild } from '@rsbuild/core';
import { chromium, type Browser } from '@playwright/test';
import { fillDemo } from '../commands/demo.mjs';
import { runNx } from '../commands/nx.mjs';
import { freePort } from '../commands/ports.mjs';
import { ensureChromium } from '../commands/programs.mjs';
import { run, runCommand, step, Stop, workspace } from '../commands/terminal.mjs';
import { publisher } from '../commands/web.mjs';
import { spa } from '../rsbuild/spa.ts';
import { measureFirstList, type FirstList } from './first-list.ts';
import { measureLoad, slowNetwork, type Load, type Visit } from './page-load.ts';
import { serveBuild } from './web-server.ts';

const budgets = { bytes: 1.2, time: 1.1, secondRemote: 1.25, loginKilobytes: 130, slowPaint: 2000 };
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

async function buildFederated(): Promise<void> {
  const { code, output } = await runNx(['run-many', '-t', 'build', '--output-style=static']);
  if (code !== 0) throw new Stop(output);
  rmSync(federated, { recursive: true, force: true });
  const published = await run(process.execPath, [
    ...publisher,
    '--all',
    '--shell',
    '--local',
    '--to',
    federated,
  ]);
  if (published.code !== 0) throw new Stop(published.output);
}

async function buildSingle(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { remotes } = JSON.parse(readFileSync(path.join(federated, 'remotes.json'), 'utf8')) as { remotes: unknown[] };
  const build = await createRsbuild({ cwd: path.join(workspace, 'apps/shell'), rsbuildConfig: spa(single, remotes) });
  await (await build.build()).close();
}

/** The API with its own small demo brokerage. */
async function startApi(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  await fillDemo({ NODE_ENV: 'development', DEMO: 'small', DATA_DIR: dataDir });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_DIR: federated,
  };
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: workspace,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const answers = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Stop('Máy chủ API không khởi động được.');
    await pause(200);
  }
  return { child, address };
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

interface Row {
  what: string;
  value: string;
  budget: string;
  holds: boolean;
}

const kilobytes = (loads: Load[], part: 'bytes' | 'scriptBytes' = 'bytes') =>
  median(loads.map((load) => load[part])) / 1024;
const milliseconds = (loads: Load[]) => median(loads.map((load) => load.milliseconds));
const times = (ratio: number) => `${ratio.toFixed(3)} ×`;

function rowsOf({ federated: many, single: one }: Comparison, login: Load, slow: Load): Row[] {
  const bytes = kilobytes(many.first) / kilobytes(one.first);
  const time = milliseconds(many.first) / milliseconds(one.first);
  const further = kilobytes(many.withSecond) / kilobytes(many.first);
  const loginBytes = login.scriptBytes / 1024;
  return [
    {
      what: `Dung lượng danh sách: ${kilobytes(many.first).toFixed(0)} / ${kilobytes(one.first).toFixed(0)} KB gz`,
      value: times(bytes),
      budget: `≤ ${budgets.bytes} ×`,
      holds: bytes <= budgets.bytes,
    },
    {
      what: `Thời gian tới danh sách: ${milliseconds(many.first).toFixed(0)} / ${milliseconds(one.first).toFixed(0)} ms`,
      value: times(time),
      budget: `≤ ${budgets.time} ×`,
      holds: time <= budgets.time,
    },
    {
      what: `Thêm phân hệ thứ hai: ${kilobytes(many.withSecond).toFixed(0)} KB gz`,
      value: times(further),
      budget: `≤ ${budgets.secondRemote} ×`,
      holds: further <= budgets.secondRemote,
    },
    {
      what: `JavaScript trang đăng nhập, ${login.milliseconds.toFixed(0)} ms`,
      value: `${loginBytes.toFixed(1)} KB gz`,
      budget: `≤ ${budgets.loginKilobytes} KB`,
      holds: loginBytes <= budgets.loginKilobytes,
    },
    {
      what: `400 kbit/s: khung đầu tiên (danh sách ${(slow.milliseconds / 1000).toFixed(1)} s)`,
      value: `${slow.firstPaint.toFixed(0)} ms`,
      budget: `≤ ${budgets.slowPaint} ms`,
      holds: slow.firstPaint <= budgets.slowPaint,
    },
  ];
}

function report(rows: Row[], requests: string, list: FirstList): number {
  console.log();
  for (const { what, value, budget, holds } of rows)
    console.log(`${holds ? '✓' : '✗'} ${what.padEnd(52)} ${value.padStart(14)}   ${budget}`);
  console.log(`  Số yêu cầu (nhiều bản dựng / một): ${requests}; trung vị của ${runs} lượt, 9 Mbit/s, trễ 60 ms`);
  const { unused, kilobytes: raw, calls, pictures } = list;
  console.log(
    `  JavaScript chưa chạy khi danh sách hiện: ${(unused * 100).toFixed(1)} % của ${raw.toFixed(0)} KB (đích 40 %)`,
  );
  console.log(`  API của danh sách: ${calls} lời gọi, ${pictures} ảnh`);
  return rows.every(({ holds }) => holds) ? 0 : 1;
}

async function bench(): Promise<number> {
  if (!isBuilt) {
    await step('Dựng từng phần', buildFederated);
    await step('Dựng thành một trang', buildSingle);
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'toam-bench-'));
  const api = await step('Khởi động máy chủ với dữ liệu mẫu', () => startApi(dataDir));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const servers = await Promise.all([serveBuild(federated, api.address), serveBuild(single, api.address)]);
  try {
    const [many, one] = servers;
    const session = await signIn(api.address);
    const measured: Comparison = await step('Đo', () =>
      compare(browser, { federated: many.address, single: one.address }, session),
    );
    const login = await measureLoad(browser, { address: `${many.address}/auth/login`, usable: 'button[type=submit]' });
    const visit = { address: many.address + list.path, usable: list.usable, session };
    const slow = await step('Đo đường truyền chậm', () => measureLoad(browser, { ...visit, network: slowNetwork }));
    const firstList = await measureFirstList(browser, visit);
    const requests = `${median(measured.federated.first.map((load) => load.requests))} / ${median(measured.single.first.map((load) => load.requests))}`;
    return report(rowsOf(measured, login.load, slow.load), requests, firstList);
  } finally {
    for (const server of servers) server.close();
    await browser.close();
    api.child.kill('SIGTERM');
    await new Promise((ended) => api.child.once('exit', ended));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await runCommand(bench);
