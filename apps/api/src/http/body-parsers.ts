import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** The largest JSON body in bytes. Rich text may take 1 MB of it (D9). */
export const largestJson = 2_000_000;

/** The same of who has not signed in: a megabyte of brackets becomes fifty in memory. */
export const largestOfStrangers = 64_000;

/** JSON and multipart, nothing else: other media types get 415. An empty JSON body counts as {}. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  await app.register(multipart);
}
