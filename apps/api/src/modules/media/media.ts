import type { Endpoint } from '@toam/contracts/endpoint';
import { readFile, uploadFile } from '@toam/contracts/media/file.endpoints';
import {
  readImage,
  readImageById,
  readSmallImages,
  replaceImage as replaceImageEndpoint,
  rotateImage as rotateImageEndpoint,
  uploadImage,
} from '@toam/contracts/media/image.endpoints';
import { addressOfImage, type ListForm } from '@toam/contracts/media/small-image';
import { mediaText } from '@toam/contracts/media/media.text';
import type { Actor } from '@toam/domain/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { documentTypes } from '../../files/document-kind';
import type { Env } from '../../env';
import { files, useFiles } from '../../files/files';
import { type Signature, signedFor } from '../../files/sign';
import { sessionAt, sessionOf } from '../../http/authorize';
import { changes, handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { replaceImage, rotateImage } from './change-image';
import { findSessionById } from '../../sessions/find-session';
import { imageReferences } from '../../references/image-reference';
import { filePath, imagePath } from './image-store';
import {
  findFileByKey,
  findImage,
  findImagesByKeys,
  findPublicKeys,
  keysWithoutImage,
  isFileHeld,
  isHeld,
} from './media.queries';
import { checkedCache, imageReply, storedForever } from './media.reads';
import { storeFile } from './store-file';
import { storeImage } from './store-image';
import { encodeSmall } from '../../files/encode-image';
import type { FileReply } from '../../http/file-reply';
import type { FileRow, ImageRow } from './media.schema';
import { idsOf } from '../../db/rows';

/**
 * The person who opens an address that is not public: from the session that it was signed for. If the signature has expired or is
 * missing, the browser's own session counts, so that an open page and a stored draft need no new addresses. D109.
 * @throws HttpError forbidden if neither session is live
 */
async function viewerOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  address: string,
  given: Signature,
): Promise<Actor> {
  const id = signedFor(address, given);
  const session = (id === null ? null : await findSessionById(id)) ?? (await sessionAt(request, endpoint));
  if (!session) throw new HttpError('forbidden', mediaText.linkExpired);
  return session.actor;
}

/** Everybody may see portraits. Pictures of houses: people who may see one of the houses (D20, D26, D31). */
async function isListedFor(actor: Actor, imageId: number): Promise<boolean> {
  for (const reference of imageReferences()) if (await reference.isListedFor?.(actor, imageId)) return true;
  return false;
}

/** An upload that no record uses yet belongs to its uploader. */
const isFresh = async (actor: Actor, { id, uploaded_by }: ImageRow): Promise<boolean> =>
  uploaded_by === actor.id && !(await isHeld(id));

/** All rows with the same bytes: if one record may show them, they are no secret in another. */
type Picture = ImageRow[];

async function isAnyFresh(actor: Actor, rows: Picture): Promise<boolean> {
  for (const row of rows) if (await isFresh(actor, row)) return true;
  return false;
}

/**
 * Those of the pictures that the person may see now. It is checked at every read of the bytes, whatever address was issued before, so that
 * page, signed address and archive follow one rule (D109). Records of a kind are asked about all pictures together first: strangers'
 * pictures cost a statement for each kind.
 */
async function readableAmong(actor: Actor, pictures: Picture[]): Promise<Set<Picture>> {
  const readable = new Set<Picture>();
  for (const rows of pictures) if (await isAnyFresh(actor, rows)) readable.add(rows);
  for (const { isShownTo } of imageReferences()) {
    const left = pictures.filter((rows) => !readable.has(rows));
    const isShown = (...some: Picture[]) => isShownTo(actor, idsOf(some.flat()));
    if (left.length === 0) break;
    if (!(await isShown(...left))) continue;
    for (const rows of left) if (left.length === 1 || (await isShown(rows))) readable.add(rows);
  }
  return readable;
}

