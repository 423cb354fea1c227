import { countApprovals } from '@toam/contracts/house/house-approval.endpoints';
import { remoteManifest } from '@toam/platform/remote-manifest';
import { manifestFaults } from '@toam/testing/manifest-faults';
import manifest from '../remote.json';
import remote from './remote';

const { slots } = remoteManifest.parse(manifest);

test('remote.json and the code say the same', () => {
  expect(manifestFaults(manifest, remote)).toEqual([]);
});

test('the counts of remote.json are fields of a call that answers them', () => {
  const fields = Object.keys(countApprovals.data.shape);
  for (const { count } of slots.filter(({ slot }) => slot === 'admin.tab')) {
    expect(count?.call).toBe(countApprovals.path);
    expect(fields).toEqual(expect.arrayContaining(count?.fields ?? []));
  }
});
