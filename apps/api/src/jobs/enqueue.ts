import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { z } from 'zod';
import { db } from '../db/db';
import type { OneOff } from './one-off';

let queue: PgBoss | undefined;
/** The workers of this process, by the name of their job. */
const workers = new Map<string, string>();

/** Sets the queue of this process; starting and stopping the jobs do. */
export function useQueue(boss: PgBoss | undefined): void {
  queue = boss;
  workers.clear();
}

/** Remembers who does a one-off job here; starting the jobs does. */
export function useWorker(name: string, workerId: string): void {
  workers.set(name, workerId);
}

/** Lets this process look for a job at once instead of within seconds: for what somebody watches. Call it after the commit. */
export function wake({ name }: Pick<OneOff, 'name'>): void {
  const worker = workers.get(name);
  if (worker) queue?.notifyWorker(worker);
}

/** pg-boss's SQL with $1 parameters, through the caller's transaction. */
const inCallersTransaction: PgBoss.Db = {
  executeSql: async (text, values) => {
    const parts = text.split(/\$(\d+)/);
    const chunks = parts.map((part, at) =>
      at % 2 ? sql`${sql.param(values[Number(part) - 1] ?? null)}` : sql.raw(part),
    );
    const { rows } = await db().execute(sql.join(chunks));
    return { rows };
  },
};

/**
 * Asks for a one-off job in the caller's transaction: it runs soon after the commit, and not at all after a rollback.
 * @throws Error if the jobs of this process have not started
 */
export async function enqueue<Data extends z.ZodType>(job: OneOff<Data>, data: z.input<Data>): Promise<void> {
  if (!queue) throw new Error(`the job queue is not open: ${job.name}`);
  const { retries: retryLimit, retryDelay } = job;
  await queue.send(job.name, job.data.parse(data) as object, {
    db: inCallersTransaction,
    retryLimit,
    retryDelay,
    retryBackoff: true,
  });
}
