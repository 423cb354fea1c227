import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { exterior, type Exterior } from './art/exterior';
import { interior, type Interior } from './art/interior';
import { portrait } from './art/portrait';
import type { Random } from './random';

/** A picture that is drawn but not yet encoded. */
export interface Drawing {
  /** Follows from what is drawn, so that the same picture has the same address on every machine. */
  key: string;
  name: string;
  svg: string;
}

/** Pictures that houses choose from; a house takes façades of its kind and rooms that go with it. */
export interface Gallery {
  exteriors: Record<Exterior, Drawing[]>;
  rooms: Record<Interior, Drawing[]>;
  /** Only ever shown inside: how the house looked before it was tidied. */
  internal: Drawing[];
}

const exteriorCounts: Record<Exterior, number> = {
  'town-house': 20,
  'alley-house': 15,
  'shop-house': 8,
  'low-house': 8,
  apartment: 16,
  villa: 10,
  land: 8,
  office: 4,
  warehouse: 4,
};
const roomCounts: Record<Interior, number> = { living: 12, kitchen: 10, bedroom: 12, bathroom: 9, terrace: 8 };
const internalKinds: readonly Interior[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'living',
  'kitchen',
  'bedroom',
  'terrace',
];

const names: Record<Exterior | Interior, string> = {
  'town-house': 'mat-tien',
  'alley-house': 'mat-tien-hem',
  'shop-house': 'mat-tien-kinh-doanh',
  'low-house': 'mat-tien',
  apartment: 'toan-canh-du-an',
  villa: 'mat-tien-biet-thu',
  land: 'toan-canh-lo-dat',
  office: 'mat-tien-toa-nha',
  warehouse: 'mat-tien-kho',
  living: 'phong-khach',
  kitchen: 'bep',
  bedroom: 'phong-ngu',
  bathroom: 'phong-tam',
  terrace: 'ban-cong',
};

/** A version-8 UUID out of the drawing's hash. */
function keyOf(svg: string): string {
  const hex = createHash('sha256').update(svg).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const drawing = (name: string, svg: string): Drawing => ({ key: keyOf(svg), name: `${name}.webp`, svg });

/** @param share of the whole gallery; at least two of everything are drawn */
export function gallery(r: Random, share: number): Gallery {
  const several = <Kind extends Exterior | Interior>(
    counts: Record<Kind, number>,
    draw: (own: Random, kind: Kind) => string,
  ) =>
    Object.fromEntries(
      (Object.keys(counts) as Kind[]).map((kind) => [
        kind,
        Array.from({ length: Math.max(2, Math.round(counts[kind] * share)) }, (_, index) =>
          drawing(names[kind], draw(r.fork(`${kind} ${index}`), kind)),
        ),
      ]),
    ) as Record<Kind, Drawing[]>;
  return {
    exteriors: several(exteriorCounts, exterior),
    rooms: several(roomCounts, interior),
    internal: internalKinds.map((kind, index) =>
      drawing(`hien-trang-${names[kind]}`, interior(r.fork(`internal ${index}`), kind)),
    ),
  };
}

export const portraitOf = (r: Random, person: { gender: 'male' | 'female'; age: number }): Drawing =>
  drawing('chan-dung', portrait(r, person.gender, person.age));

export interface Encoded {
  main: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** The two WebP files that an upload would have given: main and a thumbnail of 400 px. Design §6. */
export async function encode(svg: string): Promise<Encoded> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [main, thumbnail] = await Promise.all([
    pixels().webp({ quality: 82, effort: 0 }).toBuffer(),
    pixels()
      .resize({ width: 400, height: 400, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 2 })
      .toBuffer(),
  ]);
  return { main, thumbnail, width: info.width, height: info.height };
}
