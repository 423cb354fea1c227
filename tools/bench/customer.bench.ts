import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { customerSortColumns } from '@toam/contracts/customer/customer.endpoints';
import { buildApp } from '../../apps/api/src/app';
import { useDatabase } from '../../apps/api/src/db/db';
import { readEnv } from '../../apps/api/src/env';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { generateCustomers } from './generate-customers';
import { openCluster, openFilledDatabase } from './house-database';
import { ms, quantile } from './quantile';

/** The list of customers at the 95th percentile, one client: milliseconds. */
const budget = 60;
const customers = Number(process.argv[2] ?? 200_000);
/** The caller: an admin sees all customers, an agent their own. */
const people = { admin: 2, 'nhân viên': 7 };
const runs = Number(process.env.BENCH_RUNS ?? 12);

const searches = [
  'nguyen',
  'nguyen van an',
  'do thi tuyet',
  'yen',
  'thu ha',
  '0901234567',
  '0901',
  '4567',
  'khong co ai',
];
const queries: Record<string, string[]> = {
  'thứ tự': customerSortColumns.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]),
  'tìm kiếm': searches.flatMap((search) => [`search=${search}`, `search=${search}&sort=name&order=asc`]),
  'bộ lọc': ['needs=open', 'needs=none', 'houses=none', 'user_id=9', 'user_id=9&needs=any', 'created_from=4000000000'],
  'trang sau': ['page=40', 'page=400', 'search=thi&page=30', 'sort=name&page=100'],
};

async function ask(app: FastifyInstance, token: string, question: string): Promise<number> {
  const start = performance.now();
  const url = `/api/customer/list?size=20&${question}`;
  const reply = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return performance.now() - start;
}

/** @returns whether the whole group stays within the budget */
async function measure(app: FastifyInstance, token: string, name: string, asked: string[]): Promise<boolean> {
  const all: number[] = [];
  let slowest = { question: '', median: 0 };
  for (const question of asked) {
    for (let run = 0; run < 3; run += 1) await ask(app, token, question);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await ask(app, token, question));
    all.push(...times);
    const median = quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    );
    if (process.env.BENCH_ALL) console.log(`  ${ms(median)} ms ${question}`);
    if (median > slowest.median) slowest = { question, median };
  }
  const sorted = all.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  console.log(
    `${name}: trung vị ${ms(quantile(sorted, 0.5)).trim()} ms, p95 ${ms(p95).trim()} ms, ngân sách ${budget} ms` +
      `${p95 > budget ? '  VƯỢT' : ''}; chậm nhất ${slowest.question} ${ms(slowest.median).trim()} ms`,
  );
  return p95 <= budget;
}

const cluster = await openCluster();
try {
  const fill = (client: Parameters<typeof generateCustomers>[0]) => generateCustomers(client, customers);
  const { engine } = await openFilledDatabase(cluster.url, `customers_${customers}`, fill);
  useDatabase(engine);
  console.log(`\n${customers.toLocaleString('vi-VN')} khách hàng`);
  const app = await buildApp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: 'k'.repeat(32) }), engine);
  for (const [who, id] of Object.entries(people)) {
    const { token } = await beginSession(id, { ip: '127.0.0.1', device: 'bench' });
    for (const [name, asked] of Object.entries(queries))
      if (!(await measure(app, token, `${who}, ${name}`, asked))) process.exitCode = 1;
  }
  await app.close();
  await engine.close();
} finally {
  await cluster.stop();
}
