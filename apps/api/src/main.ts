import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app';
import { isDatabaseAway } from './db/database-away';
import { useSlowReport } from './db/slow-statements';
import { openDatabase, type OpenDatabase } from './db/open-database';
import { claimStore } from './files/one-store';
import { dumpHourly } from './db/dump-hourly';
import { BadEnvironment, type Env, readEnv, weakKeys } from './env';
import { listen } from './http/listen';
import { errorText } from './http/logging';
import { isStorageFull } from './http/storage-full';
import { everyJob, everyOneOff } from './modules/every-job';
import { openQueue } from './jobs/jobs';
import { serveMetrics } from './metrics/serve-metrics';
import { prepareDatabase } from './prepare-database';
import { keepFilesPrivate, makePrivate } from './private-files';
import { StartFailure } from './start-failure';

const explain = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * A database that is not reachable, or whose disk is full, must not end the process, even if no code awaits the answer. Any other error
 * ends it, as by default.
 */
process.on('unhandledRejection', (error) => {
  explain(errorText(error));
  if (!isDatabaseAway(error) && !isStorageFull(error)) process.exit(1);
});

async function start(): Promise<void> {
  keepFilesPrivate();
  const env = readEnv(process.env);
  const database = await openDatabase(env, (error) => explain(`PostgreSQL: ${error.message}`));
  try {
    await makeDataPrivate(env.DATA_DIR);
    await database.engine.alone(async () => {
      await claimStore(database.engine, env);
      await prepareDatabase(env);
    });
    await serve(env, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** If the permissions cannot be set (a file system without owners, another user's folder), it warns and serves anyway. */
async function makeDataPrivate(dataDir: string): Promise<void> {
  const left = existsSync(dataDir) ? await makePrivate(dataDir) : null;
  if (left) explain(`DATA_DIR ${dataDir}: tài khoản khác trên máy này có thể đọc được dữ liệu (${left})`);
}

/** Milliseconds, longer than any request. Then the process ends anyway, and the database recovers at the next start. */
const timeout = 30_000;

interface Ending {
  log: FastifyBaseLogger;
  /** Seconds that go by before anything stops. */
  drain: number;
  stop: () => Promise<void>;
}

/** Ends the process cleanly on the first signal, and at once on the second. */
function shutDownOn(signals: NodeJS.Signals[], { log, drain, stop }: Ending): void {
  let stopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(
      () => {
        log.error('not stopped in time');
        process.exit(1);
      },
      drain * 1000 + timeout,
    ).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'not stopped cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, end);
}

async function serve(env: Env, database: OpenDatabase): Promise<void> {
  const app = await buildApp(env, database.engine);
  for (const weakness of weakKeys(env)) app.log.warn(weakness);
  const stopDumping = database.dump ? dumpHourly(database.dump, app.log) : undefined;
  // open it before the first request, because requests may enqueue jobs
  useSlowReport((slow) => app.log.warn(slow, 'slow statement'));
  const stopMetrics = await serveMetrics(env, app.log);
  const queue = await openQueue(database.engine, { jobs: everyJob, oneOffs: everyOneOff }, app.log);
  try {
    await listen(app, env);
  } catch (error) {
    await queue.stop();
    throw error;
  }
  const jobs = queue.start().catch((error: unknown) => app.log.error({ err: error }, 'the jobs did not start'));
  app.log.info({ port: env.PORT, database: database.engine.kind }, 'ready');
  const stop = async () => {
    stopDumping?.();
    app.drain();
    if (env.DRAIN_SECONDS) await pause(env.DRAIN_SECONDS * 1000);
    await app.close();
    await stopMetrics?.();
    await jobs;
    await queue.stop();
    await database.dump?.();
    await database.close();
  };
  shutDownOn(['SIGINT', 'SIGTERM', 'SIGHUP'], { log: app.log, drain: env.DRAIN_SECONDS, stop });
}

start().catch((error: unknown) => {
  if (error instanceof BadEnvironment) explain(`Cấu hình không hợp lệ: ${error.message}`);
  else if (error instanceof StartFailure) explain(error.message);
  else explain(errorText(error));
  process.exit(1);
});
