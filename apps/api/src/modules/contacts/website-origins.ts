import { sendContact } from '@toam/contracts/contact/contact.endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../../http/http-error';
import { contactText } from '@toam/contracts/texts/contact';

/** Seconds for which a browser remembers what it was allowed. */
const remembered = 600;

/** Lets the page that asks read the answer, a refusal as well: nobody else's session goes along, so nothing else is opened. */
function open(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('vary', 'origin');
}

/**
 * Opens the form of the commercial website to pages of these origins, and to no others; sites that relay from their own server
 * need none of it. Only this endpoint: everything else stays with our own pages.
 */
export function openToWebsites(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = (origin: string | undefined): origin is string =>
    origin !== undefined && origins.some((one) => one.toLowerCase() === origin.toLowerCase());
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (request.routeOptions.config.endpoint === sendContact && allowed(origin)) open(reply, origin);
  });
  app.options(`/api${sendContact.path}`, async (request, reply) => {
    const { origin } = request.headers;
    if (!allowed(origin)) throw new HttpError('forbidden', contactText.originRefused);
    open(reply, origin);
    return reply
      .code(204)
      .header('access-control-allow-methods', sendContact.method)
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', remembered)
      .send();
  });
}
