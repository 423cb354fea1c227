/**
 * What somebody asks of a row, as data. Columns in memory answer it (column-store.ts), for houses SQL, too
 * (house-condition.queries.ts). As in SQL, a comparison with null is never met. `not` is met by every row that its condition is not met by.
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
