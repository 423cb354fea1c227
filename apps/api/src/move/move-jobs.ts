import type { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { tx, useDatabase } from '../db/db';
import { openPostgres } from '../db/postgres.engine';
import { enqueue } from '../jobs/enqueue';
import { openQueue } from '../jobs/jobs';
import { everyJob, everyOneOff } from '../modules/every-job';

/**
 * Requests again, on the server, the jobs that were asked for and are not done. A job may run twice (`one-off.ts`), so a move that is
 * repeated may request them twice.
 * @returns how many
 */
export async function moveJobs(source: Pick<PGlite, 'query'>, url: string): Promise<number> {
  const { rows: known } = await source.query<{ is: boolean }>(`select to_regclass('jobs.job') is not null as is`);
  if (!known[0]?.is) return 0;
  const { rows } = await source.query<{ name: string; data: object }>(
    `select name, data from jobs.job where state in ('created', 'retry', 'active') and name = any($1) order by created_on`,
    [everyOneOff.map(({ name }) => name)],
  );
  const log = pino({ level: 'error' });
  const engine = await openPostgres(url, (error) => log.error(error));
  useDatabase(engine);
  const queue = await openQueue(engine, { jobs: everyJob, oneOffs: everyOneOff }, log);
  try {
    for (const { name, data } of rows) {
      const job = everyOneOff.find((one) => one.name === name);
      if (job) await tx(() => enqueue(job, data));
    }
  } finally {
    await queue.stop();
    await engine.close();
    useDatabase(undefined);
  }
  return rows.length;
}
