import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Engine } from '../db/engine';

/** Work that is done over and over, by whichever API instance gets to it first. */
export interface Job {
  /** Name of its queue: lower case and dashes. */
  name: string;
  /** When, Asia/Ho_Chi_Minh; also once at every start, for machines that are switched off in between. */
  cron: string;
  work: () => Promise<void>;
}

const timeZone = 'Asia/Ho_Chi_Minh';
/** Nobody waits for these jobs, so the database is asked for them rarely. */
const pollingIntervalSeconds = 15;
const patience = 10_000;

/**
 * Starts the job queue in the application's own database, on either engine. A failed job is tried twice more; failures
 * are logged. Making the queue's tables takes a second, once; starting takes 50 ms.
 * @returns waits for running jobs and stops
 */
export async function startJobs(
  engine: Pick<Engine, 'run'>,
  jobs: Job[],
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const pending = countPending();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pending.count(engine.run(text, values)) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { name: job.name, retryLimit: 2, retryDelay: 60 });
    await boss.schedule(job.name, job.cron, undefined, { tz: timeZone });
    await boss.send(job.name, {});
    await boss.work(job.name, { pollingIntervalSeconds }, () => pending.count(runLogged(job, log)));
  }
  return async () => {
    await boss.stop({ graceful: true, timeout: patience });
    await pending.settled();
  };
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

async function runLogged({ name, work }: Job, log: FastifyBaseLogger): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, job: name }, 'a job failed');
    throw error;
  }
}
