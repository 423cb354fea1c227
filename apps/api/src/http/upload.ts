import { commonText } from '@toam/contracts/texts/common';
import { validationText } from '@toam/contracts/texts/validation';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** The most bytes that one uploaded file may have. Specification 1 §9. */
export const largestUpload = 5_000_000;

/** One received file. `type` and `name` are what the browser claims: sniff before believing. */
export interface Upload {
  name: string;
  type: string;
  bytes: Buffer;
}

/**
 * Reads a multipart body: text fields, and exactly one file in a part called `file` or `image`.
 * @throws Refusal wrong_type if it is no multipart body, too_large over 5,000,000 bytes, invalid without a file
 */
export async function receiveUpload(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: Upload }> {
  if (!request.isMultipart()) throw new Refusal('wrong_type', commonText.invalid);
  const fields: Record<string, string> = {};
  let file: Upload | undefined;
  for await (const part of request.parts({
    limits: { fileSize: largestUpload, files: 1, fields: 50, fieldSize: 100_000 },
  })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'file' || part.fieldname === 'image')
      file = { name: part.filename, type: part.mimetype, bytes };
  }
  if (!file) throw new Refusal('invalid', commonText.invalid, { errors: { file: validationText.required } });
  return { fields, file };
}
