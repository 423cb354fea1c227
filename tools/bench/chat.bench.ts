import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { useDatabase } from '../../apps/api/src/db/db';
import { databaseFolder } from '../../apps/api/src/db/open-database';
import type { Engine } from '../../apps/api/src/db/engine';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { random } from '@toam/domain/random';
import { type ApiProcess, startApi } from './api-process';
import { fillOffice, type People } from './chat-office';
import { openConsole, openWidget, type Page } from './chat-people';
import { openCluster } from './house-database';
import { ms, quantile } from './quantile';

type EngineName = 'postgres' | 'pglite';
/**
 * Issue 16: 200 consoles and 1,000 widgets on one API process. The embedded database is for a small office: all its statements wait
 * for each other, and for the list of houses.
 */
const usual = {
  postgres: { consoles: 200, widgets: 1000, houses: 20_000, rate: '20' },
  pglite: { consoles: 20, widgets: 60, houses: 2000, rate: '2' },
};
const officeOf = (engine: EngineName) => ({
  consoles: Number(process.env.BENCH_CONSOLES ?? usual[engine].consoles),
  widgets: Number(process.env.BENCH_WIDGETS ?? usual[engine].widgets),
  houses: Number(process.env.BENCH_HOUSES ?? usual[engine].houses),
});
type Office = ReturnType<typeof officeOf>;
/** Messages a second: half of them of customers. BENCH_RATE=5,10,20,40 measures each. */
const ratesOf = (engine: EngineName) => (process.env.BENCH_RATE ?? usual[engine].rate).split(',').map(Number);
/** Seconds of talk. */
const seconds = Number(process.env.BENCH_SECONDS ?? 40);
/** Milliseconds from the click to the other page, at the 95th percentile; how much slower the list of houses may be; bytes. */
const budget = { delivery: 300, list: 2, growth: 250_000_000 };

const seed = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
const r = random(seed);

const p95 = (times: number[]) =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.95,
  );

/** Asks for the list of houses, one question after the other. */
async function listHouses(api: ApiProcess, token: string, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const start = performance.now();
    const reply = await fetch(`${api.address}/house/v2/list`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'publicList', page: 1 + r.whole(0, 4) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    await reply.text();
    times.push(performance.now() - start);
    await pause(25);
  }
  return times;
}

interface Sent {
  from: Page;
  to: Page;
  key: string;
  at: number;
}

/** Messages of both sides at random, and cuts. @returns what was sent by each side */
async function talk(
  pairs: { staff: Page; visitor: Page }[],
  idle: Page[],
  frozen: Page[],
  perSecond: number,
): Promise<Record<'staff' | 'visitor', Sent[]>> {
  const sent: Record<'staff' | 'visitor', Sent[]> = { staff: [], visitor: [] };
  const running: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const pair = r.pick(pairs);
    const able = (['staff', 'visitor'] as const).filter((one) => !frozen.includes(pair[one]));
    const side = r.pick(able);
    const [from, to] = side === 'staff' ? [pair.staff, pair.visitor] : [pair.visitor, pair.staff];
    const at = performance.now();
    running.push(
      from.say(`Tin ${at}`).then(
        (key) => void sent[side].push({ from, to, key, at }),
        (error: unknown) => console.error(String(error)),
      ),
    );
    if (r.chance(0.05)) r.pick([pair.staff, pair.visitor].filter((page) => !frozen.includes(page))).cut();
    if (r.chance(0.05)) r.pick(idle)?.cut();
    await pause(1000 / perSecond);
  }
  await Promise.all(running);
  return sent;
}

/** What each page saw against the store: no gap, no double, the order of the store. @returns what is wrong */
async function compare(pages: Page[], since: Map<string, number>, stored: Map<string, number[]>): Promise<string[]> {
  return pages.flatMap(({ conversation, seen }) => {
    const expected = (stored.get(conversation) ?? []).filter((id) => id > since.get(conversation)!);
    const found = seen.filter((id) => id > since.get(conversation)!);
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`${conversation}: thấy ${found.length}, kho có ${expected.length}`];
  });
}

const delivered = (sent: Sent[]) => sent.map(({ to, key, at }) => (to.heard.get(key) ?? Infinity) - at);

/** Waits until every message has arrived, at most a minute: a page that is late is no page with a gap. */
async function untilHeard(sent: Sent[]): Promise<void> {
  const start = performance.now();
  while (!sent.every(({ to, key }) => to.heard.has(key)) && performance.now() - start < 60_000) await pause(200);
}

async function untilConnected(pages: Page[]): Promise<void> {
  for (const start = performance.now(); !pages.every((page) => page.isConnected()); await pause(100))
    if (performance.now() - start > 60_000) throw new Error('not every page was connected within a minute');
}

function report(name: string, value: number, limit: number, written: (value: number) => string): boolean {
  console.log(`  ${name}: ${written(value)}, ngân sách ${written(limit)}${value > limit ? '  VƯỢT' : ''}`);
  return value <= limit;
}

