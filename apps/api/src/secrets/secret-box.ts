import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '../env';

/** AES-256-GCM; the initialisation vector is random and 96 bits, as GCM wants it. */
const algorithm = 'aes-256-gcm';
const vectorBytes = 12;
const tagBytes = 16;

/** How a stored secret is made. A later way gets the next version, and both are read until the old rows are gone. */
const version = 'v1';

interface Key {
  /** Eight letters that tell which key a row was made with; they say nothing about the key. */
  name: string;
  bytes: Buffer;
}

const derive = (secret: string, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `toam secrets ${version} ${use}`, length));

const keyOf = (secret: string): Key => ({
  name: derive(secret, 'name', 4).toString('hex'),
  bytes: derive(secret, 'key', 32),
});

let opened: { current: Key; all: Map<string, Key> } | undefined;

/** Opens the box with the key of today and those from before it; the start and tests call it once. */
export function useSecrets({
  SECRETS_KEY,
  SECRETS_KEYS_BEFORE,
}: Pick<Env, 'SECRETS_KEY' | 'SECRETS_KEYS_BEFORE'>): void {
  const [current, ...before] = [SECRETS_KEY, ...SECRETS_KEYS_BEFORE].map(keyOf);
  opened = { current: current!, all: new Map([current!, ...before].map((key) => [key.name, key])) };
}

function keys() {
  if (!opened) throw new Error('the box of secrets is not open');
  return opened;
}

/** A stored secret that no key of ours opens: the key was lost, or somebody changed the row. Its message holds nothing of it. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/**
 * Encrypts a secret for the database, another way every time: "v1.<key>.<vector>.<text and tag>", base64url. D103.
 * @param place where it will be stored, such as "alonhadat of 7": it opens nowhere else, so that rows can't be exchanged
 */
export function sealSecret(secret: string, place: string): string {
  const { current } = keys();
  const vector = randomBytes(vectorBytes);
  const cipher = createCipheriv(algorithm, current.bytes, vector).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, current.name, vector.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** @throws UnreadableSecret if it was changed, belongs to another place, or its key is not there any more */
export function openSecret(stored: string, place: string): string {
  const [kind, name = '', vector = '', text = ''] = stored.split('.');
  const key = keys().all.get(name);
  if (kind !== version || !key) throw new UnreadableSecret('no key for a stored secret');
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length < tagBytes) throw new UnreadableSecret('a stored secret is cut off');
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, Buffer.from(vector, 'base64url'), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    throw new UnreadableSecret('a stored secret was changed or lies in another place');
  }
}
