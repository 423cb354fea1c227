import { imageType } from '@toam/contracts/media/upload-limits';

/** Pixels of the longer side, as the API keeps a picture (apps/api/src/files/encode-image.ts). */
const longest = 1600;
/** Bytes below which it saves nothing. */
const small = 300_000;
const quality = 0.85;
/** Still pictures, and what has no type, because its file has no ending. A GIF may move. */
const redrawn = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', ''];

/** A few bytes may be many pixels, of which the API decodes fewer than a browser. */
const manyPixels = 'image/avif';

/** Whether a picture may become smaller by `redrawPicture`. */
export const isWorthRedrawing = ({ type, size }: Blob): boolean =>
  redrawn.includes(imageType(type)) && (size > small || imageType(type) === manyPixels);

/** WebP where the browser writes it. Safari does not, and JPEG would lose what is transparent. */
async function encode(canvas: OffscreenCanvas, source: string): Promise<Blob | null> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return webp;
  return source === 'image/jpeg' ? canvas.convertToBlob({ type: source, quality }) : null;
}

/**
 * A photo as small as the API would make it, upright as its EXIF says, without EXIF: a slow line sends a tenth of the bytes, and the place
 * where it was taken stays on the phone.
 * @returns null if that would not be smaller, or this browser cannot draw it
 */
export async function redrawPicture(file: Blob): Promise<Blob | null> {
  if (!isWorthRedrawing(file)) return null;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await encode(canvas, imageType(file.type));
    const isSmaller = smaller !== null && (smaller.size < file.size || scale < 1);
    return isSmaller ? smaller : null;
  } catch {
    return null; // broken, or of a kind that this browser does not know: the API says what is wrong with it
  }
}
