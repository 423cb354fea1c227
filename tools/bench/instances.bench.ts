import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '@toam/domain/random';
import { WebSocket } from 'ws';
import { startReplica } from '../commands/cluster.mjs';
import { freePort } from '../commands/ports.mjs';
import { ensurePostgres } from '../commands/programs.mjs';
import { startNginx } from '../deploy/served.mjs';
import type { ApiProcess } from './api-process';
import { type Brokerage, inBrokerage } from './brokerage';
import { around, lists } from './lists';
import { askAll, asker, type Question, seed, type Timed } from './questions';
import { ms, percent, quantile } from './report';

/*
 * One, two and four instances behind nginx, then two with a replica: calls a second and how long they take, what each call costs the
 * processors, and events that reach the tabs at every instance: `npm run bench -- instances [1,2,4,2+replica] [customers]`. Four of five
 * calls are lists, the fifth stores a customer. Generator, nginx and PostgreSQL share this machine with the instances: what a call costs
 * can be carried over to other machines, calls a second can not. Linux only. BENCH_SEED repeats the calls, BENCH_QUESTIONS says how many.
 */
const [worlds = '1,2,4,2+replica', rows = '20000'] = process.argv.slice(2);
const [clients, tabsEach, warmUps] = [16, 10, 500];
const calls = Number(process.env.BENCH_QUESTIONS ?? 2000);
const asked = ['customers', 'staff', 'houses'] as const;

/** A process's numbers as Linux tells them, from its parent on. */
const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);

/** Seconds of processor time of a process and what it has started, ended ones included. */
function processorOf(pid: number): number {
  const [all, own] = [readdirSync('/proc').filter((name) => /^\d+$/.test(name)), statOf(pid)];
  const living = all.map((name) => {
    try {
      const stat = statOf(name);
      return stat[1] === pid ? stat[11]! + stat[12]! : 0;
    } catch {
      return 0; // it has ended meanwhile
    }
  });
  return [...own.slice(11, 15), ...living].reduce((one, other) => one + other, 0) / 100;
}

/** The same of each part of a world, and of this generator. */
function usedBy(parts: Record<string, number[]>): Record<string, number> {
  const { user, system } = process.cpuUsage();
  const used = Object.entries(parts).map(([part, pids]) => [
    part,
    pids.map(processorOf).reduce((one, other) => one + other, 0),
  ]);
  return { ...Object.fromEntries(used), 'máy phát': (user + system) / 1e6 };
}

/** PostgreSQL's first process: each connection's process is its child. */
async function serverOf(ask: Brokerage['ask']): Promise<number> {
  const { rows: found } = await ask(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`);
  return (found as [{ pid: number }])[0].pid;
}

let stored = 0;
const aCustomer = () => ({ name: 'Khách', phone_number: `0${830_000_000 + ++stored}`, keep_duplicate: true });

/** @returns draws so many calls */
async function prepareCalls(ask: Brokerage['ask']): Promise<(many: number) => Question[]> {
  const makers = await Promise.all(asked.map((name) => lists[name]!.prepare(ask)));
  const r = random(seed).fork('instances');
  const store = (): Question => ({ asker: 'staff', method: 'POST', path: '/customer/detail', body: aCustomer() });
  return (many) => Array.from({ length: many }, (_, at) => (at % 5 === 4 ? store() : makers[at % asked.length]!(r)));
}

/** A tab of an admin, who hears of every customer: when, by customer. */
async function openTab({ address }: ApiProcess, token: string) {
  const heard = new Map<number, number>();
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live`);
  await new Promise<void>((ready, failed) => {
    socket.once('open', () => socket.send(JSON.stringify({ token, last_event_id: null }))).once('error', failed);
    socket.on('message', (data: Buffer) => {
      const event = JSON.parse(data.toString()) as { kind: string; noun?: string; record_id?: number };
      if (event.kind === 'live.ready') ready();
      if (event.noun === 'customer' && event.record_id) heard.set(event.record_id, performance.now());
    });
  });
  return { heard, close: () => socket.close() };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Stores a customer every now and then at one instance. @returns milliseconds until all tabs at all instances had heard of each */
async function probe({ address }: ApiProcess, token: string, tabs: Tab[], isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  while (!isOver()) {
    const sent = performance.now();
    const reply = await fetch(`${address}/customer/detail`, {
      method: 'POST',
      headers,
      body: JSON.stringify(aCustomer()),
    });
    const { customer } = ((await reply.json()) as { data: { customer: { id: number } } }).data;
    while (!tabs.every(({ heard }) => heard.has(customer.id))) await pause(5);
    took.push(Math.max(...tabs.map(({ heard }) => heard.get(customer.id)!)) - sent);
    await pause(200);
  }
  return took;
}

interface Measured {
  timed: Timed[];
  failed: string[];
  seconds: number;
  /** Seconds of processor time, by part. */
  costs: Record<string, number>;
}

interface World {
  brokerage: Brokerage;
  apis: ApiProcess[];
  /** Of nginx. */
  address: string;
  /** First processes, by what they are. */
  parts: Record<string, number[]>;
  /** Where each instance tells its figures. */
  figures: number[];
}

const reading = /^toam_replica_calls_total\{from="(\w+)"\} (\d+)/gm;

/** The part of the calls that a replica may answer which it did. */
async function replicaPart(figures: number[]): Promise<number> {
  const counts = { replica: 0, all: 0 };
  for (const port of figures) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, from, count] of text.matchAll(reading)) {
      counts.all += Number(count);
      if (from === 'replica') counts.replica += Number(count);
    }
  }
  return counts.replica / counts.all;
}

