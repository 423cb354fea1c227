import { setFlagsFromString } from 'node:v8';
import { PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { countRows } from './count-rows';
import { type Db, type EmbeddedEngine, parseBigint, type Snapshot } from './engine';

const int8 = 20;

/** Types that Drizzle parses itself: times, and (by `pg_type`'s numbers) lists of numeric, timestamp, timestamptz, interval and date. */
const readByDrizzle = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

const asText = (text: string) => text;

/** Libraries with SQL of their own get times as `Date`, as PostgreSQL's driver gives them. */
const asDates: QueryOptions = {
  parsers: Object.fromEntries(
    [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE].map((type) => [type, types.parsers[type]!]),
  ),
};

type Asking = Pick<Transaction, 'query'>;

/**
 * The client for Drizzle. Drizzle passes its own time parsers with every query. PGlite then copies its list of all types per
 * query, which is half the time of a short one. Setting the parsers once here has the same result.
 */
function forDrizzle(client: PGlite): PGlite {
  for (const type of readByDrizzle) client.parsers[type] = asText;
  const quick = (asked: Asking): Asking => ({
    query: (text, values, { parsers: _known, ...options } = {}) => asked.query(text, values, options),
  });
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    client.transaction((tx) => work(quick(tx) as Transaction));
  return { ...quick(client), transaction } as PGlite;
}

/** The source of a PGlite's data: a directory, a dump in memory, or both (the dump fills the directory). */
export interface PgliteSource {
  dataDir?: string;
  loadDataDir?: Blob;
}

/**
 * V8 optimizes the database's functions after some use. With the default budget (1,800,000) it does so during the start, also for
 * functions that are hardly used later: a second of processor time at each start. Eleven times the budget selects the busy ones.
 */
setFlagsFromString('--wasm-tiering-budget=20000000');

/**
 * Memory of the database. Its own page cache is small, because the operating system caches the files once more; 128 MB (the default)
 * makes the API 90 MB larger. A short log is reused sooner: it lies in every dump, which is read into memory.
 */
const settings = { shared_buffers: '32MB', min_wal_size: '32MB', max_wal_size: '64MB' };

const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** A raw embedded database with the extensions that the migrations need. */
export const createPglite = (source: PgliteSource): Promise<PGlite> =>
  PGlite.create({ ...source, startParams, extensions: { pg_trgm, unaccent }, parsers: { [int8]: parseBigint } });

/** Counts and dumps inside one transaction. Writers wait, so the counts match the dump. */
async function takeSnapshot(client: PGlite): Promise<Snapshot> {
  await client.exec('checkpoint');
  return client.transaction(async (reading) => {
    const rows = await countRows(reading);
    return { rows, tar: await client.dumpDataDir('none'), position: await positionOf(reading) };
  });
}

async function positionOf(asked: Asking): Promise<string> {
  const { rows } = await asked.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  return rows[0]?.lsn ?? '';
}

/** PostgreSQL inside this process. It does not lock its directory; `data-lock.ts` does. */
export async function openPglite(source: PgliteSource): Promise<EmbeddedEngine> {
  const client = await createPglite(source);
  const handle = drizzle({ client: forDrizzle(client) });
  // `statement_timeout` has no effect here: nothing interrupts the thread (decision 108)
  const db = handle as unknown as Db;
  return {
    kind: 'pglite',
    handles: { quick: db, change: db, long: db },
    run: async (text, values = []) => {
      // only `exec` accepts several statements, only `query` accepts parameters
      const result = values.length
        ? await client.query(text, values, asDates)
        : (await client.exec(text, asDates)).at(-1);
      return { rows: result?.rows ?? [] };
    },
    migrate: (folder) => migrate(handle, { migrationsFolder: folder }),
    // `data-lock.ts` keeps other processes away
    alone: (work) => work(),
    listen: async (channel, onNotify) => {
      const stop = await client.listen(channel, onNotify);
      return () => stop();
    },
    claimStore: async () => true,
    snapshot: () => takeSnapshot(client),
    writePosition: () => positionOf(client),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}
