import type { GeoPoint } from './geo';

/** A district: its middle, and roughly how far its houses reach, km. */
export interface District extends GeoPoint {
  id: number;
  radius: number;
}

/** Districts whose houses are further apart than this are no neighbours, km. */
const widestGap = 2;

const kilometresPerDegree = 111.2;

/** On the flat, which within a city is right to some metres. */
function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const north = (one.latitude - other.latitude) * kilometresPerDegree;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * kilometresPerDegree * Math.cos(middle);
  return Math.hypot(north, east);
}

/**
 * Districts next to the wanted ones, nearest first, none of them wanted already. Districts of which nothing is known have
 * no neighbours.
 */
export function neighboursOf(wanted: readonly number[], districts: readonly District[]): number[] {
  const from = districts.filter(({ id }) => wanted.includes(id));
  const gap = (to: District) => Math.min(...from.map((one) => kilometresBetween(one, to) - one.radius - to.radius));
  return districts
    .filter(({ id }) => !wanted.includes(id))
    .map((one) => ({ id: one.id, gap: gap(one) }))
    .filter((one) => one.gap <= widestGap)
    .toSorted((a, b) => a.gap - b.gap || a.id - b.id)
    .map(({ id }) => id);
}
