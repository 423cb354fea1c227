import { countApprovals } from '@toam/contracts/house/house-approval.endpoints';
import { remoteManifest } from '@toam/platform/remote-manifest';
import manifest from '../remote.json';
import remote from './remote';

const { slots } = remoteManifest.parse(manifest);

test('every contribution that remote.json lists has its code', () => {
  const listed = slots.map(({ slot, id }) => `${slot} ${id}`).sort();
  const coded = Object.entries(remote.slots ?? {})
    .flatMap(([slot, loaders]) => Object.keys(loaders).map((id) => `${slot} ${id}`))
    .sort();
  expect(listed).toEqual(coded);
});

test('the counts of remote.json are fields of a call that answers them', () => {
  const fields = Object.keys(countApprovals.data.shape);
  for (const { count } of slots.filter(({ slot }) => slot === 'admin.tab')) {
    expect(count?.call).toBe(countApprovals.path);
    expect(fields).toEqual(expect.arrayContaining(count?.fields ?? []));
  }
});
