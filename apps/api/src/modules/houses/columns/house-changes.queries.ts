import { lt, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houseChanges } from './house-changes.schema';

/** Deletes lines that no reader needs any more: `HouseColumns` reads again from the beginning before they are this old. */
export async function forgetHouseChanges(): Promise<void> {
  await db()
    .delete(houseChanges)
    .where(lt(houseChanges.at, sql`now() - interval '1 day'`));
}
