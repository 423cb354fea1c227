import { createContext } from 'react';
import type { RegisteredRemote, WaitingCount } from './remote-manifest';
import type { SlotCode, SlotName } from './slots';

/** A remote's failure, as it is reported to the API's log. Contains no personal data: paths are without their query string. */
export interface RemoteFailure {
  /** The remote whose code failed; 'shell' for the shell's own. */
  remote: string;
  /** load: its code did not arrive · render: a screen threw · slot: a contribution · registry: the list itself. */
  stage: 'load' | 'render' | 'slot' | 'registry';
  error: unknown;
}

/** A contribution from the registry, with its remote. */
export interface Contribution {
  remote: string;
  id: string;
  label: string;
  order: number;
  /** The address of the contribution, in slots with addresses. */
  path?: string | undefined;
  /** How many decisions are pending behind it; `useWaiting` counts them. */
  count?: WaitingCount | undefined;
}

/**
 * The interface that the shell gives to every remote's platform code. This module holds state, so it is a federation singleton under
 * the exact key `@toam/platform/host`. The files beside it also import it by that name, never as './host'. Otherwise a remote's
 * bundle would contain a second, empty copy (the build refuses that).
 */
export interface PlatformHost {
  /** Contributions to a slot that this person may see, in order. */
  contributions(slot: SlotName): Contribution[];
  /** Loads the code of a contribution. Rejects if the remote is down; the next call tries again. */
  loadContribution<S extends SlotName>(slot: S, contribution: Contribution): Promise<SlotCode<S>>;
  /** Sends the call of a `count` in remote.json. Returns its data, an object of numbers. */
  countWaiting(call: string, signal: AbortSignal): Promise<Record<string, number>>;
  /** Loads a remote's code ahead of a visit. Never rejects. */
  preload(remote: RegisteredRemote['name']): void;
  report(failure: RemoteFailure): void;
  /** Whether another build is live than this tab has: then only a new page can load what failed. Never rejects. */
  hasNewBuild(): Promise<boolean>;
  /**
   * Loads the page anew. By itself only if something new is live, nothing typed would be lost and it did not happen before for the same;
   * asked by the person in any case: the browser warns of what is not saved.
   * @returns whether it does
   */
  renewPage(why?: 'asked'): boolean;
}

let installed: PlatformHost | undefined;

/** Called once by the shell before it renders. Tests install a fake. */
export function installHost(host: PlatformHost): void {
  installed = host;
}

/** The running shell. Throws outside one: a remote cannot run alone (`npm run dev -- <remote>`). */
export function platformHost(): PlatformHost {
  if (!installed) throw new Error('no shell is installed: call installHost first');
  return installed;
}

/** `PlatformHost.hasNewBuild`; without a shell, as on the login page, nothing is new. Names of their own tell publishing who needs them. */
export const hasNewBuild = (): Promise<boolean> => installed?.hasNewBuild() ?? Promise.resolve(false);

/** `PlatformHost.renewPage`. */
export const renewPage = (why?: 'asked'): boolean => platformHost().renewPage(why);

/** Name of the remote whose screen is being rendered. The shell sets it around its routes. */
export const RemoteNameContext = createContext('shell');
