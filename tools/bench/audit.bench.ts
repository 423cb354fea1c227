import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../apps/api/src/app';
import { db } from '../../apps/api/src/db/db';
import type { Engine } from '../../apps/api/src/db/engine';
import { readEnv } from '../../apps/api/src/env';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { onBothEngines } from './both-engines';
import { ms, quantile } from './quantile';

/** A page of a million entries, 95th percentile of each query: milliseconds. PostgreSQL; an office has less data. */
const listBudget = 60;
/** How much longer a save may take with its audit entry: a factor. */
const saveBudget = 1.05;
const entries = Number(process.argv[2] ?? 1_000_000);
const runs = Number(process.env.BENCH_RUNS ?? 20);
const saves = Number(process.env.BENCH_SAVES ?? 400);
/** A statement may take 15 seconds. */
const rowsAtOnce = 25_000;

const queries = [
  '',
  'page=500',
  'user_id=7',
  'user_id=7&page=100',
  'action=update',
  'action=password_reset',
  'noun=user',
  'noun=house&action=export',
  'user_id=9&action=delete&noun=customer',
  'noun=house&record_id=1234',
  'record_id=77',
  'search=%23500',
  'search=nha pho',
  'search=nha pho 99871',
  'search=113.161.8.20',
  'search=khong co gi ca',
  'from=1700000000&to=1700600000',
  'user_id=12&from=1700000000&to=1710000000',
  'noun=form_type&search=nha',
];

async function fill(): Promise<void> {
  await db().execute(sql`
    insert into users (id, name, email, role) select n, 'Nhân viên ' || n, 'bench' || n || '@toam.vn', case when n = 1 then 1 else 3 end
    from generate_series(1, 200) n`);
  await db().execute(sql`
    insert into houses (slug, user_id, title, house_number, house_address, address_key)
    select 'nha-' || n, 7, 'Nhà ' || n, n::text, 'Nguyễn Văn Đậu', '' from generate_series(1, 50) n`);
}

async function fillEntries(): Promise<void> {
  for (let from = 1; from <= entries; from += rowsAtOnce)
    await fillPart(from, Math.min(entries, from + rowsAtOnce - 1));
  await db().execute(sql`vacuum analyze audit_entries`);
}

async function fillPart(from: number, to: number): Promise<void> {
  await db().execute(sql`
    insert into audit_entries (user_id, action, noun, record_id, changes, records, search, ip, created_at)
    select 1 + n % 200,
      case when n % 997 = 0 then 'password_reset' when n % 50 = 0 then 'export' when n % 20 = 0 then 'delete'
        when n % 5 = 0 then 'create' else 'update' end,
      case when n % 499 = 0 then 'form_type' when n % 40 = 0 then 'user' when n % 3 = 0 then 'customer' else 'house' end,
      n % 60000,
      jsonb_build_array(jsonb_build_object('noun', 'house', 'id', n % 60000, 'changes',
        jsonb_build_array(jsonb_build_object('column', 'title', 'old_value', 'Nhà phố ' || n, 'new_value', 'Nhà hẻm ' || n)))),
      array[case when n % 40 = 0 then 'user' when n % 3 = 0 then 'customer' else 'house' end || ':' || n % 60000],
      '113.161.' || n % 9 || '.' || n % 250 || ' nha pho ' || n || ' nha hem xe hoi gan cho ' || md5(n::text),
      '113.161.' || n % 9 || '.' || n % 250,
      to_timestamp(1690000000 + n * 60)
    from generate_series(${from}::int, ${to}::int) n`);
}

type Call = (question: string) => Promise<number>;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Runs each query of the list `runs` times. @returns whether all are within the budget */
async function measureList(ask: Call): Promise<boolean> {
  let isWithin = true;
  for (const question of queries) {
    await ask(question);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await ask(question));
    const p95 = quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    );
    isWithin &&= p95 <= listBudget;
    console.log(`nhật ký, ${question || 'mới nhất'}: p95 ${ms(p95).trim()} ms${p95 > listBudget ? '  VƯỢT' : ''}`);
  }
  return isWithin;
}

/** Saves of a house with and without their entry, in turn. @returns the time with an entry divided by the time without */
async function measureSaves(app: FastifyInstance, headers: Record<string, string>): Promise<number> {
  const mounted = app.endpoints.find(({ method, path }) => method === 'PUT' && path === '/house/detail')!;
  const { audit } = mounted;
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let at = 0; at < saves * 2; at++) {
    const how = at % 2 ? 'with' : 'without';
    mounted.audit = at % 2 ? audit : { none: 'compared' };
    const payload = { house_id: 1 + (at % 50), title: `Nhà ${at}`, area: 40 + (at % 90) };
    const time = await timed(async () => {
      const reply = await app.inject({ method: 'PUT', url: '/api/house/detail', headers, payload });
      if (reply.statusCode !== 200) throw new Error(reply.body);
    });
    if (at > 40) times[how].push(time);
  }
  mounted.audit = audit;
  const median = (list: number[]) =>
    quantile(
      list.toSorted((a, b) => a - b),
      0.5,
    );
  console.log(`lưu BĐS: có nhật ký ${ms(median(times.with)).trim()} ms, không ${ms(median(times.without)).trim()} ms`);
  return median(times.with) / median(times.without);
}

const isWithin = await onBothEngines(async (name, engine: Engine) => {
  const app = await buildApp(
    readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: 'a signing key for the bench, 32 letters' }),
    engine,
  );
  await fill();
  const { token } = await beginSession(1, { ip: '127.0.0.1', device: 'bench' });
  const headers = { authorization: `Bearer ${token}` };
  let isWell = true;
  if (name === 'PostgreSQL') {
    await fillEntries();
    isWell = await measureList((question) =>
      timed(async () => {
        const reply = await app.inject({
          method: 'GET',
          url: `/api/audit/list?${encodeURI(question).replaceAll('%25', '%')}`,
          headers,
        });
        if (reply.statusCode !== 200) throw new Error(reply.body);
      }),
    );
  }
  const ratio = await measureSaves(app, headers);
  console.log(
    `${name}: nhật ký thêm ${((ratio - 1) * 100).toFixed(1)} %, ngân sách ${((saveBudget - 1) * 100).toFixed(0)} %`,
  );
  await app.close();
  return isWell && ratio <= saveBudget;
});
process.exitCode = isWithin ? 0 : 1;
