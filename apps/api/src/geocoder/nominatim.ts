import type { GeoPoint } from '@toam/domain/map/geo';
import { z } from 'zod';
import { askJson } from './ask-json';

/** Characters of an address to show. Nominatim's addresses are long. */
const longest = 300;

const answer = z.object({ display_name: z.string().optional() }).nullable();

/**
 * Gets the address of a point from a Nominatim-compatible service: `{base}/reverse?lat&lon&format=jsonv2`.
 * @returns the address in Vietnamese; null if there is none
 * @throws Error if the service fails
 */
export async function askNominatim(base: string, { latitude, longitude }: GeoPoint): Promise<string | null> {
  const url = new URL('reverse', base.endsWith('/') ? base : `${base}/`);
  const asked = { format: 'jsonv2', lat: latitude, lon: longitude, zoom: 18, 'accept-language': 'vi' };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value));
  const parsed = answer.safeParse(await askJson('the geocoder', url));
  if (!parsed.success) throw new Error('the geocoder answered something else than Nominatim does');
  return parsed.data?.display_name?.normalize('NFC').trim().slice(0, longest) || null;
}
