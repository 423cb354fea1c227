import { sql } from 'drizzle-orm';
import { db, useDatabase } from '../db/db';
import type { Engine } from '../db/engine';
import { openPglite } from '../db/pglite.engine';
import { openPostgres } from '../db/postgres.engine';
import { copyPostgresTemplate, pgliteTemplate } from './template';

export interface TestDatabase {
  engine: Engine;
  close(): Promise<void>;
}

/**
 * A migrated, empty database of its own: PGlite in this process, or, with TEST_DATABASE_URL set, a database on that
 * PostgreSQL server. The tests are the same.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const engine = await openPglite({ loadDataDir: await pgliteTemplate() });
    useDatabase(engine.handle);
    return { engine, close: () => engine.close() };
  }
  const copy = await copyPostgresTemplate(server);
  const engine = await openPostgres(copy.url, () => undefined);
  useDatabase(engine.handle);
  return {
    engine,
    close: async () => {
      await engine.close();
      await copy.drop();
    },
  };
}

let emptyEverything: string | undefined;

/** Empties every table and starts ids at 1 again. */
export async function emptyTables(): Promise<void> {
  if (!emptyEverything) {
    const { rows } = await db().execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
    emptyEverything = `truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`;
  }
  await db().execute(sql.raw(emptyEverything));
}

/** A database without the API, for the tests of this file; every test starts with empty tables. */
export function testDatabase(): () => TestDatabase {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  beforeEach(emptyTables);
  afterAll(async () => {
    useDatabase(undefined);
    await database?.close();
  });
  return () => database;
}
