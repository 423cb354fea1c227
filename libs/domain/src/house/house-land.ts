import { land } from './house-values';

/** Đất nền: a plot that nothing stands on. D106. */
export const isLand = (propertyType: number | null): boolean => propertyType === land;

/** What a plot says of a building: no floors, no balcony that could look anywhere. D106. */
export const bareLand: { floors: 0; balcony_direction: string[] } = { floors: 0, balcony_direction: [] };

/** Whether a change builds something on a plot: it has to say how many floors. D106. */
export const needsFloors = (before: number | null, after: number | null): boolean => isLand(before) && !isLand(after);
