import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '../env';

/** AES-256-GCM. The initialisation vector is random and has 96 bits, as GCM requires. */
const algorithm = 'aes-256-gcm';
const vectorBytes = 12;
const tagBytes = 16;

/** The format of a stored secret. A later format gets the next version. Both stay readable until the old rows are gone. */
const version = 'v1';

interface Key {
  /** Eight letters that identify the key of a row. They reveal nothing about the key. */
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

/** Sets the current key and the earlier ones. The start and tests call it once. */
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

/** No key of ours decrypts a stored secret: the key was lost, or the row was changed. The message contains nothing of it. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/**
 * Encrypts a secret for the database, each time differently: "v1.<key>.<vector>.<text and tag>", base64url. D103.
 * @param place where it is stored, such as "alonhadat of 7". It cannot be decrypted elsewhere, so rows cannot be exchanged.
 */
export function sealSecret(secret: string, place: string): string {
  const { current } = keys();
  const vector = randomBytes(vectorBytes);
  const cipher = createCipheriv(algorithm, current.bytes, vector).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, current.name, vector.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** @throws UnreadableSecret if it was changed, belongs to another place, or its key is missing */
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
