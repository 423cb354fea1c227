import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { watchPool } from '../metrics/metrics';
import { isDatabaseAway } from './database-away';
import { type Db, type Engine, parseBigint, type Replica, startLock, storeLock } from './engine';
import { openReplica, type ReplicaPools } from './postgres.replica';
import { slowWatch, timedClient } from './slow-statements';
import { type StatementLimit, statementLimits } from './statement-limit';

pg.types.setTypeParser(pg.types.builtins.INT8, parseBigint);

type Report = (error: Error) => void;

/**
 * Connections at most, by limit of their statements. Long work, and changes that wait for each other at one record, have their own, so
 * they never take the last one from a screen.
 */
const poolSizes: Record<StatementLimit, number> = { quick: 8, change: 6, long: 5 };

/** Milliseconds until a call gets a connection. Changes of one record, which follow each other, take them all for a while. */
const patience: Record<StatementLimit, number> = { quick: 10_000, change: 20_000, long: 10_000 };

/** Milliseconds that an answer may come later than the limit of its statement. */
const grace = 5000;

/** Milliseconds until the driver checks an idle connection. Without it a failed server is noticed only after hours. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface Opening {
  url: string;
  report: Report;
  /** What figures call the pool, if not by its limit. */
  name?: string;
  /** Milliseconds that differ from `patience` and `grace`. */
  connectWithin?: number;
  answerAfter?: number;
}

/** The limit goes along when a connection opens, so it costs no statement of its own. */
function openPool(limit: StatementLimit, opening: Opening): pg.Pool {
  const { url, report, name = limit, connectWithin = patience[limit], answerAfter = grace } = opening;
  const watch = slowWatch(name, async (text, values) => (await pool.query(text, values)).rows);
  const pool: pg.Pool = new pg.Pool({
    connectionString: url,
    Client: timedClient(watch, statementLimits[limit] + answerAfter),
    max: poolSizes[limit],
    connectionTimeoutMillis: connectWithin,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: statementLimits[limit],
    application_name: 'toam-api',
    // Statements take milliseconds: to compile one takes longer than to run it. With 4 MB, the default, a list of a common word keeps
    // only pages of what it found, and reads every row of them again. To start workers takes 10 to 60 ms, not 4 as PostgreSQL reckons:
    // they are for what saves more than that. The tables of lists stay in memory, so a page out of turn costs hardly more than the next one:
    // with 4, for disks that turn, whole tables are read where an index finds a tenth of their rows.
    options: '-c jit=off -c work_mem=16MB -c parallel_setup_cost=5000 -c random_page_cost=1.1',
    ...keepAlive,
  });
  // A connection in use reports its own end. An 'error' event without a listener ends the process.
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => undefined); // an idle connection reports twice; the pool has already removed it
  watchPool(name, pool);
  return pool;
}

/** The pools of a replica. Who waits for it waits shortly: the primary answers, too. */
const openReplicaPools = (url: string, report: Report): ReplicaPools => {
  const open = (limit: 'quick' | 'long') =>
    openPool(limit, { url, report, name: `replica-${limit}`, connectWithin: 1000, answerAfter: 1000 });
  return { quick: open('quick'), long: open('long') };
};

/**
 * A pool of connections for each limit of a statement; `report` gets the error of every broken connection.
 * @param readUrl a streaming replica of it
 * @throws StartFailure if that is something else
 */
