/**
 * Values that are planted in the product and looked for in everything that it says. Each has a number of four digits, in whatever it is
 * written, so that a search finds it again and knows whose it is.
 */

/** What is planted, and about whom. `decided.ts` says who may be told it. Agents 7 and 8 are of one team, agent 9 of another. */
export type Kind =
  // numbers of customers: of agent 7, of agent 9, and of agent 7's that were told to agent 9
  | 'phone of 7'
  | 'phone of 9'
  | 'phone told to 9'
  | 'phone in a request about a house of 7'
  | 'phone of a chat'
  | 'text of a chat'
  | 'name of a customer'
  | 'customer of 7'
  | 'customer shared with 9'
  | 'customer of 9'
  | 'house of the community'
  | 'private house of 7'
  | 'internal of a house'
  | 'why a house of 7 was refused'
  | 'earned by 7'
  | 'earned by 8'
  | 'earned by 9'
  | 'target of 7'
  | 'target of 8'
  | 'target of 9'
  | 'form of 7'
  | 'form of 8'
  | 'form of 9'
  | 'leave of 7'
  | 'leave of 8'
  | 'leave of 9'
  | 'check-in of 7'
  | 'network of 7'
  | 'sign-in of 7'
  | 'phone of staff'
  | 'email of staff'
  | 'papers of 7'
  | 'record of 7'
  | 'draft of 7'
  | 'view of 7'
  | 'import of 7'
  | 'written into a picture'
  | 'typed'
  | 'secret';

const planted: Kind[] = [];
const amounts = new Map<string, Kind>();
const exact = new Map<string, { kind: Kind; name: string }>();

/** How many values are planted, amounts and keys included. */
export const countOfCanaries = (): number => planted.length + amounts.size + exact.size;

function next(kind: Kind): string {
  planted.push(kind);
  return String(planted.length).padStart(4, '0');
}

/** A word with diacritics, for any text. */
export const word = (kind: Kind): string => `Qđẍ${next(kind)}z`;

/** A name of a file, or an email's part. */
export const plainWord = (kind: Kind): string => `qdx${next(kind)}z`;

/** Twelve digits: an identity card, a red book, a contract, a bank account. */
export const paper = (kind: Kind): string => `07973100${next(kind)}`;

const wide = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** A phone number as people write it. */
const writings: ((end: string) => string)[] = [
  (end) => `0937 31${end[0]} ${end.slice(1)}`,
  (end) => `+84 937.31${end[0]}.${end.slice(1)}`,
  (end) => `0168 731 ${end}`,
  (end) => `028-3731-${end}`,
  (end) => `０９３７-３１${wide(end)}`,
  (end) => `0937\u200B31${end[0]}\u200B${end.slice(1)}`,
  (end) => `O937 31${end[0]} ${end.slice(1)}`,
  (end) => `(0937) 31${end[0]} ${end.slice(1)}`,
  (end) => `93731${end}`,
];

/** @param writing which of the ways; without it each number is written in another one */
export function phone(kind: Kind, writing?: number): string {
  const end = next(kind);
  return writings[(writing ?? Number(end)) % writings.length]!(end);
}

/** Amounts that answers tell as they are, or grouped as people read them. */
export function money(kind: Kind, ...values: number[]): void {
  for (const value of values) amounts.set(String(value), kind);
}

/** A key of a file, as it is. */
export function key(kind: Kind, text: string): string {
  exact.set(text, { kind, name: text });
  return text;
}

/** A token, a hash or a password. A failure names it, not its value. */
export function secret(name: string, text: string): string {
  exact.set(text, { kind: 'secret', name });
  return text;
}

/** What was found: the kind, and the value itself to look for in the code. */
export type Found = Map<Kind, string>;

/** What a search answers about how it was read: what its sender typed, and nothing of ours. D126 */
const typedBack = new Set(['understood']);

/** All values of an answer, each by itself; the texts of rich text run on, as when half a number is bold. */
function leavesOf(value: unknown, to: string[], marks: string[]): void {
  if (typeof value === 'string' || typeof value === 'number') to.push('\n', String(value), '\n');
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && value.type === 'text' && 'text' in value && typeof value.text === 'string') {
    to.push(value.text);
    if ('marks' in value) leavesOf(value.marks, marks, marks);
  } else for (const [key, part] of Object.entries(value)) if (!typedBack.has(key)) leavesOf(part, to, marks);
}

function textOf(body: string): string {
  if (!/^\s*[[{]/.test(body)) return body;
  try {
    const [leaves, marks]: [string[], string[]] = [[], []];
    leavesOf(JSON.parse(body), leaves, marks);
    return [...leaves, ...marks].join('');
  } catch {
    return body;
  }
}

/** Without case, diacritics, full-width and invisible characters, signs, and with 0 for O. */
const squeezed = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('o', '0')
    .replace(/[^a-z0-9\n]/g, '');

/** Mobiles, old mobiles, landlines; papers; words. */
const numbered = /(?:(?:93|38|168|283)731|7973100|qdx)(\d{4})/g;
/** Keys and signatures. By chance they hold any number of four digits. */
const random = /[\w-]{32,}/g;
const inGroups = /(\d)[.,](?=\d{3}(?:\D|$))/g;
const encoded = /[\w+/-]{12,}={0,2}/g;

function lookIn(text: string, found: Found): void {
  for (const [whole, at] of squeezed(text).matchAll(numbered)) {
    const kind = planted[Number(at) - 1];
    if (kind) found.set(kind, whole);
  }
  for (const [amount] of text
    .replace(random, '')
    .replace(inGroups, '$1')
    .matchAll(/\d{4,}/g)) {
    const kind = amounts.get(amount);
    if (kind) found.set(kind, amount);
  }
  for (const [one, { kind, name }] of exact) if (text.includes(one)) found.set(kind, name);
}

/** What was planted and stands in a text: as it is, in other writings, in base64 or as a part of an address. */
export function canariesIn(body: string): Found {
  const found: Found = new Map();
  const text = textOf(body);
  lookIn(text, found);
  if (text.includes('%'))
    lookIn(
      text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString()),
      found,
    );
  const hidden = (text.match(encoded) ?? []).map((token) => Buffer.from(token, 'base64').toString());
  if (hidden.length > 0) lookIn(hidden.join('\n'), found);
  return found;
}
