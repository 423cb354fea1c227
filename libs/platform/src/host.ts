import { createContext } from 'react';
import type { RegisteredRemote, WaitingCount } from './remote-manifest';
import type { SlotCode, SlotName } from './slots';

/** A remote's failure, as it is reported to the API's log. Holds no personal data: paths without their query string. */
export interface RemoteFailure {
  /** The remote whose code failed; 'shell' for the shell's own. */
  remote: string;
  /** load: its code did not arrive · render: a screen threw · slot: a contribution · registry: the list itself. */
  stage: 'load' | 'render' | 'slot' | 'registry';
  error: unknown;
}

/** A contribution of the registry with the remote that makes it. */
export interface Contribution {
  remote: string;
  id: string;
  label: string;
  order: number;
  /** Its own address, in slots that give one out. */
  path?: string | undefined;
  /** How much waits behind it; `useWaiting` counts. */
  count?: WaitingCount | undefined;
}

/**
 * What the shell gives to every remote's platform code. This module holds state, so it is a federation singleton under
 * the exact key `@toam/platform/host`: also the files beside it import it by that name, never as './host', or a remote's
 * bundle would carry a second, empty copy (the build refuses that).
 */
export interface PlatformHost {
  /** Contributions to a slot that this person may see, in order. */
  contributions(slot: SlotName): Contribution[];
  /** The code of a contribution. Rejects when the remote is down; the next call tries afresh. */
  loadContribution<S extends SlotName>(slot: S, contribution: Contribution): Promise<SlotCode<S>>;
  /** Asks a call that remote.json names for what waits (`count`): its data, an object of numbers. */
  countWaiting(call: string, signal: AbortSignal): Promise<Record<string, number>>;
  /** Loads a remote's code ahead of a visit. Never rejects. */
  preload(remote: RegisteredRemote['name']): void;
  report(failure: RemoteFailure): void;
}

let installed: PlatformHost | undefined;

/** Called once by the shell before it renders; tests install a double. */
export function installHost(host: PlatformHost): void {
  installed = host;
}

/** The running shell. Throws outside one: a remote cannot run alone (`npm run dev -- <remote>`). */
export function platformHost(): PlatformHost {
  if (!installed) throw new Error('no shell is installed: call installHost first');
  return installed;
}

/** Name of the remote whose screen is being rendered; set by the shell around its routes. */
export const RemoteNameContext = createContext('shell');
