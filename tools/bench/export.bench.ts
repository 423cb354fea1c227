import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '@toam/domain/random';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { houseExportColumns } from '../../apps/api/src/modules/houses/list/house-export.columns';
import type { ApiProcess } from './api-process';
import { type Brokerage, inBrokerage } from './brokerage';
import { around, lists } from './lists';
import { type AskOne, asker, type Question, seed } from './questions';
import { check, mb, ms, quantile, seconds, times } from './report';

/*
 * An export of 50,000 houses of 20 columns; then the lists of houses while there is such an export, 20 photos are made smaller and 200
 * tabs are open: `npm run bench -- export [houses]`. Design §12.
 */
const budget = { firstByte: 300, growth: 150e6, slowdown: 2 };
const houses = Number(process.argv[2] ?? 50_000);
const [photos, tabs] = [20, 200];
const columns = Object.keys(houseExportColumns)
  .slice(0, 20)
  .map((key) => ({ key, width: 120 }));

async function exportAll({ address }: ApiProcess, token: string) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ all: true, columns });
  const reply = await fetch(`${address}/export/house`, { method: 'POST', headers, body });
  if (!reply.ok || !reply.body) throw new Error(await reply.text());
  let [firstByte, bytes] = [0, 0];
  for await (const part of reply.body) {
    firstByte ||= performance.now() - start;
    bytes += (part as Uint8Array).length;
  }
  console.log(
    `${reply.headers.get('x-total-rows')} dòng × ${columns.length} cột, ${mb(bytes)} trong ${seconds((performance.now() - start) / 1000)}`,
  );
  return firstByte;
}

/** Photos as telephones take them, one after the other. */
async function upload({ address }: ApiProcess, token: string, photo: Buffer): Promise<void> {
  for (let at = 0; at < photos; at += 1) {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `anh-${at}.jpg`);
    const reply = await fetch(`${address}/house/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!reply.ok) throw new Error(await reply.text());
  }
}

/** A tab of each person. */
async function openTabs({ address }: ApiProcess, tokens: string[]): Promise<() => void> {
  const sockets = await Promise.all(
    tokens.map(async (token) => {
      const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live`);
      await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
      socket.send(JSON.stringify({ token, last_event_id: null }));
      return socket;
    }),
  );
  return () => sockets.forEach((socket) => socket.terminate());
}

/** Asks for lists, one after the other. */
async function listHouses(ask: AskOne, make: () => Question, goesOn: (asked: number) => boolean): Promise<number> {
  const measured: number[] = [];
  while (goesOn(measured.length)) measured.push((await ask(make())).milliseconds);
  return quantile(measured, 0.95);
}

/** What a work takes of memory at most. */
async function watched<T>(api: ApiProcess, work: Promise<T>): Promise<{ result: T; growth: number }> {
  const before = api.memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, api.memory())), 50);
  try {
    return { result: await work, growth: most - before };
  } finally {
    clearInterval(watch);
  }
}

async function measure(brokerage: Brokerage): Promise<boolean> {
  const list = lists.houses!;
  const draw = await list.prepare(brokerage.ask);
  const { rows } = await brokerage.ask(
    `select email from users where email like 'bench%' and status = 1 order by id limit ${tabs}`,
  );
  const people = (rows as { email: string }[]).map(({ email }) => email.replace('@toam.vn', ''));
  const tokens: Record<string, string> = await brokerage.tokensOf([...list.askers, ...people]);
  const noise = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 120, sigma: 10 } } }).jpeg({ quality: 50 }).toBuffer(); // prettier-ignore
  const api = await brokerage.start({ READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' });
  const ask = asker(api, tokens);
  const questions = (name: string) => {
    const r = random(seed).fork(name);
    return () => draw(r);
  };
  await listHouses(ask, questions('warm'), (asked) => asked < 150);
  const idle = await listHouses(ask, questions('lists'), (asked) => asked < 300);
  const alone = await watched(api, exportAll(api, tokens.admin!));
  const close = await openTabs(api, people.map((name) => tokens[name]!)); // prettier-ignore
  await pause(2000);
  let isRunning = true;
  const work = Promise.all([exportAll(api, tokens.admin!), upload(api, tokens.admin!, noise)]);
  const busy = listHouses(ask, questions('lists'), () => isRunning);
  await work.finally(() => (isRunning = false));
  close();
  return [
    check('byte đầu tiên', alone.result, budget.firstByte, ms),
    check('bộ nhớ tăng', alone.growth, budget.growth, mb),
    check(`danh sách p95 so với lúc rảnh (${ms(idle)})`, (await busy) / idle, budget.slowdown, times),
  ].every(Boolean);
}

console.log(`BENCH_SEED=${seed}`);
const size = around(lists.houses!, houses);
process.exitCode = (await inBrokerage('PostgreSQL', { name: `houses_${houses}`, size }, measure)) ? 0 : 1;
