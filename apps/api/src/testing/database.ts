import { sql } from 'drizzle-orm';
import { db, useDatabase } from '../db/db';
import type { Engine } from '../db/engine';
import { openPglite } from '../db/pglite.engine';
import { openPostgres } from '../db/postgres.engine';
import { endOfFile, Kept } from './kept';
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

/**
 * Rows are deleted where there are any, without asking foreign keys: emptying some fifty tables and all their indexes by
 * TRUNCATE takes three times as long, and every test begins with it.
 */
const deleteEverything = `do $$
declare
  item text;
  is_used boolean;
begin
  set local session_replication_role = replica;
  for item in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'select exists (select 1 from ' || item || ')' into is_used;
    if is_used then execute 'delete from ' || item; end if;
  end loop;
  for item in
    select quote_ident(sequencename) from pg_sequences
    where schemaname = 'public' and last_value is not null and sequencename like '%\\_id\\_seq'
  loop
    execute 'alter sequence ' || item || ' restart';
  end loop;
end $$`;

/** Empties every table and starts ids at 1 again. */
export async function emptyTables(): Promise<void> {
  await db().execute(sql.raw(deleteEverything));
}

const kept = new Kept(openTestDatabase, (database) => database.close());

/** The database of these tests, with what the last ones left in it. `endOfFile` closes it. */
export async function takeTestDatabase(): Promise<TestDatabase> {
  const database = await kept.take();
  useDatabase(database.engine.handle);
  return database;
}

/** A database without the API, for the tests of this file; every test starts with empty tables. */
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
