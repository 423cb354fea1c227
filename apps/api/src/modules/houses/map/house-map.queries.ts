import { maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { HouseMapQuery } from '@toam/contracts/house/house-map.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { GeoBounds } from '@toam/domain/map/geo';
import type { MapMark } from '@toam/domain/map/map-marks';
import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { type SearchReading, standsInBounds } from '../list/house-filter';
import { branches } from '../list/found-houses.queries';
import { cover } from '../house-row.queries';
import { asSql } from '../house-condition.queries';
import { visibility } from '../house-scope.queries';
import { houses } from '../house.schema';
import { cachedCounts } from './cached-counts';

/** A map's query, and how strictly its words are read. */
export type MapQuery = HouseMapQuery & { reading: SearchReading };

/** A position has both coordinates or none: `checkPosition`. */
const placed = isNotNull(houses.latitude);

/** Only columns of the map's indexes (house.schema.ts), so a view of a city needs no table access. */
const columns = {
  id: houses.id,
  latitude: houses.latitude,
  longitude: houses.longitude,
  into_money: houses.into_money,
};

/** The houses of every branch that also meet the condition. The branches include the person's rights. */
function query(actor: Actor, listQuery: MapQuery, condition: SQL | undefined): SQL {
  const parts = branches(actor, listQuery).map(
    (where) => sql`(${db().select(columns).from(houses).where(and(where, condition))})`,
  );
  return sql.join(parts, sql` union all `);
}

interface Cell extends Record<string, unknown> {
  id: number;
  count: number;
  south: number;
  north: number;
  west: number;
  east: number;
  /** bigint comes as text */
  min_price: string | null;
  max_price: string | null;
}

/** A cell is small on the screen. So the middle of its houses' box is as good as their average position, and cheaper. */
const toMark = ({ id, count, south, north, west, east, min_price, max_price }: Cell): MapMark => ({
  id,
  count,
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
  bounds: { south, west, north, east },
  min_price: min_price === null ? null : Number(min_price),
  max_price: max_price === null ? null : Number(max_price),
});

const countInCells = cachedCounts<Cell>((cells) => cells.reduce((sum, { count }) => sum + count, 0));

/** The matching houses in the box, counted by cells of a grid. `side` is a cell's side in degrees. */
export async function countCells(
  actor: Actor,
  listQuery: MapQuery,
  bounds: GeoBounds,
  side: number,
): Promise<MapMark[]> {
  const cells = await countInCells(sql`
    select max(id) as id, count(*)::int as count, min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east,
      min(into_money)::text as min_price, max(into_money)::text as max_price
    from (${query(actor, listQuery, asSql(standsInBounds(bounds)))}) as found
    group by floor(latitude / ${side}::float8), floor(longitude / ${side}::float8)`);
  return cells.map(toMark);
}

type Box = Record<keyof GeoBounds, number | null> & { count: number };

const findBox = cachedCounts<Box>(([box]) => box?.count ?? 0);

/** The smallest box around all matching houses; null if none has a position. */
export async function findExtent(actor: Actor, listQuery: MapQuery): Promise<GeoBounds | null> {
  const [box] = await findBox(sql`
    select count(*)::int as count, min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
    from (${query(actor, listQuery, placed)}) as found`);
  const { south = null, west = null, north = null, east = null } = box ?? {};
  return south === null || west === null || north === null || east === null ? null : { south, west, north, east };
}

/** Matching houses without a position. Counting stops at `maxCountedHouses` + 1. */
export async function countWithoutPosition(actor: Actor, listQuery: MapQuery): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from (${query(actor, listQuery, isNull(houses.latitude))}) as found limit ${maxCountedHouses + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

/** The fields of single houses that the map shows, in no order. */
export const findMapped = (ids: number[]) =>
  db()
    .select({
      ...visibility,
      ...columns,
      title: houses.title,
      house_number: houses.house_number,
      house_address: houses.house_address,
      purpose: houses.purpose,
      cover,
    })
    .from(houses)
    .where(inArray(houses.id, ids));
