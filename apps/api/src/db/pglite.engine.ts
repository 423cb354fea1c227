import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Db, type Engine, parseBigint } from './engine';

const int8 = 20;

/** Where a PGlite gets its data: a directory, a dump held in memory, or both (the dump fills the directory). */
export interface PgliteSource {
  dataDir?: string;
  loadDataDir?: Blob;
}

/** A raw embedded database with the extensions that the migrations ask for. */
export const createPglite = (source: PgliteSource): Promise<PGlite> =>
  PGlite.create({ ...source, extensions: { pg_trgm, unaccent }, parsers: { [int8]: parseBigint } });

/** PostgreSQL inside this process. It does not lock its directory: see `data-lock.ts`. */
export async function openPglite(source: PgliteSource): Promise<Engine> {
  const client = await createPglite(source);
  return {
    kind: 'pglite',
    handle: drizzle(client) as unknown as Db,
    migrate: (folder) => migrate(drizzle(client), { migrationsFolder: folder }),
    listen: async (channel, onNotify) => {
      const stop = await client.listen(channel, onNotify);
      return () => stop();
    },
    dump: (compression) => client.dumpDataDir(compression),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}
