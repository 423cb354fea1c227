import { kilometresBetween, type GeoPoint } from '../map/geo';

/** A district: its middle, and roughly how far its houses reach, km. */
export interface District extends GeoPoint {
  id: number;
  radius: number;
}

/** Districts whose houses are further apart than this are no neighbours, km. */
const widestGap = 2;

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
