import { storeysIn } from './storeys';
import { endsOfRange, phraseOf, type TypedWord, typedWords } from './typed-words';

/**
 * Numbers as people write them: "," starts the decimals, "." groups thousands, a unit may stand behind. Nothing is guessed and nothing
 * is left out: a text with two possible readings, or with a part that is not understood, is a problem that the field shows. So neither
 * "5,2" nor "5.2" ever becomes 52. D121.
 */

/** Why a typed text is not a number. */
export type NumberProblem =
  /** Words or signs that are not understood, two commas, wrong grouping. */
  | { problem: 'notANumber' }
  /** Less than nothing: "-5", also as bookkeepers write it, "(5)". */
  | { problem: 'negative' }
  /** A point that does not group thousands ("5.2"); `suggestion` is the same number with a comma. */
  | { problem: 'decimalPoint'; suggestion: string }
  /** More decimals than the field keeps. */
  | { problem: 'tooPrecise' }
  /** Too large to be exact as a number. */
  | { problem: 'tooLarge' }
  /** "5–6" where one number is asked. */
  | { problem: 'range' }
  /** From above to: "6–5". */
  | { problem: 'turned' }
  /** "4x15" where one number is asked. */
  | { problem: 'sides' }
  /** A unit that the field doesn't count in: "100m2" for a width. */
  | { problem: 'otherUnit' }
  /** Two readings: "4m2" for a width is 4,2 m or 4 m². */
  | { problem: 'unclear'; readings: readonly [string, string] };

/** What a number counts; '' without a unit of its own. Shown after the number. */
export type NumberUnit = '' | 'm' | 'm²' | '%' | 'đ' | 'tầng' | 'phòng' | 'WC' | 'phút' | 'ngày' | 'px';

/** How people write the units, without accents. */
const unitPhrases: Record<Exclude<NumberUnit, 'đ'>, readonly string[]> = {
  '': [],
  m: ['m', 'met'],
  // in an area, 'm' is short for it: '100m'
  'm²': ['m2', 'm²', 'met vuong', 'm vuong', 'mv', 'm', 'met'],
  '%': ['%', 'phan tram'],
  tầng: ['tang', 'tam', 't'],
  phòng: ['phong', 'phong ngu', 'pn', 'p ngu', 'ngu', 'p'],
  WC: ['wc', 'toilet', 've sinh', 'nha ve sinh', 'phong ve sinh', 'nvs', 'vs', 'phong tam', 'phong'],
  phút: ['phut', 'p', "'", 'ph'],
  ngày: ['ngay', 'ng'],
  px: ['px', 'pixel'],
};
/** Words that count something else, in any field. */
const otherUnits = new Set([
  ...Object.values(unitPhrases).flat(),
  ...['lau', 'km', 'cm', 'mm', 'ha', 'sao', 'cong', 'gio', 'h', 'thang', 'nam', 'nguoi', 'can', 'usd', '$'],
  ...['ty', 'ti', 'trieu', 'tr', 'nghin', 'ngan', 'k', 'd', 'dong', 'vnd', '₫'],
]);

/** Digits before and after the comma, without groups and without zeros at the end. */
export interface Digits {
  whole: string;
  decimals: string;
}

const pointGroups = /^[1-9]\d{0,2}(\.\d{3})+$/;
const commaGroups = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d*)?|(?:,\d{3})+\.\d*)$/;
const vietnamese = /^(\d+(?:\.\d+)*)?(?:,(\d*))?$/;

const digitsOf = (whole: string, decimals = ''): Digits => ({
  whole: whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0',
  decimals: decimals.replace(/0+$/, ''),
});

/**
 * The digits of one written number, or the problem with it. Commas group only where they can't be decimals: "5,200,000",
 * "5,200.5".
 * @param pointMayBeDecimal a unit behind the number says that it is complete, so "5.2 tỷ" is no beginning of "5.200"
 */
export function splitNumber(written: string, pointMayBeDecimal = false): Digits | NumberProblem {
  const text = written.replace(/(?<=\d)\.$/, '');
  if (commaGroups.test(text)) {
    const [whole = '', decimals = ''] = text.split('.');
    return digitsOf(whole, decimals);
  }
  if (/^\.\d+$/.test(text)) return { problem: 'decimalPoint', suggestion: `0,${text.slice(1)}` };
  const found = vietnamese.exec(text);
  const [, whole = '', decimals = ''] = found ?? [];
  if (!found || (whole === '' && decimals === '')) return { problem: 'notANumber' };
  if (!whole.includes('.') || pointGroups.test(whole)) return digitsOf(whole, decimals);
  const [before = '', after = '', ...more] = whole.split('.');
  if (decimals !== '' || more.length > 0) return { problem: 'notANumber' };
  return pointMayBeDecimal ? digitsOf(before, after) : { problem: 'decimalPoint', suggestion: `${before},${after}` };
}

/** "-5", "(5)", "−5 tỷ". */
export const isNegative = (words: readonly TypedWord[]): boolean =>
  words[1]?.kind === 'number' &&
  (words[0]?.text === '-' || (words[0]?.text === '(' && words[words.length - 1]?.text === ')'));

const one = (words: readonly TypedWord[]): TypedWord[] => words.filter(({ kind }) => kind === 'number');

