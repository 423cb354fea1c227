import type { z } from 'zod';

/** Work that is asked for, done once, and tried again until it succeeds or its tries are used up. */
export interface OneOff<Data extends z.ZodType = z.ZodType> {
  /** Name of its queue: lower case and dashes. */
  name: string;
  /** What it is asked with: ids and short texts, never people's data, for it lies in the queue's table for days. */
  data: Data;
  /** How often it is tried again. */
  retries: number;
  /** Seconds before the first new try; about twice as long before each further one. */
  retryDelay: number;
  /** May run twice for one asking (a process died half way), so it must not mind. A throw is a failed try. */
  work(data: z.output<Data>): Promise<void>;
}

/** Declares a one-off job; list it in `every-job.ts`, ask for it with `enqueue`. */
export const oneOff = <Data extends z.ZodType>(job: OneOff<Data>): OneOff<Data> => job;
