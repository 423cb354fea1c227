import { furthest } from '@toam/domain/map/geo';
import { z } from 'zod';
import { mapText } from './map.text';

/** Degrees, north positive. */
export const latitude = z
  .number(mapText.notDegrees)
  .min(-furthest.latitude, mapText.latitudeRange)
  .max(furthest.latitude, mapText.latitudeRange);

/** Degrees, east positive. */
export const longitude = z
  .number(mapText.notDegrees)
  .min(-furthest.longitude, mapText.longitudeRange)
  .max(furthest.longitude, mapText.longitudeRange);

/** A box on the map in degrees. South is below north, west is before east. */
export const geoBounds = z
  .object({ south: latitude, west: longitude, north: latitude, east: longitude })
  .refine(({ south, north }) => south <= north, { path: ['north'] })
  .refine(({ west, east }) => west <= east, { path: ['east'] });
