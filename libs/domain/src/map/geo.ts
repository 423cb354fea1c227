/** A point on earth, degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A box on the map, degrees; `west` lies left of `east`. Boxes never cross the date line. */
export interface GeoBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The largest absolute value of each, in degrees. */
export const furthest = { latitude: 90, longitude: 180 } as const;

/** Six decimals are 11 cm. That is finer than any house, and map sites copy as many. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A point, or null if either half is unknown. */
export function pointOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): GeoPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export const isInside = (bounds: GeoBounds, { latitude, longitude }: GeoPoint): boolean =>
  latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east;

const degrees = /^[-−]?\d{1,3}([.,]\d{1,15})?$/;

/**
 * Reads one coordinate. Degrees need no thousands separator, so point and comma both start the decimals: '10.7769' and '10,7769' are
 * equal.
 * @returns degrees with at most 6 decimals; null for anything else
 */
export function readDegrees(text: string): number | null {
  const trimmed = text.trim().replace(/°$/, '');
  return degrees.test(trimmed) ? roundDegrees(Number(trimmed.replace('−', '-').replace(',', '.'))) : null;
}

/**
 * Reads a pair as map sites copy it: '10.776889, 106.700806', latitude first.
 * @returns null if the text is not such a pair, or the point is not on earth
 */
export function readPoint(text: string): GeoPoint | null {
  const parts = text
    .trim()
    .replace(/^\(|\)$/g, '')
    .split(/\s*[;]\s*|,\s+|\s+|(?<=\.\d+),/);
  const [latitude, longitude] = parts.map((part) => readDegrees(part));
  if (parts.length !== 2 || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const isOnEarth = Math.abs(latitude) <= furthest.latitude && Math.abs(longitude) <= furthest.longitude;
  return isOnEarth ? { latitude, longitude } : null;
}

/** '10,776889': the Vietnamese decimal comma, which `readDegrees` reads too. */
export const writeDegrees = (value: number): string => String(roundDegrees(value)).replace('.', ',');

const kilometresPerDegree = 111.2;

/** The distance between two points. It treats the earth as flat, which within a city is exact to some metres. */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const north = (one.latitude - other.latitude) * kilometresPerDegree;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * kilometresPerDegree * Math.cos(middle);
  return Math.hypot(north, east);
}
