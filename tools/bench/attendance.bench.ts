import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { db, useDatabase } from '../../apps/api/src/db/db';
import { databaseFolder } from '../../apps/api/src/db/open-database';
import type { Engine } from '../../apps/api/src/db/engine';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { seedFormTypes } from '../../apps/api/src/seed/seed-form-types';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { daysOfMonth } from '../../libs/domain/src/work-calendar';
import { dayStart } from '../../libs/domain/src/day';
import { type ApiProcess, startApi } from './api-process';
import { openCluster } from './house-database';
import { ms, quantile } from './quantile';

/** A month of a team of 60 in a brokerage of 200 with a year of check-ins, at the 95th percentile, in ms. Issue 14. */
const budget = 150;
/** Closing a month of everybody, in ms: payroll presses it once a month and waits. */
const closingBudget = 3000;
const staff = 200;
const team = 60;
const runs = Number(process.env.BENCH_RUNS ?? 120);
const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);

/**
 * The first one leads the next 60, in two levels. Everybody comes in and out twice on six days a week: some late, some early, a few
 * forget to check out. Each has three approved forms.
 */
async function fill(): Promise<void> {
  await seedFormTypes();
  await db().execute(sql`
    insert into users (id, name, email, role, job_position, manager, employee_type, onboarding_date)
    select n, 'Nhân viên ' || n, 'bench' || n || '@toam.vn', case when n = ${staff} then 1 else 3 end,
      case when n = 1 then 6 else 7 end,
      case when n between 2 and 7 then 1 when n between 8 and ${team + 1} then 2 + n % 6 end, 'official', '2021-03-20'
    from generate_series(1, ${staff}::int) n`);
  await db().execute(sql`
    insert into checkins (user_id, at, status)
    select person, (day + clock + (person * 7 + extract(doy from day)::int * 3) % 17 * interval '1 minute')
      at time zone 'Asia/Ho_Chi_Minh', way
    from generate_series(1, ${staff}::int) person,
      generate_series('2025-01-01'::timestamp, '2025-12-31', '1 day') day,
      (values (interval '7 hours 52 minutes', 1), ('12 hours', 0), ('13 hours 20 minutes', 1), ('17 hours 18 minutes', 0)) as moments(clock, way)
    where extract(dow from day) > 0 and not (way = 0 and (person + extract(doy from day)::int) % 33 = 0)`);
  await db().execute(sql`
    insert into forms (kind, user_id, approver_id, status, decided_by, decided_at, reason_id, start_date, end_date, shift, labour, activity)
    select kind, person, ${staff}, 1, ${staff}, now(), case when kind = 'leave' then 9 end, day, day, 0, 0,
      case when kind = 'explanation' then 'both' end
    from generate_series(1, ${staff}::int) person,
      (values ('leave', '2025-03-04'::date), ('business', '2025-07-09'), ('explanation', '2025-11-05')) as f(kind, first),
      lateral (select first + person % 14 as day) as days`);
  for (const table of ['users', 'checkins', 'forms']) await db().execute(sql.raw(`vacuum analyze ${table}`));
}

/** Asks for each month several times, in turns as the leader and as an admin. */
async function measure(engine: string, { address }: ApiProcess, tokens: readonly string[]): Promise<boolean> {
  const ask = async (at: number): Promise<{ workDays: number; list: unknown[] }> => {
    const days = daysOfMonth(months[at % months.length]!);
    const reply = await fetch(`${address}/checkin/manager/1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[at % tokens.length]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ startAt: dayStart(days[0]!), endAt: dayStart(days.at(-1)!) + 86_399 }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return ((await reply.json()) as { data: { workDays: number; list: unknown[] } }).data;
  };
  for (let at = 0; at < 24; at += 1) await ask(at);
  const times: number[] = [];
  let [people, workDays] = [0, 0];
  for (let at = 0; at < runs; at += 1) {
    const start = performance.now();
    const month = await ask(at);
    times.push(performance.now() - start);
    people = month.list.length;
    workDays += month.workDays;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = quantile(sorted, 0.95);
  console.log(
    `${engine}, một tháng của ${people} người: trung vị ${ms(quantile(sorted, 0.5)).trim()} ms, p95 ${ms(p95).trim()} ms, ` +
      `trung bình ${Math.round(workDays / runs).toLocaleString('vi-VN')} ngày công, ` +
      `ngân sách ${budget} ms${p95 > budget ? '  VƯỢT' : ''}`,
  );
  return p95 <= budget;
}

/** Closes each month of the year, and opens the first again. */
async function measureClosing(engine: string, { address }: ApiProcess, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (path: string, body = {}): Promise<number> => {
    const start = performance.now();
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(await reply.text());
    await reply.text();
    return performance.now() - start;
  };
  const times: number[] = [];
  for (const month of months) times.push(await post(`/checkin/month/${month}/close`));
  const reopened = await post(`/checkin/month/${months[0]}/reopen`, { reason: 'Bổ sung' });
  const sorted = times.toSorted((one, other) => one - other);
  const worst = sorted.at(-1)!;
  console.log(
    `${engine}, chốt công một tháng của ${staff} người: trung vị ${ms(quantile(sorted, 0.5)).trim()} ms, ` +
      `lâu nhất ${ms(worst).trim()} ms, mở lại ${ms(reopened).trim()} ms, ngân sách ${closingBudget} ms${worst > closingBudget ? '  VƯỢT' : ''}`,
  );
  return worst <= closingBudget;
}

/** Fills the database, then asks the API as in production. @param database as `startApi` takes it */
async function run(name: string, engine: Engine, database: string): Promise<boolean> {
  await engine.migrate(migrationsFolder());
  useDatabase(engine);
  await fill();
  const tokens: string[] = [];
  for (const id of [1, staff]) tokens.push((await beginSession(id, { ip: '127.0.0.1', device: 'bench' })).token);
  useDatabase(undefined);
  await engine.close();
  const api = await startApi(database);
  try {
    const isRead = await measure(name, api, tokens);
    const isClosed = await measureClosing(name, api, tokens[1]!);
    console.log(`${name}, tháng đã chốt:`);
    return (await measure(name, api, tokens)) && isRead && isClosed;
  } finally {
    await api.stop();
  }
}

async function onPglite(): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-attendance-'));
  try {
    return await run('PGlite', await openPglite({ dataDir: databaseFolder(folder) }), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  const cluster = await openCluster();
  try {
    const url = cluster.url.replace(/[^/]+$/, 'postgres');
    return await run('PostgreSQL', await openPostgres(url, (error) => console.error(error.message)), url);
  } finally {
    await cluster.stop();
  }
}

const embedded = await onPglite();
process.exitCode = (await onPostgres()) && embedded ? 0 : 1;
