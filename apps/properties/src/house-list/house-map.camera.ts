import { furthest, type GeoBounds, type GeoPoint, roundDegrees } from '@toam/domain/map/geo';
import { deepestZoom } from '@toam/domain/map/map-marks';
import type { MapCamera } from '@toam/ui/list';

/** The default position of an empty map: the middle of Hồ Chí Minh City. */
export const cityCamera: MapCamera = { latitude: 10.78, longitude: 106.69, zoom: 11 };

const shape = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2})$/;

/** Parses the map's position from the address bar: '10.77690,106.70090,14'. Null for anything else. */
export function cameraAt(text: string): MapCamera | null {
  const [, latitude = NaN, longitude = NaN, zoom = NaN] = (shape.exec(text) ?? []).map(Number);
  const isOnMap =
    Math.abs(latitude) <= furthest.latitude && Math.abs(longitude) <= furthest.longitude && zoom <= deepestZoom;
  return isOnMap ? { latitude, longitude, zoom } : null;
}

/** Positions one metre apart are the same on any screen. */
export const writeCamera = ({ latitude, longitude, zoom }: MapCamera): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom}`;

/** Houses within about thirty metres. No zoom separates them. */
const spot = 0.0003;

export const isSpot = ({ south, west, north, east }: GeoBounds): boolean => north - south < spot && east - west < spot;

/** Rounds the box, so that the same view always gives the same query key. */
export const roundBounds = ({ south, west, north, east }: GeoBounds): GeoBounds => ({
  south: roundDegrees(south),
  west: roundDegrees(west),
  north: roundDegrees(north),
  east: roundDegrees(east),
});

/** The covered parts of the map: share of the width from the right, share of the height from below. */
interface Covered {
  right: number;
  bottom: number;
}

/**
 * Where the map must move so that a pressed pin stays visible beside the panel, or above the card on a phone.
 * @returns null if it is visible already
 */
export function besideCover(
  camera: MapCamera,
  { south, west, north, east }: GeoBounds,
  { latitude, longitude }: GeoPoint,
  covered: Covered,
): MapCamera | null {
  const across = (longitude - west) / (east - west);
  const down = (north - latitude) / (north - south);
  const right = 1 - covered.right;
  const bottom = 1 - covered.bottom;
  if (across < right && down < bottom) return null;
  return {
    zoom: camera.zoom,
    latitude: down < bottom ? camera.latitude : camera.latitude - (down - bottom / 2) * (north - south),
    longitude: across < right ? camera.longitude : camera.longitude + (across - right / 2) * (east - west),
  };
}
