import { files } from '../../files/files';
import { filePath, removeImages } from './image-store';
import { deleteForgottenFiles, deleteForgottenImages, keysWithoutImage } from './media.queries';

/** Rows per step. The job repeats while there are more. */
const step = 200;

/**
 * Removes uploads that no record has used within a day. Rows are deleted first: bytes without a row only take up space, but a
 * row without bytes would be a broken picture.
 * @returns how many were removed
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
