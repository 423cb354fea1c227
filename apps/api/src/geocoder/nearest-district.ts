import { type GeoPoint, kilometresBetween } from '@toam/domain/map/geo';
import { districtCentres } from './district-centres';

/** Kilometres from a district's edge. A point further away is not near it. */
const widestGap = 3;

/**
 * The district of Hồ Chí Minh City that contains a point or is next to it, from a table of centres. It is good enough for "is
 * this where they work?", but it is no address, and the text says so ("Gần"). Design §9.
 * @returns null outside the city
 */
export function nearestDistrict(point: GeoPoint): string | null {
  const [nearest] = districtCentres
    .map((centre) => ({ name: centre.name, gap: kilometresBetween(centre, point) - centre.radius }))
    .toSorted((a, b) => a.gap - b.gap);
  return nearest && nearest.gap <= widestGap ? `Gần ${nearest.name}, TP. Hồ Chí Minh` : null;
}
