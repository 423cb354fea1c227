import { formatNumber } from './number';

/** A price in two parts, so that the screen can set them in different weights. */
export interface ReadMoney {
  number: string;
  /** 'tỷ', 'tr' or 'đ'; with '/th' for rent. */
  unit: string;
}

const round3 = (value: number) => Math.round(value * 1000) / 1000;

/**
 * VND as the product shows it: from 1e9 in tỷ, from 1e6 in tr, else in đ; at most 3 decimals.
 * Rounding that reaches the next unit moves there ("999,9999 tr" is "1 tỷ"). Specification 1 §9.
 */
export function readMoney(dong: number, perMonth = false): ReadMoney {
  const suffix = perMonth ? '/th' : '';
  const millions = round3(dong / 1e6);
  if (Math.abs(millions) >= 1000) return { number: formatNumber(round3(dong / 1e9)), unit: `tỷ${suffix}` };
  if (Math.abs(millions) >= 1) return { number: formatNumber(millions), unit: `tr${suffix}` };
  return { number: formatNumber(Math.round(dong)), unit: `đ${suffix}` };
}

/** The same as one text: "8,65 tỷ", "18 tr/th". */
export function formatMoney(dong: number, perMonth = false): string {
  const { number, unit } = readMoney(dong, perMonth);
  return `${number} ${unit}`;
}
