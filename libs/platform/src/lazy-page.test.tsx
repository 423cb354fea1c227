import { installHost, RemoteNameContext, type PlatformHost } from '@toam/platform/host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { lazyPage } from './lazy-page';
import { codeSilence } from './silence';

const report = jest.fn();
const nothingNew = { hasNewBuild: () => Promise.resolve(false), renewPage: () => false };
const install = (differing: Partial<PlatformHost> = {}) =>
  installHost({ report, ...nothingNew, ...differing } as PlatformHost);
const Page = () => <h1>Bất động sản</h1>;
type Load = () => Promise<{ Component: () => React.ReactNode }>;

function visit(load: Load) {
  const crm = (
    <RemoteNameContext value="crm">
      <Outlet />
    </RemoteNameContext>
  );
  const routes = [
    { path: '/', element: crm, HydrateFallback: () => null, children: [{ path: 'house', lazy: lazyPage(load) }] },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/house'] })} />);
}

beforeEach(() => {
  report.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs errors that the boundary caught
  install();
});
afterEach(() => jest.restoreAllMocks());

test('shows the page', async () => {
  visit(() => Promise.resolve({ Component: Page }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Bất động sản');
});

test('a lost chunk is a page with a retry, which asks for it again', async () => {
  const load = jest
    .fn<ReturnType<Load>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ Component: Page });
  visit(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('Trang này chưa tải được');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'crm', stage: 'load' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Bất động sản');
});

test('a chunk that hangs is given up after eight silent seconds; what came late is found by the retry', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  try {
    let arrive: (page: Awaited<ReturnType<Load>>) => void = () => undefined;
    const hanging = new Promise<Awaited<ReturnType<Load>>>((resolve) => (arrive = resolve));
    visit(() => hanging);
    await act(() => jest.advanceTimersByTimeAsync(codeSilence - 100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('Trang này chưa tải được');
    arrive({ Component: Page });
    act(() => screen.getByRole('button', { name: 'Thử lại' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading')).toHaveTextContent('Bất động sản');
  } finally {
    jest.useRealTimers();
  }
});

test('a retry that fails again can be repeated', async () => {
  const lost = () => Promise.reject(new Error('ChunkLoadError'));
  const load = jest
    .fn<ReturnType<Load>, []>()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValue({ Component: Page });
  visit(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Bất động sản');
  expect(load).toHaveBeenCalledTimes(3);
});

describe('of a build that another one replaced', () => {
  const gone = () => Promise.reject(new Error('ChunkLoadError'));

  test('a lost chunk is a new page, without a question', async () => {
    const renewPage = jest.fn(() => true);
    install({ hasNewBuild: () => Promise.resolve(true), renewPage });
    visit(gone);
    await waitFor(() => expect(renewPage.mock.calls).toEqual([[]]));
  });

  test('what may not be loaded anew by itself says so, and a press does it', async () => {
    const renewPage = jest.fn((why?: 'asked') => why === 'asked');
    install({ hasNewBuild: () => Promise.resolve(true), renewPage });
    visit(gone);
    expect(await screen.findByText('Có bản mới')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Lưu những gì đang nhập');
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại trang' }));
    expect(renewPage).toHaveBeenLastCalledWith('asked');
  });
});
