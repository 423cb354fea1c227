import type { File } from '@toam/contracts/media/file.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { addressOfImage } from '@toam/contracts/media/small-image';
import type { ShownImage } from '@toam/domain/record/field';
import type { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { toEpoch } from '../../db/columns';
import { files as fileStore } from '../../files/files';
import { sign } from '../../files/sign';
import type { FileReply } from '../../http/file-reply';
import { imagePath, type Variant } from './image-store';
import { isHeld } from './media.queries';
import { type FileRow, files, type ImageRow, images } from './media.schema';

/** The address of a picture in the API. Public pictures have a plain one, others a signed one for some minutes. */
export function imageAddress({ key, is_public }: Pick<ImageRow, 'key' | 'is_public'>, variant: Variant): string {
  const address = addressOfImage(key, variant);
  return is_public ? address : sign(address);
}

/** A picture as cards and galleries show it. */
export const imageLinks = (image: Pick<ImageRow, 'id' | 'key' | 'is_public'>) => ({
  id: image.id,
  main: imageAddress(image, 'main'),
  thumbnail: imageAddress(image, 'thumbnail'),
});

const fileAddress = ({ key }: Pick<FileRow, 'key'>): string => sign(`/api/media/file/${key}`);

/** A picture as the API answers it. */
export function serializeImage(image: ImageRow): Image {
  const main = imageAddress(image, 'main');
  const { id, name, rotation, width, height } = image;
  return { id, name, rotation, width, height, url: main, main, thumbnail: imageAddress(image, 'thumbnail') };
}

/** A document as the API answers it. */
export const serializeFile = (file: FileRow): File => ({
  id: file.id,
  name: file.name,
  url: fileAddress(file),
  size: file.bytes,
  type: file.type,
  created_at: toEpoch(file.created_at),
});

/** Pictures by id; unknown ids are left out. */
export async function readImages(ids: number[]): Promise<Map<number, ImageRow>> {
  if (ids.length === 0) return new Map();
  const found = await db().select().from(images).where(inArray(images.id, ids));
  return new Map(found.map((image) => [image.id, image]));
}

/** Pictures as records show them. A form needs the angle to turn one further. */
export async function readShownImages(ids: number[]): Promise<Map<number, ShownImage>> {
  const shown = ({ name, rotation, ...image }: ImageRow) => ({ ...imageLinks(image), name, rotation });
  return new Map([...(await readImages(ids))].map(([id, image]) => [id, shown(image)]));
}

/** Whether any record uses the picture: a house, a comment, a customer, a staff member or an open house draft. */
export const isImageHeld = isHeld;

/** The bytes of a picture; its row has their number. @throws if the store has lost it */
export const openImage = ({ key }: Pick<ImageRow, 'key'>): Promise<Readable> =>
  fileStore().storage.read(imagePath(key, 'main'));

/** The same as one piece, to send elsewhere. @throws if the store has lost it */
export const readImageBytes = ({ key }: Pick<ImageRow, 'key'>): Promise<Uint8Array> =>
  fileStore().storage.readBytes(imagePath(key, 'main'));

/** Documents by id; unknown ids are left out. */
export async function readFiles(ids: number[]): Promise<Map<number, FileRow>> {
  if (ids.length === 0) return new Map();
  const found = await db().select().from(files).where(inArray(files.id, ids));
  return new Map(found.map((file) => [file.id, file]));
}

/** For what is public: a key's content never changes. */
export const storedForever = 'public, max-age=31536000, immutable';

/** For what is not public: browsers ask again each time, and get 304 while the person may see it. */
export const checkedCache = 'private, no-cache';

/** The bytes of a picture as an answer. */
export const imageReply = (key: string, variant: Variant, cache = checkedCache): FileReply => ({
  content: () => fileStore().storage.read(imagePath(key, variant)),
  type: 'image/webp',
  cache,
  tag: `${key}-${variant}`,
});
