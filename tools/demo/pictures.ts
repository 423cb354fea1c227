import { readdirSync, readFileSync } from 'node:fs';
import { contentKey } from './content-key';

/** What a picture shows, and the file name that a user's upload would have. */
const names = {
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
  internal: 'hien-trang',
  male: 'chan-dung',
  female: 'chan-dung',
};

export type Subject = keyof typeof names;

export interface Picture {
  key: string;
  name: string;
  bytes: Buffer;
  /** The number in the file's name; for a portrait it is the age. */
  number: number;
}

/** The pictures of this folder by subject: `town-house-3.webp`, a woman of 34 is `female-34.webp`. */
export type Gallery = Record<Subject, Picture[]>;

const folder = new URL('./pictures/', import.meta.url);

function picturesOf(subject: Subject, files: string[]): Picture[] {
  return files
    .filter((file) => file.startsWith(`${subject}-`))
    .map((file) => {
      const bytes = readFileSync(new URL(file, folder));
      return { key: contentKey(bytes), name: `${names[subject]}.webp`, bytes, number: Number(/\d+/.exec(file)) };
    });
}

export function gallery(): Gallery {
  const files = readdirSync(folder).sort();
  const subjects = Object.keys(names) as Subject[];
  return Object.fromEntries(subjects.map((subject) => [subject, picturesOf(subject, files)])) as Gallery;
}

/** Gives portraits to people. Among the least used ones of the same sex it takes the one nearest in age. */
export function portraitDealer(pictures: Gallery) {
  const dealt = new Map<Picture, number>();
  return ({ gender, age }: { gender: 'male' | 'female'; age: number }): Picture => {
    const distance = (portrait: Picture) => (dealt.get(portrait) ?? 0) * 100 + Math.abs(portrait.number - age);
    const portrait = pictures[gender].reduce((best, other) => (distance(other) < distance(best) ? other : best));
    dealt.set(portrait, (dealt.get(portrait) ?? 0) + 1);
    return portrait;
  };
}

/** The picture of a file's name without its ending: 'town-house-3'. @throws if there is none */
export function pictureNamed(pictures: Gallery, file: string): Picture {
  const [, subject, number] = /^(.+)-(\d+)$/.exec(file) ?? [];
  const found = pictures[subject as Subject]?.find((picture) => picture.number === Number(number));
  if (!found) throw new Error(`there is no picture ${file}`);
  return found;
}
