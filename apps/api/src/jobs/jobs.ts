import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { auditedJob } from '../audit/audited';
import { isDatabaseAway } from '../db/database-away';
import type { Engine } from '../db/engine';
import { isDeadlock } from '../db/retry-on-deadlock';
import { useQueue, useWorker } from './enqueue';
import { timeJob } from '../metrics/metrics';
import { isStorageFull, noteStorageFull } from '../http/storage-full';
import type { OneOff } from './one-off';

/** Scheduled work. One of the API instances does each run. */
export interface Job {
  /** Name of its queue: lower case and dashes. */
  name: string;
  /** When, in Asia/Ho_Chi_Minh. It also runs once at every start, for machines that are off in between. */
  cron: string;
  work: () => Promise<void>;
}

const timeZone = 'Asia/Ho_Chi_Minh';
/** Seconds between two fetches of scheduled jobs, since nobody waits for them. One-off jobs have a shorter interval. */
const restfulPolling = 15;
const promptPolling = 2;
const timeout = 10_000;
/** Milliseconds. */
const askAgainAfter = 500;
/** Scheduled jobs are tried twice more; the delay is in seconds. */
const perseverance = { retryLimit: 2, retryDelay: 60 };

/** The queue that `openQueue` returns. */
export interface Queue {
  /** Starts the work. */
  start(): Promise<void>;
  /** Waits for running jobs and stops. */
  stop(): Promise<void>;
}

/**
 * Opens the job queue in the application's own database, on either engine. From now on `enqueue` works, but no job
 * runs yet. Creating the tables and queues takes a second, once; opening takes 50 ms. Several instances do it one after another:
 * to create two queues at once is a deadlock.
 * @param jobs scheduled; a failed one is tried twice more
 * @param oneOffs run when enqueued
 */
export async function openQueue(
  engine: Pick<Engine, 'run' | 'alone'>,
  { jobs = [], oneOffs = [] }: { jobs?: Job[]; oneOffs?: OneOff[] },
  log: FastifyBaseLogger,
): Promise<Queue> {
  const pending = countPending();
  const { ask, giveUp } = askWithRetries(engine);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pending.count(ask(text, values)) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await engine.alone(async () => {
    await boss.start();
    await createMissing(boss, jobs, oneOffs);
  });
  useQueue(boss);
  return {
    start: async () => {
      for (const job of jobs) await repeat(boss, job, () => pending.count(runLogged(job.name, job.work, log)));
      for (const oneOff of oneOffs) {
        await takeUp(boss, oneOff, (asked) =>
          pending.count(runLogged(oneOff.name, () => oneOff.work(oneOff.data.parse(asked)), log)),
        );
      }
    },
    stop: async () => {
      useQueue(undefined);
      giveUp();
      await boss.stop({ graceful: true, timeout: timeout });
      await pending.settled();
    },
  };
}

/** Creates the queues that the database does not have, and plans the jobs; nothing else stays planned. */
async function createMissing(boss: PgBoss, jobs: Job[], oneOffs: OneOff[]): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name } of oneOffs) if (!queues.has(name)) await boss.createQueue(name, { name });
  for (const { name } of jobs) if (!queues.has(name)) await boss.createQueue(name, { name, ...perseverance });
  for (const { name, cron } of jobs) await boss.schedule(name, cron, undefined, { tz: timeZone });
  // a plan of an older version would fill its queue for ever
  for (const { name } of await boss.getSchedules())
    if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
}

async function repeat(boss: PgBoss, { name }: Job, run: () => Promise<void>): Promise<void> {
  await boss.send(name, {});
  await boss.work(name, { pollingIntervalSeconds: restfulPolling }, run);
}

/** Takes jobs one after another without a pause: stopping a hundred houses together makes two hundred calls. */
async function takeUp(boss: PgBoss, { name }: OneOff, run: (asked: unknown) => Promise<void>): Promise<void> {
  const worker: { id?: string } = {};
  worker.id = await boss.work<unknown>(name, { pollingIntervalSeconds: promptPolling }, ([job]) => {
    if (worker.id) boss.notifyWorker(worker.id);
    return run(job?.data);
  });
  useWorker(name, worker.id);
}

/**
 * Repeats pg-boss's SQL while the database is away or its disk is full, and where it lost a deadlock: a new version creates its queues
 * while an older one works. Each statement is a transaction, so nothing of it was done. pg-boss does not await its message that a job is
 * done. A failure of that message would be an unhandled rejection and end the process. The message would be lost, and the job would run
 * again after 15 minutes.
 */
function askWithRetries(engine: Pick<Engine, 'run'>) {
  let stopping = false;
  const ask = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    for (;;) {
      try {
        return await engine.run(text, values);
      } catch (error) {
        if (stopping || !(isDatabaseAway(error) || isDeadlock(error) || isStorageFull(error))) throw error;
        await pause(askAgainAfter);
      }
    }
  };
  return { ask, giveUp: () => (stopping = true) };
}

/**
 * Counts running queries and jobs. When pg-boss stops, it does not wait for a job that it is fetching, nor for its message
 * that a job is done. So the database must stay open until its last query has an answer; else that message is an unhandled
 * rejection and ends the process. Only promises lie between an answer and the next query or job. So if nothing is pending
 * after a whole turn of the event loop, nothing more will come, even on a busy machine.
 */
function countPending() {
  const pending = new Set<Promise<unknown>>();
  const count = <T>(work: Promise<T>): Promise<T> => {
    pending.add(work);
    return work.finally(() => pending.delete(work));
  };
  const settled = async () => {
    do {
      await Promise.allSettled(pending);
      await nextTurn();
    } while (pending.size);
  };
  return { count, settled };
}

async function runLogged(name: string, work: () => Promise<void>, log: FastifyBaseLogger): Promise<void> {
  try {
    await timeJob(name, () => auditedJob(name, work));
  } catch (error) {
    if (isStorageFull(error)) noteStorageFull();
    log.error({ err: error, job: name }, 'a job failed');
    throw error;
  }
}
