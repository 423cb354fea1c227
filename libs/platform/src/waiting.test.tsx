import { installHost, type PlatformHost } from '@toam/platform/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { WaitingCount } from './remote-manifest';
import { useWaiting } from './waiting';

const count = (...fields: string[]): WaitingCount => ({ call: '/house/approval/count', fields });
const shares = count('public', 'web');
const edits = count('updates');

function Numbers() {
  return (
    <>
      <p>menu {useWaiting([shares, edits]) ?? '–'}</p>
      <p>tab {useWaiting([edits]) ?? '–'}</p>
    </>
  );
}

const asked = jest.fn<Promise<Record<string, number>>, [string]>();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  asked.mockReset();
  queries.clear();
  installHost({ countWaiting: asked } as unknown as PlatformHost);
});

const renderNumbers = () =>
  render(
    <QueryClientProvider client={queries}>
      <Numbers />
    </QueryClientProvider>,
  );

test('counts add up, one call serves all of them, and a decision anywhere makes it asked again', async () => {
  asked.mockResolvedValueOnce({ public: 14, web: 3, updates: 9 });
  renderNumbers();
  expect(screen.getByText('menu –')).toBeVisible();
  expect(await screen.findByText('menu 26')).toBeVisible();
  expect(screen.getByText('tab 9')).toBeVisible();
  expect(asked.mock.calls.map(([call]) => call)).toEqual(['/house/approval/count']);
  asked.mockResolvedValueOnce({ public: 13, web: 3, updates: 9 });
  await queries.invalidateQueries({ queryKey: ['approval'] }); // what libs/live does at approval.changed
  expect(await screen.findByText('menu 25')).toBeVisible();
});

test('a count that cannot be had is left out quietly', async () => {
  asked.mockRejectedValue(new Error('hỏng'));
  renderNumbers();
  await queries.refetchQueries({ queryKey: ['approval'] });
  expect(screen.getByText('menu –')).toBeVisible();
});
