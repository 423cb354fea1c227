/**
 * Numbers in the Vietnamese format: "," starts the decimals, "." groups thousands. Nothing is guessed: a text with two possible
 * readings is a problem that the field shows. So neither "5,2" nor "5.2" ever becomes 52.
 */

/** Why typed digits could not be read. */
export type NumberProblem =
  /** Letters, signs, two commas, wrong grouping. */
  | { problem: 'notANumber' }
  /** Less than nothing: "-5", also as bookkeepers write it, "(5)". */
  | { problem: 'negative' }
  /** A point that does not group thousands ("5.2"); `suggestion` is the same number with a comma. */
  | { problem: 'decimalPoint'; suggestion: string }
  /** More decimals than the field keeps. */
  | { problem: 'tooPrecise' }
  /** Too large to be exact as a number. */
  | { problem: 'tooLarge' };

const shape = /^(\d+(?:\.\d+)*)?(?:,(\d*))?$/;
const groupedShape = /^\d{1,3}(\.\d{3})+$/;
const negativeShape = /^(?:[-−][\d.,]+|\([\d.,]+\))$/;

/** The digits of a vi-VN number before and after the comma, ungrouped, or the problem with the text. */
export function splitNumber(text: string): { whole: string; decimals: string } | NumberProblem {
  const found = shape.exec(text);
  const [, whole = '', decimals = ''] = found ?? [];
  if (negativeShape.test(text)) return { problem: 'negative' };
  if (!found || (whole === '' && decimals === '')) return { problem: 'notANumber' };
  if (!whole.includes('.')) return { whole: whole || '0', decimals };
  if (groupedShape.test(whole)) return { whole: whole.replaceAll('.', ''), decimals };
  const suggestion = whole.replace('.', ',');
  const unclear = decimals !== '' || suggestion.includes('.');
  return unclear ? { problem: 'notANumber' } : { problem: 'decimalPoint', suggestion };
}

/**
 * Reads a count or a measure: "14,8" → 14.8, "1.250" → 1250.
 * @param maxDecimals 0 for counts
 */
export function readNumber(text: string, maxDecimals: number): { value: number } | NumberProblem {
  const split = splitNumber(text.trim());
  if ('problem' in split) return split;
  if (split.decimals.length > maxDecimals) return { problem: 'tooPrecise' };
  const value = Number(`${split.whole}.${split.decimals || '0'}`);
  return value > Number.MAX_SAFE_INTEGER ? { problem: 'tooLarge' } : { value };
}

/** "1234567" → "1.234.567". */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Writes a non-negative number the way `readNumber` reads it: 1250.5 → "1.250,5". */
export function writeNumber(value: number, maxDecimals = 3): string {
  const [whole = '0', decimals = ''] = value.toFixed(maxDecimals).split('.');
  const kept = decimals.replace(/0+$/, '');
  return groupThousands(whole) + (kept && `,${kept}`);
}