/** What the calls took, cost and told, in words. */
function report(name: string, { timed, failed, seconds, costs }: Measured): void {
  const timesOf = (isStored: boolean) =>
    timed
      .filter(({ question }) => (question.path === '/customer/detail') === isStored)
      .map(({ milliseconds }) => milliseconds);
  const [read, stores] = [timesOf(false), timesOf(true)].map((times) => ms(quantile(times, 0.95)));
  const each = Object.entries(costs).map(([part, total]) => `${part} ${ms((total * 1000) / timed.length)}`);
  console.log(`\n${name}: ${(timed.length / seconds).toFixed(0)} lượt/s của ${clients} người, ${failed.length} lỗi`);
  console.log(`  danh sách p95 ${read}, lưu khách p95 ${stores}`);
  console.log(`  bộ xử lý mỗi lượt: ${each.join(', ')}`);
}

/** Calls while tabs are open at every instance. @returns whether none failed and each tab heard of each customer */
async function measure(name: string, { brokerage, apis, address, parts, figures }: World): Promise<boolean> {
  const accounts = [...new Set(['staff', 'admin', ...asked.flatMap((list) => lists[list]!.askers)])];
  const tokens = await brokerage.tokensOf(accounts);
  const draw = await prepareCalls(brokerage.ask);
  const ask = asker({ address }, tokens);
  await askAll(ask, draw(warmUps), clients);

  const count = async () => {
    const { rows: found } = await brokerage.ask('select count(*)::int as n from customers');
    return (found as [{ n: number }])[0].n;
  };
  const before = await count();
  const tabs = await Promise.all(
    apis.flatMap((api) => Array.from({ length: tabsEach }, () => openTab(api, tokens.admin!))),
  );
  const usedBefore = usedBy(parts);
  let isOver = false;
  const probing = probe(apis[0]!, tokens.staff!, tabs, () => isOver);
  const measured = await askAll(ask, draw(calls), clients);
  const usedAfter = usedBy(parts);
  isOver = true;
  const events = await probing;
  await pause(1000);

  const [made, heard] = [(await count()) - before, tabs.map((tab) => tab.heard.size)];
  for (const tab of tabs) tab.close();
  const costs = Object.fromEntries(Object.entries(usedAfter).map(([part, used]) => [part, used - usedBefore[part]!]));
  report(name, { ...measured, timed: measured.asked, costs });
  console.log(
    `  ${made} sự kiện tới ${tabs.length} thẻ: ít nhất ${Math.min(...heard)}, p95 ${ms(quantile(events, 0.95))}`,
  );
  if (name.endsWith('replica')) console.log(`  bản sao trả lời ${percent(await replicaPart(figures))} các danh sách`);
  return measured.failed.length === 0 && heard.every((one) => one === made);
}

/** @param name so many instances, with a replica or without: `2+replica` */
async function inWorld(name: string, brokerage: Brokerage): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-instances-'));
  const replica = name.endsWith('replica')
    ? await startReplica(await ensurePostgres(), brokerage.database, { shared_buffers: '1GB' })
    : undefined;
  const readUrl = replica && new URL(new URL(brokerage.database).pathname, replica.url).href;
  const apis: ApiProcess[] = [];
  const figures: number[] = [];
  for (let at = 0; at < Number.parseInt(name, 10); at += 1) {
    figures.push(await freePort());
    const env = {
      READS_PER_MINUTE: '0',
      CHANGES_PER_MINUTE: '0',
      TRUST_PROXY: '1',
      DATA_DIR: folder,
      METRICS_PORT: String(figures.at(-1)),
    };
    apis.push(await brokerage.start({ ...env, ...(readUrl && { DATABASE_READ_URL: readUrl }) }));
  }
  const ports = apis.map(({ address }) => Number(new URL(address).port));
  const nginx = await startNginx({ folder, web: folder, ports });
  await pause(5000);
  try {
    const parts = {
      API: apis.map(({ pid }) => pid),
      PostgreSQL: [await serverOf(brokerage.ask)],
      ...(replica && { 'bản sao': [replica.pid() ?? 0] }),
      nginx: [nginx.pid!],
    };
    return await measure(name, { brokerage, apis, parts, figures, address: `https://127.0.0.1:${nginx.port}/api` });
  } finally {
    nginx.stop();
    for (const api of apis) await api.stop();
    await replica?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`BENCH_SEED=${seed}; ${os.availableParallelism()} bộ xử lý cho tất cả`);
// a commit is answered when it is written, as in production
const more = `alter role current_user set synchronous_commit = 'on'`;
const wanted = { name: `instances_${rows}`, size: around(lists.customers!, Number(rows)), more };
const isRight = await inBrokerage('PostgreSQL', wanted, async (brokerage) => {
  let right = true;
  for (const name of worlds.split(',')) right = (await inWorld(name, brokerage)) && right;
  return right;
});
process.exitCode = isRight ? 0 : 1;
