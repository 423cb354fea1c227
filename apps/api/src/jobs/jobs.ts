import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { auditedJob } from '../audit/audited';
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
const patience = 10_000;

/** The queue as `openQueue` gives it. */
export interface Queue {
  /** Begins with the work. */
  start(): Promise<void>;
  /** Waits for running jobs and stops. */
  stop(): Promise<void>;
}

/**
 * Opens the job queue in the application's own database, on either engine: from here on `enqueue` works, and nothing is
 * worked on yet. Making the queue's tables takes a second, once; opening takes 50 ms.
 * @param jobs done over and over; a failed one is tried twice more
 * @param oneOffs done when asked for
 */
export async function openQueue(
  engine: Pick<Engine, 'run'>,
  { jobs = [], oneOffs = [] }: { jobs?: Job[]; oneOffs?: OneOff[] },
  log: FastifyBaseLogger,
): Promise<Queue> {
  const pending = countPending();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pending.count(engine.run(text, values)) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const { name } of oneOffs) await boss.createQueue(name, { name });
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
      await boss.stop({ graceful: true, timeout: patience });
      await pending.settled();
    },
  };
}

async function repeat(boss: PgBoss, { name, cron }: Job, run: () => Promise<void>): Promise<void> {
  await boss.createQueue(name, { name, retryLimit: 2, retryDelay: 60 });
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
 * pg-boss stops without waiting for a job that it was just about to fetch; the database must stay open until its last
 * query is answered.
 */
function countPending() {
  let pending = 0;
  const count = <T>(work: Promise<T>): Promise<T> => {
    pending++;
    return work.finally(() => pending--);
  };
  const settled = async () => {
    const quiet = 50;
    for (let since = Date.now(); Date.now() - since < quiet;) {
      if (pending) since = Date.now();
      await new Promise((wake) => setTimeout(wake, 10));
    }
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
