import { manifestFaults } from '@toam/testing/manifest-faults';
import manifest from '../remote.json';
import remote from './remote';

test('remote.json and the code say the same', () => {
  expect(manifestFaults(manifest, remote)).toEqual([]);
});
