import type { HouseFilter } from '@toam/contracts/house/house-filter.schema';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isNumberBetween, numbersFor } from '../../../db/column-conditions';
import { houses } from '../house.schema';
import { houseSorts } from '../house-sorts.schema';

/** Columns of filters that are in `house_sorts` with an index, but in no index of `houses`. */
const measures = {
  area: houseSorts.measured_area,
  wide_street: houseSorts.wide_street,
  width: houseSorts.width,
  length: houseSorts.length,
  floor_area: houseSorts.floor_area,
  number_bedroom: houseSorts.number_bedroom,
  number_wc: houseSorts.number_wc,
  brokerage_fee: houseSorts.brokerage_fee,
  street_type: houseSorts.street_type,
};
type Measure = keyof typeof measures;

/** Whether `hasMeasures` asks for this filter. */
export const isMeasure = ({ column }: HouseFilter): boolean => column in measures;

function matches(target: PgColumn, { operation, values }: HouseFilter): SQL | undefined {
  if (operation === 'between') return isNumberBetween(target, values);
  if (values.length === 0) return undefined;
  const numbers = numbersFor(target, values);
  return numbers.length === 0 ? sql`false` : inArray(target, numbers);
}

/** All of these filters in one query of the narrow table, so that PostgreSQL combines its indexes if they find few houses. */
export function hasMeasures(filters: HouseFilter[]): SQL | undefined {
  const where = and(...filters.filter(isMeasure).map((filter) => matches(measures[filter.column as Measure], filter)));
  return where && sql`${houses.id} in (select ${houseSorts.house_id} from ${houseSorts} where ${where})`;
}

/** The part of an order that filters by its own column leave: houses beyond it need not be looked through. */
export const measuredBounds = (filters: HouseFilter[], column: string): SQL | undefined =>
  and(
    ...filters
      .filter((filter) => filter.column === column && isMeasure(filter))
      .map((filter) => matches(measures[filter.column as Measure], filter)),
  );
