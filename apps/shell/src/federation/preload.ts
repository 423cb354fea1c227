import { segmentOf, type RegisteredRemote } from '@toam/platform/remote-manifest';
import { warmFormKit } from './provide';
import { remoteCode } from './remote-code';

/** Fetches a remote ahead of its visit. A failure is no news yet: the visit itself tries again and says so. */
export function preloadRemote(remote: RegisteredRemote): void {
  remoteCode(remote).catch(() => undefined);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves once nothing has arrived for two seconds: the first screen has all it needs, and the line is free. */
async function quietLine(): Promise<void> {
  const arrived = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== arrived();) {
    before = arrived();
    await new Promise((wake) => setTimeout(wake, 2000));
  }
}

/** Safari has no requestIdleCallback; a second after the first screen is idle enough. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000);

/** Fetches, one after the other, the remotes that people of this role open most, and at last what forms are made of. */
export function preloadForRole(remotes: RegisteredRemote[], role: number): void {
  if (savesData()) return;
  const next = ([first, ...rest]: RegisteredRemote[]) => {
    if (!first) return void whenIdle(warmFormKit);
    whenIdle(
      () =>
        void remoteCode(first)
          .catch(() => undefined)
          .then(() => next(rest)),
    );
  };
  void quietLine().then(() => next(remotes.filter((remote) => remote.preloadFor.includes(role))));
}

/** The remote that owns a path. */
export const remoteOfPath = (remotes: RegisteredRemote[], path: string): RegisteredRemote | undefined =>
  remotes.find((remote) => remote.segments.includes(segmentOf(path)));
