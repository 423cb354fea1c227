import { isIPv4, isIPv6 } from 'node:net';

/** The groups of an IPv6 address in one spelling, including the zeros that '::' leaves out. */
function groupsOf(ip: string): string[] {
  const [before = [], after] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0') : [];
  return [...before, ...zeros, ...(after ?? [])].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** The key of an address in limits. Providers give each customer a whole /64 of IPv6, so the /64 counts as one. */
export function networkOf(ip: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (embedded) return embedded;
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

/** The network of an address: a /24 of IPv4 or a /64 of IPv6, because an attacker often has all of it. Other texts stay as they are. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return `${network.replace(/\d+$/, '0')}/24`;
  return isIPv6(ip) ? `${network}::/64` : network;
}
