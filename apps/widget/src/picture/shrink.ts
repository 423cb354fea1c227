import { redrawPicture } from '@toam/api-client/redraw-picture';
import { refuseImage } from '@toam/contracts/media/upload-limits';

/** Why a picture cannot be sent; undefined if it can, perhaps after shrinking. */
export const refusePicture = ({ type }: Blob): string | undefined => refuseImage({ type, size: 0 });

/**
 * A photo of a phone, made as small as the API would make it: a slow line sends a tenth of the bytes.
 * @throws the reason if it is too large even so
 */
export async function shrink(file: Blob): Promise<Blob> {
  const chosen = (await redrawPicture(file)) ?? file;
  const refused = refuseImage(chosen);
  if (refused) throw new Error(refused);
  return chosen;
}
