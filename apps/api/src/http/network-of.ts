import { isIPv4, isIPv6 } from 'node:net';

/** The groups of an IPv6 address, with the zeros that '::' leaves out, in one spelling. */
function groupsOf(ip: string): string[] {
  const [before = [], after] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0') : [];
  return [...before, ...zeros, ...(after ?? [])].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** What limits count an address as: providers give a customer a whole /64 of IPv6, which has many spellings. */
export function networkOf(ip: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (embedded) return embedded;
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

/** The network that an address lies in: a /24 of IPv4 or a /64 of IPv6, as one who guesses has them together; anything else is its own. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return `${network.replace(/\d+$/, '0')}/24`;
  return isIPv6(ip) ? `${network}::/64` : network;
}
