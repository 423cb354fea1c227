import { houseMeasure, type MatchedHouse, type MatchedNeed } from './matching';
import {
  needColumns,
  type NeedEntries,
  needEntries,
  type NeedMinimum,
  needMinimums,
  type NeedValues,
  needValues,
  type NeedWish,
} from './need-columns';
import { perColumn } from '@toam/domain/record/columns';

/**
 * Why a house fails one wish of a need, with the amount in the column's own unit (VND, m², m, pieces): `over` or `under` the budget,
 * `short` of a minimum, `other` than the wanted value, `unknown` if the house has no value. Null: it does not fail.
 */
type Shortfall = { kind: 'over' | 'under' | 'short'; by: number } | { kind: 'other' } | { kind: 'unknown' } | null;

const isGiven = (bound: number | null): bound is number => bound !== null && bound > 0;

/** Subtracts decimals without floating point errors: 65 − 62.3 is 2.7. Wishes have at most three decimal places. */
const minus = (one: number, other: number): number => Math.round((one - other) * 1000) / 1000;

function below(value: number | null, bound: number | null): Shortfall {
  if (!isGiven(bound)) return null;
  if (value === null) return { kind: 'unknown' };
  return value < bound ? { kind: 'short', by: minus(bound, value) } : null;
}

function ofBudget({ min_price: min, max_price: max }: MatchedNeed, { into_money: price }: MatchedHouse): Shortfall {
  if (!isGiven(min) && !isGiven(max)) return null;
  if (price === null) return { kind: 'unknown' };
  if (isGiven(max) && price > max) return { kind: 'over', by: price - max };
  return isGiven(min) && price < min ? { kind: 'under', by: min - price } : null;
}

function among<Value>(values: Value[], wanted: Value[]): Shortfall {
  if (wanted.length === 0) return null;
  if (values.length === 0) return { kind: 'unknown' };
  return values.some((value) => wanted.includes(value)) ? null : { kind: 'other' };
}

const one = (value: number | null): number[] => (value === null ? [] : [value]);

type ShortfallOf = (need: MatchedNeed, house: MatchedHouse) => Shortfall;

const ofEntries = (column: NeedEntries): ShortfallOf => {
  const { house: name } = needColumns[column];
  return (need, house) => among(one(house[name]), need[column]);
};

const ofMinimum = (column: NeedMinimum): ShortfallOf => {
  return (need, house) => below(houseMeasure(column, house), need[column]);
};

const ofValues = (column: NeedValues): ShortfallOf => {
  const { house: name } = needColumns[column];
  return (need, house) => among(house[name], need[column]);
};

const shortfalls: Record<NeedWish, ShortfallOf> = {
  price: ofBudget,
  ...perColumn(needEntries, ofEntries),
  ...perColumn(needMinimums, ofMinimum),
  ...perColumn(needValues, ofValues),
};

/** Why the house fails a wish, and by how much. Null exactly if `matchNeed` says met, or the need has no such wish. D61. */
export const shortfallOf = (column: NeedWish, need: MatchedNeed, house: MatchedHouse): Shortfall =>
  shortfalls[column](need, house);
