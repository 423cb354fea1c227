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
import { addressOfImage } from '@toam/contracts/media/small-image';
import { mediaText } from '@toam/contracts/media/media.text';
import type { Actor } from '@toam/domain/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { filePath } from './image-store';
import { canReadFile, canReadImage } from './media-access';
import { findFileByKey, findImage, findImagesByKeys } from './media.queries';
import { checkedCache, imageReply, keptForever } from './media.reads';
import { readableKeys, smallImagesReply } from './small-images';
import { storeFile } from './store-file';
import { storeImage } from './store-image';

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

const readImageCall = handle(readImage, async ({ params: { key, variant }, query, request }) => {
  const rows = await findImagesByKeys([key]);
  const [image] = rows;
  if (!image) throw new HttpError('not_found', mediaText.notFound);
  if (image.is_public) return imageReply(key, variant, keptForever);
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
