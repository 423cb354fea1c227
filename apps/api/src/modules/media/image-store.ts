import { randomUUID } from 'node:crypto';
import { isDatabaseAway } from '../../db/database-away';
import { encodeImage, type PictureQueue, turnImage } from '../../files/encode-image';
import type { EncodedImage } from '../../files/picture-work';
import { files } from '../../files/files';

/** The two encodings of every picture. */
export type Variant = 'main' | 'thumbnail';

const variants: Variant[] = ['main', 'thumbnail'];

/** Where the store keeps an encoding of a picture. `small` is there once somebody has asked for it (small-images.ts). */
export const imagePath = (key: string, variant: Variant | 'small'): string =>
  `images/${key.slice(0, 2)}/${key}/${variant}.webp`;

export const filePath = (key: string): string => `documents/${key.slice(0, 2)}/${key}`;

/** The columns of `images` about an encoding. */
export interface StoredEncoding {
  key: string;
  upright_key: string;
  rotation: 0 | 90 | 180 | 270;
  width: number;
  height: number;
  bytes: number;
}

/**
 * Ends a failed upload after its stored parts are removed. If the store fails at the removal, too, the upload's own failure is thrown.
 * @throws the failure
 */
export async function giveUp(failure: unknown, removal: Promise<void>): Promise<never> {
  await removal.catch(() => undefined);
  throw failure;
}

/**
 * Ends an upload whose record failed. If the database went away, nobody knows whether the record is there: then the bytes stay, which at
 * worst take up space. @throws the failure
 */
export async function giveUpRecord(failure: unknown, remove: () => Promise<void>): Promise<never> {
  if (isDatabaseAway(failure)) throw failure;
  return giveUp(failure, remove());
}

/**
 * Stores every variant of a picture under a new key, or none: if one fails, the others are removed.
 * @throws as the store does
 */
async function underNewKey(keep: (key: string, variant: Variant) => Promise<void>): Promise<string> {
  const key = randomUUID();
  const kept = await Promise.allSettled(variants.map((variant) => keep(key, variant)));
  const failed = kept.find(({ status }) => status === 'rejected');
  if (!failed) return key;
  return giveUp((failed as PromiseRejectedResult).reason, removeImages([key]));
}

async function put(encoded: EncodedImage): Promise<string> {
  return underNewKey((key, variant) => files().storage.put(imagePath(key, variant), encoded[variant], 'image/webp'));
}

const stored = (
  encoded: EncodedImage,
  key: string,
  uprightKey: string,
  rotation: StoredEncoding['rotation'],
): StoredEncoding => ({
  key,
  upright_key: uprightKey,
  rotation,
  width: encoded.width,
  height: encoded.height,
  bytes: encoded.main.length,
});

/** Encodes and stores an upload, turned if asked. Its upright form is stored too, so that later turns lose no quality. */
export async function storeEncoded(
  bytes: Buffer,
  rotation: StoredEncoding['rotation'],
  queue: PictureQueue = 'staff',
): Promise<StoredEncoding> {
  const upright = await encodeImage(bytes, 0, queue);
  const uprightKey = await put(upright);
  if (rotation === 0) return stored(upright, uprightKey, uprightKey, 0);
  try {
    const turned = await turnImage(upright.main, rotation);
    return stored(turned, await put(turned), uprightKey, rotation);
  } catch (error) {
    return giveUp(error, removeImages([uprightKey]));
  }
}

/**
 * Stores an upload and the record of it. If the record fails, the stored bytes are removed (`giveUpRecord`).
 * @throws HttpError as `encodeImage`; as `record`
 */
export async function storeRecorded<T>(
  bytes: Buffer,
  rotation: StoredEncoding['rotation'],
  record: (encoding: StoredEncoding) => Promise<T>,
  queue?: PictureQueue,
): Promise<T> {
  const encoding = await storeEncoded(bytes, rotation, queue);
  try {
    return await record(encoding);
  } catch (error) {
    return giveUpRecord(error, () => removeImages([encoding.key, encoding.upright_key]));
  }
}

/** Encodes the upright form at another angle, under a new key. */
export async function storeTurned(uprightKey: string, rotation: StoredEncoding['rotation']): Promise<StoredEncoding> {
  const upright = await files().storage.readBytes(imagePath(uprightKey, 'main'));
  const turned = await turnImage(upright, rotation);
  return stored(turned, rotation === 0 ? uprightKey : await put(turned), uprightKey, rotation);
}

/** Copies the upright form under its own key, for a picture that must not share it. */
export async function copyUpright(uprightKey: string): Promise<string> {
  return underNewKey((key, variant) => files().storage.copy(imagePath(uprightKey, variant), imagePath(key, variant)));
}

/** Removes the files of these keys. */
export async function removeImages(keys: Iterable<string>): Promise<void> {
  for (const key of new Set(keys)) {
    for (const variant of [...variants, 'small'] as const) await files().storage.remove(imagePath(key, variant));
  }
}
