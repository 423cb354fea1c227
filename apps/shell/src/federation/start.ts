import { installHost, type Contribution, type PlatformHost } from '@toam/platform/host';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import type { SlotCode, SlotName } from '@toam/platform/slots';
import { call } from '@toam/api-client/call';
import { endpoint } from '@toam/contracts/endpoint';
import { z } from 'zod';
import { shellText } from '@toam/contracts/shell/shell.text';
import type { AccessRule } from '@toam/domain/access';
import type { Allowed } from './menu';
import { preloadRemote } from './preload';
import { remoteCode } from './remote-code';
import { reportFailure } from './report-failure';
import { hasNewBuild, renewPage } from './tab-builds';

const ofShell = 'shell';

/** What the shell itself contributes to a slot, as remotes do by their remote.json. */
interface OwnContribution<S extends SlotName = SlotName> extends Omit<Contribution, 'remote'> {
  slot: S;
  access: AccessRule;
  load: () => Promise<{ default: SlotCode<S> }>;
}

const ownContributions: readonly OwnContribution[] = [
  {
    slot: 'admin.tab',
    id: 'releases',
    label: shellText.releases,
    order: 95,
    access: 'admin',
    path: '/admin/releases',
    load: () => import('../releases/releases.tab'),
  },
];

/** The contributions to a slot, including those of remotes that are down: their frame shows the failure. */
const contributionsTo = (
  remotes: RegisteredRemote[],
  own: readonly OwnContribution[],
  slot: SlotName,
  allowed: Allowed,
): Contribution[] =>
  [
    ...own.map((entry) => ({ ...entry, remote: ofShell })),
    ...remotes.flatMap(({ name, slots }) => slots.map((entry) => ({ ...entry, remote: name, label: entry.text }))),
  ]
    .filter((entry) => entry.slot === slot && allowed(entry.access))
    .sort((a, b) => a.order - b.order)
    .map(({ remote, id, label, order, path, count }) => ({ remote, id, label, order, path, count }));

/** The call that remote.json names for a count. The remote's own contract has more detail; a number only needs this. */
const countCall = (path: string) =>
  endpoint({
    method: 'GET',
    path: path as `/${string}`,
    summary: 'How much waits',
    access: 'signedIn',
    data: z.record(z.string(), z.number()),
  });

/** Asks the API for the count. @throws CallFailed */
const countWaiting = (path: string, signal: AbortSignal): Promise<Record<string, number>> =>
  call(countCall(path), {}, signal);

/** The platform that remotes use, built from the registry's remotes and what the shell contributes itself. */
export function hostOf(remotes: RegisteredRemote[], allowed: Allowed, own = ownContributions): PlatformHost {
  const named = (name: string) => {
    const remote = remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`no remote ${name} in the registry`);
    return remote;
  };
  const loaderOf = async (slot: SlotName, { remote, id }: Contribution) => {
    if (remote === ofShell) return own.find((entry) => entry.slot === slot && entry.id === id)?.load;
    return (await remoteCode(named(remote))).slots?.[slot]?.[id];
  };
  return {
    contributions: (slot) => contributionsTo(remotes, own, slot, allowed),
    async loadContribution<S extends SlotName>(slot: S, contribution: Contribution): Promise<SlotCode<S>> {
      const load = await loaderOf(slot, contribution);
      const { remote, id } = contribution;
      if (!load) throw new Error(`remote ${remote} lists ${slot}/${id} but exports no code for it`);
      return (await load()).default as SlotCode<S>;
    },
    countWaiting,
    preload: (name) => preloadRemote(named(name)),
    hasNewBuild,
    renewPage,
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
