import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { auditedJob } from '../audit/audited';
import { isDatabaseAway } from '../db/database-away';
import type { Engine } from '../db/engine';
import { useQueue, useWorker } from './enqueue';
import type { OneOff } from './one-off';

/** Work that is done over and over, by whichever API instance gets to it first. */
export interface Job {
  /** Name of its queue: lower case and dashes. */
  name: string;
  /** When, Asia/Ho_Chi_Minh; also once at every start, for machines that are switched off in between. */
  cron: string;
  work: () => Promise<void>;
}

const timeZone = 'Asia/Ho_Chi_Minh';
/** How often the database is asked for work, seconds: nobody waits for regular jobs, somebody may for what was asked for. */
const restfulPolling = 15;
const promptPolling = 2;
const timeout = 10_000;
/** Milliseconds. */
const askAgainAfter = 500;
/** How jobs that are done over and over are tried again: twice, the delay in seconds. */
const perseverance = { retryLimit: 2, retryDelay: 60 };

/** The queue as `openQueue` gives it. */
export interface Queue {
  /** Begins with the work. */
  start(): Promise<void>;
  /** Waits for running jobs and stops. */
  stop(): Promise<void>;
}

/**
 * Opens the job queue in the application's own database, on either engine: from here on `enqueue` works, and nothing is
 * worked on yet. Making the tables and queues takes a second, once; opening takes 50 ms.
 * @param jobs done over and over; a failed one is tried twice more
 * @param oneOffs done when asked for
 */
export async function openQueue(
  engine: Pick<Engine, 'run'>,
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
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name } of oneOffs) if (!known.has(name)) await boss.createQueue(name, { name });
  useQueue(boss);
  return {
    start: async () => {
      for (const job of jobs) {
        if (!known.has(job.name)) await boss.createQueue(job.name, { name: job.name, ...perseverance });
        await repeat(boss, job, () => pending.count(runLogged(job.name, job.work, log)));
      }
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

async function repeat(boss: PgBoss, { name, cron }: Job, run: () => Promise<void>): Promise<void> {
  await boss.schedule(name, cron, undefined, { tz: timeZone });
  await boss.send(name, {});
  await boss.work(name, { pollingIntervalSeconds: restfulPolling }, run);
}

/** One after the other without a pause while there are any: a hundred houses stopped together are two hundred calls. */
async function takeUp(boss: PgBoss, { name }: OneOff, run: (asked: unknown) => Promise<void>): Promise<void> {
  const worker: { id?: string } = {};
  worker.id = await boss.work<unknown>(name, { pollingIntervalSeconds: promptPolling }, ([job]) => {
    if (worker.id) boss.notifyWorker(worker.id);
    return run(job?.data);
  });
  useWorker(name, worker.id);
}

/**
 * While the database is away pg-boss's SQL waits for it. pg-boss does not wait for its own word that a job is done: failing, that word
 * would end the process as a rejection that nobody handles, and be lost, so that the job is done again a quarter of an hour later.
 */
function askWithRetries(engine: Pick<Engine, 'run'>) {
  let stopping = false;
  const ask = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    for (;;) {
      try {
        return await engine.run(text, values);
      } catch (error) {
        if (stopping || !isDatabaseAway(error)) throw error;
        await pause(askAgainAfter);
      }
    }
  };
  return { ask, giveUp: () => (stopping = true) };
}

/**
 * pg-boss stops without waiting for a job that it was just about to fetch, and does not wait for its own word that a job
 * is done: the database must stay open until its last query is answered, or that word ends the process as a rejection
 * that nobody handles. From an answer to the next query or to the job itself only promises follow on each other, so
 * nothing pending after a whole turn of the event loop is nothing to come, however busy the machine is.
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
    await auditedJob(name, work);
  } catch (error) {
    log.error({ err: error, job: name }, 'a job failed');
    throw error;
  }
}
