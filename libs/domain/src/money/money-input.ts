import { type Digits, groupThousands, type NumberProblem, problemOf, splitNumber } from '@toam/domain/number-input';
import { endsOfRange, type TypedWord, typedWords } from '@toam/domain/typed-words';

/** How many zeros the unit of a money field stands for: 0 đồng, 6 triệu, 9 tỷ. */
export type UnitZeros = 0 | 6 | 9;
/** The zeros of a unit that people write: 3 is nghìn. */
export type TypedZeros = UnitZeros | 3;

/** A read amount: whole đồng. */
interface ReadMoney {
  dong: number;
  /** The unit that the text begins with; null if it has none and the field's counts. */
  said: TypedZeros | null;
}

/** Units of money, without accents. 'ti' is also how the search writes 'tỷ'. */
const zerosOfWord: Readonly<Record<string, TypedZeros>> = {
  ...{ ty: 9, ti: 9, bil: 9, t: 9 },
  ...{ trieu: 6, tr: 6, cu: 6, trd: 6 },
  ...{ nghin: 3, ngan: 3, k: 3 },
};
/** How many zeros a word for a unit stands for; undefined for other words. */
export const zerosOf = (word: string): TypedZeros | undefined => zerosOfWord[word];

const currencies = new Set(['d', 'dong', 'vnd', '₫']);

/** Scales digits by 10^zeros to a whole number, rounded half up. No floating point (D5). */
function scale({ whole, decimals }: Digits, zeros: number): bigint {
  const stored = decimals.slice(0, zeros).padEnd(zeros, '0');
  const roundsUp = (decimals[zeros] ?? '0') >= '5';
  return BigInt(whole + stored) + (roundsUp ? 1n : 0n);
}

/** What a person says behind a unit: '2' in '5ty2', 'rưỡi', '200' in '5 tỷ 200'. Null: something else. */
function fractionOf(word: TypedWord | undefined): Digits | null {
  if (word?.text === 'ruoi') return { whole: '0', decimals: '5' };
  return word?.kind === 'number' && /^\d{1,3}$/.test(word.text) ? { whole: '0', decimals: word.text } : null;
}

/** '5 tỷ 25' is 5,25 tỷ or 5 tỷ 25 triệu. One digit, three, or a 0 in front leave no doubt, nor do digits written together. */
const isUnclear = ({ glued, text }: TypedWord): boolean => !glued && /^[1-9]\d$/.test(text);

const smaller: Record<number, string> = { 9: 'triệu', 6: 'nghìn' };
const named: Record<number, string> = { 9: 'tỷ', 6: 'triệu', 3: 'nghìn' };

type Amount = { dong: bigint; said: TypedZeros } | NumberProblem | null;

/** Amounts with their units, the largest first: '2 tỷ 800 triệu', '5ty2', '850k'. Null if the words are something else. */
function amountIn(words: readonly TypedWord[]): Amount {
  let [dong, last, said]: [bigint, number, TypedZeros | null] = [0n, Infinity, null];
  for (let at = 0; at < words.length; at += 2) {
    const [number, unit] = [words[at], words[at + 1]];
    const isLast = at + 1 === words.length;
    const fraction = said !== null && isLast ? fractionOf(number) : null;
    if (number && fraction) {
      const zeros = named[last] ? last : 0;
      if (isUnclear(number)) return unclear(words, number.text, zeros);
      return { dong: dong + scale(fraction, zeros), said: said ?? 0 };
    }
    const zeros = unit?.kind === 'letters' ? zerosOfWord[unit.text] : undefined;
    if (number?.kind !== 'number' || zeros === undefined || zeros >= last) return null;
    const digits = splitNumber(number.text, true);
    if ('problem' in digits) return digits;
    dong += scale(digits, zeros);
    last = zeros;
    said ??= zeros;
  }
  return said === null ? null : { dong, said };
}

function unclear(words: readonly TypedWord[], text: string, zeros: number): NumberProblem {
  const [whole = '', unit] = [words[words.length - 3]?.text, named[zeros] ?? ''];
  const isWhole = /^\d+$/.test(whole) && zeros > 3;
  return isWhole
    ? { problem: 'unclear', readings: [`${whole},${text} ${unit}`, `${whole} ${unit} ${text} ${smaller[zeros]}`] }
    : { problem: 'notANumber' };
}

/** What stands behind an amount and says 'a month', or ends it on a receipt. */
const endings = [
  ...['th', 'thang', 't'].map((month) => ['/', month]),
  ...[
    ['/', '1', 'thang'],
    ['/', '-'],
    ['.', '-'],
  ],
];

/** Whether the words end with the phrase, and with something in front of it. */
const endsWith = (words: readonly TypedWord[], phrase: readonly string[]): boolean =>
  words.length > phrase.length && phrase.every((text, at) => words.at(at - phrase.length)?.text === text);

