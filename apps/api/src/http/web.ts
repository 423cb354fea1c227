import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isImmutable } from '@toam/contracts/served-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyNotFound } from './reply-error';

const year = 'public, max-age=31536000, immutable';

/** @param file below the folder that is served */
const cacheOf = (file: string): string => (isImmutable(file.split(path.sep).join('/')) ? year : 'no-cache');

/** These addresses are never pages. A missing file answers 404: a browser would read the HTML page as a script. */
const isAsset = (address: string): boolean =>
  /^\/(remotes|shell|static|widget\/static)\//.test(address) || /\.[a-z0-9]{2,5}$/i.test(address);

/** Who released what is nobody's business but the office's. */
const isPrivate = (address: string): boolean => /(^|\/)releases\.json(\.|$)/i.test(address);

/** What machines ask for: probes of health, figures, other software's secrets. The page of the shell would look like a yes. */
const isProbe = (address: string): boolean =>
  /^\/(\.|(health|live|ready|start)(z|y|up|check)?(\/|$)|(ping|status|server-status|metrics|actuator|prometheus|wp-\w+|cgi-bin)(\/|$))/i.test(
    address,
  );

const unescaped = (address: string): string =>
  address.replace(/%([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The address as others on its way may read it, who resolve escapes (also of escapes), ways up and backslashes, in any case. */
const plainly = (address: string): string =>
  path.posix.normalize(`/${unescaped(unescaped(address)).replaceAll('\\', '/')}`).toLowerCase();

/** Whoever asks the API, however it is written, must not take the page of the shell for its answer. */
const isApi = (address: string): boolean => !address.startsWith('/') || /^\/api(\/|$)/.test(plainly(address));

const isPage = (request: FastifyRequest, address: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isApi(address) && !isAsset(address) && !isProbe(address);

/** Every page is the shell, except login and the chat of customers. */
function documentOf(address: string): string {
  if (/^\/auth\/login\/?$/.test(address)) return 'login.html';
  return /^\/widget\/chat\/?$/.test(address) ? 'widget/chat.html' : 'index.html';
}

/** Browsers ask for the service worker at every visit. This one deletes what the other kept, and itself. */
const retiredWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('toam-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves the published shell and remotes (tools/publish) with their precompressed copies. Any other address is
 * a page of the shell. Login and the chat of customers have their own documents. Without a build only the API is served.
 * @param isOffline whether pages may open without a network
 */
export async function serveWeb(app: FastifyInstance, directory: string, isOffline: boolean): Promise<void> {
  const root = path.resolve(directory);
  if (!existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(replyNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    allowedPath: (address) => !isPrivate(address),
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', cacheOf(path.relative(root, file.replace(/\.(br|gz)$/, ''))));
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  // do not return the reply: Fastify would wait for it and add listeners of its own
  const sendPage = (reply: FastifyReply, file: string): void => {
    reply.header('cache-control', 'no-cache').sendFile(file);
  };
  if (!isOffline)
    app.get('/sw.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript').send(retiredWorker),
    );
  app.get('/', { logLevel: 'warn' }, (_request, reply) => sendPage(reply, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '/';
    if (!isPage(request, address)) replyNotFound(request, reply);
    else sendPage(reply, documentOf(address));
  });
}
