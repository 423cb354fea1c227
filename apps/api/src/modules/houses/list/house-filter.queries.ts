import type { HouseFilter } from '@toam/contracts/house/house-filter.schema';
import { type SQL, sql } from 'drizzle-orm';
import { type HouseRowKind, asSql } from '../house-condition.queries';
import { filterCondition, hitPoints, searchCondition, type SearchReading } from './house-filter';

/** A search of houses in SQL, for other lists. D47. */
export const matchesSearch = (search: string, reading: SearchReading): SQL | undefined =>
  asSql(searchCondition(search, reading));

/** A filter of houses in SQL; undefined if it has no effect. Specification 1 §7. */
export function matchesFilter(filter: HouseFilter, reading: SearchReading, rowKind?: HouseRowKind): SQL | undefined {
  const condition = filterCondition(filter, reading);
  return condition && asSql(condition, rowKind);
}

/** `hitPoints` of a house. */
export const relevance = (search: string, reading: SearchReading): SQL =>
  sql`(${sql.join(
    hitPoints(search, reading).map((points) => sql`(${asSql(points.for)})::int * ${sql.raw(String(points.count))}`),
    sql` + `,
  )})`;
