import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/database';
import { db } from './db';

testDatabase();

interface Snapshot {
  tables: Record<string, { indexes: Record<string, { name: string }> }>;
}

/** What the migrations' generator believes to be in the database: the definitions of the tables. */
function snapshot(): Snapshot {
  const folder = path.join(__dirname, 'migrations/meta');
  const newest = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json')).toSorted().at(-1)!; // prettier-ignore
  return JSON.parse(readFileSync(path.join(folder, newest), 'utf8')) as Snapshot;
}

// an index goes with its column, and no generated migration brings it back
test('migrations made every index of the tables’ definitions', async () => {
  const { rows } = await db().execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public'`,
  );
  const made = new Set(rows.map(({ name }) => name));
  const defined = Object.values(snapshot().tables).flatMap(({ indexes }) => Object.values(indexes));
  expect(defined.length).toBeGreaterThan(200);
  expect(defined.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([]);
});
