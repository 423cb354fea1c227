import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCommunity, type CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { listHouseComments } from '@toam/contracts/house/house-comment.endpoints';
import { toggleHouseLike } from '@toam/contracts/house/house-like.endpoints';
import type { LiveEvent } from '@toam/contracts/live/live-events';
import { aCommunityPost } from '@toam/testing/dashboard/a-community-post';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { useEffect as mockUseEffect, useRef } from 'react';
import { FeedPosts, useFeed, countNewer } from './feed-posts';

// Replaces the socket, which jsdom does not have.
const mockHeard = new Set<(event: LiveEvent) => void>();
jest.mock('@toam/live/live', () => ({
  useLive: (kind: string, handler: (event: LiveEvent) => void) => {
    mockUseEffect(() => {
      const hear = (event: LiveEvent) => void (event.kind === kind && handler(event));
      mockHeard.add(hear);
      return () => void mockHeard.delete(hear);
    });
  },
}));

function Feed() {
  const box = useRef<HTMLDivElement>(null);
  const { query, onScroll } = useFeed(box);
  return (
    <div ref={box} data-testid="box" onScroll={onScroll}>
      <FeedPosts query={query} box={box} />
    </div>
  );
}
const routes = [
  { path: '/', Component: Feed },
  { path: '*', element: <p>nơi khác</p> },
];

const answerFeed = (pages: Record<string, CommunityPost[]>) =>
  answer(listCommunity, ({ query }) => {
    const keys = Object.keys(pages);
    const at = keys.indexOf(query.before ?? 'first');
    return { total: 30, total_page: 3, page: 1, list: pages[keys[at]!] ?? [], next: keys[at + 1] ?? null };
  });

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden'); // Restores the prototype's property.
});

test('a post tells who offers what for how much, where, and how it was received', async () => {
  answerFeed({ first: [aCommunityPost({ liked: true })] });
  renderRoute(routes, '/');
  const post = await screen.findByRole('article', { name: /Nhà phố hẻm xe hơi/ });
  expect(post).toHaveTextContent('Lê Hoàng Phúc đăng bán5 phút');
  expect(post).toHaveTextContent('8,65 tỷ');
  expect(post).toHaveTextContent('148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh · 62 m²');
  expect(within(post).getByRole('link', { name: /Nhà phố/ })).toHaveAttribute('href', '/house/12486');
  expect(within(post).getByRole('button', { name: /Thích, 18/ })).toHaveAttribute('aria-pressed', 'true');
  expect(within(post).getByRole('button', { name: 'Bình luận, 6 bình luận' })).toBeVisible();
});

test('a house to let without title, price or pictures is still a post', async () => {
  answerFeed({ first: [aCommunityPost({ title: null, purpose: 1, into_money: null, area: null, description: '' })] });
  renderRoute(routes, '/');
  const post = await screen.findByRole('article');
  expect(post).toHaveTextContent('Lê Hoàng Phúc cho thuê');
  expect(within(post).getByRole('link', { name: /148\/12/ })).toBeVisible();
});

test('a like shows at once; comments unfold under their post and are asked for only then', async () => {
  answerFeed({ first: [aCommunityPost()] });
  answer(toggleHouseLike, () => ({ liked: true, likes_count: 19 }));
  answer(listHouseComments, () => ({ total: 0, total_page: 0, page: 1, list: [], count: 0 }));
  renderRoute(routes, '/');
  await userEvent.click(await screen.findByRole('button', { name: /^Thích/ }));
  expect(await screen.findByRole('button', { name: /Thích, 19/ })).toHaveAttribute('aria-pressed', 'true');
  expect(callsOf(listHouseComments)).toHaveLength(0);
  const comments = screen.getByRole('button', { name: /^Bình luận/ });
  await userEvent.click(comments);
  expect(await screen.findByRole('region', { name: 'Bình luận' })).toBeVisible();
  expect(comments).toHaveAttribute('aria-expanded', 'true');
});

