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
  /** What one of its unit is: 1e9 for tỷ. */
  unit: number;
}

/** Reads a quantity with its unit. `hasContext`: a comparison or a range around it says what it is. */
export type QuantityAt = (words: readonly SearchWord[], at: number, hasContext: boolean) => Quantity | null;

/** What the columns of prices hold, in đồng. */
const mostMoney = houseColumns.into_money.range.max;
/** Longer numbers are not exact, and nobody means them. */
const mostDigits = 12;

/** '8,5' and '8.5' are eight and a half, '1.250' is a thousand and more if `thousands`. */
export function numberAt(words: readonly SearchWord[], at: number, thousands = false): number | null {
  const word = words[at];
  if (word?.kind !== 'number' || word.quoted || word.text.length > mostDigits) return null;
  if (thousands && /^\d{1,3}(\.\d{3})+$/.test(word.text)) return Number(word.text.replaceAll('.', ''));
  const value = Number(word.text.replace(',', '.'));
  return Number.isNaN(value) ? null : value;
}

const billions = phrases('ti|ti dong|ti vnd|bil');
const millions = phrases('trieu|tr|trd|trieu dong|cu');
const half = phrases('ruoi');
const billionWords = new Set(['ti', 'bil', 't']);

/** Whether a price is told in tỷ. */
export const isInBillions = (words: readonly SearchWord[]): boolean => words.some(({ text }) => billionWords.has(text));

/** 'củ' is a million, in 'Củ Chi' and 'cũ' it is not. */
function millionsAt(words: readonly SearchWord[], at: number): number {
  const count = phraseAt(words, at, millions);
  if (textAt(words, at) !== 'cu') return count;
  const { accented = '' } = words[at] ?? {};
  return textAt(words, at + 1) === 'chi' || (accented !== '' && accented !== 'củ') ? 0 : count;
}

/** The part behind the unit: '8ty5', '8ty250', '8 tỷ rưỡi', in units. */
function fraction(words: readonly SearchWord[], at: number): Pick<Quantity, 'count' | 'value'> | null {
  if (phraseAt(words, at, half) > 0) return { count: 1, value: 0.5 };
  const next = words[at];
  if (next?.kind !== 'number' || !next.glued || !/^\d{1,3}$/.test(next.text)) return null;
  // '2ty3ty' are two prices.
  if (phraseAt(words, at + 1, billions) > 0) return null;
  return { count: 1, value: Number(`0.${next.text}`) };
}

/** '8ty5', '850 triệu', '2 tỷ 800 triệu', in đồng. 't' is a unit only where a comparison or range says so: '5t' has five floors. */
export const moneyAt: QuantityAt = (words, at, hasContext) => {
  const found = anyMoneyAt(words, at, hasContext);
  return found && found.value <= mostMoney ? found : null;
};

const anyMoneyAt: QuantityAt = (words, at, hasContext) => {
  const number = numberAt(words, at);
  if (number === null) return null;
  const inBillions = phraseAt(words, at + 1, billions) || (hasContext && textAt(words, at + 1) === 't' ? 1 : 0);
  if (inBillions) {
    const rest = at + 1 + inBillions;
    const millionsMore = numberAt(words, rest);
    const unit = millionsMore === null ? 0 : millionsAt(words, rest + 1);
    if (millionsMore !== null && unit)
      return { count: 2 + inBillions + unit, value: Math.round(number * 1e9 + millionsMore * 1e6), unit: 1e9 };
    const more = fraction(words, rest);
    if (more) return { count: 1 + inBillions + more.count, value: Math.round((number + more.value) * 1e9), unit: 1e9 };
    return { count: 1 + inBillions, value: Math.round(number * 1e9), unit: 1e9 };
  }
  const inMillions = millionsAt(words, at + 1);
  if (!inMillions) return null;
  const whole = numberAt(words, at, true) ?? number;
  const more = fraction(words, at + 1 + inMillions);
  const value = Math.round((whole + (more?.value ?? 0)) * 1e6);
  return { count: 1 + inMillions + (more?.count ?? 0), value, unit: 1e6 };
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
    const value = numberAt(words, at, true);
    if (value === null || value > most) return null;
    const unit = unitAt(words, at + 1, known);
    if (!unit && !(bare && hasContext)) return null;
    return { count: 1 + unit, value, unit: 1 };
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

const least = phrases('tren|>|>=|> =|≥|tu|hon|toi thieu|it nhat|min|lon hon|cao hon');
const most = phrases(
  'duoi|<|<=|< =|≤|den|toi|toi da|khong qua|ko qua|max|it hon|nho hon|re hon|thap hon|ngan sach|tai chinh|ts|tc',
);
const about = phrases('khoang|tam|tam gia|~|co|quanh|xap xi|tam khoang|loanh quanh');
const upwards = phrases('tro len|do len|+|len');
const downwards = phrases('tro lai|tro xuong|do lai|do xuong|do ve');
const until = phrases('-|den|toi|~|->');
const begin = phrases('tu');

export type Ends = [from: number | null, to: number | null];

/** How a quantity without a comparison is meant. */
type Meant = (value: number) => Ends;

export const exactly: Meant = (value) => [value, value];
export const atLeast: Meant = (value) => [value, null];
/** A tenth more or less. */
export const roughly: Meant = (value) => [rounded(value * 0.9), rounded(value * 1.1)];
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The number alone at the begin of a range takes the unit of its end: '5-8 tỷ'. */
function rangeAt(words: readonly SearchWord[], at: number, quantity: QuantityAt) {
  const first = quantity(words, at, true);
  const bare = numberAt(words, at);
  for (const count of first ? [first.count, 1] : [1]) {
    const sign = phraseAt(words, at + count, until);
    const last = sign ? quantity(words, at + count + sign, true) : null;
    if (!sign || !last || bare === null) continue;
    // In the unit of the end: 5 → 5 tỷ.
    const start = numberAt(words, at, last.unit < 1e9) ?? bare;
    const from = count > 1 && first ? first.value : Math.round(start * last.unit * 100) / 100;
    if (Number.isFinite(from) && from <= last.value)
      return { count: count + sign + last.count, ends: [from, last.value] as Ends };
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
  const start = phraseAt(words, at, begin);
  const range = rangeAt(words, at + start, quantity);
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
