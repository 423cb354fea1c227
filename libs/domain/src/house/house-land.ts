import { land } from './house-values';

/** Đất nền: a plot without a building. D106. */
export const isLand = (propertyType: number | null): boolean => propertyType === land;

/** The building columns of a plot: no floors, no balcony direction. D106. */
export const bareLand: { floors: 0; balcony_direction: string[] } = { floors: 0, balcony_direction: [] };

/** Whether a change turns a plot into a building: the change must contain the number of floors. D106. */
export const needsFloors = (before: number | null, after: number | null): boolean => isLand(before) && !isLand(after);
