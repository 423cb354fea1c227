import type { Actor } from '@toam/domain/actor';
import { HouseStatus } from '@toam/domain/house/house-values';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { db } from '../../../db/db';
import { readEntries } from '../../options/options.reads';
import { addressOf, placeKeys } from '../dictionary/house-address';
import { cover } from '../house-row.queries';
import { isVisible } from '../house-scope.queries';
import { houses } from '../house.schema';
import { searchReadings } from '../list/house-filter';
import { matchesSearch } from '../list/house-filter.queries';

/** Limits a query over houses to those on the commercial website that the actor may see. */
export const isWebsiteHouse = (actor: Actor): SQL =>
  and(isVisible(actor), eq(houses.web, 1), eq(houses.status, HouseStatus.onSale))!;

/** The conditions of a search, from the strictest reading of its words to the loosest. An empty search has none. D47. */
export const readingsOf = (search: string): (SQL | undefined)[] =>
  search === '' ? [undefined] : searchReadings.map((reading) => matchesSearch(search, reading));

const shown = {
  id: houses.id,
  slug: houses.slug,
  title: houses.title,
  purpose: houses.purpose,
  into_money: houses.into_money,
  property_type: houses.property_type,
  area: houses.area,
  floor_area: houses.floor_area,
  floors: houses.floors,
  number_bedroom: houses.number_bedroom,
  house_number: houses.house_number,
  house_address: houses.house_address,
  province: houses.province,
  district: houses.district,
  city: houses.city,
  cover: cover.as('cover'),
};

/** Houses by id, with what the website shows of them and their first public picture. `address` is for the staff alone. */
export async function readWebsiteHouses(ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const found = await db().select(shown).from(houses).where(inArray(houses.id, ids));
  const entries = await readEntries(found.flatMap(placeKeys));
  return new Map(
    found.map(({ cover: picture, ...house }) => [
      house.id,
      {
        ...house,
        picture: picture?.kind === 'public' ? picture : null,
        quarter: entries.nameOf('province', house.province),
        address: addressOf(house, entries),
      },
    ]),
  );
}

export type WebsiteHouse =
  Awaited<ReturnType<typeof readWebsiteHouses>> extends Map<number, infer House> ? House : never;

export { commercialAddress } from '../sharing/commercial-address';
