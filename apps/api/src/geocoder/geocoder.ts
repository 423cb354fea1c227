import type { GeoPoint } from '@toam/domain/map/geo';
import { z } from 'zod';
import { askIpLookup, type IpPlace, isPublicIp } from './ip-lookup';
import { nearestDistrict } from './nearest-district';
import { remembered } from './remembered';
import { askJson } from './ask-json';

/** The services for places. Each is off without its URL. */
export interface PlaceServices {
  /** Base of a Nominatim-compatible geocoder. */
  geocoder?: string | undefined;
  /** URL of an IP lookup, with {ip} in it. */
  ipLookup?: string | undefined;
}

const maxRemembered = 2_000;

type Ask<Answer> = ((key: string) => Promise<Answer>) | undefined;

let askGeocoder: Ask<string | null>;
let askIp: Ask<IpPlace | null>;

/** Decimals of coordinates, about a metre. Answers are cached by them. Design §9. */
export const placeDecimals = 5;

/** Characters of an address to show. Nominatim's addresses are long. */
const longest = 300;

const answer = z.object({ display_name: z.string().optional() }).nullable();

/**
 * Gets the address of a point from a Nominatim-compatible service: `{base}/reverse?lat&lon&format=jsonv2`.
 * @returns the address in Vietnamese; null if there is none
 * @throws Error if the service fails
 */
async function askNominatim(base: string, { latitude, longitude }: GeoPoint): Promise<string | null> {
  const url = new URL('reverse', base.endsWith('/') ? base : `${base}/`);
  const asked = { format: 'jsonv2', lat: latitude, lon: longitude, zoom: 18, 'accept-language': 'vi' };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value));
  const parsed = answer.safeParse(await askJson('the geocoder', url));
  if (!parsed.success) throw new Error('the geocoder answered something else than Nominatim does');
  return parsed.data?.display_name?.normalize('NFC').trim().slice(0, longest) || null;
}

/** Sets the services. The start calls it once. */
export function usePlaceServices({ geocoder, ipLookup }: PlaceServices): void {
  askGeocoder = geocoder
    ? remembered(maxRemembered, (point) => {
        const [latitude = 0, longitude = 0] = point.split(',').map(Number);
        return askNominatim(geocoder, { latitude, longitude });
      })
    : undefined;
  askIp = ipLookup ? remembered(maxRemembered, (ip) => askIpLookup(ipLookup, ip)) : undefined;
}

/** Whether this place needs an outside service. Then a job must find it, never a request. */
export const needsOutside = (place: GeoPoint | { ip: string }): boolean =>
  'ip' in place ? askIp !== undefined && isPublicIp(place.ip) : askGeocoder !== undefined;

/**
 * The address of a point in words: from the configured geocoder, else the nearest known district. Design §9.
 * @returns null if it is unknown: 'Not permitted'
 * @throws Error if the geocoder fails; try again later
 */
export async function addressAt(point: GeoPoint): Promise<string | null> {
  const found = await askGeocoder?.(
    `${point.latitude.toFixed(placeDecimals)},${point.longitude.toFixed(placeDecimals)}`,
  );
  return found ?? nearestDistrict(point);
}

/**
 * The approximate place of an IP address.
 * @returns null for a private or unknown address, and without a configured look-up
 * @throws Error if the look-up fails; try again later
 */
export const placeOfIp = async (ip: string): Promise<IpPlace | null> => (askIp && isPublicIp(ip) ? askIp(ip) : null);
