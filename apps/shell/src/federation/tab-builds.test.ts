import { page } from '@toam/auth/page';
import { aRemote } from './a-remote';
import { hasNewBuild, isReplaced, keepBuilds, renewOnNavigation, renewPage } from './tab-builds';

const reload = jest.fn();
const crm = aRemote({ build: 'a'.repeat(12) });
const hr = aRemote({ name: 'hr', segments: ['checkin'], menu: [], build: 'c'.repeat(12) });
const newCrm = { ...crm, build: 'b'.repeat(12) };

let now = 0;
const answering = (answer: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ version: 1, ...answer })));

beforeEach(() => {
  now += 3_600_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  document.head.innerHTML = '<meta name="build" content="5e115e115e11">';
  sessionStorage.clear();
  reload.mockReset();
  jest.spyOn(page, 'reload').mockImplementation(reload);
  keepBuilds([crm, hr]);
  now += 60_000;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['nothing', { shell: '5e115e115e11', remotes: [crm, hr] }, false],
  ['a remote', { shell: '5e115e115e11', remotes: [newCrm, hr] }, true],
  ['the shell', { shell: '0'.repeat(12), remotes: [crm, hr] }, true],
  ['nothing that names its build', { remotes: [{ ...crm, build: undefined }, hr] }, false],
  ['a remote that did not exist', { remotes: [crm, hr, aRemote({ name: 'legal', build: 'd'.repeat(12) })] }, false],
])('of another build is live: %s', async (_what, live, isNew) => {
  answering(live);
  expect(await hasNewBuild()).toBe(isNew);
  expect(renewPage()).toBe(isNew);
  expect(reload).toHaveBeenCalledTimes(Number(isNew));
});

test('only the remote that was replaced is', async () => {
  answering({ remotes: [newCrm, hr] });
  expect([await isReplaced('crm'), await isReplaced('hr'), await isReplaced('legal')]).toEqual([true, false, false]);
});

test('a server that does not answer is no news', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await hasNewBuild()).toBe(false);
});

test('the registry is asked once for all that ask at the same time', async () => {
  const asked = answering({ remotes: [crm, hr] });
  await Promise.all([hasNewBuild(), hasNewBuild(), isReplaced('crm')]);
  expect(asked).toHaveBeenCalledTimes(1);
  now += 10_000;
  await hasNewBuild();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('it is loaded anew once for what is live, and again for what is live next', async () => {
  answering({ remotes: [newCrm, hr] });
  await hasNewBuild();
  expect([renewPage(), renewPage()]).toEqual([true, false]);
  // who presses the button gets it in any case
  expect(renewPage('asked')).toBe(true);
  keepBuilds([newCrm, hr]);
  now += 60_000;
  answering({ remotes: [newCrm, { ...hr, build: 'e'.repeat(12) }] });
  await hasNewBuild();
  expect(renewPage()).toBe(true);
});

test('what is typed and not saved keeps the page', async () => {
  answering({ remotes: [newCrm, hr] });
  await hasNewBuild();
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  expect(renewPage()).toBe(false);
  window.removeEventListener('beforeunload', hold);
  expect(renewPage()).toBe(true);
});

test('the next navigation of a tab that met something new is one of the document', async () => {
  let hear: (state: object) => void = () => undefined;
  const router = {
    state: { location: { pathname: '/customer' } },
    subscribe: (listen: typeof hear) => (hear = listen),
  };
  renewOnNavigation(router as unknown as Parameters<typeof renewOnNavigation>[0]);
  const arrive = (pathname: string, state = 'idle') => hear({ location: { pathname }, navigation: { state } });
  arrive('/house');
  answering({ remotes: [newCrm, hr] });
  await hasNewBuild();
  arrive('/house');
  arrive('/house', 'loading');
  expect(reload).not.toHaveBeenCalled();
  arrive('/house/12');
  expect(reload).toHaveBeenCalledTimes(1);
});
