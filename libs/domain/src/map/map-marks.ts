import { furthest, type GeoBounds, type GeoPoint } from './geo';

/** The most marks in an answer for one view of the map: the cells of a large screen. Merging leaves a few hundred. */
export const maxMapMarks = 1500;

/** The closest zoom of the map: single doors are visible. */
export const deepestZoom = 19;

/** Side of a grid cell on screen, px: about the width of a price on the map. */
const cellPixels = 56;

/** Web maps show the world 256 px wide at zoom 0. Each further zoom doubles the width. */
const worldPixels = (zoom: number): number => 256 * 2 ** zoom;

/**
 * Side of the cells in which houses are counted, degrees. At most `maxMapMarks` cells cover the view. Everybody and every view share
 * one grid, so cells do not move when the map moves.
 */
export function cellDegrees(zoom: number, { south, west, north, east }: GeoBounds): number {
  let side = (cellPixels * 360) / worldPixels(zoom);
  while ((Math.ceil((north - south) / side) + 1) * (Math.ceil((east - west) / side) + 1) > maxMapMarks) side *= 2;
  return side;
}

/** Up to this zoom a view shows a large part of a city, and many people look at nearly the same view. */
const wideZoom = 12;
/** Cells along one side of a block. */
const blockCells = 16;

/**
 * The box of whole cells around a view, so that a mark at its edge stays the same after a small move of the map. Wide views use
 * whole blocks of cells, so that many people send the same request.
 * @param side of a cell, degrees
 */
export function wholeCells(zoom: number, { south, west, north, east }: GeoBounds, side: number): GeoBounds {
  const block = zoom <= wideZoom ? side * blockCells : side;
  const within = (degrees: number, max: number) => Math.max(-max, Math.min(max, degrees));
  return {
    south: within(Math.floor(south / block) * block, furthest.latitude),
    west: within(Math.floor(west / block) * block, furthest.longitude),
    north: within((Math.floor(north / block) + 1) * block, furthest.latitude),
    east: within((Math.floor(east / block) + 1) * block, furthest.longitude),
  };
}

/** Houses that are counted together: number, average position, extent. */
export interface MapMark extends GeoPoint {
  count: number;
  bounds: GeoBounds;
  /** VND; null if none of them has a price. */
  min_price: number | null;
  max_price: number | null;
  /** The id of one of them; for a single house its own. */
  id: number;
}

/** Half the size of a mark on screen with some space around it, px: a price is wide and low, a count round. */
const room = { one: { x: 38, y: 19 }, many: { x: 27, y: 27 } };

const roomOf = ({ count }: MapMark) => (count === 1 ? room.one : room.many);

const mercator = (latitude: number): number => {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

const onScreen = ({ latitude, longitude }: GeoPoint, world: number) => ({
  x: ((longitude + 180) / 360) * world,
  y: mercator(latitude) * world,
});

const least = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other);
const most = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.max(one, other);

function together(one: MapMark, other: MapMark): MapMark {
  const count = one.count + other.count;
  const between = (key: keyof GeoPoint) => (one[key] * one.count + other[key] * other.count) / count;
  return {
    count,
    latitude: between('latitude'),
    longitude: between('longitude'),
    bounds: {
      south: Math.min(one.bounds.south, other.bounds.south),
      west: Math.min(one.bounds.west, other.bounds.west),
      north: Math.max(one.bounds.north, other.bounds.north),
      east: Math.max(one.bounds.east, other.bounds.east),
    },
    min_price: least(one.min_price, other.min_price),
    max_price: most(one.max_price, other.max_price),
    id: Math.max(one.id, other.id),
  };
}

/** Marks with more houses absorb smaller ones beside them. Ids break ties, so the answer does not depend on the input order. */
const fullerFirst = (one: MapMark, other: MapMark) => other.count - one.count || other.id - one.id;

function mergeOnce(marks: readonly MapMark[], world: number): MapMark[] {
  const placed: { mark: MapMark; x: number; y: number }[] = [];
  for (const mark of marks.toSorted(fullerFirst)) {
    const at = onScreen(mark, world);
    const own = roomOf(mark);
    const near = placed.find(({ mark: other, x, y }) => {
      const its = roomOf(other);
      return Math.abs(x - at.x) < own.x + its.x && Math.abs(y - at.y) < own.y + its.y;
    });
    if (!near) {
      placed.push({ mark, ...at });
      continue;
    }
    near.mark = together(near.mark, mark);
    Object.assign(near, onScreen(near.mark, world));
  }
  return placed.map(({ mark }) => mark);
}

/**
 * Merges marks until no two overlap at this zoom. Cells alone are not enough: two houses on either side of a cell's edge may be
 * neighbours.
 */
export function mergeMarks(marks: readonly MapMark[], zoom: number): MapMark[] {
  let merged = mergeOnce(marks, worldPixels(zoom));
  for (let before = marks.length; merged.length < before;) {
    before = merged.length;
    merged = mergeOnce(merged, worldPixels(zoom));
  }
  return merged;
}
