import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../apps/api/src/app';
import { useDatabase } from '../../apps/api/src/db/db';
import { readEnv } from '../../apps/api/src/env';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { generateNeeds } from './generate-needs';
import { openCluster, openHouseDatabase } from './house-database';
import { ms, quantile } from './quantile';

/**
 * Both directions of matching, and the list of needs, at the 95th percentile, one client: milliseconds. D61, issue "needs and
 * matching".
 */
const budget = 60;
const needs = 20_000;
const houses = Number(process.argv[2] ?? 200_000);
/** How many records of each direction are queried. */
const sample = Number(process.env.BENCH_RUNS ?? 200);

interface Direction {
  name: string;
  url: (id: number) => string;
  /** Records spread over the table. */
  ids: number[];
  /** The caller, if it is not an admin. */
  user?: number;
  /** Budget in milliseconds, if it is not the usual one. */
  budget?: number;
}

const spread = (count: number): number[] =>
  Array.from({ length: sample }, (_, at) => 1 + Math.floor((at * count) / sample));

/** Typical pages of the needs list: tabs, words, filters, orders. */
const listQueries = [
  '',
  'page=50',
  'status=0&sort=max_price&order=asc',
  'sort=customer&order=asc',
  'search=khach',
  'search=12',
  `filters=${encodeURIComponent('[{"column":"province","operation":"in","values":[3,4]},{"column":"max_price","operation":"between","values":[null,9000000000]}]')}`,
  'mode=shared',
];
const listUrl = (at: number) => `/api/customer/request/list?size=20&${listQueries[at % listQueries.length]}`;
const turns = Array.from({ length: sample }, (_, at) => at);

const directions: Direction[] = [
  { name: 'danh sách nhu cầu, quản trị', url: listUrl, ids: turns },
  { name: 'danh sách nhu cầu, nhân viên', url: listUrl, ids: turns, user: 7 },
  {
    name: 'đếm BĐS của 20 nhu cầu',
    url: (id) =>
      `/api/match/request/house?fetchType=count&request_ids=${Array.from({ length: 20 }, (_, at) => Math.min(id + at, needs)).join()}`,
    ids: spread(needs).filter((_, at) => at % 5 === 0),
    budget: 300,
  },
  { name: 'nhu cầu → BĐS', url: (id) => `/api/match/request/house?request_ids=${id}`, ids: spread(needs) },
  { name: 'BĐS → nhu cầu', url: (id) => `/api/match/house/request?house_id=${id}`, ids: spread(houses) },
];

/** Time of the whole answer inside the API: session, rights, matching, count, page, masking, validation by the contract. */
async function measure(app: FastifyInstance, token: string, { url, ids }: Direction) {
  const times: number[] = [];
  let found = 0;
  const ask = async (id: number) => {
    const start = performance.now();
    const reply = await app.inject({ method: 'GET', url: url(id), headers: { authorization: `Bearer ${token}` } });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { data } = reply.json<{ data: { total: number } | { total: number }[] }>();
    found += Array.isArray(data) ? (data[0]?.total ?? 0) : data.total;
    return performance.now() - start;
  };
  for (const id of ids.slice(0, 30)) await ask(id);
  found = 0;
  for (const id of ids) times.push(await ask(id));
  return { times: times.toSorted((a, b) => a - b), found };
}

/** An admin sees most records, so nothing is filtered out early. */
const maxSeeing = 2;

async function measureAll(app: FastifyInstance): Promise<boolean> {
  let isWithin = true;
  for (const direction of directions) {
    const { token } = await beginSession(direction.user ?? maxSeeing, { ip: '127.0.0.1', device: 'bench' });
    const { times, found } = await measure(app, token, direction);
    const p95 = quantile(times, 0.95);
    const max = direction.budget ?? budget;
    isWithin &&= p95 <= max;
    const average = Math.round(found / direction.ids.length).toLocaleString('vi-VN');
    console.log(
      `${direction.name}: trung vị ${ms(quantile(times, 0.5)).trim()} ms, p95 ${ms(p95).trim()} ms, lâu nhất ${ms(quantile(times, 1)).trim()} ms, ` +
        `trung bình ${average} kết quả, ngân sách ${max} ms${p95 > max ? '  VƯỢT' : ''}`,
    );
  }
  return isWithin;
}

async function addNeeds(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ has: boolean }>('select exists (select from requests) as has');
  if (!rows[0]?.has) await generateNeeds(client, needs);
  await client.end();
}

const cluster = await openCluster();
try {
  const { engine, url } = await openHouseDatabase(cluster.url, houses);
  await addNeeds(url);
  useDatabase(engine);
  console.log(`\n${houses.toLocaleString('vi-VN')} BĐS, ${needs.toLocaleString('vi-VN')} nhu cầu`);
  const app = await buildApp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: 'k'.repeat(32) }), engine);
  process.exitCode = (await measureAll(app)) ? 0 : 1;
  await app.close();
  await engine.close();
} finally {
  await cluster.stop();
}
