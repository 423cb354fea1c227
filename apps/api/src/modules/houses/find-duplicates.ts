import type { Actor } from '@toam/domain/actor';
import { addressKey } from '@toam/domain/address';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { db } from '../../db/db';
import { alive, visibleTo } from './house-scope.queries';
import { readRows } from './house-wire';
import { houses } from './house.schema';

/** More than this nobody reads while typing. */
const mostShown = 5;

interface TypedAddress {
  house_number: string;
  house_address: string;
  province: number;
  district?: number | undefined;
  house_id?: number | undefined;
}

/** Houses at the typed address that the actor may see anyway; others are not hinted at. */
export async function findDuplicates(actor: Actor, typed: TypedAddress): Promise<HouseRow[]> {
  const key = addressKey(typed.house_number, typed.house_address);
  if (key === null) return [];
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(
      and(
        alive,
        eq(houses.province, typed.province),
        eq(houses.address_key, key),
        typed.district ? eq(houses.district, typed.district) : undefined,
        typed.house_id ? ne(houses.id, typed.house_id) : undefined,
        visibleTo(actor),
      ),
    )
    .orderBy(desc(houses.id))
    .limit(mostShown);
  return readRows(
    actor,
    found.map(({ id }) => id),
  );
}
