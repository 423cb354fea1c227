import { createHmac, timingSafeEqual } from 'node:crypto';
import { viewingSession } from '../sessions/viewer';
import { files } from './files';

/** Seconds. Addresses last at most 5 minutes (D109), and stay the same for half of them, so that a browser's cache can help. */
const lifetime = 5 * 60;
const window = lifetime / 2;

export interface Signature {
  expires?: number | undefined;
  /** Whose address it is: it ends with this session. */
  session?: number | undefined;
  signature?: string | undefined;
}

const seal = (address: string, expires: number, session: number): string =>
  createHmac('sha256', files().signingKey).update(`file\n${address}\n${expires}\n${session}`).digest('base64url');

/**
 * A short-lived address for whoever was allowed to see the record that it belongs to, while their session lives. Where nobody
 * looks, as in a job, it is left plain: then only a session opens it.
 */
export function sign(address: string, session = viewingSession(), now = Date.now()): string {
  if (session === undefined) return address;
  const expires = Math.floor(now / 1000 / window) * window + lifetime;
  return `${address}?expires=${expires}&session=${session}&signature=${seal(address, expires, session)}`;
}

/** The session that the address was signed for; null without a signature of ours, or when it has run out. */
export function signedFor(
  address: string,
  { expires, session, signature }: Signature,
  now = Date.now(),
): number | null {
  if (!expires || !session || !signature || expires * 1000 < now) return null;
  const right = Buffer.from(seal(address, expires, session));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) ? session : null;
}
