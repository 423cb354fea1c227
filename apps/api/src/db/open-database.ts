import path from 'node:path';
import type { Env } from '../env';
import { makeFolder } from '../private-files';
import { StartFailure } from '../start-failure';
import { lockData } from './data-lock';
import { useDatabase } from './db';
import { writeDump } from './dump';
import type { EmbeddedEngine, Engine } from './engine';
import { lastMigration, migrationsFolder } from './migrations-folder';
import { hasCode } from './retry-on-deadlock';
import { verifyApart } from './verify-apart';

/** The open, migrated database of this process. */
export interface OpenDatabase {
  engine: Engine;
  /** Embedded only: writes a verified dump into DATA_DIR/dumps; null if nothing has changed since the last one. */
  dump?: () => Promise<string | null>;
  close(): Promise<void>;
}

export const databaseFolder = (dataDir: string): string => path.join(dataDir, 'db');
export const dumpFolder = (dataDir: string): string => path.join(dataDir, 'dumps');
export const lockFile = (dataDir: string): string => path.join(dataDir, 'db.lock');

type Report = (error: Error) => void;

/**
 * Opens PostgreSQL by DATABASE_URL, else the embedded database in DATA_DIR, and migrates it.
 * @param report gets the errors of broken connections
 * @throws StartFailure if the database cannot be opened
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATA_DIR'>,
  report: Report,
): Promise<OpenDatabase> {
  const opened = env.DATABASE_URL
    ? await openServer(env.DATABASE_URL, report, env.DATABASE_READ_URL)
    : await openEmbedded(env.DATA_DIR);
  useDatabase(opened.engine);
  try {
    await opened.engine.alone(() => migrate(opened.engine));
  } catch (error) {
    await opened.close();
    if (hasCode(error, [insufficientPrivilege])) throw new StartFailure(ownerNeeded, { cause: error });
    throw new StartFailure(
      `Không nâng cấp được cơ sở dữ liệu: ${reason(error)}. Dữ liệu do bản thử nghiệm cũ tạo ra thì xoá đi rồi chạy lại.`,
      { cause: error },
    );
  }
  return opened;
}

const insufficientPrivilege = '42501';
const ownerNeeded =
  'Cơ sở dữ liệu chưa được nâng cấp, mà tài khoản trong DATABASE_URL không có quyền làm. Chạy npm run migrate bằng tài khoản sở hữu cơ sở dữ liệu.';

/** Nothing is asked of a database that is up to date: who serves need not own it (`migrate.ts`). */
async function migrate(engine: Engine): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const asked = `select to_regclass('${table}') is not null as has_table`;
  const [found] = (await engine.run(asked)).rows as { has_table: boolean }[];
  const newest = `select max(created_at) >= $1 as is_there from ${table}`;
  const [last] = found?.has_table
    ? ((await engine.run(newest, [lastMigration()])).rows as { is_there: boolean | null }[])
    : [];
  if (!last?.is_there) await engine.migrate(migrationsFolder());
}

const reason = (error: unknown): string => {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return root instanceof Error ? root.message || (root as NodeJS.ErrnoException).code || root.name : String(root);
};

async function openServer(url: string, report: Report, readUrl?: string): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres.engine');
  try {
    const engine = await openPostgres(url, report, readUrl);
    return { engine, close: () => engine.close() };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const { host, pathname } = new URL(url);
    throw new StartFailure(`Không kết nối được PostgreSQL tại ${host}${pathname} (DATABASE_URL): ${reason(error)}`, {
      cause: error,
    });
  }
}

/** Dumps unless nothing was written since the last dump of this process. @param verify tests pass their own */
export function dumpWhatChanged(
  engine: EmbeddedEngine,
  dataDir: string,
  verify = verifyApart,
): () => Promise<string | null> {
  let dumpedAt: string | null = null;
  return async () => {
    const position = await engine.writePosition();
    if (position === dumpedAt) return null;
    const dumped = await writeDump(engine, dumpFolder(dataDir), verify);
    dumpedAt = dumped.position;
    return dumped.file;
  };
}

function makeDataDirectory(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new StartFailure(`Không tạo được thư mục DATA_DIR ${dataDir}: ${reason(error)}`, { cause: error });
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makeDataDirectory(dataDir);
  const unlock = await lockData(lockFile(dataDir));
  try {
    const { openPglite } = await import('./pglite.engine');
    const engine = await openPglite({ dataDir: databaseFolder(dataDir) });
    return {
      engine,
      dump: dumpWhatChanged(engine, dataDir),
      close: async () => {
        await engine.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new StartFailure(
      `Không mở được cơ sở dữ liệu trong ${databaseFolder(dataDir)}: ${reason(error)}. Cách khôi phục: docs/operations.md`,
      { cause: error },
    );
  }
}
