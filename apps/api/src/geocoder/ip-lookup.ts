import { furthest } from '@toam/domain/map/geo';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';
import { askJson } from './ask-json';

/** The approximate place of an IP address. */
export interface IpPlace {
  address: string;
  latitude: number | null;
  longitude: number | null;
}

const word = z.string().trim().max(100).nullish().catch(null);
const degrees = (max: number) => z.coerce.number().min(-max).max(max).nullish().catch(null);

/** The field names of ipwho.is, ipapi.co and ip-api.com. */
const answer = z
  .object({
    city: word,
    region: word,
    regionName: word,
    country_name: word,
    country: word,
    latitude: degrees(furthest.latitude),
    longitude: degrees(furthest.longitude),
    lat: degrees(furthest.latitude),
    lon: degrees(furthest.longitude),
  })
  .nullable();

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** Whether an address is public. A private one has no place, and outside services must not see it. */
export function isPublicIp(ip: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return !privateNetworks.check(mapped, 'ipv4');
  return isIPv6(mapped) && !privateNetworks.check(mapped, 'ipv6');
}

/**
 * Looks up the place of an address at the configured service.
 * @param template its URL with {ip} in it
 * @returns null if the service does not know it
 * @throws Error if the service fails
 */
export async function askIpLookup(template: string, ip: string): Promise<IpPlace | null> {
  const found = answer.safeParse(
    await askJson('the IP lookup', new URL(template.replace('{ip}', encodeURIComponent(ip)))),
  );
  if (!found.success) throw new Error('the IP lookup answered something that is no place');
  const { city, region, regionName, country_name, country, latitude, longitude, lat, lon } = found.data ?? {};
  const address = [city, region ?? regionName, country_name ?? country].filter(Boolean).join(', ');
  if (!address) return null;
  const [north, east] = [latitude ?? lat ?? null, longitude ?? lon ?? null];
  return { address, latitude: east === null ? null : north, longitude: north === null ? null : east };
}
