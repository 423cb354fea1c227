import { furthest } from '@toam/domain/geo';
import { z } from 'zod';

export const latitude = z.number().min(-furthest.latitude).max(furthest.latitude);
export const longitude = z.number().min(-furthest.longitude).max(furthest.longitude);

/** A box on the map, degrees, its sides the right way round. */
export const geoBounds = z
  .object({ south: latitude, west: longitude, north: latitude, east: longitude })
  .refine(({ south, north }) => south <= north, { path: ['north'] })
  .refine(({ west, east }) => west <= east, { path: ['east'] });
