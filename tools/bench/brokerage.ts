import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { useDatabase } from '../../apps/api/src/db/db';
import type { Engine } from '../../apps/api/src/db/engine';
import { databaseFolder } from '../../apps/api/src/db/open-database';
import { openPglite } from '../../apps/api/src/db/pglite.engine';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { beginSession } from '../../apps/api/src/sessions/begin-session';
import { startCluster } from '../commands/cluster.mjs';
import { fillDemo } from '../commands/demo.mjs';
import { ensurePostgres } from '../commands/programs.mjs';
import { type ApiProcess, startApi } from './api-process';
import { type Ask, type Daily, grow, type Size } from '../demo/fill-copies';

export type EngineName = 'PostgreSQL' | 'PGlite';

/** The demo brokerage in a database of its own, grown to the size that a bench needs. */
export interface Brokerage {
  engine: EngineName;
  /** The URL of PostgreSQL, or the data folder of the embedded one. */
  database: string;
  /** Plain SQL, while no API runs on the embedded engine. */
  ask: Ask;
  /** The API as in production. It ends with the brokerage, if not before. */
  start(env?: Record<string, string>): Promise<ApiProcess>;
  /** Sessions of people by their account: `admin` is admin@toam.vn. */
  tokensOf<Name extends string>(names: readonly Name[]): Promise<Record<Name, string>>;
}

interface Wanted {
  /** What the database is called in a kept server. */
  name: string;
  size: Size;
  daily?: Daily[];
  /** SQL of what else this bench needs. */
  more?: string;
}

/** Who reads everybody's customers and needs, and who sees houses within limits only. */
const rights = `
  update users set customer_permission = 1, request_permission = 1 where email = 'accountant@toam.vn';
  update users set minimum_price = 2000000000, maximum_price = 9000000000, province = '{1,3,5,7}' where email = 'staff2@toam.vn'`;

async function fill(
  env: Record<string, string>,
  ask: (work: (ask: Ask) => Promise<void>) => Promise<void>,
  wanted: Wanted,
) {
  const start = performance.now();
  await fillDemo({ NODE_ENV: 'development', DEMO: process.env.DEMO ?? '1', ...env });
  await ask(async (text) => {
    await grow(text, wanted.size, wanted.daily);
    for (const sql of [rights, wanted.more, 'vacuum analyze']) if (sql) await text(sql);
  });
  console.log(`${wanted.name}: sẵn sàng sau ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** A temporary server, or that of BENCH_DATABASE_URL, which keeps the databases between runs. */
async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.BENCH_DATABASE_URL;
  return url
    ? { url, stop: () => Promise.resolve() }
    : startCluster(await ensurePostgres(), { shared_buffers: '1GB', autovacuum: 'on' });
}

/** @returns whether the database is new */
async function createDatabase(server: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${name}`);
  await client.end();
  return !rowCount;
}

/** A connection of its own: to fill takes longer than a statement of the API may. */
async function onConnection(url: string, work: (ask: Ask) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}

async function tokensOf<Name extends string>(engine: Engine, names: readonly Name[]): Promise<Record<Name, string>> {
  useDatabase(engine);
  const tokens: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const { rows } = await engine.run('select id from users where email = $1', [`${name}@toam.vn`]);
    const [{ id }] = rows as [{ id: number }];
    tokens[name] = (await beginSession(id, { ip: '127.0.0.1', device: 'bench' })).token;
  }
  useDatabase(undefined);
  return tokens as Record<Name, string>;
}

/** @param database as `startApi` takes it @param open each call opens it anew: the embedded engine is one process's */
async function used<T>(
  name: EngineName,
  database: string,
  open: () => Promise<Engine>,
  work: (brokerage: Brokerage) => Promise<T>,
): Promise<T> {
  const apis: ApiProcess[] = [];
  const withEngine = async <R>(run: (engine: Engine) => Promise<R>) => {
    const engine = await open();
    try {
      return await run(engine);
    } finally {
      await engine.close();
    }
  };
  try {
    return await work({
      engine: name,
      database,
      ask: (text, values) => withEngine((engine) => engine.run(text, values)),
      start: async (env) => {
        const api = await startApi(database, env);
        apis.push(api);
        return api;
      },
      tokensOf: (names) => withEngine((engine) => tokensOf(engine, names)),
    });
  } finally {
    for (const api of apis) await api.stop();
  }
}

/** Makes the brokerage, lets `work` use it, and takes it away. */
export async function inBrokerage<T>(
  engine: EngineName,
  wanted: Wanted,
  work: (brokerage: Brokerage) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-brokerage-'));
  const server = engine === 'PostgreSQL' ? await openServer() : undefined;
  try {
    if (!server) {
      const open = () => openPglite({ dataDir: databaseFolder(home) });
      await fill(
        { DATA_DIR: home, DATABASE_URL: '' },
        async (run) => {
          const opened = await open();
          await run((text, values) => opened.run(text, values));
          await opened.close();
        },
        wanted,
      );
      return await used(engine, home, open, work);
    }
    const url = server.url.replace(/[^/]+$/, `bench_${wanted.name}`);
    if (await createDatabase(server.url, `bench_${wanted.name}`))
      await fill({ DATA_DIR: home, DATABASE_URL: url }, (run) => onConnection(url, run), wanted);
    return await used(engine, url, () => openPostgres(url, (error) => console.error(error.message)), work);
  } finally {
    await server?.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
