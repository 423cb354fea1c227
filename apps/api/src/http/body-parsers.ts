import multipart from '@fastify/multipart';
import { commonText } from '@toam/contracts/texts/common';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error';

/** The largest JSON body in bytes. Rich text may take 1 MB of it (D9). */
export const largestJson = 2_000_000;

/** The same of who has not signed in: a megabyte of brackets becomes fifty in memory. */
export const largestOfStrangers = 64_000;

/** Objects and lists of a body, with the brackets of its texts: twice as many as the largest body can have nodes of rich text. */
const mostParts = 200_000;

const [bracket, brace] = ['['.charCodeAt(0), '{'.charCodeAt(0)];

/** Two bytes become sixty in memory, so this is counted before they do. */
function hasTooManyParts(body: string): boolean {
  if (body.length <= mostParts) return false;
  let parts = 0;
  for (let at = 0; at < body.length; at++) {
    const code = body.charCodeAt(at);
    if (code === bracket || code === brace) parts += 1;
  }
  return parts > mostParts;
}

/**
 * JSON and multipart, nothing else: other media types get 415. An empty JSON body counts as {}.
 * @throws HttpError invalid for JSON of too many parts
 */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else if (hasTooManyParts(body)) done(new HttpError('invalid', commonText.invalid));
    else void parseJson(request, body, done);
  });
  await app.register(multipart);
}
