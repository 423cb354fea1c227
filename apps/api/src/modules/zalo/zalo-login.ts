import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds from the offer of an address to the return from Zalo, where the person may have to sign in first. */
const lifetime = 30 * 60;

/** A person's way to Zalo and back. Nothing of it is stored until it comes back: it follows from the session and our key. */
export interface Login {
  nonce: string;
  /** PKCE: Zalo gets its hash before, and this with the code. */
  verifier: string;
}

const derive = (key: string, use: string, ...parts: (string | number)[]): Buffer =>
  createHmac('sha256', key)
    .update([`zalo ${use}`, ...parts].join('\n'))
    .digest();

const verifierOf = (key: string, sessionId: number, nonce: string): string =>
  derive(key, 'verifier', sessionId, nonce).toString('base64url');

const sealOf = (key: string, sessionId: number, nonce: string, ends: string): Buffer =>
  derive(key, 'state', sessionId, nonce, ends);

/** The state of a new login, and the challenge of its verifier (S256). */
export function beginLogin(key: string, sessionId: number, now = Date.now()): { state: string; challenge: string } {
  const nonce = randomBytes(16).toString('base64url');
  const ends = (Math.floor(now / 1000) + lifetime).toString(36);
  const state = [nonce, ends, sealOf(key, sessionId, nonce, ends).toString('base64url')].join('.');
  const challenge = createHash('sha256').update(verifierOf(key, sessionId, nonce)).digest('base64url');
  return { state, challenge };
}

/** The login of a state; null if it was changed, is of another session, or has ended. */
export function loginOf(key: string, sessionId: number, state: string, now = Date.now()): Login | null {
  const [nonce = '', ends = '', sealed = ''] = state.split('.');
  const [right, given] = [sealOf(key, sessionId, nonce, ends), Buffer.from(sealed, 'base64url')];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  if (parseInt(ends, 36) * 1000 < now) return null;
  return { nonce, verifier: verifierOf(key, sessionId, nonce) };
}
