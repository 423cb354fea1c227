import { loadParts } from '@toam/ui/core';
import { keysOnDevice } from '@toam/platform/device-store';
import { segmentOf, type RegisteredRemote } from '@toam/platform/remote-manifest';
import { warmDetailKit, warmFormKit } from './provide';
import { remoteCode } from './remote-code';

/** Loads a remote before its first visit. It ignores failures: the visit tries again and reports them. */
export function preloadRemote(remote: RegisteredRemote): void {
  remoteCode(remote).catch(() => undefined);
}

/** Whether this remote left work on this device that it has not sent yet: entries under `toam.unsent.<remote>.…`. */
const hasUnsent = ({ name }: RegisteredRemote): boolean => keysOnDevice(`toam.unsent.${name}.`).length > 0;

/** Loads the remotes that have something to send, whatever screen is opened: they send it when their code runs. */
export function preloadUnsent(remotes: RegisteredRemote[]): void {
  remotes.filter(hasUnsent).forEach(preloadRemote);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when nothing has loaded for two seconds: the first screen is complete and the connection is free. */
export async function quietLine(): Promise<void> {
  const arrived = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== arrived();) {
    before = arrived();
    await new Promise((wake) => setTimeout(wake, 2000));
  }
}

/** Safari has no requestIdleCallback; there, one second after the first screen counts as idle. */
const idle = () =>
  new Promise<void>((wake) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => wake(), { timeout: 5000 });
    else setTimeout(wake, 1000);
  });

/** One after the other, each while the browser is idle. A failure costs only its own: the visit asks again. */
async function inTurn(
  remotes: RegisteredRemote[],
  load: (remote: RegisteredRemote) => Promise<unknown>,
): Promise<void> {
  for (const remote of remotes) {
    await idle();
    await load(remote).catch(() => undefined);
  }
}

/**
 * Loads the closed controls of the screen, then one by one the remotes that this role opens most, then the modules of forms, and at the
 * end the screens that work without a network.
 */
export async function preloadForRole(remotes: RegisteredRemote[], role: number): Promise<void> {
  if (savesData()) return;
  await quietLine();
  await warmDetailKit();
  await loadParts();
  await inTurn(
    remotes.filter(({ preloadFor }) => preloadFor.includes(role)),
    remoteCode,
  );
  await idle();
  await warmFormKit();
  await inTurn(
    remotes.filter(({ offline }) => offline),
    async (remote) => (await remoteCode(remote)).offline?.(),
  );
  await loadParts();
}

/** The remote that owns a path. */
export const remoteOfPath = (remotes: RegisteredRemote[], path: string): RegisteredRemote | undefined =>
  remotes.find((remote) => remote.segments.includes(segmentOf(path)));
