import { createHash, randomUUID } from 'node:crypto';
import type { ListForm } from '@toam/contracts/media/small-image';
import type { Actor } from '@toam/domain/actor';
import { encodeSmall } from '../../files/encode-image';
import { files } from '../../files/files';
import type { FileReply } from '../../http/file-reply';
import { imagePath } from './image-store';
import { readableAmong } from './media-access';
import { findImagesByKeys, findPublicKeys, keysWithoutImage } from './media.queries';
import { checkedCache, keptForever } from './media.reads';

interface ReadableKeys {
  /** Those that everybody may read. */
  open: Set<string>;
  /** Those that only this viewer and some others may read. */
  own: Set<string>;
}

/** Which of the pictures the viewer may see now, by the rule of the single picture. @param readViewer asked for private ones only */
export async function readableKeys(keys: string[], readViewer: () => Promise<Actor | null>): Promise<ReadableKeys> {
  const open = await findPublicKeys(keys);
  const others = keys.filter((key) => !open.has(key));
  const viewer = others.length > 0 ? await readViewer() : null;
  if (!viewer) return { open, own: new Set() };
  const rows = await findImagesByKeys(others);
  const pictures = others.map((key) => rows.filter((row) => row.key === key)).filter((same) => same.length > 0);
  const readable = await readableAmong(viewer, pictures);
  return { open, own: new Set([...readable].map(([row]) => row!.key)) };
}

/** A WebP names its own length. A file that is still being written, or that a crash cut short, is not whole. */
const isWhole = (bytes: Buffer): boolean => bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length;

/**
 * The small form of a picture. Whoever asks first has it made from the thumbnail, and the store keeps it: so pictures from before
 * need no migration, and an upload does not wait for it.
 * @throws if the store has lost the picture
 */
async function readSmall(key: string): Promise<Buffer> {
  const { storage } = files();
  const kept = await storage.readBytes(imagePath(key, 'small')).then(Buffer.from, () => null);
  if (kept && isWhole(kept)) return kept;
  const made = await encodeSmall(await storage.readBytes(imagePath(key, 'thumbnail')));
  // what can't be kept is made again the next time
  await storage.put(imagePath(key, 'small'), made, 'image/webp').catch(() => undefined);
  // who removed the picture meanwhile has found no small form to remove
  for (const gone of await keysWithoutImage([key])) await storage.remove(imagePath(gone, 'small'));
  return made;
}

const readForm = (key: string, form: ListForm): Promise<Buffer> =>
  form === 'small' ? readSmall(key) : files().storage.readBytes(imagePath(key, form)).then(Buffer.from);

/** RFC 7578. A browser reads it with `Response.formData()`. */
const multipart = (boundary: string, pictures: [key: string, bytes: Buffer][]): Buffer =>
  Buffer.concat([
    ...pictures.flatMap(([key, bytes]) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${key}"; filename="${key}"\r\n`),
      Buffer.from('content-type: image/webp\r\n\r\n'),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** The pictures as one answer. It is kept for ever only if it is whole and the same for everybody. */
export async function smallImagesReply(
  asked: string[],
  form: ListForm,
  { open, own }: ReadableKeys,
): Promise<FileReply> {
  const readable = asked.filter((key) => open.has(key) || own.has(key));
  const read = await Promise.allSettled(
    readable.map(async (key) => [key, await readForm(key, form)] as [string, Buffer]),
  );
  const pictures = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const isForEverybody = asked.every((key) => open.has(key)) && pictures.length === asked.length;
  const boundary = randomUUID();
  return {
    content: multipart(boundary, pictures),
    type: `multipart/form-data; boundary=${boundary}`,
    cache: isForEverybody ? keptForever : checkedCache,
    tag: createHash('sha256')
      .update(pictures.map(([key]) => key).join())
      .digest('base64url'),
  };
}
