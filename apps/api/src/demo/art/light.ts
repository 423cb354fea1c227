import type { Random } from '../random';

/** The hour of a picture: what the sky looks like and how it colours everything under it. */
export interface Light {
  name: 'morning' | 'noon' | 'golden' | 'overcast' | 'evening';
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** What walls, leaves and roads are mixed with, and how much. */
  tint: string;
  strength: number;
  sun: string;
  cloud: string;
  skyline: string;
  glass: string;
  glint: string;
  /** Windows that are lit; undefined by day. */
  lamp?: string;
}

const lights: Record<Light['name'], Omit<Light, 'name'>> = {
  morning: {
    sky: ['#CBE3E8', '#DDEDEC', '#F5EEE0'],
    tint: '#FFF3DC',
    strength: 0.06,
    sun: '#FFF7E3',
    cloud: '#FFFFFF',
    skyline: '#B4C6C6',
    glass: '#8DB4B8',
    glint: '#C4DCDC',
  },
  noon: {
    sky: ['#B5D9E6', '#CBE6EC', '#E4F1EE'],
    tint: '#FFFFFF',
    strength: 0.02,
    sun: '#FFF9E8',
    cloud: '#FFFFFF',
    skyline: '#A9C3CB',
    glass: '#7FAAB4',
    glint: '#BDDBE0',
  },
  golden: {
    sky: ['#F3C9A0', '#F8DAB4', '#FCEBCF'],
    tint: '#F0A25A',
    strength: 0.09,
    sun: '#FFF3D8',
    cloud: '#FFF3E0',
    skyline: '#D3AE8B',
    glass: '#9DA39B',
    glint: '#F3DDB6',
  },
  overcast: {
    sky: ['#D3DADB', '#DFE4E2', '#ECEBE4'],
    tint: '#8FA0A6',
    strength: 0.1,
    sun: '#EEF0EC',
    cloud: '#F5F6F3',
    skyline: '#B9C2C2',
    glass: '#8FA9AE',
    glint: '#BFD0D1',
  },
  evening: {
    sky: ['#3A4A6B', '#6B6688', '#C98D7B'],
    tint: '#27345A',
    strength: 0.32,
    sun: '#F9E7C4',
    cloud: '#A88FA0',
    skyline: '#4A5273',
    glass: '#46587C',
    glint: '#6B7CA0',
    lamp: '#FFD889',
  },
};

/** Mostly daylight, as photographs of houses are. */
export function someLight(r: Random): Light {
  const name = r.weighted<Light['name']>([
    ['morning', 4],
    ['noon', 4],
    ['golden', 2.2],
    ['overcast', 1.4],
    ['evening', 1.2],
  ]);
  return { name, ...lights[name] };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of `other` stirred into `base`; both '#rrggbb'. */
export function mix(base: string, other: string, share: number): string {
  const b = channels(other);
  return `#${channels(base)
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const darker = (colour: string, share = 0.14) => mix(colour, '#2B1E14', share);
export const lighter = (colour: string, share = 0.3) => mix(colour, '#FFFDF7', share);

/** The colour as this light shows it. */
export const lit = (light: Light, colour: string) => mix(colour, light.tint, light.strength);

/** A pane: glass by day; in the evening some are lit. */
export const pane = (r: Random, light: Light) => (light.lamp && r.chance(0.74) ? light.lamp : light.glass);

export const paint = {
  walls: [
    '#EBBF62',
    '#F3EADB',
    '#D98E5F',
    '#E8B58A',
    '#B7CBA6',
    '#A9C4C4',
    '#E3A877',
    '#EBC4B0',
    '#F7EFE0',
    '#D8CDB8',
    '#9FB7C9',
    '#EFD9A7',
    '#C9D6C4',
    '#F1E1D3',
  ],
  modern: ['#F6F3EC', '#ECE7DD', '#D9D4CA', '#BFC4C2', '#8E9694', '#F2EBDD', '#DCCFBD', '#5F6768'],
  roofs: ['#B5532F', '#A8472A', '#8E4030', '#C0643A', '#7C4A3A', '#5D6468'],
  doors: ['#5B4636', '#2F6B64', '#7A3E2A', '#3F4F57', '#8A5B34', '#2F4A6B'],
  woods: ['#8A5B3F', '#A87447', '#6D4F38', '#C79F75'],
  awnings: ['#C0643A', '#3C7F77', '#D9A441', '#7A3E2A', '#5F7A3E', '#3D6C94', '#B8433A'],
  leaves: ['#5E8C61', '#45714C', '#83AA72', '#6E9A4F', '#3F7A5A'],
  blossoms: ['#E4698A', '#F0A13C', '#D9447A', '#F4C44E', '#C86BC0'],
  trim: '#FFF8EE',
  iron: '#5E4E42',
} as const;
