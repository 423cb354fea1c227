import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the migrations: beside this file, and beside the bundle (build.mjs copies them). */
export const migrationsFolder = (): string => fileURLToPath(new URL('./migrations', import.meta.url));

/** When our last migration was made, in epoch milliseconds. A database that has it, or a later one, has them all. */
export function lastMigration(): number {
  const journal = readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  return Math.max(...(JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when));
}
