import pg from 'pg';
import { useDatabase } from '../../apps/api/src/db/db';
import { migrationsFolder } from '../../apps/api/src/db/migrations-folder';
import { openPostgres } from '../../apps/api/src/db/postgres.engine';
import { accountant, admin, agent, insertFixture, leader } from '../../apps/api/src/modules/deals/deal.fixture';
import { seedDictionary } from '../../apps/api/src/seed/seed-dictionary';
import { seedFormTypes } from '../../apps/api/src/seed/seed-form-types';
import { insertSession, insertUser } from '../../apps/api/src/testing/insert-user';

/** Sessions of those who work while things break. */
export type Tokens = Record<'admin' | 'accountant' | 'agent', string>;

/** SQL on a connection of its own, past everything that is broken. */
export type Ask = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Lets fixtures and checks of the API use the database. */
export async function inDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  const engine = await openPostgres(url, () => undefined);
  useDatabase(engine);
  try {
    await engine.migrate(migrationsFolder());
    return await work();
  } finally {
    useDatabase(undefined);
    await engine.close();
  }
}

/** A small brokerage in an empty database: agents, an accountant, an admin, a house, three customers. @returns their sessions */
export const openOffice = (url: string): Promise<Tokens> =>
  inDatabase(url, async () => {
    await seedDictionary();
    await seedFormTypes();
    await insertFixture();
    await insertUser({ ...agent, manager: leader.id, chat_permission: 1 });
    return {
      admin: await insertSession(admin.id),
      accountant: await insertSession(accountant.id),
      agent: await insertSession(agent.id),
    };
  });

export const askOf =
  (url: string): Ask =>
  async <Row>(sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url, application_name: 'faults' });
    client.on('error', () => undefined); // the statement says it, too
    await client.connect();
    try {
      return (await client.query(sql, values)).rows as Row[];
    } finally {
      client.end().catch(() => undefined);
    }
  };
