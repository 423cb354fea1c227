import { isWorthRedrawing } from './redraw-picture';

const isPossible = (): boolean => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis;

/** Null if the worker's script cannot be loaded, too: the picture then travels as it is. */
const inWorker = (file: Blob): Promise<Blob | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url));
    const end = (smaller: Blob | null) => {
      worker.terminate();
      resolve(smaller);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(file);
  });

/** The end of those before. One at a time: each needs up to 100 MB. */
let earlier: Promise<unknown> = Promise.resolve();

/** The picture made small in a worker, under its own name, or the file itself. */
export async function smallerPicture(file: File | Blob): Promise<File | Blob> {
  if (!isPossible() || !isWorthRedrawing(file)) return file;
  const mine = earlier.then(() => inWorker(file));
  earlier = mine;
  const smaller = await mine;
  if (!smaller) return file;
  return file instanceof File ? new File([smaller], file.name, { type: smaller.type }) : smaller;
}
