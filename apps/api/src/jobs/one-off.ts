import type { z } from 'zod';

/** Work that is enqueued, done once, and tried again until it succeeds or has no tries left. */
export interface OneOff<Data extends z.ZodType = z.ZodType> {
  /** Name of its queue: lower case and dashes. */
  name: string;
  /** The input: ids and short texts. Never personal data, because it stays in the queue's table for days. */
  data: Data;
  /** The number of further tries. */
  retries: number;
  /** Seconds before the first new try. Each further delay is about twice as long. */
  retryDelay: number;
  /** It may run twice for one request (a process died half way), so it must be idempotent. A throw is a failed try. */
  work(data: z.output<Data>): Promise<void>;
}

/** Declares a one-off job. List it in `every-job.ts`; `enqueue` requests it. */
export const oneOff = <Data extends z.ZodType>(job: OneOff<Data>): OneOff<Data> => job;
