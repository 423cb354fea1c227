import { createHmac, timingSafeEqual } from 'node:crypto';
import { files } from './files';

/** Addresses last 15 to 20 minutes, and stay the same for 5, so that a browser's cache can help. */
const lifetime = 15 * 60;
const window = 5 * 60;

export interface Signature {
  expires?: number | undefined;
  signature?: string | undefined;
}

const seal = (address: string, expires: number): string =>
  createHmac('sha256', files().signingKey).update(`file\n${address}\n${expires}`).digest('base64url');

/** A short-lived address for whoever was allowed to see the record that it belongs to. */
export function sign(address: string, now = Date.now()): string {
  const expires = Math.ceil(now / 1000 / window) * window + lifetime;
  return `${address}?expires=${expires}&signature=${seal(address, expires)}`;
}

/** Whether the address carries a signature of ours that has not run out. */
export function isSigned(address: string, { expires, signature }: Signature, now = Date.now()): boolean {
  if (!expires || !signature || expires * 1000 < now) return false;
  const right = Buffer.from(seal(address, expires));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
