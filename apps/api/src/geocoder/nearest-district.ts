import { type GeoPoint, kilometresBetween } from '@toam/domain/map/geo';
import { districtCentres } from '../seed/district-centres';

/** Further from a district's edge than this nobody is near it, km. */
const widestGap = 3;

/**
 * The district of Hồ Chí Minh City that a point lies in or next to, from a table of middles: good for "is this where they
 * work?", not for an address, and it says so. Design §9.
 * @returns null outside the city
 */
export function nearestDistrict(point: GeoPoint): string | null {
  const [nearest] = districtCentres
    .map((centre) => ({ name: centre.name, gap: kilometresBetween(centre, point) - centre.radius }))
    .toSorted((a, b) => a.gap - b.gap);
  return nearest && nearest.gap <= widestGap ? `Gần ${nearest.name}, TP. Hồ Chí Minh` : null;
}
