/** Bounds of a numeric field, both included; `decimals` = how many places it may have. */
export interface NumberRange {
  min: number;
  max: number;
  decimals: number;
  /** Written after the number in fields and filters. */
  unit: '' | 'm' | 'm²' | '%' | 'đ';
}

/** Whether a number has at most so many decimal places; measured on its decimal text, not on binary fractions. */
export function hasDecimals(value: number, max: number): boolean {
  const text = String(value);
  if (text.includes('e')) return Number.isInteger(value);
  return (text.split('.')[1] ?? '').length <= max;
}
