import { useDatabase } from '../../apps/api/src/db/db';
import type { Engine } from '../../apps/api/src/db/engine';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { openCluster } from './house-database';

/** Runs the same with an empty database of the embedded engine, then of PostgreSQL. @returns whether both passed */
export async function onBothEngines(work: (name: string, engine: Engine) => Promise<boolean>): Promise<boolean> {
  const run = async (name: string, engine: Engine) => {
    await engine.migrate(migrationsFolder());
    useDatabase(engine);
    const isWell = await work(name, engine);
    useDatabase(undefined);
    await engine.close();
    return isWell;
  };
  const embedded = await run('PGlite', await openPglite({}));
  const cluster = await openCluster();
  try {
    const url = cluster.url.replace(/[^/]+$/, 'postgres');
    const engine = await openPostgres(url, (error) => console.error(error.message));
    return (await run('PostgreSQL', engine)) && embedded;
  } finally {
    await cluster.stop();
  }
}
