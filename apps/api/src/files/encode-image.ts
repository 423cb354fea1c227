import { smallImage } from '@toam/contracts/media/small-image';
import { imageTypes } from '@toam/contracts/media/upload-limits';
import { mediaText } from '@toam/contracts/media/media.text';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Sharp } from 'sharp';
import { HttpError } from '../http-error';
import { costOf, mostPixels, withoutTexts } from './picture-cost';

/** Longest side of the picture and of its thumbnail, in pixels. Design §6. */
const mainSide = 1600;
const thumbnailSide = 400;

/** Seconds that decoding may take: far more than any honest picture needs on a busy machine. */
const longest = 30;

export interface EncodedImage {
  main: Buffer;
  thumbnail: Buffer;
  /** Pixels of `main`. */
  width: number;
  height: number;
}

/** Whose pictures wait together. Strangers have a queue of their own, so that staff never wait for them. */
export type PictureQueue = 'staff' | 'visitors';

interface Queue {
  /** How many are decoded at once. */
  limit: LimitFunction;
  /** How many may wait, with their bytes in memory: up to 5 MB each. */
  waiting: number;
  /** MB that one picture may take. */
  megabytes: number;
}

/** MB from which a picture is decoded alone. So decoding takes 320 MB at most, and 100 MB for each of the lighter ones. */
const heavy = 100;
const heavyLimit = pLimit(1);

/** The widget redraws what visitors choose, so what they send is light. */
const queues: Record<PictureQueue, Queue> = {
  staff: { limit: pLimit(2), waiting: 60, megabytes: 320 },
  visitors: { limit: pLimit(1), waiting: 12, megabytes: heavy },
};

/** Seconds after which there is room again. */
const retryAfter = 5;

/** @throws HttpError too_many if too many wait already */
function queued<T>(queue: PictureQueue, decode: () => Promise<T>): Promise<T> {
  const { limit, waiting } = queues[queue];
  if (limit.pendingCount >= waiting) throw new HttpError('too_many', mediaText.busy, { retryAfter });
  return limit(decode);
}

/** Small pictures take 5 ms each. They have a limit of their own, so that no list waits for somebody's uploads. */
const smallLimit = pLimit(2);

let isBounded = false;

/** The first picture loads it, so the start does not wait for it. */
async function loadSharp() {
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

/** @throws HttpError wrong_type for everything that is not an accepted picture format. The content counts, not what the sender calls it */
async function refuseOthers(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === 'image/heic' || mime === 'image/heif') throw new HttpError('wrong_type', mediaText.heic);
  if (!mime || !imageTypes.includes(mime)) throw new HttpError('wrong_type', mediaText.notAnImage);
}

const webp = (picture: Sharp, side: number, quality: number) =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });

/** The small picture for lists. */
export const encodeThumbnail = (picture: Sharp) => webp(picture, thumbnailSide, 76);

/** Decodes once: upright by EXIF, then turned, then reduced. Encoding anew removes the metadata. */
async function encode(bytes: Buffer, degrees: number): Promise<EncodedImage> {
  const sharp = await loadSharp();
  const upright = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
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

const pngSignature = Buffer.from('\x89PNG', 'latin1');

/** Asks the header what it will take, and decodes if that is not too much. @throws HttpError invalid */
async function encodeUnknown(upload: Buffer, degrees: number, megabytes: number): Promise<EncodedImage> {
  try {
    const sharp = await loadSharp();
    const bytes = upload.subarray(0, 4).equals(pngSignature) ? withoutTexts(upload) : upload;
    const cost = costOf(bytes, await sharp(bytes, { limitInputPixels: false }).metadata(), megabytes);
    return await (cost <= heavy ? encode(bytes, degrees) : heavyLimit(() => encode(bytes, degrees)));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError('invalid', mediaText.unreadableImage);
  }
}

/**
 * Makes the stored picture and its thumbnail: WebP, upright, without EXIF.
 * @param degrees 0, 90, 180 or 270 clockwise
 * @throws HttpError wrong_type if it is no picture; invalid if it is broken or has too many pixels; too_many
 */
export async function encodeImage(bytes: Buffer, degrees: number, queue: PictureQueue): Promise<EncodedImage> {
  await refuseOthers(bytes);
  return queued(queue, () => encodeUnknown(bytes, degrees, queues[queue].megabytes));
}

/** Turns a stored picture. @throws HttpError too_many */
export const turnImage = async (upright: Uint8Array, degrees: number): Promise<EncodedImage> =>
  queued('staff', () => encode(Buffer.from(upright), degrees));

/** Makes the small form from a stored thumbnail. */
export const encodeSmall = (thumbnail: Uint8Array): Promise<Buffer> =>
  smallLimit(async () => {
    const sharp = await loadSharp();
    return sharp(thumbnail)
      .resize({ ...smallImage, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 3 })
      .toBuffer();
  });