test('the next page begins behind the last post; one that stands on both is shown once', async () => {
  const post = (id: number) => aCommunityPost({ id, title: `Nhà ${id}` });
  answerFeed({ first: [post(3), post(2)], '1790000000000000.2': [post(2), post(1)] });
  renderRoute(routes, '/');
  await screen.findByRole('article', { name: 'Bài đăng: Nhà 3' });
  const box = screen.getByTestId('box');
  Object.defineProperty(box, 'clientHeight', { value: 500 });
  act(() => void box.dispatchEvent(new Event('scroll')));
  await screen.findByRole('article', { name: 'Bài đăng: Nhà 1' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(callsOf(listCommunity).map(({ query }) => query.before)).toEqual([undefined, '1790000000000000.2']);
  expect(screen.getByText('Bạn đã xem hết hoạt động mới.')).toBeVisible();
});

test('somebody else’s new post is announced, not pushed in; a press shows it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answerFeed({ first: [aCommunityPost({ id: 1, title: 'Nhà cũ' })] });
  renderRoute(routes, '/');
  await screen.findByRole('article', { name: 'Bài đăng: Nhà cũ' });
  answerFeed({ first: [aCommunityPost({ id: 2, title: 'Nhà mới' }), aCommunityPost({ id: 1, title: 'Nhà cũ' })] });
  const changed = { id: 5, kind: 'record.changed', noun: 'house', record_id: 2 } as const;
  act(() => mockHeard.forEach((hear) => hear({ ...changed, changed_by: 7 })));
  act(() => jest.advanceTimersByTime(10_000));
  expect(callsOf(listCommunity)).toHaveLength(1);
  act(() => mockHeard.forEach((hear) => hear({ ...changed, changed_by: 2 })));
  act(() => mockHeard.forEach((hear) => hear({ ...changed, changed_by: 3 })));
  act(() => jest.advanceTimersByTime(10_000));
  const pill = await screen.findByRole('button', { name: 'Có 1 bài mới' });
  expect(callsOf(listCommunity)).toHaveLength(2);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(pill);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /bài mới/ })).not.toBeInTheDocument();
});

/** Simulates that the person leaves or returns to the browser's tab. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('what came while the tab was hidden is announced on return; what the feed has read by itself is no news', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const [old, fresh] = [aCommunityPost({ id: 1, title: 'Nhà cũ' }), aCommunityPost({ id: 2, title: 'Nhà mới' })];
  answerFeed({ first: [old] });
  const { queries } = renderRoute(routes, '/');
  await screen.findByRole('article', { name: 'Bài đăng: Nhà cũ' });
  answerFeed({ first: [fresh, old] });
  setHidden(true);
  act(() =>
    mockHeard.forEach((hear) => hear({ id: 5, kind: 'record.changed', noun: 'house', record_id: 2, changed_by: 2 })),
  );
  act(() => jest.advanceTimersByTime(10_000));
  expect(callsOf(listCommunity)).toHaveLength(1);
  setHidden(false);
  expect(await screen.findByRole('button', { name: 'Có 1 bài mới' })).toBeVisible();
  setHidden(true);
  setHidden(false);
  expect(callsOf(listCommunity)).toHaveLength(2);
  await act(() => queries.refetchQueries({ queryKey: ['house', 'feed'] }));
  expect(await screen.findByRole('article', { name: 'Bài đăng: Nhà mới' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /bài mới/ })).not.toBeInTheDocument();
});

test('newer is what stands above the top one and is not shown, not what moved up from further down', () => {
  const shown = [aCommunityPost({ id: 9, shared_at: 90 }), aCommunityPost({ id: 8, shared_at: 80 })];
  const newest = [...shown, aCommunityPost({ id: 7, shared_at: 70 })];
  expect(countNewer(newest, shown)).toBe(0);
  expect(countNewer([aCommunityPost({ id: 3, shared_at: 95 }), ...newest], shown)).toBe(1);
  expect(countNewer(newest, [])).toBe(3);
});

test('no posts and a feed that fails say so', async () => {
  answerFeed({ first: [] });
  const { unmount } = renderRoute(routes, '/');
  expect(await screen.findByText('Chưa có ai chia sẻ bất động sản lên cộng đồng.')).toBeVisible();
  unmount();
  refuse(listCommunity, 500, 'Hỏng');
  renderRoute(routes, '/');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Hỏng');
});
