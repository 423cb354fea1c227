import type { GeoPoint } from '@toam/domain/map/geo';
import { askIpLookup, type IpPlace, isPublicIp } from './ip-lookup';
import { nearestDistrict } from './nearest-district';
import { askNominatim } from './nominatim';
import { remembered } from './remembered';

/** Services that know places; each is off without its URL. */
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

/** About a metre, and what answers are remembered by. Design §9. */
export const placeDecimals = 5;

/** Sets the services; the start does, once. */
export function usePlaceServices({ geocoder, ipLookup }: PlaceServices): void {
  askGeocoder = geocoder
    ? remembered(maxRemembered, (point) => {
        const [latitude = 0, longitude = 0] = point.split(',').map(Number);
        return askNominatim(geocoder, { latitude, longitude });
      })
    : undefined;
  askIp = ipLookup ? remembered(maxRemembered, (ip) => askIpLookup(ipLookup, ip)) : undefined;
}

/** Whether finding this place takes a service outside: then it is a job's work, never a request's. */
export const needsOutside = (place: GeoPoint | { ip: string }): boolean =>
  'ip' in place ? askIp !== undefined && isPublicIp(place.ip) : askGeocoder !== undefined;

/**
 * What stands at a point, in words: from the configured geocoder, else the nearest district that we know. Design §9.
 * @returns null where nobody knows: 'Not permitted'
 * @throws Error if the geocoder fails; try again later
 */
export async function addressAt(point: GeoPoint): Promise<string | null> {
  const found = await askGeocoder?.(
    `${point.latitude.toFixed(placeDecimals)},${point.longitude.toFixed(placeDecimals)}`,
  );
  return found ?? nearestDistrict(point);
}

/**
 * Where an IP address lies, roughly.
 * @returns null for one of a private network, one that nobody knows, and without a configured lookup
 * @throws Error if the lookup fails; try again later
 */
export const placeOfIp = async (ip: string): Promise<IpPlace | null> => (askIp && isPublicIp(ip) ? askIp(ip) : null);
