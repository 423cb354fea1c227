import { readFile, uploadFile } from '@toam/contracts/media/file.endpoints';
import {
  readImage,
  readImageById,
  replaceImage as replaceImageEndpoint,
  rotateImage as rotateImageEndpoint,
  uploadImage,
} from '@toam/contracts/media/image.endpoints';
import { mediaText } from '@toam/contracts/texts/media';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house-access';
import type { FastifyInstance } from 'fastify';
import { documentTypes } from '../../files/document-kind';
import { files } from '../../files/files';
import { isSigned } from '../../files/sign';
import { sessionOf } from '../../http/access';
import type { FileReply } from '../../http/file-reply';
import { mount } from '../../http/mount';
import { Refusal } from '../../http/refusal';
import { replaceImage, rotateImage } from './change-image';
import { readHousesOfImage } from '../houses/houses.reads';
import { isPortrait } from '../users/users.reads';
import { filePath, imagePath } from './image-store';
import { findFileByKey, findImage, findImageByKey } from './media.queries';
import type { Variant } from './media.reads';
import { storeFile } from './store-file';
import { storeImage } from './store-image';

/** A key's content never changes. Signed addresses must not outlive their signature in a cache by much. */
const forever = 'public, max-age=31536000, immutable';
const shortly = 'private, max-age=900';

const picture = async (key: string, variant: Variant, cache: string): Promise<FileReply> => ({
  content: await files().storage.read(imagePath(key, variant)),
  type: 'image/webp',
  cache,
});

/** Portraits are shown to everybody, pictures of houses to those who may see one of the houses (D20, D26, D31). */
const isShownTo = async (actor: Actor, imageId: number): Promise<boolean> =>
  (await isPortrait(imageId)) || (await readHousesOfImage(imageId)).some((house) => canSeeHouse(actor, house));

export function mountMedia(app: FastifyInstance): void {
  mount(app, uploadImage, { handler: ({ request, file, body }) => storeImage(sessionOf(request), file, body) });

  mount(app, replaceImageEndpoint, {
    handler: ({ request, params, file, body }) => replaceImage(sessionOf(request), params.id, file, body),
  });

  mount(app, rotateImageEndpoint, {
    handler: ({ request, body }) => rotateImage(sessionOf(request), body.id, body.rotation),
  });

  mount(app, uploadFile, { handler: ({ request, file }) => storeFile(sessionOf(request), file) });

  mount(app, readImage, {
    handler: async ({ params: { key, variant }, query }) => {
      const image = await findImageByKey(key);
      if (!image) throw new Refusal('not_found', mediaText.notFound);
      if (!image.is_public && !isSigned(`/api/media/image/${key}/${variant}`, query)) {
        throw new Refusal('forbidden', mediaText.linkExpired);
      }
      return picture(key, variant, image.is_public ? forever : shortly);
    },
  });

  mount(app, readImageById, {
    handler: async ({ actor, params }) => {
      const image = await findImage(params.id);
      // Ids can be counted through: what the viewer may not see is not even there.
      if (!image?.is_public || !(await isShownTo(actor, image.id))) throw new Refusal('not_found', mediaText.notFound);
      return picture(image.key, 'thumbnail', shortly);
    },
  });

  mount(app, readFile, {
    handler: async ({ params: { key }, query }) => {
      const file = await findFileByKey(key);
      if (!file) throw new Refusal('not_found', mediaText.notFound);
      if (!isSigned(`/api/media/file/${key}`, query)) throw new Refusal('forbidden', mediaText.linkExpired);
      return {
        content: await files().storage.read(filePath(key)),
        type: documentTypes[file.type],
        size: file.bytes,
        downloadAs: file.name,
        cache: shortly,
      };
    },
  });
}
