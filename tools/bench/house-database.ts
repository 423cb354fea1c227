import pg from 'pg';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import type { Engine } from '../../apps/api/src/db/engine';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { startCluster } from '../commands/cluster.mjs';
import { ensurePostgres } from '../commands/programs.mjs';
import { generateHouses } from './generate-houses';

type Fill = (client: pg.ClientBase) => Promise<void>;

/** Creates and fills a database of this name, unless a kept server has it from an earlier run. */
export async function openFilledDatabase(
  server: string,
  name: string,
  fill: Fill,
): Promise<{ engine: Engine; url: string }> {
  const maintenance = new pg.Client({ connectionString: server });
  await maintenance.connect();
  const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await maintenance.query(`create database ${name}`);
  await maintenance.end();
  const url = server.replace(/[^/]+$/, name);
  const engine = await openPostgres(url, (error) => console.error(error.message));
  if (!rowCount) {
    await engine.migrate(migrationsFolder());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await fill(client);
    } finally {
      await client.end();
    }
  }
  return { engine, url };
}

/** This number of houses, with the records that they refer to. */
export const openHouseDatabase = (server: string, rows: number): Promise<{ engine: Engine; url: string }> =>
  openFilledDatabase(server, `houses_${rows}`, (client) => generateHouses(client, rows));

/** BENCH_DATABASE_URL names a server that keeps the databases between runs. Without it a temporary one is started. */
export const openCluster = async (): Promise<{ url: string; stop: () => Promise<void> }> =>
  process.env.BENCH_DATABASE_URL
    ? { url: process.env.BENCH_DATABASE_URL, stop: () => Promise.resolve() }
    : startCluster(await ensurePostgres(), { shared_buffers: '1GB', autovacuum: 'on' });
