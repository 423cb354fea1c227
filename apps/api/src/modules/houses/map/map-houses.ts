import { mostCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type {
  HouseExtent,
  HouseMapBody,
  HouseMapQuestion,
  HouseMarks,
  MappedHouse,
} from '@toam/contracts/house/house-map.endpoints';
import type { Actor } from '@toam/domain/actor';
import { isInside, pointOf } from '@toam/domain/map/geo';
import { canSeeHouseInternals } from '@toam/domain/house/house-access';
import { cellDegrees, mergeMarks, wholeCells } from '@toam/domain/map/map-marks';
import { imageAddress } from '../../media/media.reads';
import { countCells, countWithoutPosition, findExtent, findMapped, type MapQuestion } from './house-map.queries';
import { findReading } from '../list/house-list.queries';

/** The question with its words read as strictly as finds something: as the list reads them, wherever the map is. */
async function read(actor: Actor, question: HouseMapQuestion): Promise<MapQuestion> {
  const listed = { ...question, column: 'id' as const, direction: 'desc' as const };
  return { ...question, reading: await findReading(actor, listed) };
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
        title: title || `${house_number} ${house_address}`,
        cover: isShown ? imageAddress(cover, 'thumbnail') : null,
      },
    ];
  });
}

/** The houses of a list in a part of the map: what stands alone by itself, what would lie on each other counted together. */
export async function mapHouses(actor: Actor, { bounds, zoom, ...question }: HouseMapBody): Promise<HouseMarks> {
  const side = cellDegrees(zoom, bounds);
  const cells = await countCells(actor, await read(actor, question), wholeCells(zoom, bounds, side), side);
  const marks = mergeMarks(cells, zoom).filter((mark) => isInside(bounds, mark));
  const singles = marks.filter(({ count }) => count === 1);
  return {
    clusters: marks.filter(({ count }) => count > 1),
    houses: await describe(
      actor,
      singles.map(({ id }) => id),
    ),
    total: marks.reduce((sum, { count }) => sum + count, 0),
  };
}

/** How far a list reaches on the map, and how much of it the map can't show. */
export async function readExtent(actor: Actor, question: HouseMapQuestion): Promise<HouseExtent> {
  const asked = await read(actor, question);
  const without = await countWithoutPosition(actor, asked);
  return {
    bounds: await findExtent(actor, asked),
    without_position: Math.min(without, mostCountedHouses),
    ...(without > mostCountedHouses && { without_position_capped: true }),
  };
}
