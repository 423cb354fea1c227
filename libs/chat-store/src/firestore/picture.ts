import { CallFailed } from '@toam/api-client/call-failed';
import { mayBeImage } from '@toam/contracts/media/upload-limits';
import { mediaText } from '@toam/contracts/media/media.text';
import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { runTransaction } from 'firebase/firestore';
import type { UploadedPicture, UploadWatch } from '../chat-store';
import type { Connection } from './firestore-connection';
import { count } from './counted';
import { answered } from './store-failure';

/** Bytes of a picture, as the storage rules say. */
const largest = 5_000_000;
/** Pixels of the longer side: as the product's own store keeps them. */
const longestSide = 1920;

/** A picture that is ready to be stored. */
interface PreparedPicture {
  bytes: Blob;
  width: number | null;
  height: number | null;
}

/**
 * WebP where the canvas can. Safari's cannot, and gives PNG instead, many times as large: there it is JPEG, which knows no transparency, on
 * white.
 */
async function encoded(canvas: HTMLCanvasElement, paper: CanvasRenderingContext2D | null): Promise<Blob | null> {
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
  const webp = await as('image/webp');
  if (!webp || !paper || webp.type === 'image/webp') return webp;
  paper.globalCompositeOperation = 'destination-over';
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  return as('image/jpeg');
}

/**
 * Draws a picture anew: nobody between the sender and the store could take out where and with what it was taken.
 * @throws CallFailed if it is none
 */
export async function drawAnew(file: Blob): Promise<PreparedPicture> {
  const refused = (message: string) => new CallFailed(422, 'invalid', message);
  const drawn = await createImageBitmap(file).catch(() => {
    throw refused(mayBeImage(file) ? mediaText.unreadableImage : mediaText.notAnImage);
  });
  const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
  const [width, height] = [Math.round(drawn.width * scale), Math.round(drawn.height * scale)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  paper?.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  const bytes = await encoded(canvas, paper);
  if (!bytes) throw refused(mediaText.unreadableImage);
  if (bytes.size > largest) throw refused(mediaText.overLimited);
  return { bytes, width, height };
}

/** The key of a stored picture: its measures and its address. */
const keyOf = (address: string, { width, height }: PreparedPicture) => `${width ?? ''}x${height ?? ''} ${address}`;

export function pictureOf(key: string): { imageURL: string; width: number | null; height: number | null } {
  const [, width = '', height = '', imageURL = ''] = /^(\d*)x(\d*) (.*)$/.exec(key) ?? [];
  return { imageURL, width: width ? Number(width) : null, height: height ? Number(height) : null };
}

/** Stores a picture under a name that nobody guesses. */
export async function uploadPicture(
  connection: Connection,
  file: Blob,
  { onProgress = () => undefined, signal }: UploadWatch,
  prepare: typeof drawAnew,
): Promise<UploadedPicture> {
  const prepared = await prepare(file);
  const who = await answered(connection.ready());
  signal?.throwIfAborted();
  const picture = crypto.randomUUID();
  // the rules of Storage take what is counted in Firestore
  await answered(
    runTransaction(connection.store, (transaction) => count(transaction, connection, who, { picture })),
    signal,
  );
  const stored = ref(connection.files, `images/${who.uid}/${picture}`);
  const task = uploadBytesResumable(stored, prepared.bytes, {
    contentType: prepared.bytes.type,
    cacheControl: 'private, max-age=31536000, immutable',
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  signal?.addEventListener('abort', () => void task.cancel(), { once: true });
  await answered(Promise.resolve(task), signal);
  onProgress(1); // a small file may have no event
  const address = await answered(getDownloadURL(stored), signal);
  return { key: keyOf(address, prepared), thumbnail: address };
}
