import { sql } from 'drizzle-orm';
import { db, useDatabase } from '../db/db';
import type { Engine } from '../db/engine';
import { openPglite } from '../db/pglite.engine';
import { openPostgres } from '../db/postgres.engine';
import { endOfFile, Fixture } from './fixture';
import { copyPostgresTemplate, pgliteTemplate } from './template';

export interface TestDatabase {
  engine: Engine;
  close(): Promise<void>;
}

/**
 * A migrated, empty database: PGlite in this process or, with TEST_DATABASE_URL set, a database on that
 * PostgreSQL server. The tests are the same.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const engine = await openPglite({ loadDataDir: await pgliteTemplate() });
    useDatabase(engine);
    await engine.run(writeEmptyTables);
    return { engine, close: () => engine.close() };
  }
  const copy = await copyPostgresTemplate(server);
  const engine = await openPostgres(copy.url, () => undefined);
  useDatabase(engine);
  await engine.run(writeEmptyTables);
  return {
    engine,
    close: async () => {
      await engine.close();
      await copy.drop();
    },
  };
}

/**
 * Creates a function that empties the tables. Every test calls it, so it is planned only once per database. It deletes rows where
 * there are any, without checking foreign keys: TRUNCATE of some fifty tables and their indexes takes longer.
 */
const writeEmptyTables = `do $$
begin
  execute format(
    'create function empty_tables() returns void language plpgsql set session_replication_role = replica as %L',
    'begin ' || (
      select string_agg(
        format('if exists (select from public.%1$I) then delete from public.%1$I; end if; ', tablename), '')
      from pg_tables where schemaname = 'public'
    ) || (
      select string_agg(
        format('if (select is_called from public.%1$I) then perform setval(''public.%1$I'', %2$s, false); end if; ',
          sequencename, start_value), '')
      from pg_sequences where schemaname = 'public' and sequencename like '%\\_id\\_seq'
    ) || 'end');
end $$`;

/** Empties every table and starts ids at 1 again. */
export async function emptyTables(): Promise<void> {
  await db().execute(sql`select empty_tables()`);
}

const shared = new Fixture(openTestDatabase, (database) => database.close());

/** The shared test database, with the rows of earlier tests. `endOfFile` closes it. */
export async function takeTestDatabase(): Promise<TestDatabase> {
  const database = await shared.take();
  useDatabase(database.engine);
  return database;
}

/** A database without the API, for the tests of this file. Every test starts with empty tables. */
export function testDatabase(): () => TestDatabase {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await takeTestDatabase();
  }, 60_000);
  beforeEach(emptyTables);
  afterAll(async () => {
    useDatabase(undefined);
    await endOfFile();
  });
  return () => database;
}