/** Without what says 'a month' and 'đồng': '/tháng', '₫', 'VND', '/-'. */
function withoutCurrency(words: readonly TypedWord[]): { rest: readonly TypedWord[]; hasCurrency: boolean } {
  const ending = endings.find((phrase) => endsWith(words, phrase)) ?? [];
  const amount = words.slice(0, words.length - ending.length);
  if (amount.length < 2) return { rest: amount, hasCurrency: false };
  if (currencies.has(amount.at(-1)?.text ?? '')) return { rest: amount.slice(0, -1), hasCurrency: true };
  const isBefore = currencies.has(amount[0]?.text ?? '');
  return { rest: isBefore ? amount.slice(1) : amount, hasCurrency: isBefore };
}

/** From here on a bare number is in đồng, whatever the field's unit: nobody has a million triệu. */
const longAmount = 7;

/** A number without a unit: in the field's, or in đồng if it says so or is that long. */
function bareAmount(word: TypedWord, zeros: UnitZeros, hasCurrency: boolean): Amount {
  const digits = splitNumber(word.text, false);
  if ('problem' in digits) return digits;
  const inDong = hasCurrency || (zeros > 0 && digits.whole.length >= longAmount);
  if ((inDong || zeros === 0) && digits.decimals !== '') return { problem: 'tooPrecise' };
  return { dong: scale(digits, inDong ? 0 : zeros), said: 0 };
}

function readWords(words: readonly TypedWord[], zeros: UnitZeros): ReadMoney | NumberProblem {
  const { rest, hasCurrency } = withoutCurrency(words);
  const [first] = rest;
  const isBare = rest.length === 1 && first?.kind === 'number';
  const found = isBare ? bareAmount(first, zeros, hasCurrency) : amountIn(rest);
  if (!found) return problemOf(words);
  if ('problem' in found) return found;
  if (found.dong > BigInt(Number.MAX_SAFE_INTEGER)) return { problem: 'tooLarge' };
  const dong = Number(found.dong);
  return { dong, said: !isBare ? found.said : hasCurrency ? 0 : null };
}

/**
 * Reads an amount as people write it: '5,2' in a field of tỷ, '5,2 tỷ', '5ty2', '5 tỷ 200', '850tr', '5.200.000 đ', '15 triệu/tháng'.
 * @param zeros of the field's unit, for a number without one
 * @returns whole đồng, rounded half up, or the problem
 * @see specification 1 §5 and §9; D121
 */
export const readMoney = (text: string, zeros: UnitZeros): ReadMoney | NumberProblem =>
  readWords(typedWords(text), zeros);

/** An amount among other words. */
interface MoneyWords extends ReadMoney {
  /** How many words it takes. */
  count: number;
}

/** '2 tỷ 800 triệu đồng'. */
const mostMoneyWords = 6;

/** '4.200.000.000': so long, and grouped, it is in đồng. */
const isGroupedDong = (text: string): boolean => /[.,]/.test(text) && text.replace(/\D/g, '').length >= longAmount;

/**
 * The longest amount that begins at this word: with a unit, or so long that it is in đồng. For amounts among other words. D126
 * @param most how many words it may take
 */
export function moneyWordsAt(words: readonly TypedWord[], at: number, most = mostMoneyWords): MoneyWords | null {
  const first = words[at];
  if (first?.kind !== 'number') return null;
  for (let count = Math.min(most, words.length - at); count > 0; count--) {
    const read = readWords(words.slice(at, at + count), 9);
    if ('problem' in read) continue;
    if (read.said !== null || isGroupedDong(first.text)) return { ...read, count };
  }
  return null;
}

/** Two amounts, in the order of their fields. */
interface ReadMoneyRange {
  from: number;
  to: number;
  /** The unit that the second amount says. */
  said: TypedZeros | null;
}

/** Reads from and to: '5–6 tỷ', 'từ 800 triệu đến 1,2 tỷ'. The unit behind counts for a first number without one. */
export function readMoneyRange(text: string, zeros: UnitZeros): ReadMoneyRange | NumberProblem {
  const words = typedWords(text);
  const ends = endsOfRange(words);
  if (!ends) return { problem: 'notANumber' };
  const to = readWords(ends[1], zeros);
  if ('problem' in to) return to;
  const unit = Object.keys(zerosOfWord).find((word) => zerosOfWord[word] === to.said);
  const isBare = ends[0].length === 1 && to.said !== null && unit;
  const from = readWords(isBare ? [...ends[0], { kind: 'letters', text: unit, glued: true }] : ends[0], zeros);
  if ('problem' in from) return from;
  return from.dong > to.dong ? { problem: 'turned' } : { from: from.dong, to: to.dong, said: to.said };
}

/**
 * Writes an amount the way `readMoney` reads it: 8650000000 in tỷ is "8,65", in triệu "8.650".
 * Exact: decimals are kept to the last dong.
 */
export function writeAmount(dong: number, zeros: UnitZeros): string {
  const digits = BigInt(dong)
    .toString()
    .padStart(zeros + 1, '0');
  const whole = digits.slice(0, digits.length - zeros);
  const decimals = digits.slice(digits.length - zeros).replace(/0+$/, '');
  return groupThousands(whole) + (decimals && `,${decimals}`);
}
