import { HttpError } from '../http-error';
import { type EncodedImage, type PictureWork, pictureWork } from './picture-work';

/** What the API asks. One picture at a time. */
export type PictureTask = {
  [Work in keyof PictureWork]: { work: Work; given: Parameters<PictureWork[Work]> };
}[keyof PictureWork];

/** What it answers. */
export type PictureAnswer = { result: number | EncodedImage } | { refused: Pick<HttpError, 'code' | 'message'> };

/**
 * Entry of the process that decodes pictures (picture-processes.ts); a separate file beside the bundle. It knows no secret of the API:
 * what a hostile picture makes of the decoder stays here, and ends with it.
 */
async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return {
      result: await (task.work === 'cost' ? pictureWork.cost(...task.given) : pictureWork.encode(...task.given)),
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

process.on('message', (task: PictureTask) => void answer(task).then((done) => process.send?.(done)));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the API ends its running calls first
process.on('SIGINT', () => undefined);
