import { houseRanges } from '@toam/domain/house/house-ranges';
import { Purpose } from '@toam/domain/house/house-values';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { moneyInWords } from '@toam/domain/money/money-words';
import type { ColumnFilter, FilterColumn, Filters, RangeScale } from '@toam/ui/list';

const priceMax = houseRanges.into_money.max;

/** Sale prices: 0 to 1000 billion. */
const inBillions: RangeScale = {
  min: houseRanges.into_money.min,
  max: priceMax / 1e9,
  scale: 1e9,
  decimals: 3,
  unit: 'tỷ',
  stops: [0, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 70, 100, 200, 1000],
};

/** Rents, and prices below a billion. */
const inMillions: RangeScale = {
  min: houseRanges.into_money.min,
  max: priceMax / 1e6,
  scale: 1e6,
  decimals: 3,
  unit: 'triệu',
  stops: [0, 3, 5, 7, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 800, 1000],
};

/** A price in tỷ or triệu, as the person types it. An untouched filter starts with the first unit. */
const price = (first: RangeScale, other: RangeScale): ColumnFilter => ({
  kind: 'range',
  ...first,
  otherUnits: [other],
  write: shortMoneyText,
  words: moneyInWords,
});

export const salePrice = price(inBillions, inMillions);
const rentPrice = price(inMillions, inBillions);

/** A person who looks for rents types millions. */
export const withRentPrice = (columns: readonly FilterColumn[], filters: Filters): readonly FilterColumn[] => {
  const purpose = filters['purpose'];
  const isRent = purpose?.operation === 'in' && purpose.values.every((value) => value === Purpose.rent);
  return isRent
    ? columns.map((column) => (column.key === 'into_money' ? { ...column, filter: rentPrice } : column))
    : columns;
};
