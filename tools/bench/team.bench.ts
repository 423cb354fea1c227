import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { inTeamsOf, readTeam } from '../../apps/api/src/modules/users/team/team.reads';
import { users } from '../../apps/api/src/modules/users/user.schema';
import { readSuperiors } from '../../apps/api/src/modules/users/users.reads';
import { onBothEngines } from './both-engines';
import { ms, quantile } from './quantile';

/** "Team = subtree as one query that stays under 5 ms at 2,000 staff", at the 95th percentile. D29, issue 5. */
const budget = 5;
const staff = 2000;
const runs = Number(process.env.BENCH_RUNS ?? 500);

/**
 * A brokerage of 2,000 people: all below the first one, four reports each, so about six levels. It has one chain of 100 people,
 * and two cycles, as an old import may have left.
 */
async function fill(): Promise<void> {
  await db().execute(sql`
    insert into users (id, name, email, job_position, manager)
    select n, 'Nhân viên ' || n, 'bench' || n || '@toam.vn', case when n = 1 then 3 when n < 500 then 6 else 7 end,
      case when n = 1 then null when n between 1901 and 1999 then n - 1 else 1 + (n - 2) / 4 end
    from generate_series(1, ${staff}::int) n`);
  await db().execute(sql`update users set manager = 1999 where id = 1900`);
  await db().execute(sql`update users set manager = 1700 where id = 1800`);
  await db().execute(sql`update users set manager = 1800 where id = 1700`);
  await db().execute(sql`vacuum analyze users`);
}

type Ask = (leader: number) => Promise<number>;

const queries: Record<string, { ask: Ask; leaders: number[] }> = {
  'nhóm của một trưởng nhóm bất kỳ': {
    ask: async (id) => (await readTeam(id)).all.length,
    leaders: Array.from({ length: runs }, (_, at) => 2 + ((at * 37) % 480)),
  },
  'nhóm của người đứng đầu': {
    ask: async () => (await readTeam(1)).all.length,
    leaders: Array.from({ length: runs }, () => 1),
  },
  'nhóm trong vòng lặp': {
    ask: async (id) => (await readTeam(id)).all.length,
    leaders: Array.from({ length: runs }, (_, at) => [1700, 1900, 1950][at % 3]!),
  },
  'lọc danh sách theo nhóm': {
    ask: async (id) => db().$count(users, inTeamsOf(users.id, [id])),
    leaders: Array.from({ length: runs }, (_, at) => 1 + ((at * 37) % 480)),
  },
  'cấp trên của một nhân viên': {
    ask: async (id) => (await readSuperiors(id)).length,
    leaders: Array.from({ length: runs }, (_, at) => 500 + at),
  },
};

async function measure(engine: string, name: string): Promise<boolean> {
  const { ask, leaders } = queries[name]!;
  for (const id of leaders.slice(0, 20)) await ask(id);
  const times: number[] = [];
  let found = 0;
  for (const id of leaders) {
    const start = performance.now();
    found += await ask(id);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  const average = Math.round(found / leaders.length).toLocaleString('vi-VN');
  console.log(
    `${engine}, ${name}: trung vị ${ms(quantile(sorted, 0.5)).trim()} ms, p95 ${ms(p95).trim()} ms, ` +
      `trung bình ${average} người, ngân sách ${budget} ms${p95 > budget ? '  VƯỢT' : ''}`,
  );
  return p95 <= budget;
}

const isWithin = await onBothEngines(async (engine) => {
  await fill();
  let isWell = true;
  for (const name of Object.keys(queries)) isWell = (await measure(engine, name)) && isWell;
  return isWell;
});
process.exitCode = isWithin ? 0 : 1;
