import { aRemote } from './a-remote';
import { loadRegistry, readRegistry } from './registry';

const answering = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status })));
const registryOf = (...remotes: unknown[]) => JSON.stringify({ version: 1, remotes });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('lists what the server says', async () => {
  answering(200, registryOf(aRemote()));
  await expect(loadRegistry()).resolves.toEqual({ remotes: [aRemote()], problems: [], source: 'fresh' });
});

test('a remote that this shell cannot read costs itself and is named', () => {
  const { remotes, problems } = readRegistry(registryOf({ name: 'deals', segments: 'all' }, aRemote(), 42));
  expect(remotes.map(({ name }) => name)).toEqual(['crm']);
  expect(problems.map(({ remote }) => remote)).toEqual(['deals', 'unknown']);
});

test('keys and slots of a newer registry do no harm', () => {
  const newer = {
    ...aRemote(),
    colour: 'teal',
    slots: [{ slot: 'house.map', id: 'x', label: 'a.b', text: 'Bản đồ', order: 1, access: 'admin' }],
  };
  const { remotes, problems } = readRegistry(registryOf(newer));
  expect(remotes[0]).toMatchObject({ name: 'crm', slots: [{ slot: 'house.map' }] });
  expect(problems).toEqual([]);
});

test.each([
  ['is down', 502, 'Bad gateway'],
  ['answers a page instead', 200, '<!doctype html>'],
  ['answers another version', 200, '{"version":2,"remotes":[]}'],
])('when the server %s the list of the last visit serves, and the problem is told', async (_what, status, body) => {
  answering(200, registryOf(aRemote()));
  await loadRegistry();
  answering(status, body);
  await expect(loadRegistry()).resolves.toMatchObject({
    remotes: [{ name: 'crm' }],
    problems: [{ remote: 'shell' }],
    source: 'kept',
  });
});

test('without a last visit there are no remotes, and nothing throws', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(loadRegistry()).resolves.toMatchObject({ remotes: [], source: 'none' });
});

test('on a first visit over a bad line the list is asked for once more', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(registryOf(aRemote())));
  await expect(loadRegistry()).resolves.toMatchObject({ remotes: [{ name: 'crm' }], source: 'fresh' });
});
