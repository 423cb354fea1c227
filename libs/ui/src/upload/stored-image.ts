import { mediaText } from '@toam/contracts/texts/media';
import type { Stored } from './use-uploads';

/** Degrees clockwise. Specification 1 §4: steps of 90, cycling 0, 90, 180, 270. */
export type Turn = 0 | 90 | 180 | 270;

/** A quarter further. */
export const nextTurn = (rotation: Turn): Turn => ((rotation + 90) % 360) as Turn;

/** A stored picture as the kit shows it. */
export interface StoredImage extends Stored {
  main: string;
  thumbnail: string;
  rotation: Turn;
}

/** The most bytes of one picture: 5,000,000. Specification 1 §5. */
export const largestImageBytes = 5_000_000;

/** What the API reads. Named one by one in the file dialog, so that phones convert their own formats on the way. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a picture is refused before it is sent. */
export function refuseImage(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!imageTypes.includes(file.type)) return mediaText.notAnImage;
  return file.size > largestImageBytes ? mediaText.overLimited : undefined;
}
