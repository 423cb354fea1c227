import { apartment } from './house-values';

/** What measures a house. */
export interface Measured {
  property_type: number | null;
  area: number | null;
  floor_area: number | null;
}

/**
 * 'Diện tích' of a house in m²: living space of an apartment, else the plot (D51). The one value that lists show, sort, filter and
 * export, that a square metre's price is worked out from, and that needs are held against (D61). In SQL `houses.measured_area`.
 */
export const measuredArea = ({ property_type, area, floor_area }: Measured): number | null =>
  property_type === apartment ? (floor_area ?? area) : area;

/** Whether that is the area of a floor, and should say so. */
export const isMeasuredByFloor = ({ property_type, floor_area }: Measured): boolean =>
  property_type === apartment && floor_area !== null;
