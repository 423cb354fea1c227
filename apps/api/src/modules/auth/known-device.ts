import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fingerprint } from '../../sessions/token';

const yearOfSeconds = 365 * 24 * 60 * 60;

/** One cookie per account, so that a shared computer stays known to each colleague who uses it. */
const cookieName = (account: string): string => `DEVICE_${fingerprint(account).slice(0, 16)}`;

const seal = (account: string, nonce: string, key: string): string =>
  createHmac('sha256', key).update(`device\n${account}\n${nonce}`).digest('base64url');

function isSealed(account: string, nonce: string, sealed: string, key: string): boolean {
  const right = Buffer.from(seal(account, nonce, key));
  const given = Buffer.from(sealed);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The device key from the cookie of a browser that has signed in to this account before; else null. */
export function knownDevice(cookies: string | undefined, account: string, key: string): string | null {
  const name = cookieName(account);
  const pair = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const [nonce, sealed] = pair?.slice(name.length + 1).split('.') ?? [];
  return nonce && sealed && isSealed(account, nonce, sealed, key) ? fingerprint(nonce) : null;
}

/** Set-Cookie that makes the browser known for this account. The cookie has no other use and cannot sign in. */
export function deviceCookie(account: string, key: string, secure: boolean): string {
  const nonce = randomBytes(16).toString('base64url');
  const value = `${nonce}.${seal(account, nonce, key)}`;
  const attributes = `Path=/api/auth/signin; Max-Age=${yearOfSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${cookieName(account)}=${value}; ${attributes}`;
}
