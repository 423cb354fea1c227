import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { z } from 'zod';
import { db } from '../db/db';
import type { OneOff } from './one-off';

let queue: PgBoss | undefined;
/** The workers of this process, by job name. */
const workers = new Map<string, string>();

/** Sets the queue of this process. Starting and stopping the jobs call it. */
export function useQueue(boss: PgBoss | undefined): void {
  queue = boss;
  workers.clear();
}

/** Whether the jobs of this process have started. For work that a scheduled job finds by itself, only later. */
export const isQueueOpen = (): boolean => queue !== undefined;

/** Stores the worker of a one-off job. Starting the jobs calls it. */
export function useWorker(name: string, workerId: string): void {
  workers.set(name, workerId);
}

/** Makes this process fetch a job at once instead of within seconds, for work that a person waits for. Call it after the commit. */
export function wake({ name }: Pick<OneOff, 'name'>): void {
  const worker = workers.get(name);
  if (worker) queue?.notifyWorker(worker);
}

/** Runs pg-boss's SQL with $1 parameters in the caller's transaction. */
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
 * Enqueues a one-off job in the caller's transaction. It runs soon after the commit; a rollback removes it.
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
