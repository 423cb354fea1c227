import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { takeAnswer } from '../preload/answers';

/**
 * Milliseconds. A server that hangs must become a normal failure before the user gives up. The second attempt is patient: on a phone's
 * bad line an answer alone takes two seconds.
 */
const deadline = { manifest: 2000, again: 5000, pause: 400, script: 8000, whole: 20_000 };

const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Two attempts, each with a timeout. An HTML page in place of the manifest (from a proxy or a fallback) also fails. */
async function fetchManifest(url: string, init: RequestInit, timeout: number): Promise<Response> {
  const reply = await (takeAnswer(url) ?? fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }));
  const isJson = reply.headers.get('content-type')?.includes('json');
  if (!reply.ok || !isJson)
    throw new Error(`${url} answered ${reply.status} ${reply.headers.get('content-type') ?? ''}`);
  return reply;
}

const network: ModuleFederationRuntimePlugin = {
  name: 'toam-network',
  async fetch(url, init) {
    try {
      return await fetchManifest(url, init, deadline.manifest);
    } catch {
      await sleep(deadline.pause);
      return fetchManifest(url, init, deadline.again);
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

/** Registers the remotes; loads nothing. */
export const declareRemotes = (remotes: RegisteredRemote[]): void => registerRemotes(remotes.map(entryOf));

/** Rejects after `ms`. Some promises of the runtime never settle; then only this attempt fails. */
const orTimeout = <T>(work: Promise<T>, ms: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Loads scripts into the browser's cache while the manifest that names them still loads. It uses fetch, not a preload link, because
 * fetch can be aborted. A script on the next attempt would wait for a link that hangs.
 */
function hint(scripts: string[]): void {
  for (const script of scripts) {
    fetch(script, { signal: AbortSignal.timeout(deadline.script) })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined); // the script itself fails next and reports the error
  }
}

/**
 * Loads and runs a remote's `./remote` module.
 * @throws the original error. Before that it makes the runtime forget the attempt, because the runtime caches failures for the page's life.
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
