import { apartment } from './house-values';

/** The columns that hold a house's size. */
export interface Measured {
  property_type: number | null;
  area: number | null;
  floor_area: number | null;
}

/**
 * 'Diện tích' of a house in m²: the floor area of an apartment, otherwise the area of the plot (D51). Lists, sorting, filters,
 * exports, the price per square metre and matching (D61) all use this value. In SQL `houses.measured_area`.
 */
export const measuredArea = ({ property_type, area, floor_area }: Measured): number | null =>
  property_type === apartment ? (floor_area ?? area) : area;

/** Whether the area is a floor area. Screens then say so. */
export const isMeasuredByFloor = ({ property_type, floor_area }: Measured): boolean =>
  property_type === apartment && floor_area !== null;
