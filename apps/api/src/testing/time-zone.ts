import { runInThisContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { db, tx } from '../db/db';

/** Node reads `TZ` at once when it is set. Jest's own `process.env` is a copy, so this sets the real one. */
const environment = runInThisContext('process.env') as NodeJS.ProcessEnv;

/**
 * Runs the work on a server in this time zone: the process and the database's session. Calls of the API share one transaction
 * meanwhile, which is rolled back at the end.
 */
export async function inTimeZone(zone: string, work: () => Promise<void>): Promise<void> {
  const before = environment.TZ;
  const done = new Error('roll back');
  environment.TZ = zone;
  try {
    await tx(async () => {
      await db().execute(sql`select set_config('TimeZone', ${zone}, true)`);
      await work();
      throw done;
    });
  } catch (error) {
    if (error !== done) throw error;
  } finally {
    if (before === undefined) delete environment.TZ;
    else environment.TZ = before;
  }
}
