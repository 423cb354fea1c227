import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Db, type Engine, migrationLock, parseBigint } from './engine';

pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);

/**
 * Milliseconds that one statement may take: nobody waits longer for an answer, and a slip in a query must not hold a
 * connection for good. Migrations take as long as they take; what reads a whole list sets its own (`house-export.queries.ts`).
 */
const statementTimeout = 30_000;

/** A pool of connections; `report` hears of connections that broke while idle. */
export async function openPostgres(url: string, report: (error: Error) => void): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: statementTimeout,
    application_name: 'toam-api',
  });
  pool.on('error', report);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    handle: drizzle(pool) as unknown as Db,
    run: (text, values) => pool.query<Record<string, unknown>>(text, values),
    migrate: (folder) => migrateLocked(pool, folder),
    listen: (channel, onNotify) => listenForever(url, channel, onNotify, report),
    close: () => pool.end(),
  };
}

/** Several instances may start at once: one migrates, the others wait for it. */
async function migrateLocked(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client
      .query('select pg_advisory_unlock($1)', [migrationLock])
      .then(() => client.query('reset statement_timeout'))
      .finally(() => client.release());
  }
}

/** LISTEN needs a connection of its own, and a new one whenever it breaks. */
async function listenForever(url: string, channel: string, onNotify: () => void, report: (error: Error) => void) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let reconnecting: Promise<void> | undefined;
  let stopped = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      application_name: 'toam-live',
      keepAlive: true,
    });
    next.on('notification', onNotify);
    next.on('error', report);
    next.on('end', () => again());
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
  };
  const again = () => {
    client = undefined;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      reconnecting = connect().then(onNotify, (error: Error) => {
        report(error);
        again();
      });
    }, 1000);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    // a connection that is just being made would stay open for good
    await reconnecting;
    await client?.end();
  };
}
