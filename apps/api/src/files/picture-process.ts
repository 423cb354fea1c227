import { HttpError } from '../http-error';
import { type EncodedImage, type PictureWork, pictureWork } from './picture-work';

/** What the API asks. One picture at a time. */
export type Asked = {
  [Work in keyof PictureWork]: { work: Work; given: Parameters<PictureWork[Work]> };
}[keyof PictureWork];

/** What it is told. */
export type Told = { result: number | EncodedImage } | { refused: Pick<HttpError, 'code' | 'message'> };

/**
 * Entry of the process that decodes pictures (picture-processes.ts); a separate file beside the bundle. It knows no secret of the API:
 * what a hostile picture makes of the decoder stays here, and ends with it.
 */
async function answer(asked: Asked): Promise<Told> {
  try {
    return {
      result: await (asked.work === 'cost' ? pictureWork.cost(...asked.given) : pictureWork.encode(...asked.given)),
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { code: error.code, message: error.message } };
  }
}

process.on('message', (asked: Asked) => void answer(asked).then((told) => process.send?.(told)));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the API ends its running calls first
process.on('SIGINT', () => undefined);
