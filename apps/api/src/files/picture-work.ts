import { mediaText } from '@toam/contracts/media/media.text';
import type { Sharp } from 'sharp';
import { HttpError } from '../http-error';
import { costOf, mostPixels, withoutTexts } from './picture-cost';

/** Longest side of the picture and of its thumbnail, in pixels. Design §6. */
const mainSide = 1600;
const thumbnailSide = 400;

/** Seconds that decoding may take: far more than any honest picture needs on a busy machine. */
export const longest = 30;

export interface EncodedImage {
  main: Buffer;
  thumbnail: Buffer;
  /** Pixels of `main`. */
  width: number;
  height: number;
}

let isBounded = false;

/** The first picture loads it, so the start does not wait for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  if (isBounded) return sharp;
  isBounded = true;
  // nothing is asked twice, and the cache would keep the last decoded pictures
  sharp.cache(false);
  // what is not accepted can't be opened either, whatever a file looks like
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`) });
  return sharp;
}

const webp = (picture: Sharp, side: number, quality: number) =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });

/** The small picture for lists. */
export const encodeThumbnail = (picture: Sharp) => webp(picture, thumbnailSide, 76);

/** What is asked about a picture: what it takes, and the stored forms of it. */
export interface PictureWork {
  /** MB of memory. @throws HttpError invalid if it is too large, or of a kind that is not accepted */
  cost: (bytes: Buffer, megabytes: number) => Promise<number>;
  encode: (bytes: Buffer, degrees: number) => Promise<EncodedImage>;
}

const pngSignature = Buffer.from('\x89PNG', 'latin1');

const readable = (upload: Buffer): Buffer =>
  upload.subarray(0, 4).equals(pngSignature) ? withoutTexts(upload) : upload;

/** Asks the header. */
async function cost(upload: Buffer, megabytes: number): Promise<number> {
  const sharp = await loadSharp();
  const bytes = readable(upload);
  return costOf(bytes, await sharp(bytes, { limitInputPixels: false }).metadata(), megabytes);
}

/** Decodes once: upright by EXIF, then turned, then reduced. Encoding anew removes the metadata. */
async function encode(upload: Buffer, degrees: number): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const upright = await sharp(readable(upload), { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longest })
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

/** Whatever the decoder says of bytes that it can't read, it is the picture's fault. */
const saying =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    try {
      return await work(...given);
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError('invalid', mediaText.unreadableImage);
    }
  };

/** Decodes here. */
export const pictureWork: PictureWork = { cost: saying(cost), encode: saying(encode) };
