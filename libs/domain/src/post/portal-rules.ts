import { phonesIn, placesOfPhones } from '@toam/domain/phone';
import type { Portal } from './portal';
import type { PostContent } from './post-content';

/** Fields that a portal may require. */
export const requiredFields = [
  ...(['title', 'text', 'price', 'area', 'address', 'district', 'ownership', 'direction'] as const),
] as const;
export type RequiredField = (typeof requiredFields)[number];

/** What a portal refuses. Data, so that an admin can follow a portal that changes its mind. */
export interface PortalRules {
  title: { min: number; max: number };
  text: { min: number; max: number };
  /** Percent of a title's letters that may be capitals. */
  capitals: number;
  /** The most of the same punctuation marks in a row. */
  punctuation: number;
  /** Whether phone numbers and addresses of other sites are refused. */
  phones: boolean;
  links: boolean;
  images: { min: number; max: number; bytes: number };
  required: readonly RequiredField[];
}

/** The first rules, from what the portals' own forms say. Admins follow what portals change. */
export const portalRules: Readonly<Record<Portal, PortalRules>> = {
  alonhadat: {
    title: { min: 10, max: 99 },
    text: { min: 30, max: 3000 },
    ...{ capitals: 50, punctuation: 1, phones: true, links: true },
    images: { min: 1, max: 20, bytes: 5_000_000 },
    required: ['title', 'text', 'price', 'area', 'address', 'district'],
  },
  batdongsan: {
    title: { min: 30, max: 99 },
    text: { min: 30, max: 3000 },
    ...{ capitals: 50, punctuation: 1, phones: true, links: true },
    images: { min: 1, max: 24, bytes: 5_000_000 },
    required: ['title', 'text', 'price', 'area', 'address', 'district'],
  },
};

export type PreflightField = RequiredField | 'images';

/** What a portal would refuse. `found`: the very words, to mark them in the field. */
export type Finding =
  | { rule: 'missing'; field: PreflightField }
  | { rule: 'tooShort' | 'tooLong'; field: 'title' | 'text'; limit: number; length: number }
  | { rule: 'capitals'; field: 'title'; limit: number }
  | { rule: 'phone' | 'link' | 'punctuation'; field: 'title' | 'text'; found: string }
  | { rule: 'tooFewImages' | 'tooManyImages'; field: 'images'; limit: number; length: number }
  | { rule: 'heavyImage'; field: 'images'; limit: number; bytes: number; at: number };

/** Characters as people count them: 'Ấ' is one, however it is composed. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/**
 * Addresses of sites: with a protocol, with www, or a name with a usual ending. A number with a dot ('4.5') and the end of a sentence
 * ('nhà.Giá') are none, because what stands before the ending has Latin letters without accents and the ending is known.
 */
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+\.)+(?:com|vn|net|org|info|xyz|me|top|shop|site|online|asia|biz|io|co)(?![\p{L}\p{N}])(?:\/\S*)?/giu;

/** Marks that are repeated to shout. Three dots are an ellipsis. */
const repeated = (most: number) => new RegExp(`([!?*~#=+_\\-.,;:])\\1{${most},}`, 'gu');

function firstRepeated(text: string, most: number): string | undefined {
  return [...text.matchAll(repeated(most))].map(([run]) => run).find((run) => run !== '...');
}

/** Percent of the letters that are capitals. A title of few letters, like 'Q1', shouts nothing. */
function capitalsIn(title: string): number {
  const letters = title.match(/\p{L}/gu) ?? [];
  if (letters.length < 10) return 0;
  return ((title.match(/\p{Lu}/gu) ?? []).length * 100) / letters.length;
}

function inText(field: 'title' | 'text', text: string, rules: PortalRules): Finding[] {
  const { min, max } = rules[field];
  const length = lengthOf(text);
  const [phone] = rules.phones ? phonesIn(text) : [];
  const [site] = rules.links ? (withoutPhones(text).match(link) ?? []) : [];
  const marks = firstRepeated(text, rules.punctuation);
  return [
    ...(length < min ? [{ rule: 'tooShort' as const, field, limit: min, length }] : []),
    ...(length > max ? [{ rule: 'tooLong' as const, field, limit: max, length }] : []),
    ...(phone === undefined ? [] : [{ rule: 'phone' as const, field, found: phone }]),
    ...(site === undefined ? [] : [{ rule: 'link' as const, field, found: site }]),
    ...(marks === undefined ? [] : [{ rule: 'punctuation' as const, field, found: marks }]),
  ];
}

/** A number written with dots is no address. */
function withoutPhones(text: string): string {
  let rest = '';
  let end = 0;
  for (const { from, to } of placesOfPhones(text)) {
    rest += `${text.slice(end, from)} `;
    end = to;
  }
  return rest + text.slice(end);
}

function inImages(bytes: readonly number[], { images: { min, max, bytes: most } }: PortalRules): Finding[] {
  const length = bytes.length;
  const heavy = bytes.findIndex((size) => size > most);
  return [
    ...(length < min ? [{ rule: 'tooFewImages' as const, field: 'images' as const, limit: min, length }] : []),
    ...(length > max ? [{ rule: 'tooManyImages' as const, field: 'images' as const, limit: max, length }] : []),
    ...(heavy === -1
      ? []
      : [{ rule: 'heavyImage' as const, field: 'images' as const, limit: most, bytes: bytes[heavy]!, at: heavy + 1 }]),
  ];
}

const isMissing = (value: string | number | null): boolean =>
  value === null || value === 0 || (typeof value === 'string' && value.trim() === '');

/** What a portal would refuse of this post; empty: nothing. @param imageBytes sizes of the post's pictures, in their order */
export function preflight(content: PostContent, imageBytes: readonly number[], rules: PortalRules): Finding[] {
  const missing = rules.required.filter((field) => isMissing(content[field]));
  const texts = (['title', 'text'] as const).flatMap((field) =>
    isMissing(content[field]) ? [] : inText(field, content[field]!.trim(), rules),
  );
  const shouts = capitalsIn(content.title ?? '') > rules.capitals;
  return [
    ...missing.map((field): Finding => ({ rule: 'missing', field })),
    ...texts,
    ...(shouts ? [{ rule: 'capitals' as const, field: 'title' as const, limit: rules.capitals }] : []),
    ...inImages(imageBytes, rules),
  ];
}
