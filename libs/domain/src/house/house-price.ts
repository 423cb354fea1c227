import { shortMoney, type ShortMoney } from '@toam/domain/money/money-format';
import { Purpose } from './house-values';

/** A price in parts: the number, its unit, and '/th' for a monthly rent. */
export interface HousePrice {
  number: ShortMoney['number'];
  unit: ShortMoney['unit'] | `${ShortMoney['unit']}/th`;
}

/**
 * A house's price as lists and pages show it: '8,65 tỷ', '18 tr/th'; billions from 1e9, millions from 1e6,
 * at most 3 decimals. Specification 1 §9.
 * @param dong `into_money`, whole VND
 */
export function housePrice(dong: number, purpose: Purpose): HousePrice {
  const { number, unit } = shortMoney(dong);
  return { number, unit: purpose === Purpose.rent ? `${unit}/th` : unit };
}

/** The parts of a price that is kept as a text: '18 tr/th'. Null: it is in words, such as 'Thoả thuận'. */
export function pricePartsOf(text: string): { number: string; unit: string } | null {
  const [, number, unit] = /^([\d.,]+)\s+(\S.*)$/.exec(text) ?? [];
  return number !== undefined && unit !== undefined ? { number, unit } : null;
}

/** `housePrice` in one text: '18 tr/th'. */
export function housePriceText(dong: number, purpose: Purpose): string {
  const { number, unit } = housePrice(dong, purpose);
  return `${number} ${unit}`;
}
