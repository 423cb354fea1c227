import { files } from '../../files/files';
import { filePath, removeImages } from './image-store';
import { deleteForgottenFiles, deleteForgottenImages, keysWithoutImage } from './media.queries';

/** Rows of one step: the job repeats while there is more. */
const step = 200;

/**
 * Removes uploads that no record took within a day. Rows go first: bytes without a row cost space, a row without bytes
 * would be a broken picture.
 * @returns how many went
 */
export async function cleanForgotten(): Promise<number> {
  let gone = 0;
  for (;;) {
    const images = await deleteForgottenImages(step);
    const documents = await deleteForgottenFiles(step);
    await removeImages(await keysWithoutImage(images.flatMap(({ key, upright_key }) => [key, upright_key])));
    for (const { key } of documents) await files().storage.remove(filePath(key));
    gone += images.length + documents.length;
    if (images.length < step && documents.length < step) return gone;
  }
}
