import { remoteManifest } from '@toam/platform/remote-manifest';
import manifest from '../remote.json';
import remote from './remote';

test('every contribution that remote.json lists has its code', () => {
  const listed = remoteManifest
    .parse(manifest)
    .slots.map(({ slot, id }) => `${slot} ${id}`)
    .sort();
  const coded = Object.entries(remote.slots ?? {})
    .flatMap(([slot, loaders]) => Object.keys(loaders).map((id) => `${slot} ${id}`))
    .sort();
  expect(listed).toEqual(coded);
});
