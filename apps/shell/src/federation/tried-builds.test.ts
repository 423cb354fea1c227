import { readTriedBuild } from '@toam/contracts/release/release.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { aRemote } from './a-remote';
import { withTrials } from './tried-builds';
import { isTrying, keepTrials, keptTrials, useTrials } from './trials';

const [a, b] = ['a'.repeat(12), 'b'.repeat(12)];
const crm = aRemote({ build: a });
const hr = aRemote({ name: 'hr', segments: ['checkin'], menu: [] });
const open = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  useTrials.setState({ tried: [], failed: [] });
  answer(readTriedBuild, () => ({ entry: { ...crm, build: b, entry: `/remotes/crm/${b}/mf-manifest.json` } }));
});

test.each([
  ['/customer', false],
  ['/customer?rebuild=x', false],
  [`/customer?build=crm@${a}`, true],
])('%s tries something: %s', (address, isTried) => {
  open(address);
  expect(isTrying()).toBe(isTried);
});

test('a tried build takes the place of the live one, for this tab, also after a reload', async () => {
  open(`/customer?role=personal&build=crm@${b}`);
  const remotes = await withTrials([crm, hr]);
  expect(remotes.map(({ name, entry }) => [name, entry])).toEqual([
    ['hr', hr.entry],
    ['crm', `/remotes/crm/${b}/mf-manifest.json`],
  ]);
  expect(callsOf(readTriedBuild).at(-1)).toMatchObject({ query: { name: 'crm', build: b } });
  expect(useTrials.getState()).toEqual({ tried: [{ name: 'crm', build: b }], failed: [] });
  // whoever gets the address by mail tries nothing
  expect(location.search).toBe('?role=personal');
  expect(isTrying()).toBe(true);
  keepTrials([]);
  expect(isTrying()).toBe(false);
});

test('what may not be tried is told, and the live build stays', async () => {
  open(`/customer?build=crm@${b}`);
  refuse(readTriedBuild, 403, 'Chỉ quản trị viên dùng thử được.');
  expect(await withTrials([crm, hr])).toEqual([crm, hr]);
  expect(useTrials.getState()).toEqual({
    tried: [],
    failed: [{ name: 'crm', build: b, why: 'Chỉ quản trị viên dùng thử được.' }],
  });
  expect(keptTrials()).toEqual([]);
});

test('what is written otherwise is no trial', async () => {
  open('/customer?build=crm&build=crm@1.2.3&build=../x@aaaaaaaaaaaa');
  expect(await withTrials([crm])).toEqual([crm]);
  expect(callsOf(readTriedBuild)).toEqual([]);
});

test('an entry that this shell cannot read is told', async () => {
  open(`/customer?build=crm@${b}`);
  answer(readTriedBuild, () => ({ entry: { name: 'crm' } }));
  expect(await withTrials([crm])).toEqual([crm]);
  expect(useTrials.getState().failed).toHaveLength(1);
});
