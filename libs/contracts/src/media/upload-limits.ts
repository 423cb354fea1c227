import { mediaText } from './media.text';

/** The most bytes of one uploaded picture or document. Specification 1 §5, §9. */
export const largestUpload = 5_000_000;

/**
 * Accepted types of pictures. The API checks the content, not the name. File dialogs list them one by one, so that phones
 * convert their own formats. SVG is not accepted, because it can contain scripts.
 */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Names that programs send for these types. */
const sameType: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/jfif': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
};

/** What a sender calls a type, without parameters, in the usual spelling. '' if nothing was said. */
export function imageType(claimed: string): string {
  const type = claimed.split(';', 1)[0]!.trim().toLowerCase();
  return sameType[type] ?? type;
}

/** Types that say nothing about the content: the API looks. */
const saysNothing = ['', 'application/octet-stream', 'binary/octet-stream'];

/** Whether a file may be a picture by what its sender calls it. */
export const mayBeImage = ({ type }: { type: string }): boolean =>
  saysNothing.includes(imageType(type)) || imageTypes.includes(imageType(type));

/** Whether a file that was pasted or dropped beside others is meant as a picture. */
export const isImage = ({ type }: { type: string }): boolean => imageTypes.includes(imageType(type));

/** Why a picture is refused before the upload; undefined if it is accepted. */
export function refuseImage(file: { type: string; size: number }): string | undefined {
  if (/^image\/hei[cf]/.test(imageType(file.type))) return mediaText.heic;
  if (!mayBeImage(file)) return mediaText.notAnImage;
  return file.size > largestUpload ? mediaText.overLimited : undefined;
}
