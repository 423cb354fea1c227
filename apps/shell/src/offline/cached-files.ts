/**
 * What the service worker answers without a network: the shell's document, and the files that pages have loaded so far. Imports
 * only that page's words: it is bundled into the worker. Decision 99.
 */
import { isImmutable } from '@toam/contracts/served-file';
import { commonText } from '@toam/contracts/texts/common';
import { loginText } from '@toam/contracts/shell/login.text';

/** Files that change with a release, and name those that never do. */
const pointer = /^\/remotes\.json$|^\/static\/js\/preload\.js$/;

/** Every address is the same document, except these. */
const otherPage = /^\/(api|auth|widget)(\/|$)|\.[a-z0-9]{2,5}$/i;
/** Of these the login page is a page of ours that is not kept. */
const loginPage = /^\/auth(\/|$)/i;

/** The name under which the document is kept. */
export const documentAddress = '/index.html';

/** Changes with the format of what is kept: the worker deletes other caches. */
export const cacheName = 'toam-1';

/** Milliseconds. A cached answer is better than a slower one. Shorter than the page's own timeouts (federation/runtime.ts). */
const timeouts = { document: 3000, pointer: 1500 };

/** Files of a few releases. Beyond it those that the present page does not use go, the oldest first. */
const maxFiles = 400;

/** The parts of a request that matter here. */
export interface WorkerRequest {
  method: string;
  mode: string;
  url: string;
}

type Kind = 'document' | 'login' | 'pointer' | 'immutable';

/** How a request is answered. Null: the browser asks the network as if there were no worker; so it is for every call of the API. */
export function kindOf({ method, mode, url }: WorkerRequest, origin: string): Kind | null {
  const { pathname, origin: own } = new URL(url, origin);
  if (method !== 'GET' || own !== origin) return null;
  if (mode === 'navigate' && loginPage.test(pathname)) return 'login';
  if (mode === 'navigate') return otherPage.test(pathname) ? null : 'document';
  if (pathname.startsWith('/api/')) return null;
  if (pointer.test(pathname)) return 'pointer';
  return isImmutable(pathname) ? 'immutable' : null;
}

type Store = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

const isWhole = ({ ok, type, redirected, status }: Response) => ok && status === 200 && type === 'basic' && !redirected;

async function cacheResponse(store: Store, address: string, response: Response): Promise<void> {
  if (!isWhole(response)) return;
  try {
    await store.put(address, response.clone());
  } catch {
    // the device is full: the page works as without a worker
  }
}

const after = (milliseconds: number) => new Promise<null>((wake) => setTimeout(wake, milliseconds, null));

interface Responding {
  store: Store;
  /** Sends the request; for a document the browser may have sent it already. */
  request: () => Promise<Response>;
  /** Keeps the worker alive until this is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The page for an address of which nothing is kept on this device. It needs no other file, and opens the page once there is a network. */
const html = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${commonText.offlineTitle} · ${loginText.brand}</title>
<style>
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 0 24px; box-sizing: border-box;
    background: #f7f4f0; color: #211c17; font: 14px/22px system-ui, sans-serif; text-align: center; }
  @media (prefers-color-scheme: dark) { body { background: #151311; color: #f1ebe4; } }
  h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
  p { max-width: 360px; margin: 0 auto 20px; }
  button { min-width: 120px; min-height: 44px; border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 600; }
</style>
<main>
  <h1>${commonText.offlineTitle}</h1>
  <p>${commonText.offlinePage}</p>
  <button type="button" onclick="location.reload()">${commonText.retry}</button>
</main>
<script>addEventListener('online', () => location.reload())</script>
</html>`;

const offlinePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Pages that nothing is kept of end in a page that says why, and not in the browser's own error. */
const orOfflinePage = (answer: Promise<Response>): Promise<Response> => answer.catch(offlinePage);

/** From the network, or if that fails or takes too long, what is cached. A late answer is cached for the next time. */
async function networkFirst(
  address: string,
  milliseconds: number,
  { store, request, waitUntil }: Responding,
): Promise<Response> {
  const fresh = request().then((response) => {
    waitUntil(cacheResponse(store, address, response));
    return response;
  });
  const orNull = fresh.catch(() => null);
  waitUntil(orNull);
  const cached = await store.match(address);
  if (!cached) return fresh;
  return (await Promise.race([orNull, after(milliseconds)])) ?? cached;
}

export async function respond(
  kind: Kind,
  { url }: Pick<WorkerRequest, 'url'>,
  responding: Responding,
): Promise<Response> {
  if (kind === 'login') return orOfflinePage(responding.request());
  if (kind === 'document') return orOfflinePage(networkFirst(documentAddress, timeouts.document, responding));
  if (kind === 'pointer') return networkFirst(url, timeouts.pointer, responding);
  const { store, request, waitUntil } = responding;
  const cached = await store.match(url);
  if (cached) return cached;
  const response = await request();
  waitUntil(cacheResponse(store, url, response));
  return response;
}

/**
 * Caches what a page has loaded before the worker ran: from the browser's own cache, so it costs no traffic. Files come before what names
 * them: a page that closes meanwhile leaves nothing that lacks its files.
 */
export async function cacheLoaded(
  urls: readonly string[],
  store: Store,
  origin: string,
  request: (url: string) => Promise<Response>,
): Promise<void> {
  const kindOfUrl = (url: string) => kindOf({ method: 'GET', mode: 'cors', url }, origin);
  const own = (['immutable', 'pointer'] as const).flatMap((kind) => urls.filter((url) => kindOfUrl(url) === kind));
  for (const url of [...own, documentAddress]) {
    if (await store.match(url)) continue;
    await cacheResponse(store, url, await request(url));
  }
  const keys = await store.keys();
  const used = new Set([...own, documentAddress].map((url) => new URL(url, origin).href));
  const idle = keys.filter(({ url }) => !used.has(url));
  for (const key of idle.slice(0, Math.max(0, keys.length - maxFiles))) await store.delete(key);
}
