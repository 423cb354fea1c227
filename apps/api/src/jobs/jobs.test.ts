import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { db } from '../db/db';
import { signInAttempts } from '../modules/auth/sign-in-attempt.schema';
import { sessions } from '../sessions/session.schema';
import { testDatabase } from '../testing/database';
import { insertSession, insertUser } from '../testing/insert-user';
import { everyJob } from '../modules/every-job';
import { type Job, openQueue } from './jobs';

const database = testDatabase();
const failures: unknown[] = [];
const log = { error: (line: unknown) => failures.push(line) } as unknown as FastifyBaseLogger;

const until = async (holds: () => boolean) => {
  for (let tries = 0; !holds() && tries < 1000; tries++) await new Promise((wake) => setTimeout(wake, 20));
};

test('a job runs at the start, is planned in our time, and a failure is logged', async () => {
  let runs = 0;
  const jobs: Job[] = [
    { name: 'counts', cron: '5 4 * * *', work: async () => void runs++ },
    { name: 'fails', cron: '5 4 * * *', work: () => Promise.reject(new Error('no')) },
  ];
  const queue = await openQueue(database().engine, { jobs }, log);
  await queue.start();
  await until(() => runs > 0 && failures.length > 0);
  await queue.stop();
  expect(runs).toBe(1);
  expect(failures).toEqual([expect.objectContaining({ job: 'fails' })]);
  const { rows } = await db().execute(sql`select name, cron, timezone from jobs.schedule order by name`);
  expect(rows).toContainEqual({ name: 'counts', cron: '5 4 * * *', timezone: 'Asia/Ho_Chi_Minh' });
}, 60_000);

/** A database that delays its answer to fetches of this queue until the test releases them. */
function holdFetches(queue: string) {
  const { engine } = database();
  let answer = () => {};
  const held = new Promise<void>((release) => (answer = release));
  let ask = () => {};
  const asked = new Promise<void>((tell) => (ask = tell));
  const run: typeof engine.run = async (text, values) => {
    const found = await engine.run(text, values);
    if (text.includes('SKIP LOCKED') && values?.includes(queue)) {
      ask();
      await held;
    }
    return found;
  };
  return { engine: { ...engine, run }, asked, answer };
}

test('a job that was being fetched when the queue stops is waited for, on the busiest machine', async () => {
  let isDone = false;
  const work = async () => {
    for (const begun = Date.now(); Date.now() - begun < 150;); // another process has the processor for a while
    await db().execute(sql`select pg_sleep(0.1)`);
    isDone = true;
  };
  const fetching = holdFetches('late');
  const queue = await openQueue(fetching.engine, { jobs: [{ name: 'late', cron: '5 4 * * *', work }] }, log);
  await queue.start();
  await fetching.asked;
  const stopped = queue.stop();
  setTimeout(fetching.answer, 200);
  await stopped;
  expect(isDone).toBe(true);
  const { rows } = await db().execute(sql`select state from jobs.job where name = 'late'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test.each([
  ['being away', '57P01'],
  ['having no space', '53100'],
])(
  'that a job is done is told once the database is well, and nothing ends by it %s meanwhile',
  async (_what, code) => {
    const { engine } = database();
    const name = `told-late-${code.toLowerCase()}`;
    let refused = 0;
    const run: typeof engine.run = (text, values) => {
      const isWord = text.includes("'completed'") && values?.includes(name);
      if (!isWord || ++refused > 2) return engine.run(text, values);
      return Promise.reject(Object.assign(new Error('not now'), { code }));
    };
    const queue = await openQueue(
      { ...engine, run },
      { jobs: [{ name, cron: '5 4 * * *', work: async () => {} }] },
      log,
    );
    await queue.start();
    await until(() => refused > 2);
    await queue.stop();
    const { rows } = await db().execute(sql`select state from jobs.job where name = ${name}`);
    expect(rows).toEqual([{ state: 'completed' }]);
  },
  30_000,
);

test('housekeeping removes what is over for long, and nothing else', async () => {
  const user = await insertUser();
  await insertSession(user.id);
  await insertSession(user.id);
  await db().execute(sql`update sessions set revoked_at = now() - interval '91 days' where id = 1`);
  for (const age of ['31 days', '2 days']) {
    await db().execute(
      sql`insert into sign_in_attempts (account, ip, created_at) values ('a', 'b', now() - ${age}::interval)`,
    );
  }
  for (const { name, work } of everyJob) if (name.startsWith('forget-')) await work();
  expect(await db().select({ id: sessions.id }).from(sessions)).toEqual([{ id: 2 }]);
  expect(await db().select({ id: signInAttempts.id }).from(signInAttempts)).toEqual([{ id: 2 }]);
});
