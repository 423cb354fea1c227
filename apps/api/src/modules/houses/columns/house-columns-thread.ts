import { parentPort, workerData } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { HouseColumns, type HouseQuestion } from './house-columns';
import type { Said } from './open-house-columns';

/**
 * Entry of the thread that has the houses' columns in memory (open-house-columns.ts); a separate file beside the bundle. Reading a million
 * houses and looking through them must not hold up the requests of the main thread. An error ends the thread; a new one is
 * started then.
 */
const { url } = workerData as { url: string };
const say = (said: Said) => parentPort?.postMessage(said);

const client = new pg.Client({
  connectionString: url,
  application_name: 'toam-api-columns',
  options: '-c jit=off',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});
await client.connect();
const database = drizzle(client);
const columns = new HouseColumns((statement) => database.execute(statement));
await columns.load();
await columns.catchUp();
say({ rows: columns.rows });

/** Milliseconds between two reads of a quiet night. */
const quiet = 10 * 60 * 1000;
setInterval(() => void columns.catchUp(), quiet);

let renewing: Promise<void> | undefined;

parentPort?.on('message', ({ id, question }: { id: number; question: HouseQuestion }) => {
  columns.ask(question).then(
    (answer) => say({ id, answer }),
    (error: Error) => say({ id, problem: error.message }),
  );
  if (columns.isStale) renewing ??= columns.load().finally(() => (renewing = undefined));
});
