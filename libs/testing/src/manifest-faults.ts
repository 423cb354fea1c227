import type { RemoteModule } from '@toam/platform/remote';
import { remoteManifest } from '@toam/platform/remote-manifest';
import { routesWithin } from '@toam/platform/routes-within';

/**
 * Where a remote's code and its remote.json differ: contributions of one alone, and routes that the shell would leave out because they
 * are another remote's. Each remote has a test that there is nothing.
 * @param manifest content of remote.json
 */
export function manifestFaults(manifest: unknown, { slots = {}, routes }: RemoteModule): string[] {
  const { name, segments, slots: listed } = remoteManifest.parse(manifest);
  const input = listed.map(({ slot, id }) => `${slot} ${id}`);
  const coded = Object.entries(slots).flatMap(([slot, loaders]) => Object.keys(loaders).map((id) => `${slot} ${id}`));
  return [
    ...input.filter((one) => !coded.includes(one)).map((one) => `${one} of remote.json has no code`),
    ...coded.filter((one) => !input.includes(one)).map((one) => `${one} is not in remote.json`),
    ...routesWithin({ segments }, routes).foreign.map((path) => `${path} is under no segment of ${name}`),
  ];
}
