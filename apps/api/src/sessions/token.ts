import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits, opaque. Design §10. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores of a token, an account name or a device key: sha-256 in hex. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');
