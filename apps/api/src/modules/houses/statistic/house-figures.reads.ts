import type { TopViewedHouse } from '@toam/contracts/house/top-viewed.endpoints';
import type { Actor } from '@toam/domain/actor';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { db } from '../../../db/db';
import { type Growth, readAdded, readGrowth } from '../../../db/growth';
import { readEntries } from '../../options/options.reads';
import { addressOf, placeKeys } from '../dictionary/house-address';
import { alive, visibleTo } from '../house-scope.queries';
import { houses } from '../house.schema';

export { findFigures as readHouseFigures, houseCountsOf } from './house-statistic.queries';

/** Growth of the houses that the actor may see. @param starts when the periods begin, epoch seconds */
export const readHouseGrowth = (actor: Actor, starts: readonly number[]): Promise<Growth> =>
  readGrowth(houses, visibleTo(actor), starts);

/** How many of these houses were created in each period. */
export const readAddedHouses = (actor: Actor, starts: readonly number[]): Promise<number[]> =>
  readAdded(houses, visibleTo(actor), starts);

/** Selects only ids, so that an index can answer even when the actor's limits skip most houses. */
const rankIds = (actor: Actor, size: number) =>
  db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(alive, eq(houses.status, 0), visibleTo(actor)))
    .orderBy(desc(houses.total_view), desc(houses.id))
    .limit(size);

/** The most viewed houses on sale that the actor may see, most views first. Specification 2 §7. */
export async function readTopViewed(actor: Actor, size: number): Promise<TopViewedHouse[]> {
  const { id, house_number, house_address, title, province, district, city, total_view } = houses;
  const found = await db()
    .select({ id, house_number, house_address, title, province, district, city, total_view })
    .from(houses)
    .where(inArray(id, rankIds(actor, size)))
    .orderBy(desc(total_view), desc(id));
  const entries = await readEntries(found.flatMap(placeKeys));
  return found.map((house) => ({
    ...house,
    title: hideHouseNumbers(house.title),
    house_number: hideHouseNumbers(house.house_number),
    house_address: hideHouseNumbers(house.house_address),
    address: addressOf(house, entries),
  }));
}

/** Addresses in one line, of deleted houses too. */
export async function readHouseAddresses(ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, house_number, house_address, province, district, city } = houses;
  const found = await db()
    .select({ id, house_number, house_address, province, district, city })
    .from(houses)
    .where(inArray(id, [...new Set(ids)]));
  const entries = await readEntries(found.flatMap(placeKeys));
  return new Map(found.map((house) => [house.id, addressOf(house, entries)]));
}