export async function openPostgres(url: string, report: Report, readUrl?: string): Promise<Engine> {
  const opening = { url, report };
  const open = (limit: StatementLimit) => openPool(limit, opening);
  const pools = { quick: open('quick'), change: open('change'), long: open('long') };
  const { quick, change, long } = pools;
  const reading = readUrl ? openReplicaPools(readUrl, report) : undefined;
  let replica: Replica | undefined;
  let unclaim: (() => Promise<void>) | undefined;
  const close = async () =>
    void (await Promise.all([
      ...[unclaim?.(), quick.end(), change.end(), long.end()],
      ...[reading?.quick.end(), reading?.long.end()],
    ]));
  try {
    (await long.connect()).release();
    if (reading) replica = await openReplica(reading, pools, { report, handleOf });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: 'postgres',
    handles: { quick: handleOf(quick), change: handleOf(change), long: handleOf(long) },
    replica,
    run: async (text, values, limit = 'long') => {
      const result = await pools[limit].query<Record<string, unknown>>(text, values);
      return lastOf(result);
    },
    migrate: (folder) => withoutLimit(opening, (client) => migrate(drizzle(client), { migrationsFolder: folder })),
    alone: (work) =>
      withoutLimit(opening, async (client) => {
        await client.query('select pg_advisory_lock($1)', [startLock]);
        return work();
      }),
    listen: (channel, onNotify) => listenForever(url, channel, onNotify, report),
    claimStore: async (key) => {
      const { isAlone, close: end } = await claimStore(url, key, report);
      if (isAlone) unclaim = end;
      else await end();
      return isAlone;
    },
    close,
  };
}

/** Several statements have a result each; the driver's types do not say so. */
const lastOf = <Result>(result: Result | Result[]): Result => (Array.isArray(result) ? result.at(-1)! : result);

/**
 * Drizzle over the pool. Drizzle's own transactions never release a connection if BEGIN fails on it. Ten cuts at the wrong moment
 * then empty the pool. Here each connection is released, and a broken one is not used again.
 */
function handleOf(pool: pg.Pool): Db {
  const handle = drizzle(pool) as unknown as Db;
  handle.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } catch (error) {
      broken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return handle;
}

/** Work whose statements have no limit, on a connection of its own: its end lets go of what the work locked. */
async function withoutLimit<Result>({ url, report }: Opening, work: (client: pg.Client) => Promise<Result>) {
  const begin = async (client: pg.Client) => void (await client.query('set statement_timeout = 0'));
  const client = await openConnection(url, 'toam-start', begin, report);
  return work(client).finally(() => client.end());
}

/** LISTEN needs its own connection, and a new one after each break. */
const listenForever = (url: string, channel: string, onNotify: () => void, report: Report) =>
  stayConnected(url, report, {
    name: 'toam-live',
    begin: async (client) => {
      client.on('notification', onNotify);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    again: onNotify,
  });

/** A shared lock by the store, held by a connection of its own: it goes with the process, however that ends. */
async function claimStore(url: string, key: number, report: Report) {
  const close = await stayConnected(url, report, {
    name: 'toam-store',
    begin: async (client) => void (await client.query('select pg_advisory_lock_shared($1, $2)', [storeLock, key])),
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and classid = $1 and objid <> $2 and objsubid = 2
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
    [storeLock, key],
  );
  await client.end();
  return { isAlone: rows.length === 0, close };
}

interface Connection {
  name: string;
  /** What a new connection is for. */
  begin: (client: pg.Client) => Promise<void>;
  /** Called when a lost connection is back. */
  again?: () => void;
}

/** A connection that stays, and a new one after each break. @returns ends it */
async function stayConnected(url: string, report: Report, { name, begin, again }: Connection) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let reconnecting: Promise<void> | undefined;
  let stopped = false;

  const connect = async () => {
    const next = await openConnection(url, name, begin, report);
    client = next;
    next.once('end', reconnect);
  };
  const reconnect = () => {
    client = undefined;
    if (stopped) return;
    retry = setTimeout(() => {
      reconnecting = connect().then(again, (error: Error) => {
        report(error);
        reconnect();
      });
    }, 1000);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    // otherwise a connection that is still being opened would stay open for ever
    await reconnecting;
    await client?.end();
  };
}

/** @throws the driver's error; no connection stays open then */
async function openConnection(url: string, name: string, begin: Connection['begin'], report: Report) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: name,
    ...keepAlive,
  });
  client.on('error', report);
  try {
    await client.connect();
    await begin(client);
    return client;
  } catch (error) {
    client.end().catch(report);
    throw error;
  }
}
