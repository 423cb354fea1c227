import { mediaText } from '../texts/media';

/** The most bytes of one uploaded picture or document. Specification 1 §5, §9. */
export const largestUpload = 5_000_000;

/**
 * Accepted types of pictures. The API checks the content, not the name. File dialogs list them one by one, so that phones
 * convert their own formats. SVG is not accepted, because it can contain scripts.
 */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a picture is refused before the upload; undefined if it is accepted. */
export function refuseImage(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.includes(file.type)) return mediaText.notAnImage;
  return file.size > largestUpload ? mediaText.overLimited : undefined;
}
