/** Bounds of a numeric field, both included; `decimals` = how many places it may have. */
export interface NumberRange {
  min: number;
  max: number;
  decimals: number;
  /** Written after the number in fields and filters. */
  unit: '' | 'm' | 'm²' | '%' | 'đ';
}

const billion = 1_000_000_000;
const metres: NumberRange = { min: 0, max: 1000, decimals: 2, unit: 'm' };
const squareMetres: NumberRange = { min: 0, max: 10_000, decimals: 2, unit: 'm²' };
const count: NumberRange = { min: 0, max: 100, decimals: 0, unit: '' };
const dong: NumberRange = { min: 0, max: 1000 * billion, decimals: 0, unit: 'đ' };

/**
 * What the numbers of a house may be, in the form as in the filters: floors 0–30, width and length 0–1000 m,
 * area 0–10000 m², price 0–1000 billion. Specification 1 §5; land has 0 floors (D36).
 */
export const houseRanges = {
  floors: { min: 0, max: 30, decimals: 0, unit: '' },
  width: metres,
  length: metres,
  wide_street: metres,
  area: squareMetres,
  floor_area: squareMetres,
  number_bedroom: count,
  number_wc: count,
  into_money: dong,
  brokerage_fee: dong,
  brokerage_rate: { min: 0, max: 100, decimals: 3, unit: '%' },
} as const satisfies Record<string, NumberRange>;

export type HouseRange = keyof typeof houseRanges;

/** Whether a number has at most so many decimal places; measured on its decimal text, not on binary fractions. */
export function hasDecimals(value: number, most: number): boolean {
  const text = String(value);
  if (text.includes('e')) return Number.isInteger(value);
  return (text.split('.')[1] ?? '').length <= most;
}
