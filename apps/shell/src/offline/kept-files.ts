/**
 * What the service worker answers without a network: the shell's document, and the files that pages have loaded so far. Imports
 * nothing: it is bundled into the worker. Decision 99.
 */

/** A content hash in the name: such a file never changes. The same as in apps/api/src/http/web.ts. */
const hashed = /\.[0-9a-f]{8,}\.(?:[a-z]+\.)*[a-z0-9]+$/;

/** Files without a hash, which name the hashed ones of a release. */
const pointer = /^\/remotes\.json$|^\/remotes\/[a-z0-9-]+\/mf-manifest\.json$|^\/static\/js\/preload\.js$/;

/** Every address is the same document, except these. */
const otherPage = /^\/(api|auth)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** The name under which the document is kept. */
export const documentAddress = '/index.html';

/** Changes with the format of what is kept: the worker deletes other caches. */
export const cacheName = 'toam-1';

/** Milliseconds. A kept answer is better than a slower one. Shorter than the page's own timeouts (federation/runtime.ts). */
const patience = { document: 3000, pointer: 1500 };

/** Files of a few releases. Beyond it those that the present page does not use go, the oldest first. */
const mostFiles = 400;

/** The parts of a request that matter here. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

type Kind = 'document' | 'pointer' | 'hashed';

/** How a request is answered. Null: the browser asks the network as if there were no worker; so it is for every call of the API. */
export function kindOf({ method, mode, url }: Asked, origin: string): Kind | null {
  const { pathname, origin: own } = new URL(url, origin);
  if (method !== 'GET' || own !== origin) return null;
  if (mode === 'navigate') return otherPage.test(pathname) ? null : 'document';
  if (pathname.startsWith('/api/')) return null;
  if (pointer.test(pathname)) return 'pointer';
  return hashed.test(pathname) ? 'hashed' : null;
}

type Store = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

const isWhole = ({ ok, type, redirected, status }: Response) => ok && status === 200 && type === 'basic' && !redirected;

async function keep(store: Store, address: string, answer: Response): Promise<void> {
  if (isWhole(answer)) await store.put(address, answer.clone());
}

const afterwards = (milliseconds: number) => new Promise<null>((wake) => setTimeout(wake, milliseconds, null));

interface Answering {
  store: Store;
  /** Sends the request; for a document the browser may have sent it already. */
  ask: () => Promise<Response>;
  /** Keeps the worker alive until this is done. */
  lasting: (work: Promise<unknown>) => void;
}

/** From the network, or if that fails or takes too long, what is kept. A late answer is kept for the next time. */
async function freshOrKept(
  address: string,
  milliseconds: number,
  { store, ask, lasting }: Answering,
): Promise<Response> {
  const asked = ask().then(async (answer) => {
    await keep(store, address, answer);
    return answer;
  });
  const orNull = asked.catch(() => null);
  lasting(orNull);
  const known = await store.match(address);
  if (!known) return asked;
  return (await Promise.race([orNull, afterwards(milliseconds)])) ?? known;
}

export async function answerOf(kind: Kind, { url }: Pick<Asked, 'url'>, answering: Answering): Promise<Response> {
  if (kind !== 'hashed') return freshOrKept(kind === 'document' ? documentAddress : url, patience[kind], answering);
  const { store, ask } = answering;
  const known = await store.match(url);
  if (known) return known;
  const answer = await ask();
  await keep(store, url, answer);
  return answer;
}

/**
 * Keeps what a page has loaded before the worker ran: from the browser's own cache, so it costs no traffic. Files come before what names
 * them: a page that closes meanwhile leaves nothing that lacks its files.
 */
export async function keepAll(
  urls: readonly string[],
  store: Store,
  origin: string,
  ask: (url: string) => Promise<Response>,
): Promise<void> {
  const kindOfUrl = (url: string) => kindOf({ method: 'GET', mode: 'cors', url }, origin);
  const own = (['hashed', 'pointer'] as const).flatMap((kind) => urls.filter((url) => kindOfUrl(url) === kind));
  for (const url of [...own, documentAddress]) {
    if (await store.match(url)) continue;
    await keep(store, url, await ask(url));
  }
  const keys = await store.keys();
  const used = new Set([...own, documentAddress].map((url) => new URL(url, origin).href));
  const idle = keys.filter(({ url }) => !used.has(url));
  for (const key of idle.slice(0, Math.max(0, keys.length - mostFiles))) await store.delete(key);
}
