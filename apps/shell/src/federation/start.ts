import { installHost, type Contribution, type PlatformHost } from '@toam/platform/host';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import type { SlotCode, SlotName } from '@toam/platform/slots';
import { countWaiting } from './count-waiting';
import type { Allowed } from './menu';
import { preloadRemote } from './preload';
import { remoteCode } from './remote-code';
import { reportFailure } from './report-failure';

/** The contributions to a slot, including those of remotes that are down: their frame shows the failure. */
const contributionsTo = (remotes: RegisteredRemote[], slot: SlotName, allowed: Allowed): Contribution[] =>
  remotes
    .flatMap(({ name, slots }) => slots.map((entry) => ({ ...entry, remote: name, label: entry.text })))
    .filter((entry) => entry.slot === slot && allowed(entry.access))
    .sort((a, b) => a.order - b.order)
    .map(({ remote, id, label, order, path, count }) => ({ remote, id, label, order, path, count }));

/** The platform that remotes use, built from the registry's remotes. */
export function hostOf(remotes: RegisteredRemote[], allowed: Allowed): PlatformHost {
  const named = (name: string) => {
    const remote = remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`no remote ${name} in the registry`);
    return remote;
  };
  return {
    contributions: (slot) => contributionsTo(remotes, slot, allowed),
    async loadContribution<S extends SlotName>(slot: S, { remote, id }: Contribution): Promise<SlotCode<S>> {
      const { slots } = await remoteCode(named(remote));
      const load = slots?.[slot]?.[id];
      if (!load) throw new Error(`remote ${remote} lists ${slot}/${id} but exports no code for it`);
      return (await load()).default as SlotCode<S>;
    },
    countWaiting,
    preload: (name) => preloadRemote(named(name)),
    report: (failure) =>
      reportFailure(
        failure,
        remotes.find(({ name }) => name === failure.remote),
      ),
  };
}

/** Installs the platform for shell and remotes. Once, before anything renders. */
export const startPlatform = (remotes: RegisteredRemote[], allowed: Allowed): void =>
  installHost(hostOf(remotes, allowed));
