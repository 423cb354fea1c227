import type { MatchedHouse } from '@toam/domain/need/matching';
import type { Actor } from '@toam/domain/actor';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import type { Page } from '../../http/page';
import { searchReadings } from './list/house-filter';
import { matchesFilter } from './list/house-filter.queries';
import { alive, isVisible, visibility } from './house-scope.queries';
import { type House, houses } from './house.schema';

/** The columns that matching and the rules of `house-access` need. */
const matched = {
  ...visibility,
  purpose: houses.purpose,
  district: houses.district,
  property_type: houses.property_type,
  house_type: houses.house_type,
  direction: houses.direction,
  area: houses.area,
  floor_area: houses.floor_area,
  number_bedroom: houses.number_bedroom,
  floors: houses.floors,
  width: houses.width,
  wide_street: houses.wide_street,
} satisfies Record<keyof MatchedHouse, unknown> & Record<string, unknown>;

export type HouseToMatch = Pick<House, keyof typeof matched>;

/** Houses by id, with the columns for matching. Deleted ones are left out. */
export async function readHousesToMatch(ids: number[]): Promise<Map<number, HouseToMatch>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select(matched)
    .from(houses)
    .where(and(inArray(houses.id, ids), alive));
  return new Map(found.map((house) => [house.id, house]));
}

/** One house; undefined if there is none or it is deleted. */
export const findHouseToMatch = async (id: number): Promise<HouseToMatch | undefined> =>
  (await readHousesToMatch([id])).get(id);

/** A house for sale or rent on the commercial website, by its public name there. */
export async function findPublishedHouse(slug: string) {
  const [house] = await db()
    .select({ id: houses.id, title: houses.title, user_id: houses.user_id })
    .from(houses)
    .where(and(eq(houses.slug, slug), eq(houses.web, 1), eq(houses.status, 0), alive));
  return house;
}

/**
 * Houses at an address that the actor may see, newest first, whatever their status. Commas separate the parts of the
 * address. The words use the strictest reading that finds something. D46.
 */
export async function findHousesAt(
  actor: Actor,
  address: string,
  { page, size }: Page,
): Promise<{ total: number; ids: number[] }> {
  for (const reading of searchReadings) {
    const there = matchesFilter({ column: 'address', operation: 'like', values: [address] }, reading);
    // an address with only commas finds nothing
    if (!there) break;
    const where = and(isVisible(actor), there);
    const total = await db().$count(houses, where);
    if (!total) continue;
    const found = db().select({ id: houses.id }).from(houses).where(where).orderBy(desc(houses.id));
    const rows = await found.limit(size).offset((page - 1) * size);
    return { total, ids: idsOf(rows) };
  }
  return { total: 0, ids: [] };
}

/** Limits a query over houses to those that the actor may see and that are not deleted. */
export { isVisible as isVisibleHouse } from './house-scope.queries';
export { readRows as readHouseRows } from './house-serializer';
