import { kilometresBetween, type GeoPoint } from '@toam/domain/map/geo';

/** A district: its centre, and the approximate distance to its furthest houses, km. */
export interface District extends GeoPoint {
  id: number;
  radius: number;
}

/** Districts with a larger distance between their houses are not neighbours, km. */
const widestGap = 2;

/** Districts next to the wanted ones, nearest first, without the wanted ones. A district without data has no neighbours. */
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
