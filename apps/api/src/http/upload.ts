import { largestUpload } from '@toam/contracts/media/upload-limits';
import { commonText } from '@toam/contracts/texts/common';
import { validationText } from '@toam/contracts/texts/validation';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error';

/** A received file. The browser claims `type` and `name`: check the content before you trust them. */
export interface Upload {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Browsers write these three as escapes into the name of a part, and nothing else (WHATWG HTML, multipart/form-data). */
const asNamed = (name: string): string => name.replaceAll('%22', '"').replace(/%0[da]/gi, ' ');

/** The name without line ends, NUL and marks that change the reading direction (they can hide the file's ending). */
const harmless = (name: string | undefined): string =>
  asNamed(name ?? '')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

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

/** The parser's error for an incomplete body or a missing boundary has no status. It is the sender's fault. */
function refuseBroken(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new HttpError('invalid', commonText.invalid, { errors: { file: validationText.invalid } });
}

/**
 * Reads a multipart body: text fields, and exactly one file in a part called `file` or `image`.
 * @throws HttpError wrong_type for another media type, too_large over 5,000,000 bytes, invalid without a complete file
 */
export async function receiveUpload(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: Upload }> {
  if (!request.isMultipart()) throw new HttpError('wrong_type', commonText.invalid);
  const { fields, file } = await readParts(request).catch(refuseBroken);
  if (!file) throw new HttpError('invalid', commonText.invalid, { errors: { file: validationText.required } });
  return { fields, file };
}
