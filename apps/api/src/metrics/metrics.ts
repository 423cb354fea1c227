import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What operators watch, as Prometheus reads it. Labels are patterns and names of our own, never an address, a number or an id, so nothing
 * personal can stand in them and their number is bounded.
 */
const registry = new Registry();

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

const requests = new Histogram({
  name: 'toam_http_request_seconds',
  help: 'Answered requests, by the pattern of their route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: seconds,
  registers: [registry],
});

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @param route the pattern; undefined where no route was met */
export function countRequest(request: { method: string; route?: string; status: number; ms: number }): void {
  const { method, route = 'unknown', status, ms } = request;
  requests.observe({ method: methods.has(method) ? method : 'other', route, status }, ms / 1000);
}

/** Open live sockets by the path that they were opened at. */
export const liveSockets = new Gauge({
  name: 'toam_live_sockets',
  help: 'Open live sockets',
  labelNames: ['path'] as const,
  registers: [registry],
});

const jobs = new Histogram({
  name: 'toam_job_seconds',
  help: 'Runs of jobs',
  labelNames: ['job', 'result'] as const,
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900],
  registers: [registry],
});

/** Times a run of a job. @throws what the run throws */
export async function timeJob(job: string, run: () => Promise<void>): Promise<void> {
  const end = jobs.startTimer({ job });
  try {
    await run();
    end({ result: 'done' });
  } catch (error) {
    end({ result: 'failed' });
    throw error;
  }
}

/** Statements that took longer than `slowStatement` (db/slow-statements.ts), or were cut at their limit. */
export const slowStatements = new Counter({
  name: 'toam_slow_statements_total',
  help: 'Statements that took longer than half a second, by their limit',
  labelNames: ['limit'] as const,
  registers: [registry],
});

/** Calls that a replica may answer, by who did: `replica`, else the primary, because the replica was `behind` or `away`. */
export const replicaCalls = new Counter({
  name: 'toam_replica_calls_total',
  help: 'Calls that a replica may answer, by where they read',
  labelNames: ['from'] as const,
  registers: [registry],
});

/** The connections of a pool: `pg.Pool` counts them itself. */
export interface CountedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const pools = new Map<string, CountedPool>();

/** Shows a pool from now on, by the limit of its statements. */
export const watchPool = (limit: string, pool: CountedPool): void => void pools.set(limit, pool);

new Gauge({
  name: 'toam_database_connections',
  help: 'Connections to PostgreSQL, and calls that wait for one',
  labelNames: ['limit', 'state'] as const,
  registers: [registry],
  collect() {
    for (const [limit, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ limit, state: 'busy' }, totalCount - idleCount);
      this.set({ limit, state: 'idle' }, idleCount);
      this.set({ limit, state: 'waiting' }, waitingCount);
    }
  },
});

let isProcessWatched = false;

/** Adds memory, processor, garbage collection and the event loop. Only a served process needs them: they run a timer. */
export function watchProcess(): void {
  if (isProcessWatched) return;
  isProcessWatched = true;
  collectDefaultMetrics({ register: registry, prefix: 'toam_' });
}

/** All of it, in the text format of Prometheus. */
export const metricsText = (): Promise<string> => registry.metrics();

export const metricsType = registry.contentType;
