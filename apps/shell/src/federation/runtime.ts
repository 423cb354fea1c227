import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { fetchWhole } from './line';
import { unlessSilent } from '@toam/platform/silence';

/**
 * Milliseconds without a byte on the whole page, after which a request has failed: a server that hangs must become a normal failure
 * before the user gives up. A slow line may take as long as it needs. The second attempt is patient: on a phone's bad line an answer
 * alone takes two seconds.
 */
const silence = { manifest: 3000, again: 5000, script: 8000, whole: 10_000 };
const pause = 400;
/** The runtime's own limit of a script. Scripts are in the cache by then (`scriptsOf`), or the browser keeps none. */
const scriptDeadline = 60_000;

const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** An HTML page in place of the manifest (from a proxy or a fallback) also fails. */
async function fetchManifest(url: string, quiet: number): Promise<Response> {
  const reply = await fetchWhole(url, quiet);
  const isJson = reply.headers.get('content-type')?.includes('json');
  if (!reply.ok || !isJson)
    throw new Error(`${url} answered ${reply.status} ${reply.headers.get('content-type') ?? ''}`);
  return reply;
}

/** The scripts on their way, by the manifest that names them. */
const scriptsOf = new Map<string, Promise<unknown>>();

type ShareScope = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>>[0]['shareScope'];

const forgetful = new WeakSet<object>();

/** The runtime keeps a failed load of a shared module for the page's life. Here it forgets it, so that 'Thử lại' asks for the code again. */
function forgetFailures(scope: ShareScope): void {
  for (const share of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    const { get } = share;
    if (!get || forgetful.has(share)) continue;
    forgetful.add(share);
    share.get = async () => {
      try {
        return await get();
      } catch (error) {
        share.loading = null;
        throw error;
      }
    };
  }
}

const network: ModuleFederationRuntimePlugin = {
  name: 'toam-network',
  async fetch(url) {
    const manifest = await fetchManifest(url, silence.manifest).catch(async () => {
      await sleep(pause);
      return fetchManifest(url, silence.again);
    });
    await scriptsOf.get(url);
    return manifest;
  },
  createScript({ url, attrs }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
    return { script, timeout: scriptDeadline };
  },
  beforeInitContainer(start) {
    forgetFailures(start.shareScope);
    return start;
  },
};

registerPlugins([network]);

const entryOf = ({ name, entry }: RegisteredRemote) => ({ name, entry: new URL(entry, location.origin).href });

/** Registers the remotes; loads nothing. */
export const declareRemotes = (remotes: RegisteredRemote[]): void => registerRemotes(remotes.map(entryOf));

/**
 * Loads scripts into the browser's cache while the manifest that names them still loads. It uses fetch, not a preload link, because
 * fetch shows that bytes arrive, and can be aborted: a script on the next attempt would wait for a link that hangs.
 */
const loadAhead = (scripts: string[]): Promise<unknown> =>
  // the script itself fails next and reports the error
  Promise.all(scripts.map((script) => fetchWhole(script, silence.script).catch(() => undefined)));

/**
 * Loads and runs a remote's `./remote` module.
 * @throws the original error. Before that it makes the runtime forget the attempt, because the runtime caches failures for the page's life.
 */
export async function fetchRemote(remote: RegisteredRemote): Promise<unknown> {
  const { name, entry } = entryOf(remote);
  scriptsOf.set(entry, loadAhead(remote.preload));
  try {
    return await unlessSilent(loadRemote(`${name}/remote`), silence.whole, `remote ${name}`);
  } catch (error) {
    registerRemotes([{ name, entry }], { force: true });
    throw error;
  } finally {
    scriptsOf.delete(entry);
  }
}