/** Whether the person may see a picture now. */
const canReadImage = async (actor: Actor, rows: Picture): Promise<boolean> =>
  (await readableAmong(actor, [rows])).size > 0;

/** Whether the person may see a document now. */
async function canReadFile(actor: Actor, { id, uploaded_by }: FileRow): Promise<boolean> {
  for (const { isFileShownTo } of imageReferences()) if (await isFileShownTo?.(actor, id)) return true;
  return uploaded_by === actor.id && !(await isFileHeld(id));
}

const readImageCall = handle(readImage, async ({ params: { key, variant }, query, request }) => {
  const rows = await findImagesByKeys([key]);
  const [image] = rows;
  if (!image) throw new HttpError('not_found', mediaText.notFound);
  if (image.is_public) return imageReply(key, variant, storedForever);
  const viewer = await viewerOf(request, readImage, addressOfImage(key, variant), query);
  if (!(await canReadImage(viewer, rows))) throw new HttpError('forbidden', mediaText.mayNotSee);
  return imageReply(key, variant, checkedCache);
});

const readFileCall = handle(readFile, async ({ params: { key }, query, request }) => {
  const file = await findFileByKey(key);
  if (!file) throw new HttpError('not_found', mediaText.notFound);
  const viewer = await viewerOf(request, readFile, `/api/media/file/${key}`, query);
  if (!(await canReadFile(viewer, file))) throw new HttpError('forbidden', mediaText.mayNotSee);
  return {
    content: await files().storage.read(filePath(key)),
    type: documentTypes[file.type],
    size: file.bytes,
    downloadAs: file.name,
  };
});

interface ReadableKeys {
  /** Those that everybody may read. */
  open: Set<string>;
  /** Those that only this viewer and some others may read. */
  own: Set<string>;
}

/** Which of the pictures the viewer may see now, by the rule of the single picture. @param readViewer asked for private ones only */
async function readableKeys(keys: string[], readViewer: () => Promise<Actor | null>): Promise<ReadableKeys> {
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
  const stored = await storage.readBytes(imagePath(key, 'small')).then(Buffer.from, () => null);
  if (stored && isWhole(stored)) return stored;
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
async function smallImagesReply(asked: string[], form: ListForm, { open, own }: ReadableKeys): Promise<FileReply> {
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
    cache: isForEverybody ? storedForever : checkedCache,
    tag: createHash('sha256')
      .update(pictures.map(([key]) => key).join())
      .digest('base64url'),
  };
}

const register = moduleOf([
  handle(uploadImage, { audit: { action: 'upload', noun: 'image' } }, ({ request, file, body }) =>
    storeImage(sessionOf(request), file, body),
  ),
  handle(replaceImageEndpoint, { audit: changes('image', 'id') }, ({ request, params, file, body }) =>
    replaceImage(sessionOf(request), params.id, file, body),
  ),
  handle(rotateImageEndpoint, { audit: changes('image', 'id') }, ({ request, body }) =>
    rotateImage(sessionOf(request), body.id, body.rotation),
  ),
  handle(uploadFile, { audit: { action: 'upload', noun: 'file' } }, ({ request, file }) =>
    storeFile(sessionOf(request), file),
  ),
  readImageCall,
  handle(readSmallImages, async ({ query: { keys, form }, request }) => {
    const viewer = async () => (await sessionAt(request, readSmallImages))?.actor ?? null;
    return smallImagesReply(keys, form, await readableKeys(keys, viewer));
  }),
  handle(readImageById, async ({ actor, params }) => {
    const image = await findImage(params.id);
    // Ids are easy to guess, so a picture that the viewer may not see answers like one that does not exist.
    if (!image?.is_public || !(await isListedFor(actor, image.id)))
      throw new HttpError('not_found', mediaText.notFound);
    return imageReply(image.key, 'thumbnail', 'private, max-age=900');
  }),
  readFileCall,
]);

/** Pictures and documents. */
export function mediaModule(app: FastifyInstance, env: Env): void {
  useFiles(env);
  register(app);
}
