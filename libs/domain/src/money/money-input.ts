import { groupThousands, splitNumber, type NumberProblem } from '../number-input';

/** How many zeros the unit of a money field stands for: 0 đồng, 6 triệu, 9 tỷ. */
export type UnitZeros = 0 | 6 | 9;

/** Scales split digits by 10^zeros to a whole number, rounded half up. */
function scale(whole: string, decimals: string, zeros: number): bigint {
  const kept = decimals.slice(0, zeros).padEnd(zeros, '0');
  const roundsUp = (decimals[zeros] ?? '0') >= '5';
  return BigInt(whole + kept) + (roundsUp ? 1n : 0n);
}

/**
 * Reads an amount typed in a vi-VN money field. Digits only, no floating point (D5).
 * @param text digits, "." between thousands, "," before decimals
 * @returns whole dong, rounded half up, or the problem; an amount in dong has no decimals
 * @see specification 1 §5 and §9
 */
export function readAmount(text: string, zeros: UnitZeros): { dong: number } | NumberProblem {
  const split = splitNumber(text.trim());
  if ('problem' in split) return split;
  if (zeros === 0 && split.decimals !== '') return { problem: 'tooPrecise' };
  const dong = scale(split.whole, split.decimals, zeros);
  return dong > BigInt(Number.MAX_SAFE_INTEGER) ? { problem: 'tooLarge' } : { dong: Number(dong) };
}

/**
 * Writes an amount the way `readAmount` reads it: 8650000000 in tỷ is "8,65", in triệu "8.650".
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

const zerosOfWord: Record<string, UnitZeros> = {
  ...{ đ: 0, đồng: 0, dong: 0, vnd: 0, vnđ: 0 },
  ...{ triệu: 6, trieu: 6, tr: 6 },
  ...{ tỷ: 9, tỉ: 9, ty: 9 },
};
const pastedShape = /^([\d.,\s]+?)\s*(\p{L}+)?\.?$/u;

/**
 * Reads pasted text, which may contain a unit: "8,65 tỷ", "8.650.000.000đ", "12 triệu", "5.2 tỷ". With "tỷ" or "triệu", a point that
 * cannot group thousands starts the decimals.
 * @returns the number's text for `readAmount`; `zeros` is null if the text has no unit; null if it is not an amount
 */
export function readPasted(text: string): { text: string; zeros: UnitZeros | null } | null {
  const found = pastedShape.exec(text.normalize('NFC').trim());
  const amount = found?.[1]?.replace(/\s/g, '');
  if (!found || !amount) return null;
  const zeros = found[2] ? zerosOfWord[found[2].toLowerCase()] : null;
  if (zeros === undefined) return null;
  const split = splitNumber(amount);
  if (!('problem' in split)) return { text: amount, zeros };
  return split.problem === 'decimalPoint' && zeros ? { text: split.suggestion, zeros } : null;
}
