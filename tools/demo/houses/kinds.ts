import type { Subject } from '../pictures';
import type { Random } from '@toam/domain/random';

/** Positions in the seeded dictionary lists (`seed/dictionary-values.ts`). */
export const PropertyType = {
  apartment: 1,
  townHouse: 2,
  villa: 3,
  land: 4,
  lowHouse: 5,
  shophouse: 6,
  office: 7,
  warehouse: 8,
  rooms: 9,
} as const;
export type PropertyType = (typeof PropertyType)[keyof typeof PropertyType];

export const HouseClass = {
  front: 1,
  carAlley: 2,
  trikeAlley: 3,
  bikeAlley: 4,
  corner: 5,
  compound: 6,
  block: 7,
} as const;
export type HouseClass = (typeof HouseClass)[keyof typeof HouseClass];

/** A type of property: how frequent, how large, how expensive, how it looks. */
export interface Kind {
  type: PropertyType;
  share: number;
  /** Probability of being for rent. */
  rent: number;
  classes: ReadonlyArray<readonly [HouseClass, number]>;
  /** m, in steps of 0.1; apartments have none. */
  width: readonly [number, number] | null;
  length: readonly [number, number];
  floors: ReadonlyArray<readonly [number, number]>;
  /** Price per m² relative to the district's level; of land, or of floor for apartments. */
  factor: number;
  exteriors: readonly Subject[];
  rooms: readonly Subject[];
}

const home: readonly Subject[] = ['living', 'kitchen', 'bedroom', 'bathroom', 'bedroom', 'terrace', 'bathroom'];
const K = HouseClass;

export const kinds: readonly Kind[] = [
  {
    type: PropertyType.townHouse,
    share: 44,
    rent: 0.12,
    classes: [
      [K.carAlley, 5],
      [K.front, 3],
      [K.trikeAlley, 2],
      [K.bikeAlley, 1.4],
      [K.compound, 1],
      [K.corner, 0.6],
    ],
    width: [3.2, 6.2],
    length: [9, 21],
    floors: [
      [2, 3],
      [3, 5],
      [4, 5],
      [5, 3],
      [6, 1],
    ],
    factor: 1,
    exteriors: ['town-house', 'alley-house'],
    rooms: home,
  },
  {
    type: PropertyType.apartment,
    share: 24,
    rent: 0.36,
    classes: [[K.block, 1]],
    width: null,
    length: [45, 128],
    floors: [
      [1, 14],
      [2, 1],
    ],
    factor: 0.46,
    exteriors: ['apartment'],
    rooms: ['living', 'kitchen', 'bedroom', 'bathroom', 'terrace', 'bedroom'],
  },
  {
    type: PropertyType.lowHouse,
    share: 8,
    rent: 0.1,
    classes: [
      [K.bikeAlley, 4],
      [K.trikeAlley, 3],
      [K.carAlley, 2],
    ],
    width: [3.5, 8],
    length: [8, 20],
    floors: [[1, 1]],
    factor: 0.82,
    exteriors: ['low-house'],
    rooms: ['living', 'kitchen', 'bedroom', 'bathroom'],
  },
  {
    type: PropertyType.land,
    share: 8,
    rent: 0.02,
    classes: [
      [K.carAlley, 4],
      [K.front, 3],
      [K.compound, 2],
      [K.corner, 1],
    ],
    width: [4, 12],
    length: [14, 32],
    floors: [[0, 1]],
    factor: 0.78,
    exteriors: ['land'],
    rooms: [],
  },
  {
    type: PropertyType.villa,
    share: 6,
    rent: 0.22,
    classes: [
      [K.compound, 5],
      [K.front, 2],
      [K.corner, 1],
    ],
    width: [9, 18],
    length: [14, 26],
    floors: [
      [2, 4],
      [3, 4],
      [4, 1],
    ],
    factor: 1.05,
    exteriors: ['villa'],
    rooms: home,
  },
  {
    type: PropertyType.shophouse,
    share: 5,
    rent: 0.5,
    classes: [
      [K.front, 5],
      [K.corner, 2],
      [K.block, 1],
    ],
    width: [4.5, 8],
    length: [12, 24],
    floors: [
      [3, 2],
      [4, 4],
      [5, 3],
    ],
    factor: 1.15,
    exteriors: ['shop-house'],
    rooms: ['living', 'kitchen', 'bathroom'],
  },
  {
    type: PropertyType.office,
    share: 2,
    rent: 0.9,
    classes: [
      [K.front, 3],
      [K.corner, 1],
    ],
    width: [6, 14],
    length: [16, 30],
    floors: [
      [5, 2],
      [7, 2],
      [9, 1],
    ],
    factor: 1.1,
    exteriors: ['office'],
    rooms: ['terrace', 'bathroom'],
  },
  {
    type: PropertyType.warehouse,
    share: 1.4,
    rent: 0.85,
    classes: [
      [K.front, 2],
      [K.carAlley, 2],
    ],
    width: [14, 32],
    length: [28, 60],
    floors: [
      [1, 4],
      [2, 1],
    ],
    factor: 0.3,
    exteriors: ['warehouse'],
    rooms: [],
  },
  {
    type: PropertyType.rooms,
    share: 1.6,
    rent: 0.8,
    classes: [
      [K.carAlley, 3],
      [K.trikeAlley, 2],
    ],
    width: [4, 8],
    length: [14, 24],
    floors: [
      [3, 2],
      [4, 3],
      [5, 2],
    ],
    factor: 0.95,
    exteriors: ['alley-house', 'town-house'],
    rooms: ['bedroom', 'kitchen', 'bathroom', 'bedroom'],
  },
];

const byShare = kinds.map((kind) => [kind, kind.share] as const);

export const someKind = (r: Random): Kind => r.weighted(byShare);
