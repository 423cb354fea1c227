import { db } from './db';
import type { Db } from './engine';

/** What Drizzle's builders make of a query that is to be asked again and again. */
interface Statement<Found> {
  execute(values: Record<string, unknown>): Promise<Found>;
}

/**
 * A statement whose text is always the same, its values being placeholders. It is put together once, and each connection of
 * PostgreSQL reads it once and keeps it, soon with its plan: so only for what is looked up by key, where one plan is right
 * for all values. A transaction has a handle of its own, for which the statement is put together anew.
 * @param name what PostgreSQL keeps it under; no other statement may have it
 */
export function prepared<Found>(name: string, build: (handle: Db) => { prepare(name: string): Statement<Found> }) {
  const statements = new WeakMap<Db, Statement<Found>>();
  return (values: Record<string, unknown>): Promise<Found> => {
    const handle = db();
    const statement = statements.get(handle) ?? build(handle).prepare(name);
    statements.set(handle, statement);
    return statement.execute(values);
  };
}
