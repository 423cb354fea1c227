import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectZalo, readZalo } from '@toam/contracts/zalo/zalo.endpoints';
import { lazyPage } from '@toam/platform/lazy-page';
import { aZaloConnection, noZaloYet } from '@toam/testing/zalo/a-zalo-connection';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';

const on = aZaloConnection();
const off = noZaloYet();
const done = 'Tài khoản Zalo đã được kết nối. Bạn có thể chia sẻ nội dung với bạn bè.';

const open = (search = '') =>
  renderRoute(
    [
      { path: '/social/zalo/token', lazy: lazyPage(() => import('./zalo-token.screen')) },
      { path: '/house', element: <p>Danh sách BĐS</p> },
      { path: '/dashboard', element: null },
    ],
    `/social/zalo/token${search}`,
  );

test('the code goes to the API once; then the houses’ list with the sentence', async () => {
  answer(connectZalo, () => on);
  const { url } = open('?code=c1&state=s1');
  expect(await screen.findByText(done)).toBeVisible();
  expect(url()).toBe('/house');
  expect(callsOf(connectZalo).map(({ body }) => body)).toEqual([{ code: 'c1', state: 's1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(done)).not.toBeInTheDocument());
  expect(url()).toBe('/house');
});

test('from the sentence one gets to the connection', async () => {
  answer(connectZalo, () => on);
  answer(readZalo, () => on);
  const { url } = open('?code=c1&state=s1');
  await userEvent.click(await screen.findByRole('button', { name: 'Xem kết nối' }));
  await waitFor(() => expect(url()).toBe('/social/zalo/token'));
  expect(await screen.findByText('Zalo: Thu Hà Nhà Đất')).toBeInTheDocument();
});

test('nothing is shown while Zalo is asked, and whoever leaves meanwhile stays where they are', async () => {
  let letAnswer = () => {};
  answer(connectZalo, async () => {
    await new Promise<void>((resolve) => (letAnswer = resolve));
    return on;
  });
  const { goTo, queries, url } = open('?code=c1&state=s1');
  await waitFor(() => expect(callsOf(connectZalo)).toHaveLength(1));
  expect(screen.queryByText('Chưa kết nối được Zalo')).not.toBeInTheDocument();
  expect(screen.queryByText(done)).not.toBeInTheDocument();
  await goTo('/dashboard');
  letAnswer();
  await waitFor(() => expect(queries.getQueryData(['zalo', 'me'])).toEqual(on));
  expect(url()).toBe('/dashboard');
});

test('a refusal is said in «Lỗi», with the ways on', async () => {
  answer(readZalo, () => off);
  refuse(connectZalo, 422, 'Yêu cầu kết nối Zalo này đã được dùng');
  const { url } = open('?code=c2&state=s2');
  expect(await screen.findByText('Yêu cầu kết nối Zalo này đã được dùng')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Chưa kết nối được Zalo')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Kết nối lại').closest('a')).toHaveAttribute('href', off.login_url));
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Về danh sách BĐS' }));
  expect(url()).toBe('/house');
});

test('without a network the same code can be sent again', async () => {
  answer(readZalo, () => off);
  cutOff(connectZalo);
  open('?code=c1&state=s1');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  answer(connectZalo, () => on);
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText(done)).toBeVisible();
});

test('without a code it shows the connection; back from Zalo without one it says why', async () => {
  answer(readZalo, () => off);
  const { unmount } = open();
  expect(await screen.findByText('Zalo chưa kết nối')).toBeVisible();
  expect(screen.queryByText(/chưa cho phép/)).not.toBeInTheDocument();
  unmount();
  open('?state=s1');
  expect(await screen.findByText(/Bạn chưa cho phép Tổ Ấm trên Zalo/)).toBeVisible();
  expect(callsOf(connectZalo)).toEqual([]);
});
