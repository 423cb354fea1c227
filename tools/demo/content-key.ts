import { createHash } from 'node:crypto';

/** A version-8 UUID from the bytes: the same file has the same address on every machine. */
export function contentKey(bytes: Buffer): string {
  const hex = createHash('sha256').update(bytes).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
