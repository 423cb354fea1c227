import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePost, listPostHistory, readHousePosts, removePosts } from '@toam/contracts/post/post.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { aHousePosts, aPost, aWaitingPost, theChannels } from '@toam/testing/post/a-post';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import PostsTab from './posts.tab';

/** 29 November 2026, 10:00 in Vietnam. */
stopClockAt(1_795_921_200);

const routes = [
  { path: '/house/:id', element: <PostsTab houseId={12486} /> },
  { path: '/post/*', element: <p>Tin đăng</p> },
];
const show = () => renderRoute(routes, '/house/12486', { user: anAdmin() });
const answerTab = (rows: PostRow[], differing: Parameters<typeof aHousePosts>[1] = {}) =>
  answer(readHousePosts, () => aHousePosts(rows, differing));
const answered = (message: string) => ({ posts: [aPost()], message, gateway: 'sandbox' as const });
const card = (name: string) => screen.findByRole('region', { name });
const press = async (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));

const drifted = (at: 0 | 1, differing: Partial<PostRow> = {}) =>
  aPost({
    ...{ id: 31 + at, channel: theChannels[at]!, may_update: true, may_remove: true },
    drift: [{ field: 'price', before: '5,2 tỷ', after: '5 tỷ' }],
    ...differing,
  });
const failed = aPost({
  ...{ id: 40, state: 'failed', standing: 'failed', post: 0, link: null, failed_quantity: 5, may_retry: true },
  ...{ channel: theChannels[1]!, total: null, error: 'Cổng từ chối ảnh 3' },
});

beforeEach(() => {
  answer(listPostHistory, () => ({
    ...{ total: 1, total_page: 1, page: 1 },
    list: [
      {
        ...{ id: 9, post_id: 31, kind: 'posted', title: 'Alonhadat đã lên', detail: 'Mã AL-1', user: null },
        ...{ channel: { id: 1, name: 'Alonhadat', portal: 'alonhadat' }, created_at: 1_795_900_100 },
      },
    ],
  }));
});

test('each channel says how the house stands on it, why, until when, and what it cost', async () => {
  answerTab([drifted(0), failed]);
  const { url } = show();
  const first = await card('Alonhadat');
  expect(first).toHaveTextContent('VIP ngày · 7 ngày × 40.000 = 280.000 đ');
  expect(first).toHaveTextContent('Đã đăng');
  expect(first).toHaveTextContent('18/11 → 03/12/2026còn 4 ngày');
  expect(first).toHaveTextContent('Tin khác hồ sơGiá5,2 tỷ → 5 tỷ');
  expect(within(first).getByRole('link', { name: 'Mở tin trên Alonhadat' })).toHaveAttribute(
    'href',
    'https://alonhadat.com.vn/1',
  );
  const second = await card('Batdongsan');
  expect(second).toHaveTextContent('chưa có giá');
  expect(second).toHaveTextContent('Lỗi 5 lần');
  expect(second).toHaveTextContent('Cổng từ chối ảnh 3');
  expect(screen.getByText('Chưa đăng · kênh đăng tay').closest('li')).toHaveTextContent('Facebook Tổ Ấm');
  expect(screen.getByRole('note')).toHaveTextContent('Chế độ thử: tin không được gửi lên Alonhadat, Batdongsan');
  const money = screen.getByRole('region', { name: 'Chi cho căn này' });
  expect(money).toHaveTextContent('Đã chi280.000 đ1 tin chưa có giáĐã đăng3 lầnLần lỗi5 lần');
  expect(await screen.findByText('Alonhadat đã lên')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Đăng tin trên Facebook Tổ Ấm' }));
  expect(url()).toBe('/post/new-post?house=12486');
});

test('nothing is offered that the person may not do', async () => {
  answerTab([aPost(), aPost({ id: 32, channel: theChannels[1]!, link: null })]);
  show();
  expect(within(await card('Batdongsan')).queryByRole('button')).not.toBeInTheDocument();
  const first = await card('Alonhadat');
  expect(
    within(first)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Thao tác với tin #31']);
  await press(first, 'Thao tác với tin #31');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Mở tin trên Alonhadat',
  ]);
});

test('a house that was never posted, with a closed channel among them', async () => {
  const channels = theChannels.map((channel) => ({
    channel: { ...channel, status: channel.id === 3 ? 0 : 1 } as const,
    post: null,
  }));
  answerTab([], { channels, spent: 0, unpriced: 0 });
  show();
  expect(await screen.findByText('Căn này chưa đăng ở đâu.')).toBeVisible();
  expect(screen.getByText('Chưa đăng · kênh đang tắt').closest('li')).toHaveTextContent('Facebook Tổ Ấm');
  expect(screen.queryByRole('button', { name: 'Đăng tin trên Facebook Tổ Ấm' })).not.toBeInTheDocument();
});

test('no channel at all, and a house that can’t be read', async () => {
  answerTab([], { channels: [] });
  const { unmount } = show();
  expect(await screen.findByText(/Chưa có kênh nào để đăng tin/)).toBeVisible();
  unmount();
  refuse(readHousePosts, 500, 'Lỗi máy chủ');
  show();
  expect(await screen.findByText('Error: Lỗi máy chủ')).toBeVisible();
  answerTab([aPost()]);
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await card('Alonhadat');
});

