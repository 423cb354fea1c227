import type { Range } from './condition';

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
