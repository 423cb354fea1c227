import type { Random } from '@toam/domain/random';
import { HouseClass } from './kinds';

const K = HouseClass;

/** The effect of the lane in front on the price, as a factor. */
export const classFactor: Record<HouseClass, number> = {
  [K.front]: 1.65,
  [K.carAlley]: 1.05,
  [K.trikeAlley]: 0.88,
  [K.bikeAlley]: 0.76,
  [K.corner]: 1.85,
  [K.compound]: 1.15,
  [K.block]: 1,
};

/** Street type id by class, and the width of the street, m. */
export function street(r: Random, kind: HouseClass): { street_type: number; wide_street: number } {
  const [low, high] = {
    [K.front]: [8, 30],
    [K.carAlley]: [4, 8],
    [K.trikeAlley]: [2.5, 3.5],
    [K.bikeAlley]: [1.5, 2.2],
    [K.corner]: [8, 24],
    [K.compound]: [6, 14],
    [K.block]: [10, 30],
  }[kind] as [number, number];
  const street_type = {
    [K.front]: 1,
    [K.carAlley]: r.pick([2, 3]),
    [K.trikeAlley]: 3,
    [K.bikeAlley]: 3,
    [K.corner]: 1,
    [K.compound]: 4,
    [K.block]: r.pick([1, 4]),
  }[kind];
  return { street_type, wide_street: Math.round(r.between(low, high) * 2) / 2 };
}
