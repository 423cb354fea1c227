import { smallImage } from '@toam/contracts/media/small-image';
import { imageTypes } from '@toam/contracts/media/upload-limits';
import { mediaText } from '@toam/contracts/texts/media';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { HttpError } from '../http/http-error';

/** Longest side of the picture and of its thumbnail, in pixels. Design §6. */
const mainSide = 1600;
const thumbnailSide = 400;

/** 60 megapixels: more than any phone makes, but few enough to decode. A small file can unpack to a huge picture. */
const maxPixels = 60_000_000;

export interface EncodedImage {
  main: Buffer;
  thumbnail: Buffer;
  /** Pixels of `main`. */
  width: number;
  height: number;
}

/** Decoding needs a core and up to 240 MB, so only two run at once; the rest wait. */
const limit = pLimit(2);

/** Small pictures take 5 ms each. They have a limit of their own, so that no list waits for somebody's uploads. */
const smallLimit = pLimit(2);

/** @throws HttpError wrong_type for everything that is not an accepted picture format */
async function refuseOthers(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !imageTypes.includes(type.mime)) throw new HttpError('wrong_type', mediaText.notAnImage);
}

const webp = (picture: Sharp, side: number, quality: number) =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });

/** The small picture for lists. */
export const encodeThumbnail = (picture: Sharp) => webp(picture, thumbnailSide, 76);

/** Decodes once: upright by EXIF, then turned, then reduced. Encoding anew removes the metadata. */
async function encode(bytes: Uint8Array, degrees: number): Promise<EncodedImage> {
  // the first picture loads it, so the start does not wait for it
  const { default: sharp } = await import('sharp');
  const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: mainSide, height: mainSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const turned = sharp(upright).rotate(degrees);
  const main = await webp(turned.clone(), mainSide, 82);
  const thumbnail = await encodeThumbnail(turned.clone());
  return { main: main.data, thumbnail: thumbnail.data, width: main.info.width, height: main.info.height };
}

const tooManyPixels = (error: unknown) => error instanceof Error && /exceeds pixel limit/i.test(error.message);

/**
 * Makes the stored picture and its thumbnail: WebP, upright, without EXIF.
 * @param degrees 0, 90, 180 or 270 clockwise
 * @throws HttpError wrong_type if it is no picture; invalid if it is broken or has too many pixels
 */
export async function encodeImage(bytes: Uint8Array, degrees: number): Promise<EncodedImage> {
  await refuseOthers(bytes);
  return limit(async () => {
    try {
      return await encode(bytes, degrees);
    } catch (error) {
      throw new HttpError('invalid', tooManyPixels(error) ? mediaText.tooManyPixels : mediaText.unreadableImage);
    }
  });
}

/** Turns a stored picture. */
export const turnImage = (upright: Uint8Array, degrees: number): Promise<EncodedImage> =>
  limit(() => encode(upright, degrees));

/** Makes the small form from a stored thumbnail. */
export const encodeSmall = (thumbnail: Uint8Array): Promise<Buffer> =>
  smallLimit(async () => {
    const { default: sharp } = await import('sharp');
    return sharp(thumbnail)
      .resize({ ...smallImage, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 3 })
      .toBuffer();
  });
