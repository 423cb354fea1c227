import { performance } from 'node:perf_hooks';
import { largestPage } from '@toam/contracts/page';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/api/src/app';
import { useDatabase } from '../../apps/api/src/db/db';
import { readEnv } from '../../apps/api/src/env';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { openCluster, openHouseDatabase } from './house-database';
import { deep, filtered, type ListCase, mapped, mappedWhole, searched } from './list-cases';
import { ms, quantile } from './quantile';

/** Budgets in milliseconds at the 95th percentile, one client. Design §12. */
const groups = [
  { name: 'Danh sách có lọc', cases: filtered, budget: 25 },
  { name: 'Tìm không dấu', cases: searched, budget: 60 },
  { name: 'Trang sâu', cases: deep, budget: 60 },
  { name: 'Bản đồ khu vực', cases: mapped, budget: 60 },
  { name: 'Bản đồ toàn thành phố', cases: mappedWhole, budget: 500 },
];

/** How often each query is timed. */
const runs = Number(process.env.BENCH_RUNS ?? 25);

const ask = (app: FastifyInstance, token: string, { body, page = 1, path = '/house/v2/list' }: ListCase) =>
  app.inject({
    method: 'POST',
    url: `/api${path}?page=${page}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });

/** Time of the whole answer inside the API: session, rights, count, page, masking, validation by the contract. */
async function measure(
  app: FastifyInstance,
  token: string,
  one: ListCase,
): Promise<{ times: number[]; total: string }> {
  for (let round = 0; round < 4; round += 1) await ask(app, token, one);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const reply = await ask(app, token, one);
    times.push(performance.now() - start);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
  const { total, total_capped } = (await ask(app, token, one)).json<{
    data: { total?: number; total_capped?: boolean };
  }>().data;
  return { times, total: total === undefined ? '–' : `${total}${total_capped ? '+' : ''}` };
}

/** Warms up the JavaScript engine's compiler before the timing. */
async function warm(app: FastifyInstance, token: string): Promise<void> {
  for (let round = 0; round < 15; round += 1) {
    for (const one of [...filtered, ...searched]) await ask(app, token, one);
  }
}

async function measureAll(app: FastifyInstance, tokens: Map<number, string>): Promise<boolean> {
  await warm(app, tokens.get(3) ?? '');
  let isWithin = true;
  for (const { name, cases, budget } of groups) {
    const all: number[] = [];
    for (const one of cases) {
      const { times, total } = await measure(app, tokens.get(one.asker) ?? '', one);
      const sorted = times.toSorted((a, b) => a - b);
      all.push(...times);
      console.log(`  ${ms(quantile(sorted, 0.5))} ${ms(quantile(sorted, 0.95))}  ${one.name} (${total})`);
    }
    const p95 = quantile(
      all.toSorted((a, b) => a - b),
      0.95,
    );
    isWithin &&= p95 <= budget;
    console.log(`${name}: p95 ${ms(p95).trim()} ms, ngân sách ${budget} ms${p95 > budget ? '  VƯỢT' : ''}\n`);
  }
  return isWithin;
}

async function bench(server: string, rows: number): Promise<boolean> {
  const start = performance.now();
  const { engine } = await openHouseDatabase(server, rows);
  useDatabase(engine);
  console.log(
    `\n${rows.toLocaleString('vi-VN')} BĐS, sẵn sàng sau ${((performance.now() - start) / 1000).toFixed(0)} s · trung vị, p95 (ms)`,
  );
  const app = await buildApp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: 'k'.repeat(32) }), engine);
  const tokens = new Map<number, string>();
  for (const id of [2, 3, 4]) tokens.set(id, (await beginSession(id, { ip: '127.0.0.1', device: 'bench' })).token);
  const isWithin = await measureAll(app, tokens);
  await app.close();
  await engine.close();
  return isWithin;
}

const sizes = process.argv[2]?.split(',').map(Number) ?? [200_000, 1_000_000];
if (!sizes.every((size) => Number.isSafeInteger(size) && size >= largestPage))
  throw new Error('sizes are whole numbers of rows, such as 200000,1000000');

const cluster = await openCluster();
try {
  let isWithin = true;
  for (const size of sizes) isWithin = (await bench(cluster.url, size)) && isWithin;
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await cluster.stop();
}
