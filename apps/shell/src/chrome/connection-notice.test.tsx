import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useConnection } from '@toam/live/connection';
import { retryLive } from '@toam/live/live';
import { renderShell } from './a-shell';

// the socket: jsdom has no server to open one to
jest.mock('@toam/live/live', () => ({
  ...jest.requireActual<object>('@toam/live/live'),
  retryLive: jest.fn(),
}));

afterEach(() => act(() => useConnection.setState({ isLost: false })));

test('while the API is away every screen says so and offers another try; once it is back the line is gone', async () => {
  renderShell('/dashboard');
  await screen.findByRole('heading', { name: 'Trang chủ' });
  expect(screen.queryByText(/Mất kết nối máy chủ/)).toBeNull();
  act(() => useConnection.setState({ isLost: true }));
  expect(screen.getByText(/Mất kết nối máy chủ/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(retryLive).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(retryLive).toHaveBeenCalledTimes(2);
  act(() => useConnection.setState({ isLost: false }));
  expect(screen.queryByText(/Mất kết nối máy chủ/)).toBeNull();
});
