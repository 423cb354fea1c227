import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { countRows } from '../db/count-rows';
import type { Counted } from '../db/engine';
import { restore } from '../db/restore';
import type { Env } from '../env';
import { makeFolder } from '../private-files';
import { StartFailure } from '../start-failure';
import { databaseFile, differentKeys, fingerprintOf, type Manifest, readManifest } from './manifest';
import { runPgTool } from './pg-tools';

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'toam-restore' });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function restoreServer(url: string, file: string): Promise<Counted> {
  const isEmpty = await withClient(
    url,
    async (client) => (await client.query(`select from pg_tables where schemaname = 'public' limit 1`)).rowCount === 0,
  );
  if (!isEmpty)
    throw new StartFailure('Cơ sở dữ liệu PostgreSQL này không trống. Hãy khôi phục vào một cơ sở dữ liệu mới.');
  await runPgTool('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--jobs=2',
    '--dbname',
    databaseOf(url),
    file,
  ]);
  return withClient(url, async (client) => {
    await client.query('analyze');
    return countRows(client);
  });
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The key that signs file addresses comes back with an embedded database; keys of the environment win. */
function restoreKey(folder: string, env: Env, source: NodeJS.ProcessEnv): void {
  const file = path.join(env.DATA_DIR, 'signing.key');
  if (source.SIGNING_KEY || source.SIGNING_KEY_FILE || env.DATABASE_URL) return;
  const [, key] = /^SIGNING_KEY=(.*)$/m.exec(readFileSync(path.join(folder, 'keys.env'), 'utf8')) ?? [];
  if (key) writeFileSync(file, `${key}\n`, { mode: 0o600 });
}

/** The result of a restore. */
export interface RestoredBackup {
  manifest: Manifest;
  /** Where the old embedded database is now. */
  before: string | null;
  /** Keys of the backup that this environment does not have. */
  keys: string[];
}

/**
 * Restores a backup of `backUp`. Database, then uploads that are not there yet, then the key of an embedded database.
 * @param source the variables as they were given
 * @throws StartFailure if the backup is not whole or another kind of database, the target not empty, or rows are missing afterwards
 */
export async function restoreBackup(env: Env, folder: string, source: NodeJS.ProcessEnv): Promise<RestoredBackup> {
  const manifest = readManifest(folder);
  const file = databaseFile(folder, manifest.database);
  const wanted = env.DATABASE_URL ? 'postgres' : 'pglite';
  if (manifest.database !== wanted)
    throw new StartFailure(
      `Bản sao lưu là của ${manifest.database}, còn đây là ${wanted}. Đặt (hoặc bỏ) DATABASE_URL.`,
    );
  if ((await fingerprintOf(file)) !== manifest.fingerprint)
    throw new StartFailure(`${file} đã bị thay đổi hoặc chép thiếu.`);
  const embedded = env.DATABASE_URL ? null : await restore(env.DATA_DIR, file);
  const rows = embedded?.rows ?? (await restoreServer(env.DATABASE_URL!, file));
  const missing = Object.entries(manifest.rows).find(([table, count]) => rows[table] !== count);
  if (missing) throw new StartFailure(`Bảng ${missing[0]} có ${rows[missing[0]] ?? 0} dòng thay vì ${missing[1]}.`);
  if (existsSync(path.join(folder, 'files'))) {
    makeFolder(env.DATA_DIR);
    await cp(path.join(folder, 'files'), path.join(env.DATA_DIR, 'files'), {
      recursive: true,
      force: false,
      preserveTimestamps: true,
    });
  }
  restoreKey(folder, env, source);
  return { manifest, before: embedded?.before ?? null, keys: env.DATABASE_URL ? differentKeys(folder, env) : [] };
}
