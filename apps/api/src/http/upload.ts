import { largestUpload } from '@toam/contracts/media/upload-limits';
import { commonText } from '@toam/contracts/texts/common';
import { validationText } from '@toam/contracts/texts/validation';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/** One received file. `type` and `name` are what the browser claims: sniff before believing. */
export interface Upload {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A name without what is no letter: line ends, NUL, and marks that turn the direction of reading to hide its end. */
const harmless = (name: string | undefined): string =>
  (name ?? '').replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').trim();

type Parts = { fields: Record<string, string>; file: Upload | undefined };

async function readParts(request: FastifyRequest): Promise<Parts> {
  const read: Parts = { fields: {}, file: undefined };
  for await (const part of request.parts({
    limits: { fileSize: largestUpload, files: 1, fields: 50, fieldSize: 100_000 },
  })) {
    if (part.type === 'field') {
      read.fields[part.fieldname] = String(part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'file' || part.fieldname === 'image')
      read.file = { name: harmless(part.filename), type: part.mimetype, bytes };
  }
  return read;
}

/** What the parser throws at a body that is cut off or has no boundary has no status, and is the sender's fault. */
function refuseBroken(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new HttpError('invalid', commonText.invalid, { errors: { file: validationText.invalid } });
}

/**
 * Reads a multipart body: text fields, and exactly one file in a part called `file` or `image`.
 * @throws HttpError wrong_type if it is no multipart body, too_large over 5,000,000 bytes, invalid without a whole file
 */
export async function receiveUpload(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: Upload }> {
  if (!request.isMultipart()) throw new HttpError('wrong_type', commonText.invalid);
  const { fields, file } = await readParts(request).catch(refuseBroken);
  if (!file) throw new HttpError('invalid', commonText.invalid, { errors: { file: validationText.required } });
  return { fields, file };
}
