import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/*
 * Conditions of filters: whatever people send is compared without an error of the database. PostgreSQL answers a comparison
 * with a number that does not fit the column by an error instead of finding nothing.
 */

/** A LIKE pattern that finds the text anywhere; its own wildcards are taken literally. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The largest number of a whole column, undefined for one with decimals. */
const largestOf = (target: PgColumn): number | undefined =>
  ({ smallint: 32_767, integer: 2_147_483_647, bigint: Number.MAX_SAFE_INTEGER })[target.getSQLType()];

function isFrom(target: PgColumn, min: number): SQL {
  const largest = largestOf(target);
  if (largest === undefined) return gte(target, min);
  return min > largest ? sql`false` : gte(target, Math.max(Math.ceil(min), -largest));
}

function isUpTo(target: PgColumn, max: number): SQL {
  const largest = largestOf(target);
  if (largest === undefined) return lte(target, max);
  return max < -largest ? sql`false` : lte(target, Math.min(Math.floor(max), largest));
}

/** Seconds that the database can make a moment of; nothing was made before 1970. */
const asMoment = (seconds: number): number => Math.min(Math.max(seconds, 0), 8_640_000_000_000);

/** An end that may be open. */
type End = string | number | null | undefined;

const endOf = (end: End): number | null => (end === null || end === undefined ? null : Number(end));

/** Both ends included; undefined where both are open. */
export function isNumberBetween(target: PgColumn, [min, max]: readonly End[]): SQL | undefined {
  const from = endOf(min);
  const to = endOf(max);
  return and(from === null ? undefined : isFrom(target, from), to === null ? undefined : isUpTo(target, to));
}

/** The same of a moment in epoch seconds; an end includes its whole second. */
export function isMomentBetween(target: PgColumn, [min, max]: readonly End[]): SQL | undefined {
  const from = endOf(min);
  const to = endOf(max);
  return and(
    from === null ? undefined : sql`${target} >= to_timestamp(${asMoment(from)})`,
    to === null ? undefined : sql`${target} < to_timestamp(${asMoment(to + 1)})`,
  );
}

/** Those of the values that the column can hold; nothing else can be found in it. */
export function numbersFor(target: PgColumn, values: readonly (string | number | null)[]): number[] {
  const largest = largestOf(target);
  const numbers = values.filter((value) => value !== '').map(Number);
  if (largest === undefined) return numbers.filter(Number.isFinite);
  return numbers.filter((number) => Number.isInteger(number) && Math.abs(number) <= largest);
}
