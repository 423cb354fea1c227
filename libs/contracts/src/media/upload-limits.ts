import { mediaText } from '../texts/media';

/** The most bytes of one uploaded picture or document. Specification 1 §5, §9. */
export const largestUpload = 5_000_000;

/**
 * Pictures that are taken; the API looks at the content, not at the name. File dialogs name them one by one, so that phones
 * convert their own formats on the way. SVG is a document with scripts, so it is none of these.
 */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a picture is refused before it is sent; undefined: it is not. */
export function refuseImage(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.includes(file.type)) return mediaText.notAnImage;
  return file.size > largestUpload ? mediaText.overLimited : undefined;
}
