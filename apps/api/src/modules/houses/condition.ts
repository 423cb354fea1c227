/**
 * What somebody asks of a house, as data: a question is asked of `houses` or of its narrow rows (house-condition.queries.ts). As in SQL, a
 * comparison with null is never met. `not` is met by every row that its condition is not met by.
 */
export type Condition<Column extends string = string> =
  | { all: readonly Condition<Column>[] }
  | { any: readonly Condition<Column>[] }
  | { not: Condition<Column> }
  | Range<Column>
  | { column: Column; oneOf: readonly (number | string)[] }
  /** A flag. */
  | { column: Column; isTrue: true }
  /** A list with at least one of these. */
  | { column: Column; overlaps: readonly (number | string)[] }
  /** A number that is not null, or a text that is neither null nor empty. */
  | { column: Column; isFilled: true }
  /** A text without case and accents that has this part, or is all of it. */
  | { column: Column; part: string }
  | { column: Column; reads: string }
  /** Every one of these words. */
  | { words: readonly string[] }
  /** One of these ids. */
  | { ids: readonly number[] };

/** Ends of a range of numbers. Moments are epoch seconds. */
export interface Range<Column extends string = string> {
  column: Column;
  /** included */
  from?: number | undefined;
  to?: number | undefined;
  /** not included */
  above?: number | undefined;
  below?: number | undefined;
}

/** Undefined ones are left out: nothing is asked then. */
export const all = <Column extends string>(
  ...conditions: (Condition<Column> | undefined)[]
): { all: Condition<Column>[] } => ({ all: conditions.filter((one) => one !== undefined) });

export const any = <Column extends string>(...conditions: Condition<Column>[]): { any: Condition<Column>[] } => ({
  any: conditions,
});

export const not = <Column extends string>(condition: Condition<Column>): Condition<Column> => ({ not: condition });

export const is = <Column extends string>(column: Column, value: number | string): Condition<Column> => ({
  column,
  oneOf: [value],
});

/** A condition that is not made of others. */
export type Leaf<Column extends string = string> = Exclude<
  Condition<Column>,
  { all: unknown } | { any: unknown } | { not: unknown }
>;

/** Whether every leaf of the condition passes. */
export function isEach<Column extends string>(
  condition: Condition<Column>,
  test: (leaf: Leaf<Column>) => boolean,
): boolean {
  if ('all' in condition) return condition.all.every((one) => isEach(one, test));
  if ('any' in condition) return condition.any.every((one) => isEach(one, test));
  if ('not' in condition) return isEach(condition.not, test);
  return test(condition);
}

/** A bound of a range; it may be open. */
type End = string | number | null | undefined;

const endOf = (end: End): number | undefined => (end === null || end === undefined ? undefined : Number(end));

/** Both ends are included. @returns undefined if both are open: nothing is asked then, not even for a value */
export function numberBetween<Column extends string>(
  column: Column,
  [min, max]: readonly End[],
): Range<Column> | undefined {
  const from = endOf(min);
  const to = endOf(max);
  return from === undefined && to === undefined ? undefined : { column, from, to };
}

/** Limits seconds to what the database can convert to a time. No row is older than 1970. */
const asMoment = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.min(Math.max(seconds, 0), 8_640_000_000_000);

/** Of epoch seconds, both included with the whole second. @returns undefined if both are open */
export function momentBetween<Column extends string>(
  column: Column,
  [min, max]: readonly End[],
): Range<Column> | undefined {
  const from = endOf(min);
  const to = endOf(max);
  if (from === undefined && to === undefined) return undefined;
  return { column, from: asMoment(from), below: asMoment(to === undefined ? undefined : to + 1) };
}
