import type { RemoteModule } from '@toam/platform/remote';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { fetchRemote } from './runtime';

/** The federation runtime wraps an error in long text with links. Its first line and the quoted error are enough. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [headline = ''] = message.split('\n');
  const original = /Original Error Message:\s*(.+)/.exec(message)?.[1];
  return original ? `${headline} ${original}` : headline;
}

/** A remote's code could not be loaded. The message is for the log; users see RemoteDown. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';

  constructor(
    readonly remote: string,
    override readonly cause: unknown,
  ) {
    super(`remote ${remote}: ${reasonOf(cause)}`);
  }
}

/** The remote is live in another build than this tab began with, and has not been opened here: the page is loaded anew. */
export class RemoteReplaced extends Error {
  override name = 'RemoteReplaced';
}

const isRemoteModule = (exported: unknown): exported is { default: RemoteModule } =>
  typeof exported === 'object' &&
  exported !== null &&
  'default' in exported &&
  Array.isArray((exported.default as Partial<RemoteModule> | undefined)?.routes);

const arrived = new Map<string, RemoteModule>();
/** Whether the remote's code is loaded. */
export const hasArrived = ({ name }: RegisteredRemote): boolean => arrived.has(name);

const underWay = new Map<string, Promise<RemoteModule>>();

async function load(remote: RegisteredRemote): Promise<RemoteModule> {
  try {
    const exported = await fetchRemote(remote);
    if (!isRemoteModule(exported)) throw new Error('./remote exports no RemoteModule');
    arrived.set(remote.name, exported.default);
    return exported.default;
  } catch (error) {
    throw new RemoteUnavailable(remote.name, error);
  } finally {
    underWay.delete(remote.name);
  }
}

/**
 * The remote's module. Cached after it loads; parallel calls share one load; a failure is not cached.
 * @throws RemoteUnavailable
 */
export function remoteCode(remote: RegisteredRemote): Promise<RemoteModule> {
  const module = arrived.get(remote.name);
  if (module) return Promise.resolve(module);
  const started = underWay.get(remote.name) ?? load(remote);
  if (!arrived.has(remote.name)) underWay.set(remote.name, started);
  return started;
}
