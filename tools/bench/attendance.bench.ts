import { performance } from 'node:perf_hooks';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { dayStart } from '@toam/domain/day';
import type { ApiProcess } from './api-process';
import { type Brokerage, type EngineName, inBrokerage } from './brokerage';
import { asker, type Question } from './questions';
import { check, ms, quantile } from './report';

/*
 * A month of a team, and closing a month of everybody, in a brokerage of 200 with a year of check-ins, on both engines:
 * `npm run bench -- attendance [people]`. Milliseconds. Issue 14.
 */
const budget = { month: 150, close: 3000 };
const users = Number(process.argv[2] ?? 200);
const runs = Number(process.env.BENCH_RUNS ?? 120);
/** `manager` of the demo: among 200 people a team of 70 in two levels. */
const leader = 5;
const askers = ['manager', 'superadmin'] as const;

/** The last months that are over. */
const months = Array.from({ length: 11 }, (_, back) => {
  const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 11 + back, 15));
  return month.toISOString().slice(0, 7);
});

function questionOf(at: number): Question {
  const days = daysOfMonth(months[at % months.length]!);
  const body = { startAt: dayStart(days[0]!), endAt: dayStart(days.at(-1)!) + 86_399 };
  return { asker: askers[at % 2]!, method: 'POST', path: `/checkin/manager/${leader}`, body };
}

/** Asks for each month several times, in turns as the leader and as an admin. */
async function measure(what: string, api: ApiProcess, tokens: Record<string, string>): Promise<boolean> {
  const ask = asker(api, tokens);
  for (let at = 0; at < 24; at += 1) await ask(questionOf(at));
  const times: number[] = [];
  for (let at = 0; at < runs; at += 1) times.push((await ask(questionOf(at))).milliseconds);
  console.log(`${what}: trung vị ${ms(quantile(times, 0.5))}`);
  return check('  p95', quantile(times, 0.95), budget.month, ms);
}

/** Closes each month, and opens the last again. */
async function measureClosing(engine: string, { address }: ApiProcess, token: string): Promise<boolean> {
  const post = async (path: string, body = {}): Promise<number> => {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(await reply.text());
    await reply.text();
    return performance.now() - start;
  };
  const times: number[] = [];
  for (const month of months) times.push(await post(`/checkin/month/${month}/close`));
  const reopened = await post(`/checkin/month/${months.at(-1)}/reopen`, { reason: 'Bổ sung' });
  console.log(
    `${engine}, chốt công một tháng của mọi người: trung vị ${ms(quantile(times, 0.5))}, mở lại ${ms(reopened)}`,
  );
  return check('  lâu nhất', Math.max(...times), budget.close, ms);
}

async function run(brokerage: Brokerage): Promise<boolean> {
  const { engine } = brokerage;
  const tokens = await brokerage.tokensOf(askers);
  const { rows } = await brokerage.ask(
    `with recursive team as (select ${leader} as id union select u.id from users u join team on u.manager = team.id) select count(*)::int as people from team`,
  );
  const [{ people }] = rows as [{ people: number }];
  const api = await brokerage.start({ READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' });
  const open = await measure(`${engine}, một tháng của nhóm ${people} người`, api, tokens);
  const closed = await measureClosing(engine, api, tokens.superadmin);
  return (await measure(`${engine}, tháng đã chốt`, api, tokens)) && open && closed;
}

let isWithin = true;
for (const engine of ['PGlite', 'PostgreSQL'] satisfies EngineName[]) {
  const wanted = {
    name: `attendance_${Date.now()}`,
    size: { users },
    daily: ['checkins', 'forms'] as ('checkins' | 'forms')[],
  };
  isWithin = (await inBrokerage(engine, wanted, run)) && isWithin;
}
process.exitCode = isWithin ? 0 : 1;