test('one that differs is updated as it was seen; it does not open a dialog for several', async () => {
  answerTab([drifted(0)]);
  answer(changePost, () => answered('Cập nhật thành công'));
  show();
  const first = await card('Alonhadat');
  expect(screen.queryByRole('button', { name: /Cập nhật cả/ })).not.toBeInTheDocument();
  answerTab([aPost()]);
  await press(first, 'Cập nhật tin');
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(changePost)[0]?.body).toEqual({ type: 'update_post', post_id: 31, version: 3 });
  await waitFor(() => expect(screen.queryByText('Tin khác hồ sơ')).not.toBeInTheDocument());
});

test('a renewal on its way is one press away', async () => {
  answerTab([drifted(0, { renewal: { id: 60, standing: 'waitingApproval' } })]);
  const { url } = show();
  await userEvent.click(within(await card('Alonhadat')).getByRole('link', { name: 'Gia hạn: chờ duyệt' }));
  expect(url()).toBe('/post/manager?tab=waiting&open=60');
});

test('what is over can be posted again', async () => {
  answerTab([aPost({ standing: 'over', last_day: '2026-11-20' })]);
  const { url } = show();
  const first = await card('Alonhadat');
  expect(first).toHaveTextContent('quá 9 ngày');
  await press(first, 'Đăng lại');
  expect(url()).toBe('/post/new-post?house=12486');
});

test('whoever comes second is told who was faster and how it stands now', async () => {
  answerTab([failed]);
  show();
  const found = await card('Batdongsan');
  refuse(changePost, 409, 'Thông tin vừa được người khác thay đổi', {
    ...{ changed_by: { id: 3, name: 'Thanh An' }, current: aPost({ standing: 'posting' }) },
  });
  answerTab([{ ...failed, state: 'posting', standing: 'posting', may_retry: false, error: null }]);
  await press(found, 'Thử lại');
  expect(await screen.findByText(/Tin này giờ là “Đang lên”/)).toBeVisible();
  await waitFor(() => expect(found).toHaveTextContent('Đang gửi lên cổng'));
});

test('a refused step says why', async () => {
  answerTab([failed]);
  show();
  const found = await card('Batdongsan');
  refuse(changePost, 403, 'Bạn chỉ thao tác được với tin của mình');
  await press(found, 'Thử lại');
  expect(await screen.findByText('Bạn chỉ thao tác được với tin của mình')).toBeVisible();
});

test('a post is taken down after a question', async () => {
  answerTab([aPost({ may_remove: true })]);
  answer(removePosts, () => answered('Xoá thành công'));
  show();
  await press(await card('Alonhadat'), 'Thao tác với tin #31');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gỡ tin' }));
  expect(await screen.findByText('Bạn có chắc muốn xoá tin này?')).toBeVisible();
  expect(callsOf(removePosts)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá thành công')).toBeVisible();
  expect(callsOf(removePosts)[0]?.body).toMatchObject({ house_id: 12486, post_id: 31, version: 3 });
});

test('what waits is approved, and what a person posts by hand is marked', async () => {
  const byHand = aPost({
    id: 50,
    state: 'waiting',
    standing: 'waiting',
    channel: theChannels[2]!,
    may_mark_posted: true,
  });
  answerTab([aWaitingPost(), byHand]);
  answer(changePost, () => answered('Đã duyệt tin'));
  show();
  await press(await card('Alonhadat'), 'Duyệt');
  expect(await screen.findByText('Đã duyệt tin')).toBeVisible();
  await press(await card('Facebook Tổ Ấm'), 'Đánh dấu đã đăng');
  await userEvent.type(await screen.findByLabelText(/Liên kết tin/), 'https://facebook.com/1');
  await userEvent.click(screen.getByRole('button', { name: 'Đã đăng' }));
  await waitFor(() => expect(callsOf(changePost)).toHaveLength(2));
  expect(callsOf(changePost).map(({ body }) => body)).toEqual([
    { type: 'confirm', post_id: 31, version: 1 },
    { type: 'update_posted', post_id: 50, version: 3, link: 'https://facebook.com/1' },
  ]);
});

test('several that differ are updated one after the other; what failed is named', async () => {
  answerTab([drifted(0), drifted(1)]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cập nhật cả 2 tin' }));
  const dialog = await screen.findByRole('dialog', { name: /2 tin khác hồ sơ/ });
  answer(changePost, ({ body }) => {
    if (body.post_id === 31) refuse(changePost, 409, 'Tin đang được gửi lên cổng. Vui lòng thử lại sau ít phút');
    return answered('Cập nhật thành công');
  });
  answerTab([aPost(), drifted(1)]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cập nhật 2 tin' }));
  expect(await screen.findByText('Cập nhật tin được 1/2 tin')).toBeVisible();
  expect(dialog).toHaveTextContent('Batdongsan');
  expect(dialog).toHaveTextContent('Tin đang được gửi lên cổng. Vui lòng thử lại sau ít phút');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Cập nhật cả/ })).not.toBeInTheDocument());
});

test('what a colleague or the portal did shows by itself', async () => {
  await openLive();
  answerTab([aWaitingPost()]);
  show();
  const found = await card('Alonhadat');
  answerTab([aPost()]);
  act(() => hearChange('post', 31));
  await waitFor(() => expect(found).toHaveTextContent('còn 4 ngày'), { timeout: 5000 });
  closeLive();
});
