import { db } from './db';
import type { Db } from './engine';

/** A query that Drizzle has prepared for repeated use. */
interface Statement<Found> {
  execute(values: Record<string, unknown>): Promise<Found>;
}

/**
 * A statement with a fixed text and placeholders for values. It is built once. Each PostgreSQL connection parses it once and keeps
 * it, soon with its plan. So use it only for look-ups by key, where one plan fits all values. A transaction has its own handle,
 * so there the statement is built again. A migration that changes the type of a column that such a statement reads makes older
 * instances fail until they restart ("cached plan must not change result type"): add a column instead.
 * @param name the unique name under which PostgreSQL keeps it
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
