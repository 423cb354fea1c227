import { groupThousands } from '@toam/domain/number-input';

/** Divides whole numbers and rounds half up. */
const divide = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

/** Thousandths as vi-VN text: 139500n → "139,5". */
function thousandths(value: bigint): string {
  const decimals = (value % 1000n).toString().padStart(3, '0').replace(/0+$/, '');
  return groupThousands((value / 1000n).toString()) + (decimals && `,${decimals}`);
}

/** An amount's number and its unit, so that a screen can style the unit differently. */
export interface ShortMoney {
  number: string;
  unit: 'tỷ' | 'tr' | 'đ';
}

/**
 * An amount as lists show it: billions from 1e9, millions from 1e6, else dong; at most 3 decimals, half up.
 * 8650000000 → 8,65 tỷ. Specification 1 §9.
 * @param dong whole, non-negative
 */
export function shortMoney(dong: number): ShortMoney {
  const amount = BigInt(dong);
  const millions = divide(amount, 1000n);
  if (amount >= 1_000_000_000n || millions >= 1_000_000n)
    return { number: thousandths(divide(amount, 1_000_000n)), unit: 'tỷ' };
  if (amount >= 1_000_000n) return { number: thousandths(millions), unit: 'tr' };
  return { number: groupThousands(amount.toString()), unit: 'đ' };
}

/** `shortMoney` in one text: "8,65 tỷ". */
export const shortMoneyText = (dong: number): string => {
  const { number, unit } = shortMoney(dong);
  return `${number} ${unit}`;
};

/** Every digit: 86500000 → "86.500.000". */
export const fullMoney = (dong: number): string => groupThousands(BigInt(dong).toString());

/**
 * Price of one square metre in whole dong, half up; null without an area.
 * @param area in m², decimals are read to the thousandth
 */
export function pricePerSquareMetre(dong: number, area: number): number | null {
  const thousandthsOfArea = Math.round(area * 1000);
  if (!Number.isSafeInteger(thousandthsOfArea) || thousandthsOfArea <= 0) return null;
  return Number(divide(BigInt(dong) * 1000n, BigInt(thousandthsOfArea)));
}

/**
 * Part of an amount by percent, half up to 1 đồng: 8650000000 at 1 % → 86500000. D5, D52.
 * @param percent at most 3 decimals
 */
export const percentOf = (dong: number, percent: number): number =>
  Number(divide(BigInt(dong) * BigInt(Math.round(percent * 1000)), 100_000n));
