import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { takeAnswer } from '../preload/answers';

/** Milliseconds. A hung server must become an ordinary failure soon, and before the person gives up. */
const deadline = { manifest: 2000, pause: 400, script: 3000, whole: 9000 };

const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Two tries, each with a deadline. An HTML page in the manifest's place (a proxy's, a fallback's) is a failure too. */
async function fetchManifest(url: string, init: RequestInit): Promise<Response> {
  const reply = await (takeAnswer(url) ?? fetch(url, { ...init, signal: AbortSignal.timeout(deadline.manifest) }));
  const isJson = reply.headers.get('content-type')?.includes('json');
  if (!reply.ok || !isJson)
    throw new Error(`${url} answered ${reply.status} ${reply.headers.get('content-type') ?? ''}`);
  return reply;
}

const network: ModuleFederationRuntimePlugin = {
  name: 'toam-network',
  async fetch(url, init) {
    try {
      return await fetchManifest(url, init);
    } catch {
      await sleep(deadline.pause);
      return fetchManifest(url, init);
    }
  },
  createScript({ url, attrs }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
    return { script, timeout: deadline.script };
  },
};

registerPlugins([network]);

const entryOf = ({ name, entry }: RegisteredRemote) => ({ name, entry: new URL(entry, location.origin).href });

/** Makes the remotes known; nothing is fetched. */
export const declareRemotes = (remotes: RegisteredRemote[]): void => registerRemotes(remotes.map(entryOf));

/** Rejects after `ms`, so that a promise of the runtime that never settles costs one attempt only. */
const orTimeout = <T>(work: Promise<T>, ms: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Fetches scripts into the browser's cache while the manifest that names them is still on its way. A fetch and no preload
 * link, because it can be given up: a script would wait for a link that hangs, on the next try, too.
 */
function hint(scripts: string[]): void {
  for (const script of scripts) {
    fetch(script, { signal: AbortSignal.timeout(deadline.script) })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined); // the script itself fails next, and says so
  }
}

/**
 * Fetches and evaluates a remote's `./remote` module.
 * @throws whatever went wrong, after making the runtime forget the attempt: it would keep a failure for the life of the page
 */
export async function fetchRemote(remote: RegisteredRemote): Promise<unknown> {
  hint(remote.preload);
  try {
    return await orTimeout(loadRemote(`${remote.name}/remote`), deadline.whole, `remote ${remote.name}`);
  } catch (error) {
    registerRemotes([entryOf(remote)], { force: true });
    throw error;
  }
}
