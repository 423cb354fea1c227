import type { NumberKind } from '@toam/domain/number-input';

/** Bounds of a numeric field, both included; `decimals`: the most decimal places. */
export interface NumberRange {
  min: number;
  max: number;
  decimals: number;
  /** Shown after the number in fields and filters. */
  unit: '' | 'm' | 'm²' | '%' | 'đ';
  /** What is counted. People may write it behind the number: '4 tầng'. */
  counts?: 'tầng' | 'phòng' | 'WC';
}

/** How a typed number of the range is read. */
export const kindOfRange = ({ decimals, unit, counts }: NumberRange): Required<NumberKind> => ({
  decimals,
  unit: counts ?? unit,
});

/** Whether a number has at most so many decimal places. It checks the decimal text, not the binary fraction. */
export function hasDecimals(value: number, max: number): boolean {
  const text = String(value);
  if (text.includes('e')) return Number.isInteger(value);
  return (text.split('.')[1] ?? '').length <= max;
}
