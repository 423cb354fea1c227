import { and, gte, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/*
 * Conditions of filters. No value from a person causes a database error. PostgreSQL answers a comparison with an error
 * if the number does not fit the column, instead of finding nothing.
 */

/** A LIKE pattern that finds the texts anywhere, one after the other. Wildcards in them are escaped. */
export const anywhere = (...texts: string[]): string =>
  `%${texts.map((text) => text.replace(/[\\%_]/g, '\\$&')).join('%')}%`;

/** Trigrams find nothing shorter: their index would be read whole, ten times as slow as the table. */
const shortestPart = 3;

/** Letters of each end of a long part. To look up all its trigrams takes longer than to read what its ends find. */
const endLength = 20;

/** Whether a text contains this. Both are without case and accents. */
export function contains(text: SQLWrapper, part: string): SQL {
  const isThere = sql`strpos(${text}, ${part}) > 0`;
  if (part.length < shortestPart) return isThere;
  const letters = Array.from(part);
  if (letters.length <= 2 * endLength) return sql`${text} like ${anywhere(part)}`;
  const ends = [letters.slice(0, endLength).join(''), letters.slice(-endLength).join('')];
  return sql`(${text} like ${anywhere(...ends)} and ${isThere})`;
}

/** The largest number of an integer column; undefined for a column with decimals. */
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

/** Limits seconds to what the database can convert to a time. No row is older than 1970. */
const asMoment = (seconds: number): number => Math.min(Math.max(seconds, 0), 8_640_000_000_000);

/** A bound of a range; it may be open. */
type End = string | number | null | undefined;

const endOf = (end: End): number | null => (end === null || end === undefined ? null : Number(end));

/** Both bounds are inclusive. @returns undefined if both are open */
export function isNumberBetween(target: PgColumn, [min, max]: readonly End[]): SQL | undefined {
  const from = endOf(min);
  const to = endOf(max);
  return and(from === null ? undefined : isFrom(target, from), to === null ? undefined : isUpTo(target, to));
}

/** Like `isNumberBetween`, for times in epoch seconds. A bound includes its whole second. */
export function isMomentBetween(target: PgColumn, [min, max]: readonly End[]): SQL | undefined {
  const from = endOf(min);
  const to = endOf(max);
  return and(
    from === null ? undefined : sql`${target} >= to_timestamp(${asMoment(from)})`,
    to === null ? undefined : sql`${target} < to_timestamp(${asMoment(to + 1)})`,
  );
}

/** The values that fit the column. The others cannot be found in it. */
export function numbersFor(target: PgColumn, values: readonly (string | number | null)[]): number[] {
  const largest = largestOf(target);
  const numbers = values.filter((value) => value !== '').map(Number);
  if (largest === undefined) return numbers.filter(Number.isFinite);
  return numbers.filter((number) => Number.isInteger(number) && Math.abs(number) <= largest);
}
