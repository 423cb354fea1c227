import type { Stored } from './use-uploads';

/** Degrees clockwise. Specification 1 §4: steps of 90, cycling 0, 90, 180, 270. */
export type Turn = 0 | 90 | 180 | 270;

/** The rotation 90 degrees further. */
export const nextTurn = (rotation: Turn): Turn => ((rotation + 90) % 360) as Turn;

/** The kit's part of a stored picture. */
export interface StoredImage extends Stored {
  main: string;
  thumbnail: string;
  rotation: Turn;
}
