import { smallImage } from '@toam/contracts/media/small-image';
import { imageTypes } from '@toam/contracts/media/upload-limits';
import { mediaText } from '@toam/contracts/media/media.text';
import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from '../http-error';
import { bundledPictureProcess, pictureProcesses } from './picture-processes';
import { type EncodedImage, loadSharp, pictureWork } from './picture-work';

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

const entry = bundledPictureProcess();
/** What others send is decoded apart; from the sources (`npm run dev`, tests) there is no compiled process. */
const apart = entry ? pictureProcesses(entry) : pictureWork;

/** @throws HttpError wrong_type for everything that is not an accepted picture format. The content counts, not what the sender calls it */
async function refuseOthers(bytes: Uint8Array): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === 'image/heic' || mime === 'image/heif') throw new HttpError('wrong_type', mediaText.heic);
  if (!mime || !imageTypes.includes(mime)) throw new HttpError('wrong_type', mediaText.notAnImage);
}

/** Asks the header what it will take, and decodes if that is not too much. @throws HttpError invalid */
async function encodeUnknown(bytes: Buffer, degrees: number, megabytes: number): Promise<EncodedImage> {
  const encode = () => apart.encode(bytes, degrees);
  return (await apart.cost(bytes, megabytes)) <= heavy ? encode() : heavyLimit(encode);
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
  queued('staff', () => apart.encode(Buffer.from(upright), degrees));

/** Makes the small form from a stored thumbnail. */
export const encodeSmall = (thumbnail: Uint8Array): Promise<Buffer> =>
  smallLimit(async () => {
    const sharp = await loadSharp();
    return sharp(thumbnail)
      .resize({ ...smallImage, fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 3 })
      .toBuffer();
  });
