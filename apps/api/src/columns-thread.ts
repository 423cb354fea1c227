import { parentPort, workerData } from 'node:worker_threads';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ColumnSource } from './columnar/column-source';
import type { Asked, Said } from './columnar/columns-worker';
import { KeptColumns } from './columnar/kept-columns';
import { TableColumns } from './columnar/table-columns';
import type { Run } from './columnar/table-rows.queries';
import { type StatementLimit, statementLimits } from './db/statement-limit';
import { customerSource } from './modules/customers/list/customer-source';
import { houseSource } from './modules/houses/columns/house-source';
import { needSource } from './modules/requests/list/need-source';
import { staffSource } from './modules/users/list/staff-source';

/**
 * Entry of the thread that has columns of tables in memory (open-columns.ts); a separate file beside the bundle. Reading a million
 * houses and looking through them must not hold up the requests of the main thread. The end of its connection ends the thread; a new one
 * is started then.
 */
const sources: ColumnSource[] = [staffSource, needSource, customerSource, houseSource];

const { url } = workerData as { url: string };
const say = (said: Said) => parentPort?.postMessage(said);

/** Milliseconds that a read waits for somebody's lock on the lines of changes. Who asks the database does not need them. */
const longestLock = 500;

async function connect(limit: StatementLimit): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'toam-api-columns',
    options: '-c jit=off',
    statement_timeout: statementLimits[limit],
    lock_timeout: limit === 'quick' ? longestLock : undefined,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  await client.connect();
  return client;
}

const dialect = new PgDialect();
const runOn =
  (client: pg.Client): Run =>
  (statement, name) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    return client.query({ text, values, name });
  };

/** Reads all rows on a connection of its own, because questions read what has changed meanwhile. */
async function load(columns: TableColumns): Promise<void> {
  const client = await connect('long');
  client.on('error', () => undefined); // the statement that runs fails by it, too
  try {
    await columns.load(runOn(client));
  } finally {
    await client.end();
  }
}

/** Tables are read one after the other: each takes memory until it is done. */
let loads = Promise.resolve();
const loadInTurn = (columns: TableColumns): Promise<void> => {
  const loaded = loads.then(() => load(columns));
  loads = loaded.catch(() => undefined);
  return loaded;
};

const run = runOn(await connect('quick'));
const tables = new Map(
  sources.map((source) => {
    const columns = new TableColumns(source, run);
    const { name } = source;
    const kept = new KeptColumns(columns, () => loadInTurn(columns), {
      ready: (rows) => say({ source: name, rows }),
      fails: (problem) => say({ source: name, problem }),
    });
    return [name, kept] as const;
  }),
);

parentPort?.on('message', ({ id, source, question, until }: Asked) => {
  tables
    .get(source)!
    .ask(question, until)
    .then(
      (answer) => say({ id, answer }),
      (error: Error) => say({ id, problem: error.message }),
    );
});

for (const kept of tables.values()) void kept.renew();

/** Milliseconds between two reads of a quiet night. */
const quiet = 10 * 60 * 1000;
setInterval(() => {
  for (const kept of tables.values()) void kept.tick();
}, quiet);
