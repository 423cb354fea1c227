import { isIPv6 } from 'node:net';

/** What limits count an address as: providers give a customer a whole /64 of IPv6. */
export const networkOf = (ip: string): string =>
  isIPv6(ip) && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
