import { maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import {
  type HouseMapQuery,
  mapHouses,
  type MappedHouse,
  readHouseExtent,
} from '@toam/contracts/house/house-map.endpoints';
import type { Actor } from '@toam/domain/actor';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { isInside, pointOf } from '@toam/domain/map/geo';
import { canSeeHouseInternals } from '@toam/domain/house/house-access';
import { cellDegrees, mergeMarks, wholeCells } from '@toam/domain/map/map-marks';
import { onlyReads } from '../../../audit/audited';
import { handle } from '../../../http/handle';
import { imageAddress } from '../../media/media.reads';
import { countCells, countWithoutPosition, findExtent, findMapped, type MapQuery } from './house-map.queries';
import { findWay } from '../list/house-list.queries';
import { idsOf } from '../../../db/rows';

/**
 * The query with its words read in the first way that finds something. The part of the map in view does not matter, so
 * they are read as in the list.
 */
async function read(actor: Actor, query: HouseMapQuery): Promise<MapQuery> {
  const listed = { ...query, column: 'id' as const, direction: 'desc' as const };
  return findWay(actor, listed);
}

async function describe(actor: Actor, ids: number[]): Promise<MappedHouse[]> {
  if (ids.length === 0) return [];
  const found = await findMapped(ids);
  return found.flatMap((house) => {
    const { id, title, house_number, house_address, purpose, into_money, cover } = house;
    const point = pointOf(house);
    if (!point) return [];
    const isShown = cover !== null && (cover.kind === 'public' || canSeeHouseInternals(actor, house));
    return [
      {
        ...{ id, purpose, into_money, ...point },
        title: hideHouseNumbers(title || `${house_number} ${house_address}`),
        cover: isShown ? imageAddress(cover, 'thumbnail') : null,
      },
    ];
  });
}

export const houseMapCalls = [
  // The houses of a list in a part of the map. Single houses appear alone; houses that would overlap are counted together.
  handle(mapHouses, { audit: onlyReads }, async ({ actor, body: { bounds, zoom, ...query } }) => {
    const side = cellDegrees(zoom, bounds);
    const cells = await countCells(actor, await read(actor, query), wholeCells(zoom, bounds, side), side);
    const marks = mergeMarks(cells, zoom).filter((mark) => isInside(bounds, mark));
    const singles = marks.filter(({ count }) => count === 1);
    return {
      clusters: marks.filter(({ count }) => count > 1),
      houses: await describe(actor, idsOf(singles)),
      total: marks.reduce((sum, { count }) => sum + count, 0),
    };
  }),
  // the area of a list's houses on the map, and how many of them have no position
  handle(readHouseExtent, { audit: onlyReads }, async ({ actor, body }) => {
    const request = await read(actor, body);
    const without = await countWithoutPosition(actor, request);
    return {
      bounds: await findExtent(actor, request),
      without_position: Math.min(without, maxCountedHouses),
      ...(without > maxCountedHouses && { without_position_capped: true }),
    };
  }),
];
