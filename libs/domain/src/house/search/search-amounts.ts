import { moneyWordsAt, zerosOf } from '@toam/domain/money/money-input';
import { splitNumber } from '@toam/domain/number-input';
import { houseColumns } from '../house-columns';
import { phraseWords, type SearchWord } from './search-words';
import { phraseAt, textAt } from './search-clause';

/** Phrases of a text such as 'toi da|duoi', longest first. */
export const phrases = (text: string): string[][] =>
  text
    .split('|')
    .map(phraseWords)
    .toSorted((one, other) => other.length - one.length);

/** A quantity and how many words it takes. */
interface Quantity {
  count: number;
  value: number;
  /** How many words of its unit stand directly behind the number. */
  unitWords: number;
}

/** Reads a quantity with its unit. `hasContext`: a comparison or a range around it says what it is. */
export type QuantityAt = (words: readonly SearchWord[], at: number, hasContext: boolean) => Quantity | null;

/** What the columns of prices hold, in đồng. */
const mostMoney = houseColumns.into_money.range.max;
/** Longer numbers are not exact, and nobody means them. */
const mostDigits = 12;

/** '8,5' and '8.5' are eight and a half, '1.250' is a thousand and more. D121 */
export function numberAt(words: readonly SearchWord[], at: number): number | null {
  const word = words[at];
  if (word?.kind !== 'number' || word.quoted || word.text.length > mostDigits) return null;
  const digits = splitNumber(word.text, true);
  return 'problem' in digits ? null : Number(`${digits.whole}.${digits.decimals || '0'}`);
}

/** Whether a price is told in tỷ. */
export const isInBillions = (words: readonly SearchWord[]): boolean =>
  words.some(({ text }) => text === 't' || zerosOf(text) === 9);

/** 'củ' is a million, in 'Củ Chi' and 'cũ' it is not. */
function isNoUnit(words: readonly SearchWord[], at: number): boolean {
  const { text, accented = '' } = words[at] ?? {};
  return text === 'cu' && (textAt(words, at + 1) === 'chi' || (accented !== '' && accented !== 'củ'));
}

/**
 * How many words an amount may take that begins here: a number that only stands behind it is no part of it ('5 tỷ 4x15', '2ty3ty'), nor
 * is 'd' for đường.
 */
function mostWords(words: readonly SearchWord[], at: number): number {
  let count = 0;
  for (; words[at + count] && !words[at + count]?.quoted; count++) {
    const word = words[at + count];
    if (count === 0) continue;
    if (!word || word.kind === 'sign' || word.listed || (word.text === 'd' && word.accented === '')) break;
    if (isNoUnit(words, at + count)) break;
    if (word.kind !== 'number') continue;
    const before = zerosOf(textAt(words, at + count - 1));
    const behind = isNoUnit(words, at + count + 1) ? undefined : zerosOf(textAt(words, at + count + 1));
    const isSmaller = before !== undefined && behind !== undefined && behind < before;
    const isPart = word.glued && behind === undefined;
    if (!isSmaller && !isPart) break;
  }
  return count;
}

/** '8ty5', '850 triệu', '2 tỷ 800 triệu', in đồng. 't' is a unit only where a comparison or range says so: '5t' has five floors. */
export const moneyAt: QuantityAt = (words, at, hasContext) => {
  const hasShortUnit = textAt(words, at + 1) === 't';
  const isSpoken = hasShortUnit && words[at + 2]?.kind === 'number' && words[at + 2]?.glued === true;
  if ((hasShortUnit && !hasContext && !isSpoken) || isNoUnit(words, at + 1) || words[at]?.quoted) return null;
  const found = moneyWordsAt(words, at, mostWords(words, at));
  if (!found || found.dong > mostMoney) return null;
  return { count: found.count, value: found.dong, unitWords: found.said === null ? 0 : 1 };
};

interface Measure {
  /** A comparison or range, or the words in front, make the unit unnecessary. */
  bare?: boolean;
  /** Columns hold no more: what is more is a phone, a code, words. */
  most: number;
}

/** A number with one of these units. */
export function measured(units: string, { bare = false, most }: Measure): QuantityAt {
  const known = phrases(units);
  return (words, at, hasContext) => {
    const value = numberAt(words, at);
    if (value === null || value > most) return null;
    const unit = unitAt(words, at + 1, known);
    if (!unit && !(bare && hasContext)) return null;
    return { count: 1 + unit, value, unitWords: unit };
  };
}

/** In '60m 2 lầu' the 2 belongs to the floors, in '60m2' and '60 m 2' to the unit. */
function unitAt(words: readonly SearchWord[], at: number, known: readonly (readonly string[])[]): number {
  const isApart = words[at]?.glued === true && words[at + 1]?.glued === false;
  return phraseAt(
    words,
    at,
    known.filter((unit) => !(isApart && unit[1] === '2')),
  );
}

