import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readHouseLikes, toggleHouseLike } from '@toam/contracts/house/house-like.endpoints';
import { Role } from '@toam/domain/actor';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { LikeButton } from './like-button';

const show = (user = aUser()) =>
  renderRoute([{ path: '/', element: <LikeButton house={{ id: 9, liked: false, likes_count: 18 }} withWord /> }], '/', {
    user,
  });
const thumb = () => screen.getByRole('button', { name: /Thích/ });

test('a press shows at once, before the API has answered, and then what the API says', async () => {
  let letAnswer = () => {};
  answer(toggleHouseLike, async () => {
    await new Promise<void>((resolve) => (letAnswer = resolve));
    return { liked: true, likes_count: 20 };
  });
  show();
  await userEvent.click(thumb());
  expect(thumb()).toHaveAttribute('aria-pressed', 'true');
  expect(thumb()).toHaveTextContent('Thích · 19');
  await userEvent.click(thumb());
  letAnswer();
  await waitFor(() => expect(thumb()).toHaveTextContent('Thích · 20'));
  expect(callsOf(toggleHouseLike)).toHaveLength(1);
});

test('a refused press is taken back, and «Lỗi» says why', async () => {
  refuse(toggleHouseLike, 403, 'Bạn không có quyền thích bất động sản này');
  show();
  await userEvent.click(thumb());
  expect(await screen.findByText('Bạn không có quyền thích bất động sản này')).toBeVisible();
  expect(thumb()).toHaveTextContent('Thích · 18');
  expect(thumb()).toHaveAttribute('aria-pressed', 'false');
});

test('what a colleague did shows once the house’s likes are read again', async () => {
  answer(readHouseLikes, () => ({ liked: false, likes_count: 19 }));
  const { queries } = show();
  expect(thumb()).toHaveTextContent('Thích · 18');
  await queries.invalidateQueries({ queryKey: ['house-like', 'detail', 9] });
  await waitFor(() => expect(thumb()).toHaveTextContent('Thích · 19'));
});

test('coming back to the tab asks nothing: a feed has a hundred of these buttons', async () => {
  answer(readHouseLikes, () => ({ liked: false, likes_count: 19 }));
  jest.useFakeTimers({ advanceTimers: true, now: Date.now() });
  show();
  act(() => jest.advanceTimersByTime(60_000));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(callsOf(readHouseLikes)).toHaveLength(0);
});

test('a marketer sees the number and no button', () => {
  show(aUser({ role: Role.marketer }));
  expect(screen.queryByRole('button', { name: /Thích/ })).not.toBeInTheDocument();
  expect(screen.getByText('18 lượt thích')).toBeInTheDocument();
});
