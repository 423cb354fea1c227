import { parentPort, workerData } from 'node:worker_threads';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ColumnSource } from './columnar/column-source';
import type { Asked, Said } from './columnar/open-columns';
import { TableColumns } from './columnar/table-columns';
import type { Run } from './columnar/table-rows.queries';
import { customerSource } from './modules/customers/list/customer-source';
import { houseSource } from './modules/houses/columns/house-source';
import { needSource } from './modules/requests/list/need-source';
import { staffSource } from './modules/users/list/staff-source';

/**
 * Entry of the thread that has columns of tables in memory (open-columns.ts); a separate file beside the bundle. Reading a million
 * houses and looking through them must not hold up the requests of the main thread. An error ends the thread; a new one is
 * started then.
 */
const sources: ColumnSource[] = [staffSource, needSource, customerSource, houseSource];

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
const dialect = new PgDialect();
const run: Run = (statement, name) => {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return client.query({ text, values, name });
};

const tables = new Map(sources.map((source) => [source.name, new TableColumns(source, run)]));
const renewing = new Map<string, Promise<void>>();

function renew(source: string, columns: TableColumns): void {
  if (renewing.has(source)) return;
  renewing.set(
    source,
    columns.load().finally(() => renewing.delete(source)),
  );
}

parentPort?.on('message', ({ id, source, question }: Asked) => {
  const columns = tables.get(source)!;
  columns.ask(question).then(
    (answer) => say({ id, answer }),
    (error: Error) => say({ id, problem: error.message }),
  );
  if (columns.isStale) renew(source, columns);
});

for (const [source, columns] of tables) {
  await columns.load();
  await columns.catchUp();
  say({ source, rows: columns.rows });
}

/** Milliseconds between two reads of a quiet night. */
const quiet = 10 * 60 * 1000;
setInterval(() => {
  for (const columns of tables.values()) void columns.catchUp();
}, quiet);
