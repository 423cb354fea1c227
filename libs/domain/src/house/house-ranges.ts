import { houseColumns } from './house-columns';
import type { ColumnsWith } from '@toam/domain/record/columns';

type Columns = typeof houseColumns;
export type HouseRange = ColumnsWith<Columns, { range: object }>;

/**
 * The allowed ranges of a house's numbers, in the form and in the filters: floors 0–30, width and length 0–1000 m, area 0–10000 m²,
 * price 0–1000 billion. Specification 1 §5; land has 0 floors (D36).
 */
export const houseRanges = Object.fromEntries(
  Object.entries(houseColumns).flatMap(([name, column]) => ('range' in column ? [[name, column.range]] : [])),
) as { [Name in HouseRange]: Columns[Name]['range'] };
