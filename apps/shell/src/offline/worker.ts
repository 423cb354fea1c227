import { respond, cacheName, cacheLoaded, kindOf } from './cached-files';

/** The part of the service worker's scope that is used. Its types do not fit beside those of pages. */
interface Scope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { disable(): Promise<void> } };
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: Lasting & { data: unknown }) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope;
const openCache = () => caches.open(cacheName);

/** A new worker takes over at once: what it keeps has hashes in its names, so it fits any release of the page. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

/**
 * No navigation preload: Firefox shows its own error when that request fails, whatever the worker answers. Earlier releases had it on.
 */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('toam-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.disable();
  await scope.clients.claim();
}
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  if (!kind) return;
  const load = () => fetch(request);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  event.respondWith(openCache().then((store) => respond(kind, request, { store, request: load, waitUntil })));
});

scope.addEventListener('message', (event) => {
  const urls = (event.data as { loaded?: unknown } | null)?.loaded;
  if (!Array.isArray(urls)) return;
  event.waitUntil(
    openCache().then((store) => cacheLoaded(urls.map(String), store, location.origin, (url) => fetch(url))),
  );
});
