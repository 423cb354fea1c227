import { imageTypes, refuseImage } from '@toam/contracts/media/upload-limits';

/** Pixels of the longer side, as the API keeps it, and bytes below which shrinking saves nothing. */
const longest = 1600;
const small = 300_000;

/** Why a picture cannot be sent; undefined if it can, perhaps after shrinking. */
export const refusePicture = ({ type }: Blob): string | undefined => refuseImage({ type, size: 0 });

/**
 * A photo of a phone, made as small as the API would make it: a slow line sends a tenth of the bytes.
 * @throws the reason if it is too large even so
 */
export async function shrink(file: Blob): Promise<Blob> {
  const smaller = file.size > small && file.type !== 'image/gif' ? await redrawn(file) : null;
  const chosen = smaller && smaller.size < file.size ? smaller : file;
  const refused = refuseImage({ type: imageTypes.includes(chosen.type) ? chosen.type : file.type, size: chosen.size });
  if (refused) throw new Error(refused);
  return chosen;
}

async function redrawn(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85));
  } catch {
    return null; // no picture that this browser can draw: the API says what is wrong with it
  }
}