async function measure(
  api: ApiProcess,
  { staff, visitors, admin }: People,
  perSecond: number,
  read: () => Promise<Map<string, number[]>>,
): Promise<boolean> {
  await listHouses(api, admin, afterSeconds(3));
  const quiet = await listHouses(api, admin, afterSeconds(5));
  const before = api.memory();
  const widgetsOf = visitors.map(({ token, id, since }, at) =>
    openWidget(api.address, token, { conversation: id, from: `127.0.1.${1 + (at % 20)}`, since }),
  );
  const desks = staff.map((token, at) => openConsole(api.address, token, visitors[at]!.id));
  await untilConnected([...widgetsOf, ...desks]);
  await pause(3000);
  const pairs = desks.map((desk, at) => ({ staff: desk, visitor: widgetsOf[at]! }));
  // some visitors and as many colleagues lose their cable and write nothing; others go on writing to them
  const cut = Math.min(3, Math.ceil(staff.length / 10));
  const frozen = [...widgetsOf.slice(0, cut), ...desks.slice(cut, 2 * cut)];
  for (const page of frozen) page.freeze();
  let isOver = false;
  const meanwhile = listHouses(api, admin, () => isOver);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, api.memory())), 500);
  const used = api.processor();
  const sent = await talk(pairs, widgetsOf.slice(staff.length), frozen, perSecond);
  const worked = api.processor();
  await untilConnected([...widgetsOf, ...desks]);
  await untilHeard([...sent.staff, ...sent.visitor]);
  await pause(4000);
  isOver = true;
  clearInterval(watch);
  const busy = await meanwhile;
  const since = new Map(visitors.map(({ id, since: last }) => [id, last]));
  const wrong = await compare([...desks, ...widgetsOf], since, await read());
  for (const page of [...desks, ...widgetsOf]) await page.close();
  const isLate = ({ to }: Sent) => frozen.includes(to);
  const isInTime = (one: Sent) => !isLate(one);
  const late = delivered([...sent.staff, ...sent.visitor].filter(isLate));
  const times = { staff: delivered(sent.staff.filter(isInTime)), visitor: delivered(sent.visitor.filter(isInTime)) };
  console.log(`  ${sent.staff.length} tin của nhân viên, ${sent.visitor.length} tin của khách trong ${seconds} s`); // prettier-ignore
  console.log(`  bộ xử lý: ${(((worked - used) / seconds) * 100).toFixed(0)} % của một nhân`);
  const milliseconds = (value: number) => `${ms(value).trim()} ms`;
  const results = [
    report('nhân viên → khách, p95', p95(times.staff), budget.delivery, milliseconds),
    report('khách → nhân viên, p95', p95(times.visitor), budget.delivery, milliseconds),
    report(`danh sách BĐS, p95 so với lúc rảnh (${milliseconds(p95(quiet))})`, p95(busy) / p95(quiet), budget.list, (value) => `${value.toFixed(2)} ×`), // prettier-ignore
    report('bộ nhớ tăng', most - before, budget.growth, (value) => `${(value / 1e6).toFixed(0)} MB`),
    report('tin đến trang có cáp chết, chậm nhất', Math.max(0, ...late), 32_000, milliseconds),
    report('trang sai so với kho', wrong.length, 0, String),
  ];
  for (const line of wrong.slice(0, 5)) console.log(`    ${line}`);
  const slowest = Math.max(...times.staff, ...times.visitor);
  console.log(`  chậm nhất ${milliseconds(slowest)}`);
  return results.every(Boolean);
}

const afterSeconds = (length: number) => {
  const end = performance.now() + length * 1000;
  return () => performance.now() > end;
};

/** Every message of people in the store, by conversation. */
async function storedBy(open: () => Promise<Engine>): Promise<Map<string, number[]>> {
  const engine = await open();
  const rows = (await engine.run(`select conversation_id, array_agg(id order by id) as ids from chat_messages where owner <> 'event' group by 1`, [])) as unknown as { rows: { conversation_id: string; ids: (number | string)[] }[] }; // prettier-ignore
  await engine.close();
  return new Map(rows.rows.map(({ conversation_id, ids }) => [conversation_id, ids.map(Number)]));
}

interface Run {
  name: string;
  open: () => Promise<Engine>;
  /** As `startApi` takes it. */
  database: string;
  office: Office;
  perSecond: number;
}

async function run({ name, open, database, office, perSecond }: Run): Promise<boolean> {
  const engine = await open();
  await engine.migrate(migrationsFolder());
  useDatabase(engine);
  const people = await fillOffice(engine, office);
  useDatabase(undefined);
  await engine.close();
  const api = await startApi(database);
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await api.stop();
    isRunning = false;
  };
  console.log(`\n${name}: ${office.consoles} bàn chat, ${office.widgets} khung chat, ${perSecond} tin mỗi giây`);
  try {
    return await measure(api, people, perSecond, async () => {
      // the embedded engine has one process
      if (!database.startsWith('postgres')) await stop();
      return storedBy(open);
    });
  } finally {
    await stop();
  }
}

async function onPglite(perSecond: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-chat-'));
  try {
    const open = () => openPglite({ dataDir: databaseFolder(folder) });
    return await run({ name: 'PGlite', open, database: folder, office: officeOf('pglite'), perSecond });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(perSecond: number): Promise<boolean> {
  const cluster = await openCluster();
  try {
    const url = cluster.url.replace(/[^/]+$/, 'postgres');
    const open = () => openPostgres(url, (error) => console.error(error.message));
    return await run({ name: 'PostgreSQL', open, database: url, office: officeOf('postgres'), perSecond });
  } finally {
    await cluster.stop();
  }
}

console.log(`BENCH_SEED=${seed}`);
const engines = { pglite: onPglite, postgres: onPostgres };
const chosen = (process.argv[2] === undefined ? ['postgres', 'pglite'] : [process.argv[2]]) as EngineName[];
let isWithin = true;
for (const name of chosen) for (const rate of ratesOf(name)) isWithin = (await engines[name](rate)) && isWithin;
process.exitCode = isWithin ? 0 : 1;
