import { sendContact } from '@toam/contracts/contact/contact.endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../../http-error';
import { contactText } from '@toam/contracts/contact/contact.text';

/** Seconds for which a browser caches the permission. */
const remembered = 600;

/** Lets the calling page read the answer, also a refusal. Cookies are not allowed, so this opens no session. */
function open(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('vary', 'origin');
}

/**
 * Lets pages of these origins, and no others, call the contact form's endpoint from the browser. Websites that relay from
 * their own server do not need it. All other endpoints stay closed to other origins.
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
