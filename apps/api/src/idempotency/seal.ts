import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** The encryption key, derived from the Idempotency-Key. The database has only a hash of that, so it cannot derive it. */
const keyOf = (idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'answer of a call', 32));

/** Encrypts a text with the key of the call. Nothing in the database can decrypt it. */
export function seal(text: string, idempotencyKey: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(idempotencyKey), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error with another key */
export function unseal(sealed: string, idempotencyKey: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(idempotencyKey), bytes.subarray(0, 12));
  opening.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
}
