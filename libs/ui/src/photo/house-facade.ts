import type { FacadeKind } from '../art/facade/facade';

/** Ids of the dictionary's first values (apps/api/src/seed); anything else is drawn as a townhouse. */
const facades: Record<number, FacadeKind> = { 1: 'apartment', 3: 'villa', 4: 'land', 5: 'low' };

/** The drawing for a house without a picture. */
export const facadeOf = (propertyType: number | null): FacadeKind =>
  (propertyType !== null && facades[propertyType]) || 'tube';
