import { addressKey } from '@toam/domain/house/address';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houses } from '../house.schema';

/** Houses per step. A step takes some milliseconds, so nobody waits for a row. */
const step = 2000;

/**
 * Recomputes `address_key` by the current rule of `libs/domain`. Houses saved under an older rule would not be found as
 * duplicates. This is not a change of the houses: versions and dates stay. Saves write the key themselves.
 * @returns how many were rewritten
 */
export async function rekeyAddresses(): Promise<number> {
  let rewritten = 0;
  for (let after = 0; ;) {
    const found = await db()
      .select({
        id: houses.id,
        house_number: houses.house_number,
        house_address: houses.house_address,
        address_key: houses.address_key,
      })
      .from(houses)
      .where(and(gt(houses.id, after), isNull(houses.deleted_at)))
      .orderBy(asc(houses.id))
      .limit(step);
    const last = found.at(-1);
    if (!last) return rewritten;
    for (const { id, house_number, house_address, address_key } of found) {
      const key = addressKey(house_number, house_address);
      if (key === address_key) continue;
      // saved in the meantime, so its key is new already
      const same = and(eq(houses.house_number, house_number), eq(houses.house_address, house_address));
      await db()
        .update(houses)
        .set({ address_key: key, updated_at: sql`${houses.updated_at}` })
        .where(and(eq(houses.id, id), same));
      rewritten += 1;
    }
    after = last.id;
  }
}