const no = ['khong', 'ko', 'k', 'kg', 'hok'];
const denied = (text: string) => no.flatMap((word) => text.split('|').map((one) => `${word} ${one}`)).join('|');

const least = phrases(
  `tren|>|>=|> =|≥|tu|tu tren|hon|toi thieu|it nhat|thap nhat|min|lon hon|cao hon|nhieu hon|rong hon|dai hon|tren muc|vuot|${denied('duoi|it hon|nho hon|thap hon|be hon|re hon')}`,
);
const most = phrases(
  `duoi|<|<=|< =|≤|den|toi|toi da|cao nhat|nhieu nhat|max|it hon|nho hon|be hon|re hon|thap hon|duoi muc|chua toi|chua den|ngan sach|tai chinh|ts|tc|${denied('qua|hon|tren|vuot|vuot qua|toi|den|lon hon|cao hon|nhieu hon')}`,
);
const about = phrases(
  'khoang|khoang gia|khoang khoang|tam|tam gia|~|co|quanh|xap xi|tam khoang|loanh quanh|tren duoi|tam tren duoi|khoang tren duoi|gan|chung|khoang chung|nhinh|hon kem',
);
const upwards = phrases('tro len|do len|+|len|tro di|do di|hoac hon|hoac nhieu hon|la it nhat|la toi thieu');
const downwards = phrases(
  'tro lai|tro xuong|do lai|do xuong|do ve|tro ve|quay dau|xuong|hoac it hon|la toi da|la max|max|toi da|la cung',
);
const until = phrases('-|den|toi|~|->|cho den|cho toi');
const begin = phrases('tu|tam|khoang|tam tu|khoang tu|trong khoang|trong khoang tu|dao dong|dao dong tu|co');
/** 'giữa 5 và 7 tỷ'. */
const betweenBegin = phrases('giua|trong khoang giua');
const betweenAnd = phrases('va');

export type Ends = [from: number | null, to: number | null];

/** How a quantity without a comparison is meant. */
type Meant = (value: number) => Ends;

export const exactly: Meant = (value) => [value, value];
export const atLeast: Meant = (value) => [value, null];
/** A tenth more or less. */
export const roughly: Meant = (value) => [rounded(value * 0.9), rounded(value * 1.1)];
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The number alone at the begin of a range takes the unit of its end: '5-8 tỷ'. Both are read by the reader of the end. */
function rangeAt(words: readonly SearchWord[], at: number, quantity: QuantityAt, between = until) {
  const first = quantity(words, at, true);
  for (const count of first ? [first.count, 1] : [1]) {
    const sign = phraseAt(words, at + count, between);
    const end = at + count + sign;
    const last = sign ? quantity(words, end, true) : null;
    const [start] = words.slice(at, at + 1);
    if (!last || !start || start.kind !== 'number') continue;
    const withUnit = [start, ...words.slice(end + 1, end + 1 + last.unitWords)];
    const from = count > 1 && first ? first : quantity(withUnit, 0, true);
    if (from && from.value <= last.value)
      return { count: count + sign + last.count, ends: [from.value, last.value] as Ends };
  }
  return null;
}

interface AmountOptions {
  quantity: QuantityAt;
  /** What a value without a comparison means. */
  meant: Meant;
  /** The words in front have said what the number is. */
  said?: boolean;
}

/** A comparison and a quantity, a range, or a quantity alone: '< 8 tỷ', '5-8 tỷ', 'tầm 8 tỷ', '3pn+'. */
export function amountAt(
  words: readonly SearchWord[],
  at: number,
  { quantity, meant, said = false }: AmountOptions,
): { count: number; ends: Ends } | null {
  const middle = phraseAt(words, at, betweenBegin);
  const start = middle || phraseAt(words, at, begin);
  const range = rangeAt(words, at + start, quantity, middle ? betweenAnd : until);
  if (range) return { ...range, count: start + range.count };
  const kinds = [
    [least, (value: number): Ends => [value, null]],
    [most, (value: number): Ends => [null, value]],
    [about, roughly],
  ] as const;
  for (const [comparison, ends] of kinds) {
    const compared = phraseAt(words, at, comparison);
    const found = compared ? quantity(words, at + compared, true) : null;
    if (found) {
      const end = at + compared + found.count;
      const tail = phraseAt(words, end, comparison === most ? downwards : upwards);
      return { count: compared + found.count + tail, ends: ends(found.value) };
    }
  }
  const alone = quantity(words, at, said);
  if (!alone) return null;
  const end = at + alone.count;
  const up = phraseAt(words, end, upwards);
  if (up) return { count: alone.count + up, ends: [alone.value, null] };
  const down = phraseAt(words, end, downwards);
  if (down) return { count: alone.count + down, ends: [null, alone.value] };
  return { count: alone.count, ends: meant(alone.value) };
}
