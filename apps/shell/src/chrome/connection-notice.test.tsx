import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useConnection } from '@toam/live/connection';
import { connectLive, disconnectLive } from '@toam/live/live';
import { renderShell } from './a-shell';

const { WebSocket: browsers } = globalThis;
let tries = 0;

/** A browser socket that never connects: there is no server. */
class VainSocket extends EventTarget {
  readyState = 0;
  close = () => undefined;
  constructor() {
    super();
    tries += 1;
  }
}

beforeEach(() => {
  tries = 0;
  globalThis.WebSocket = VainSocket as unknown as typeof WebSocket;
  connectLive({ token: 'token-of-test', onRevoked: () => undefined });
});
afterEach(() => {
  act(disconnectLive);
  globalThis.WebSocket = browsers;
});

test('while the API is away every screen says so and offers another try; once it is back the line is gone', async () => {
  renderShell('/dashboard');
  await screen.findByRole('heading', { name: 'Trang chủ' });
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText(/Mất kết nối máy chủ/)).toBeNull();
  act(() => useConnection.setState({ isLost: true }));
  expect(screen.getByText(/Mất kết nối máy chủ/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(tries).toBe(2));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(tries).toBe(3));
  act(() => useConnection.setState({ isLost: false }));
  expect(screen.queryByText(/Mất kết nối máy chủ/)).toBeNull();
});
