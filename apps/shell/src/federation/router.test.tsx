import { page } from '@toam/auth/page';
import { connectLive, disconnectLive } from '@toam/live/live';
import { installHost } from '@toam/platform/host';
import { aHost } from '@toam/testing/a-host';
import { handleOf, type RemoteModule } from '@toam/platform/remote';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// eslint-disable-next-line no-restricted-imports -- only tests have a memory router; the shell's slim entry has none
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { useEffect } from 'react';
import { aRemote } from './a-remote';
import { routeAdder, startingRoutes, type ShellRoutes } from './router';
import { hasNewBuild, keepBuilds, renewPage } from './tab-builds';
import { fetchRemote } from './runtime';

// stands for the network: scripts of another build, which jsdom can't run
jest.mock('./runtime', () => ({ fetchRemote: jest.fn() }));

const network = jest.mocked(fetchRemote);
const report = jest.fn();
let nextName = 0;
/** Loaded code is cached for the page's lifetime, so each test has its own remotes. */
const freshRemote = (differing: Partial<RegisteredRemote> = {}) =>
  aRemote({ name: `crm${(nextName += 1)}`, ...differing });

const mounted = jest.fn();

function Chrome() {
  useEffect(() => mounted(), []);
  return (
    <>
      <nav>thanh bên</nav>
      <Outlet />
    </>
  );
}
const shell: ShellRoutes = {
  chrome: { element: <Chrome /> },
  own: [{ path: 'dashboard', element: <p>trang chủ</p> }],
  notFound: <p>Page Not Found</p>,
  allowed: () => true,
};
const sends = (routes: RemoteModule['routes']) => Promise.resolve({ default: { name: 'crm', routes } });
const customers = [
  { path: 'customer/list', element: <p>khách hàng</p> },
  { path: 'customer/:id', element: <p>một khách</p> },
];

function visit(url: string, remotes: RegisteredRemote[], routes = shell) {
  const router = createMemoryRouter(startingRoutes(remotes, routes), {
    initialEntries: [url],
    patchRoutesOnNavigation: routeAdder(remotes, routes),
  });
  render(<RouterProvider router={router} />);
  return { goTo: (to: string) => act(() => router.navigate(to)) };
}

/** Replaces the browser's live socket; jsdom's own needs a server. */
class Socket extends EventTarget {
  static last: Socket | undefined;
  readyState = 1;
  constructor() {
    super();
    Socket.last = this;
  }
  close = () => undefined;
  ready = () =>
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ id: 1, kind: 'live.ready' }) }));
}
globalThis.WebSocket = Socket as unknown as typeof WebSocket;

beforeEach(() => {
  network.mockReset();
  report.mockReset();
  mounted.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React and the router log the error that a boundary caught
  installHost(aHost({ report }));
});
afterEach(() => jest.restoreAllMocks());

test('an address of another remote is its owner’s, whoever routes it too, and the team is told once', async () => {
  const crm = freshRemote();
  const hr = freshRemote({ segments: ['checkin'] });
  const stolen = { path: 'checkin/overview', element: <p>chấm công giả</p> };
  network.mockImplementation(({ name }) =>
    sends(name === hr.name ? [{ path: 'checkin/overview', element: <p>chấm công</p> }] : [...customers, stolen]),
  );
  const { goTo } = visit('/customer/list', [crm, hr]);
  expect(await screen.findByText('khách hàng')).toBeVisible();
  await goTo('/checkin/overview');
  expect(await screen.findByText('chấm công')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0][0]).toMatchObject({ remote: crm.name, stage: 'load' });
  expect(String(report.mock.calls[0][0].error)).toContain('/checkin/overview');
});

