import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '../db/migrations-folder';
import { openPglite } from '../db/pglite.engine';
import { openPostgres } from '../db/postgres.engine';

/** The name of the template database. Other migrations, or another journal of them, get another name. */
async function templateKey(): Promise<string> {
  const folder = migrationsFolder();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'meta/_journal.json']) hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

const cacheFolder = path.resolve(migrationsFolder(), '../../../../../node_modules/.cache/toam');

async function migratedDump(): Promise<Blob> {
  const engine = await openPglite({});
  try {
    await engine.migrate(migrationsFolder());
    const { tar } = await engine.snapshot();
    return tar;
  } finally {
    await engine.close();
  }
}

/** A dump of a migrated PGlite. Loading it is much faster than creating and migrating one. */
export async function pgliteTemplate(): Promise<Blob> {
  const file = path.join(cacheFolder, `pglite-${await templateKey()}.tar`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return new Blob([cached]);
  const dump = await migratedDump();
  await mkdir(cacheFolder, { recursive: true });
  // Several workers may build it at once. Each rename puts a complete, equal file in place.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}

const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const throwError = (error: Error) => {
  throw error;
};

/** Creates the migrated template database on a PostgreSQL server if it does not exist. */
async function ensurePostgresTemplate(server: string, name: string): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(7202609)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const engine = await openPostgres(urlOf(server, unfinished), throwError);
    await engine.migrate(migrationsFolder());
    await engine.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
}

/** A new database on the server, copied from the template. */
export async function copyPostgresTemplate(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `toam_template_${await templateKey()}`;
  await ensurePostgresTemplate(server, template);
  const name = `toam_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: urlOf(server, name),
    drop: () =>
      onServer(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}
