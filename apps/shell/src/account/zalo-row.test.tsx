import { screen, waitFor } from '@testing-library/react';
import { readZalo, type ZaloConnection } from '@toam/contracts/zalo/zalo.endpoints';
import { aZaloConnection } from '@toam/testing/zalo/a-zalo-connection';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { ZaloRow } from './zalo-row';

const show = (differing: Partial<ZaloConnection> = {}) => {
  answer(readZalo, () => aZaloConnection(differing));
  renderRoute([{ path: '/', element: <ZaloRow /> }], '/');
};

test('the account page says whose Zalo is connected, and leads to the connection', async () => {
  show();
  expect(await screen.findByText('Thu Hà Nhà Đất. Kết nối từ 03/11/2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quản lý kết nối' })).toHaveAttribute('href', '/social/zalo/token');
});

test.each([
  [{ connected: false, name: null }, 'Zalo chưa kết nối'],
  [{ connected: false, lapsed: true }, 'Kết nối Zalo đã hết hạn'],
])('%j is said with the way to connect', async (differing, input) => {
  show(differing);
  expect(await screen.findByText(input)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kết nối Zalo' })).toBeVisible();
});

test('without an app at Zalo there is nothing to say', async () => {
  show({ configured: false, connected: false });
  await waitFor(() => expect(callsOf(readZalo)).toHaveLength(1));
  expect(screen.queryByText('Zalo')).not.toBeInTheDocument();
});