/** The two numbers of '4x15', '4m x 15m', as written; null if the text is something else. */
function sidesIn(words: readonly TypedWord[]): [string, string] | null {
  const numbers = one(words);
  const shape = words.map(({ kind, text }) => (kind === 'number' ? 'n' : text)).join(' ');
  return /^n (?:m )?x n(?: m)?$/.test(shape) ? [numbers[0]?.text ?? '', numbers[1]?.text ?? ''] : null;
}

/** What a text is that is no single number. */
export function problemOf(words: readonly TypedWord[]): NumberProblem {
  if (isNegative(words)) return { problem: 'negative' };
  if (sidesIn(words)) return { problem: 'sides' };
  if (endsOfRange(words)) return { problem: 'range' };
  const [first, ...behind] = words;
  const unit = phraseOf(behind);
  if (first?.kind === 'number' && otherUnits.has(unit)) return { problem: 'otherUnit' };
  return { problem: 'notANumber' };
}

/** What a field of numbers takes. */
export interface NumberKind {
  /** The most decimal places. 0 for counts. */
  decimals: number;
  unit?: NumberUnit;
}

/** A number, and whether it was counted together from parts: '1 trệt 3 lầu'. */
export interface ReadNumber {
  value: number;
  isCounted?: true;
}

function valueOf(digits: Digits, decimals: number): ReadNumber | NumberProblem {
  if (digits.decimals.length > decimals) return { problem: 'tooPrecise' };
  const value = Number(`${digits.whole}.${digits.decimals || '0'}`);
  return value > Number.MAX_SAFE_INTEGER ? { problem: 'tooLarge' } : { value };
}

/** '4m5' is 4,5 m. '4m2' may be square metres. */
function spokenMetres(words: readonly TypedWord[]): Digits | NumberProblem | null {
  const [number, unit, more] = words;
  if (!number || !/^\d+$/.test(number.text)) return null;
  if (unit?.text === 'm2' && words.length === 2)
    return { problem: 'unclear', readings: [`${number.text},2 m`, `${number.text} m²`] };
  const isSpoken = unit?.text === 'm' && more?.glued && /^\d{1,2}$/.test(more.text) && words.length === 3;
  return isSpoken ? digitsOf(number.text, more.text) : null;
}

function readWords(words: readonly TypedWord[], { decimals, unit = '' }: NumberKind): ReadNumber | NumberProblem {
  const storeys = unit === 'tầng' ? storeysIn(words) : null;
  if (storeys !== null) return { value: storeys, isCounted: true };
  const spoken = unit === 'm' ? spokenMetres(words) : null;
  if (spoken) return 'problem' in spoken ? spoken : valueOf(spoken, decimals);
  const [number, ...behind] = words;
  if (number?.kind !== 'number') return problemOf(words);
  const isOwn = behind.length > 0 && unit !== 'đ' && unitPhrases[unit].includes(phraseOf(behind));
  if (behind.length > 0 && !isOwn) return problemOf(words);
  // no percentage has thousands: '33.333' is a third
  const text = unit === '%' && !number.text.includes(',') ? number.text.replace('.', ',') : number.text;
  const digits = splitNumber(text, isOwn);
  return 'problem' in digits ? digits : valueOf(digits, decimals);
}

/** Reads a count or a measure: "14,8 m" → 14.8, "1.250" → 1250, "1 trệt 3 lầu" → 4 where storeys are asked. D121 */
export const readNumber = (text: string, kind: NumberKind): ReadNumber | NumberProblem =>
  readWords(typedWords(text), kind);

/** Two numbers in one text, in the order of their fields. */
export interface ReadPair {
  values: [number, number];
}

function pairOf(
  pair: readonly [readonly TypedWord[], readonly TypedWord[]],
  kind: NumberKind,
): ReadPair | NumberProblem {
  const [first, second] = [readWords(pair[0], kind), readWords(pair[1], kind)];
  if ('problem' in first) return first;
  return 'problem' in second ? second : { values: [first.value, second.value] };
}

/** Reads width and length: "4x15", "4,5m × 20 m". */
export function readSides(text: string, kind: NumberKind): ReadPair | NumberProblem {
  const words = typedWords(text);
  const sides = sidesIn(words);
  if (!sides) return { problem: 'notANumber' };
  const wordOf = (side: string): TypedWord[] => [{ kind: 'number', text: side, glued: false }];
  return pairOf([wordOf(sides[0]), wordOf(sides[1])], kind);
}

/** Reads from and to: "60–80 m2". The unit behind counts for both. */
export function readNumberRange(text: string, kind: NumberKind): ReadPair | NumberProblem {
  const words = typedWords(text);
  const ends = endsOfRange(words);
  if (!ends) return { problem: 'notANumber' };
  const read = pairOf(ends, kind);
  return 'values' in read && read.values[0] > read.values[1] ? { problem: 'turned' } : read;
}

/** "1234567" → "1.234.567". */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Writes a non-negative number the way `readNumber` reads it: 1250.5 → "1.250,5". */
export function writeNumber(value: number, maxDecimals = 3): string {
  const [whole = '0', decimals = ''] = value.toFixed(maxDecimals).split('.');
  const stored = decimals.replace(/0+$/, '');
  return groupThousands(whole) + (stored && `,${stored}`);
}
