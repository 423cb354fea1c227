import { createHmac, timingSafeEqual } from 'node:crypto';
import { viewingSession } from '../sessions/viewer';
import { files } from './files';

/** Seconds. Addresses are valid for at most 5 minutes (D109). They stay the same for half of that, so browsers can cache. */
const lifetime = 5 * 60;
const window = lifetime / 2;

export interface Signature {
  expires?: number | undefined;
  /** The address is valid only as long as this session. */
  session?: number | undefined;
  signature?: string | undefined;
}

const seal = (address: string, expires: number, session: number): string =>
  createHmac('sha256', files().signingKey).update(`file\n${address}\n${expires}\n${session}`).digest('base64url');

/**
 * A short-lived address of a file, for a person who may see its record. It ends with the person's session. Without a session, as
 * in a job, the address is unsigned, and only a session opens it.
 */
export function sign(address: string, session = viewingSession(), now = Date.now()): string {
  if (session === undefined) return address;
  const expires = Math.floor(now / 1000 / window) * window + lifetime;
  return `${address}?expires=${expires}&session=${session}&signature=${seal(address, expires, session)}`;
}

/** The session of a signed address; null if the signature is missing, wrong or expired. */
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