test('a remote is fetched on the first visit to its URLs and never again', async () => {
  network.mockImplementation(() => sends(customers));
  const { goTo } = visit('/dashboard', [freshRemote()]);
  expect(await screen.findByText('trang chủ')).toBeVisible();
  expect(network).not.toHaveBeenCalled();
  await goTo('/customer/list');
  expect(screen.getByText('khách hàng')).toBeVisible();
  await goTo('/customer/7');
  expect(screen.getByText('một khách')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

test('a deep address opened directly works, chrome included', async () => {
  network.mockImplementation(() => sends(customers));
  visit('/customer/7?tab=needs', [freshRemote()]);
  expect(await screen.findByText('một khách')).toBeVisible();
  expect(screen.getByText('thanh bên')).toBeVisible();
});

test.each([
  ['a remote’s', '/customer/7'],
  ['the shell’s own', '/dashboard'],
  ['no', '/nowhere'],
])('the chrome stands from the start and mounts once around %s screen', async (_whose, url) => {
  let arrive: (code: Awaited<ReturnType<typeof sends>>) => void = () => undefined;
  network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const lazily = customers.map(({ element, ...route }) => ({
    ...route,
    lazy: () => Promise.resolve({ element }),
  }));
  const own = [{ path: 'dashboard', lazy: () => Promise.resolve({ element: <p>trang chủ</p> }) }];
  visit(url, [freshRemote()], { ...shell, own });
  expect(await screen.findByText('thanh bên')).toBeVisible();
  await act(async () => arrive(await sends(lazily)));
  expect(await screen.findByText(/một khách|trang chủ|Page Not Found/)).toBeVisible();
  expect(mounted).toHaveBeenCalledTimes(1);
});

test('an address under a remote’s segment that it does not know is not found', async () => {
  network.mockImplementation(() => sends(customers));
  const { goTo } = visit('/customer/list', [freshRemote()]);
  await screen.findByText('khách hàng');
  await goTo('/request/nowhere');
  expect(screen.getByText('Page Not Found')).toBeVisible();
});

test('a splat of a remote outranks the shell’s', async () => {
  network.mockImplementation(() => sends([{ path: 'customer/*', element: <p>khách nào đó</p> }]));
  visit('/customer/some/where', [freshRemote()]);
  expect(await screen.findByText('khách nào đó')).toBeVisible();
});

test('an address of no remote is not found, and nothing is fetched', async () => {
  visit('/nowhere', [freshRemote()]);
  expect(await screen.findByText('Page Not Found')).toBeVisible();
  expect(network).not.toHaveBeenCalled();
});

test('a remote that is down costs its own URLs; retry brings it without reload', async () => {
  const remote = freshRemote();
  network.mockRejectedValueOnce(new Error('answered 500'));
  const { goTo } = visit('/customer/list', [remote]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Khách hàng chưa tải được');
  expect(screen.getByText('thanh bên')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: remote.name, stage: 'load' }));
  await goTo('/dashboard');
  expect(screen.getByText('trang chủ')).toBeVisible();
  network.mockRejectedValueOnce(new Error('answered 500'));
  await goTo('/request/list');
  expect(screen.getByRole('alert')).toHaveTextContent('Nhu cầu chưa tải được');
  network.mockImplementation(() => sends([{ path: 'request/list', element: <p>nhu cầu</p> }]));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('nhu cầu')).toBeVisible();
});

test('a remote that was away along with the API comes back along with it', async () => {
  network.mockRejectedValueOnce(new Error('refused'));
  visit('/customer/list', [freshRemote()]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Khách hàng chưa tải được');
  network.mockImplementation(() => sends(customers));
  connectLive({ token: 'token', onRevoked: () => undefined });
  await waitFor(() => expect(Socket.last).toBeDefined());
  act(() => void Socket.last?.ready());
  expect(await screen.findByText('khách hàng')).toBeVisible();
  disconnectLive();
});

test('a module that is no remote is a remote that is down', async () => {
  network.mockResolvedValue({ default: { routes: 'none' } });
  visit('/customer/list', [freshRemote()]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Khách hàng chưa tải được');
});

test('a screen that throws costs its outlet, and may be tried again', async () => {
  let broken = true;
  const Screen = () => {
    if (broken) throw new Error('undefined is not a function');
    return <p>khách hàng</p>;
  };
  const remote = freshRemote();
  network.mockImplementation(() => sends([{ path: 'customer/list', element: <Screen /> }]));
  visit('/customer/list', [remote]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Khách hàng vừa gặp lỗi');
  expect(screen.getByText('thanh bên')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: remote.name, stage: 'render' }));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('khách hàng')).toBeVisible();
});

test('a page whose rule does not admit the person is not found', async () => {
  network.mockImplementation(() =>
    sends([{ path: 'customer/list', element: <p>khách hàng</p>, ...handleOf('Khách hàng', 'customers') }]),
  );
  visit('/customer/list', [freshRemote()], { ...shell, allowed: (rule) => rule !== 'customers' });
  expect(await screen.findByText('Page Not Found')).toBeVisible();
  expect(screen.queryByText('khách hàng')).not.toBeInTheDocument();
});

test('an address whose remote is on its way is neither found nor not found yet', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  visit('/customer/list', [freshRemote()]);
  expect(await screen.findByText('thanh bên')).toBeVisible();
  expect(screen.queryByText('Page Not Found')).toBeNull();
  await act(async () => arrive(await sends(customers)));
  expect(await screen.findByText('khách hàng')).toBeVisible();
});

describe('a tab that is older than the live build of a remote', () => {
  const reload = jest.fn();
  /** A tab that began a minute ago, and since then another build of this remote is live. */
  function oldTab() {
    const crm = freshRemote({ build: 'a'.repeat(12) });
    const now = performance.now();
    keepBuilds([crm]);
    jest.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
    const live = { version: 1, remotes: [{ ...crm, build: 'b'.repeat(12) }] };
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(live)));
    network.mockImplementation(() => sends(customers));
    return crm;
  }
  beforeEach(() => {
    reload.mockReset();
    jest.spyOn(page, 'reload').mockImplementation(reload);
    sessionStorage.clear();
  });

  test('opens its first address there anew, and never twice for the same build', async () => {
    const crm = oldTab();
    const { goTo } = visit('/dashboard', [crm]);
    await goTo('/customer/list');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(report).not.toHaveBeenCalled();
    await goTo('/dashboard');
    await goTo('/customer/list');
    expect(await screen.findByText('khách hàng')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('keeps its own build while something typed is not saved', async () => {
    const crm = oldTab();
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const { goTo } = visit('/dashboard', [crm]);
    await goTo('/customer/list');
    expect(await screen.findByText('khách hàng')).toBeVisible();
    window.removeEventListener('beforeunload', hold);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a remote that does not come is opened anew', async () => {
    const crm = oldTab();
    network.mockImplementation(() => Promise.reject(new Error('404')));
    installHost(aHost({ report, hasNewBuild, renewPage }));
    visit('/customer/list', [crm]);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
