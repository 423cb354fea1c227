import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePost,
  listFailedPosts,
  listPostableHouses,
  listPosted,
  listWaitingPosts,
  readPost,
  removePosts,
} from '@toam/contracts/post/post.endpoints';
import { listChannels, listTariffs } from '@toam/contracts/post/post-setting.endpoints';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { aPost, aPostDetail, aPostHouse, aWaitingPost } from '@toam/testing/post/a-post';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './post-manager.screen';
import { answerAround, answerPosts, aPostPage } from './post-manager.fixture';

// Finding by role in a table is slow on a busy machine.
jest.setTimeout(30_000);
/** 29 November 2026, 10:00 in Vietnam. */
stopClockAt(1_795_921_200);

const routes = [
  { path: '/post/manager', Component },
  { path: '/post/new-post', element: <p>Biểu mẫu đăng tin</p> },
  { path: '/house/new', element: <p>Biểu mẫu tạo BĐS</p> },
];
const show = (url = '/post/manager', user = anAdmin()) => renderRoute(routes, url, { user });
const row = (name: RegExp) => screen.findByRole('row', { name });
const drifted = (differing = {}) =>
  aPost({ drift: [{ field: 'price', before: '8,65 tỷ', after: '8,45 tỷ' }], may_update: true, ...differing });
const answered = (post: ReturnType<typeof aPost>, message: string) => ({
  posts: [post],
  message,
  gateway: 'sandbox' as const,
});

afterEach(() => jest.restoreAllMocks());

test('three tabs with their counts for the same question, the sum, and that nothing reaches a portal', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  const { url } = show();
  expect(await row(/148\/12 Nguyễn Văn Đậu/)).toHaveTextContent('VIP ngày7 ngày × 40.000');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chờ đăng/),
    'Đã đăng138',
    'Tin lỗi5',
  ]);
  expect(screen.getByText(/1 tin/)).toHaveTextContent('1 tin · 280.000 đ');
  expect(screen.getByRole('note')).toHaveTextContent('Chế độ thử: tin không được gửi lên Alonhadat, Batdongsan');
  answerPosts({ posted: [drifted()] });
  await userEvent.click(screen.getByRole('tab', { name: 'Đã đăng' }));
  const found = await row(/Tin khác hồ sơ: giá 8,65 tỷ → 8,45 tỷ/);
  expect(url()).toBe('/post/manager?tab=posted');
  expect(found).toHaveTextContent('03/12');
  expect(found).toHaveTextContent('còn 4 ngày');
  expect(within(found).getByRole('link', { name: 'Mở tin trên Alonhadat' })).toHaveAttribute(
    'href',
    'https://alonhadat.com.vn/1',
  );
});

test('a real gateway has no sentence of the sandbox', async () => {
  answerPosts({});
  answer(listWaitingPosts, () => aPostPage([aWaitingPost()], { gateway: 'http' }));
  show();
  await row(/Nguyễn Văn Đậu/);
  expect(screen.queryByText(/Chế độ thử/)).not.toBeInTheDocument();
});

test('the address asks: tab, words, days, people, channels and a narrower look', async () => {
  answerPosts({});
  show('/post/manager?tab=posted&search=dau&show=drift&f.day=1793466000..1795193999&f.staff=7%2C8&f.channel=2');
  await waitFor(() =>
    expect(callsOf(listPosted).at(-1)?.body).toMatchObject({
      ...{ search: 'dau', show: 'drift', startAt: 1_793_466_000, endAt: 1_795_193_999 },
      ...{ staff: [7, 8], channel: [2], page: 1 },
    }),
  );
  expect(await screen.findByText('Không có tin nào khớp 5 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Tin khác hồ sơ/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a broken address falls back', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  show('/post/manager?tab=none&show=all&open=x&f.day=a..b&f.staff=ha');
  await row(/Nguyễn Văn Đậu/);
  expect(callsOf(listWaitingPosts).at(-1)?.body).toMatchObject({ staff: [], show: null, startAt: null });
});

test('words are searched a second after the last key, at once by the button and by Enter', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  show();
  await row(/Nguyễn Văn Đậu/);
  await userEvent.type(screen.getByRole('searchbox'), 'dau');
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await waitFor(() => expect(callsOf(listWaitingPosts).at(-1)?.body).toMatchObject({ search: 'dau' }));
  await userEvent.type(screen.getByRole('searchbox'), ' 12{Enter}');
  await waitFor(() => expect(callsOf(listWaitingPosts).at(-1)?.body).toMatchObject({ search: 'dau 12' }));
  const before = callsOf(listWaitingPosts).length;
  await userEvent.type(screen.getByRole('searchbox'), '3');
  await new Promise((done) => setTimeout(done, 600));
  expect(callsOf(listWaitingPosts)).toHaveLength(before);
  await waitFor(() => expect(callsOf(listWaitingPosts).at(-1)?.body).toMatchObject({ search: 'dau 123' }), {
    timeout: 3000,
  });
});

test('people are grouped by position, whoever looks first', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  answer(listUsersByCondition, () => ({
    ...{ total: 3, total_page: 1, page: 1 },
    list: [
      aStaffUser(aUser(), { id: 7, name: 'Thu Hà', job_position: 7 }),
      aStaffUser(aUser(), { id: 5, name: 'Ngọc Mai', job_position: 3 }),
      aStaffUser(aUser(), { id: 2, name: 'Trần Quốc Bảo', job_position: 2 }),
    ],
  }));
  show();
  await row(/Nguyễn Văn Đậu/);
  await userEvent.click(screen.getByRole('button', { name: 'Người đăng' }));
  const group = await screen.findByRole('group', { name: 'Người đăng' });
  await within(group).findByText('Thu Hà');
  expect(group).toHaveTextContent('TôiTrần Quốc BảoSale AdminNgọc MaiNhân viênThu Hà');
});

test('an admin approves with one press; the row says what the API says it may', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  answer(changePost, () => answered(aPost({ state: 'waiting', standing: 'waiting' }), 'Đã duyệt tin'));
  show();
  const found = await row(/Nguyễn Văn Đậu/);
  await userEvent.click(within(found).getByRole('button', { name: 'Duyệt' }));
  expect(await screen.findByText('Đã duyệt tin')).toBeVisible();
  expect(callsOf(changePost).map(({ body }) => body)).toEqual([{ type: 'confirm', post_id: 31, version: 1 }]);
});

test('who may nothing sees no step', async () => {
  answerPosts({ waiting: [aWaitingPost({ may_approve: false, may_edit: false, may_remove: false })] });
  show('/post/manager', aUser({ chat_permission: 1 }));
  const found = await row(/Nguyễn Văn Đậu/);
  expect(within(found).queryByRole('button', { name: 'Duyệt' })).not.toBeInTheDocument();
  await userEvent.click(within(found).getByRole('button', { name: 'Thao tác với tin #31' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Chi tiết tin', 'Lịch sử', 'Mở bất động sản']);
});

test('somebody was faster: the message names them, the new state is there, and the list is read again', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  show();
  const found = await row(/Nguyễn Văn Đậu/);
  refuse(changePost, 409, 'Nội dung này vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu', {
    current: aPost(),
    changed_by: { id: 3, name: 'Lê Hoàng Minh' },
  });
  answerPosts({});
  await userEvent.click(within(found).getByRole('button', { name: 'Duyệt' }));
  expect(await screen.findByText('Lê Hoàng Minh vừa thay đổi tin này trước bạn')).toBeVisible();
  expect(screen.getByText('Tin này giờ là “Đã đăng”')).toBeVisible();
  expect(await screen.findByText('Không có tin nào đang chờ.')).toBeVisible();
});

test('a failed post says why, and is sent again with what was seen; a refusal is shown in the API’s words', async () => {
  const failed = aPost({
    ...{ state: 'failed', standing: 'failed', post: 0, error: 'Tài khoản cổng không đủ tiền', failed_quantity: 6 },
    ...{ may_retry: true },
  });
  answerPosts({ failed: [failed] });
  show('/post/manager?tab=failed');
  const found = await row(/Tài khoản cổng không đủ tiền/);
  expect(screen.getByText('Thử lại dùng đúng mã cũ nên cổng không đăng hai lần.')).toBeVisible();
  refuse(changePost, 422, 'Thông tin nhập không đúng', { errors: { channel_ids: 'Kênh Alonhadat đang tắt' } });
  await userEvent.click(within(found).getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Kênh Alonhadat đang tắt')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  cutOff(changePost);
  await userEvent.click(within(found).getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Chưa lưu được. Kiểm tra lại tin rồi thử lại (Failed)')).toBeVisible();
});

test('a post by hand is marked with its link; a wrong link stays in the dialog', async () => {
  const manual = aPost({
    ...{ state: 'waiting', standing: 'waiting', may_mark_posted: true, link: null },
    channel: { id: 3, name: 'Facebook Tổ Ấm', kind: 'manual', portal: null, status: 1, link: null },
  });
  answerPosts({ waiting: [manual] });
  show();
  const found = await row(/Chờ Nguyễn Thu Hà đăng rồi đánh dấu|Facebook/);
  await userEvent.click(within(found).getByRole('button', { name: 'Đánh dấu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Đánh dấu đã đăng trên Facebook Tổ Ấm' });
  refuse(changePost, 422, 'Thông tin nhập không đúng', { errors: { link: 'Liên kết này thuộc tin khác' } });
  await userEvent.type(within(dialog).getByRole('textbox'), 'https://facebook.com/2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Đã đăng' }));
  expect(await screen.findByText('Liên kết này thuộc tin khác')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(within(dialog).getByRole('textbox')).toHaveValue('https://facebook.com/2');
  answer(changePost, () => answered(manual, 'Cập nhật thành công'));
  await userEvent.clear(within(dialog).getByRole('textbox'));
  await userEvent.type(within(dialog).getByRole('textbox'), 'https://facebook.com/1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Đã đăng' }));
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(changePost).at(-1)?.body).toMatchObject({ type: 'update_posted', link: 'https://facebook.com/1' });
});

test('taking down asks first, and takes this post alone as it was seen', async () => {
  answerPosts({ posted: [aPost({ may_remove: true })] });
  answer(removePosts, () => answered(aPost({ standing: 'takingDown' }), 'Xoá thành công'));
  show('/post/manager?tab=posted');
  const found = await row(/Nguyễn Văn Đậu/);
  await userEvent.click(within(found).getByRole('button', { name: 'Thao tác với tin #31' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gỡ tin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bạn có chắc muốn xoá tin này?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Huỷ' }));
  expect(callsOf(removePosts)).toHaveLength(0);
  await userEvent.click(within(found).getByRole('button', { name: 'Thao tác với tin #31' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gỡ tin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá thành công')).toBeVisible();
  expect(callsOf(removePosts).map(({ body }) => body)).toEqual([{ house_id: 12486, post_id: 31, version: 3 }]);
});

test('a link opens a post with its history, what is sent, and what the sandbox got; arrows go on', async () => {
  answerPosts({ posted: [aPost({ id: 31 }), aPost({ id: 32, house: aPostHouse({ address: '36 Đường 64' }) })] });
  answerAround();
  answer(readPost, ({ params }) => aPostDetail({ id: params.postId }));
  const { url } = show('/post/manager?tab=posted&open=31');
  const panel = await screen.findByRole('dialog', { name: 'Tin đăng #31' });
  expect(await within(panel).findByText('Alonhadat đã lên')).toBeVisible();
  expect(within(panel).getByRole('region', { name: 'Nội dung đang trên cổng' })).toHaveTextContent('Nhà đẹp ở ngay.');
  expect(await within(panel).findByText('Cổng thử chưa nhận gì của tin này.')).toBeVisible();
  expect(within(panel).getByText('280.000 đ')).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'Sau' }));
  expect(await screen.findByRole('dialog', { name: 'Tin đăng #32' })).toBeVisible();
  expect(url()).toBe('/post/manager?tab=posted&open=32');
});

test('a post that is not there is refused in the panel, and the list stays', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  refuse(readPost, 404, 'Không tìm thấy tin này');
  show('/post/manager?open=999');
  const panel = await screen.findByRole('dialog', { name: 'Tin đăng #999' });
  expect(await within(panel).findByText(/Không tìm thấy tin này/)).toBeVisible();
  await row(/Nguyễn Văn Đậu/);
});

test('several drifted posts are updated one after the other; what failed is named and stays chosen', async () => {
  const posts = [31, 32, 33].map((id) => drifted({ id, house: aPostHouse({ id, address: `${id} Đường 64` }) }));
  answerPosts({ posted: posts });
  show('/post/manager?tab=posted');
  await row(/31 Đường 64/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn tất cả các dòng đã tải' }));
  const bar = await screen.findByRole('toolbar', { name: 'Đã chọn 3' });
  expect(bar).toHaveTextContent('840.000 đ · 3 tin khác hồ sơ');
  await userEvent.click(within(bar).getByRole('button', { name: 'Cập nhật tin' }));
  const dialog = await screen.findByRole('dialog', { name: /3 tin khác hồ sơ/ });
  const seen: unknown[] = [];
  answer(changePost, ({ body }) => {
    seen.push(body);
    if (body.post_id === 32) refuse(changePost, 409, 'Tin đang được gửi lên cổng. Vui lòng thử lại sau ít phút');
    return answered(posts[0]!, 'Cập nhật thành công');
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cập nhật 3 tin' }));
  expect(await screen.findByText('Cập nhật tin được 2/3 tin')).toBeVisible();
  expect(dialog).toHaveTextContent('33 Đường 64');
  expect(dialog).toHaveTextContent('Tin đang được gửi lên cổng. Vui lòng thử lại sau ít phút');
  expect(seen).toEqual([
    { type: 'update_post', post_id: 31, version: 3 },
    { type: 'update_post', post_id: 32, version: 3 },
  ]);
  expect(callsOf(changePost)).toHaveLength(3);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('toolbar', { name: 'Đã chọn 1' })).toBeVisible();
});

test('a run is stopped after the post on its way; nothing is sent twice', async () => {
  const posts = [1, 2, 3, 4].map((id) => aWaitingPost({ id, house: aPostHouse({ id, address: `${id} Đường 64` }) }));
  answerPosts({ waiting: posts });
  show();
  await row(/1 Đường 64/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn tất cả các dòng đã tải' }));
  await userEvent.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Duyệt' }));
  const dialog = await screen.findByRole('dialog', { name: /Duyệt 4 tin/ });
  let goOn: () => void = () => undefined;
  answer(changePost, async ({ body }) => {
    if (body.post_id === 2) await new Promise<void>((done) => (goOn = done));
    return answered(posts[0]!, 'Đã duyệt tin');
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Duyệt 4 tin' }));
  expect(await within(dialog).findByText(/Đang duyệt 1\/4/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dừng sau tin này' }));
  goOn();
  expect(await screen.findByText('Duyệt được 2/4 tin')).toBeVisible();
  expect(dialog).toHaveTextContent('2 tin chưa làm tới');
  expect(callsOf(changePost).map(({ body }) => body.post_id)).toEqual([1, 2]);
});

test('a colleague’s change shows by itself', async () => {
  await openLive();
  answerPosts({ waiting: [aWaitingPost()] });
  show();
  await row(/Chờ duyệt/);
  answerPosts({ waiting: [aWaitingPost({ state: 'posting', standing: 'posting' })] });
  hearChange('post', 31);
  expect(await screen.findByText('Đang lên', undefined, { timeout: 5000 })).toBeVisible();
  closeLive();
});

test('the table that fails says so and is asked again', async () => {
  answerPosts({});
  refuse(listWaitingPosts, 500, 'Something went wrong');
  show();
  expect(await screen.findByText('Error: Something went wrong')).toBeVisible();
  answerPosts({ waiting: [aWaitingPost()] });
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await row(/Nguyễn Văn Đậu/);
  expect(await screen.findByText('Không còn bài viết nào')).toBeInTheDocument();
});

test('a new post begins with a house that is there, or with a new one', async () => {
  answerPosts({});
  answer(listPostableHouses, () => ({
    total: 1,
    total_page: 1,
    page: 1,
    list: [{ house: aPostHouse({ address: '148/12 Nguyễn Văn Đậu' }), marks: [] }],
  }));
  const { url, goTo } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo tin' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Nguồn có sẵn/ }));
  await userEvent.click(await screen.findByRole('button', { name: /148\/12 Nguyễn Văn Đậu/ }));
  await waitFor(() => expect(url()).toBe('/post/new-post?house=12486'));
  await goTo('/post/manager');
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo tin' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Nguồn mới/ }));
  await waitFor(() => expect(url()).toBe('/house/new?then=post'));
});

test('words of a post that is not up are changed; what was typed stays while the API refuses it', async () => {
  answerPosts({ waiting: [aWaitingPost()] });
  answer(readPost, () => aPostDetail({ ...aWaitingPost(), sent: null }));
  answer(listTariffs, () => []);
  show();
  const found = await row(/Nguyễn Văn Đậu/);
  await userEvent.click(within(found).getByRole('button', { name: 'Thao tác với tin #31' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa tin' }));
  const field = await screen.findByLabelText('Tiêu đề'); // while the post is read, another dialog stands in its place
  const dialog = screen.getByRole('dialog', { name: 'Sửa tin #31' });
  await userEvent.type(field, 'NHÀ ĐẸP');
  refuse(changePost, 422, 'Thông tin nhập không đúng', { errors: { title: 'Tiêu đề viết hoa quá nhiều' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu' }));
  expect(await within(dialog).findByText('Tiêu đề viết hoa quá nhiều')).toBeVisible();
  expect(within(dialog).getByLabelText('Tiêu đề')).toHaveValue('NHÀ ĐẸP');
  answer(changePost, () => answered(aWaitingPost(), 'Cập nhật thành công'));
  await userEvent.clear(within(dialog).getByLabelText('Tiêu đề'));
  await userEvent.type(within(dialog).getByLabelText('Tiêu đề'), 'Nhà đẹp');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(changePost).at(-1)?.body).toMatchObject({
    ...{ type: 'update', post_id: 31, version: 1, title: 'Nhà đẹp' },
    ...{ type_news: 1, type_news_day: 7, type_news_value: 40_000 },
  });
});

test('a phone has cards with their buttons', async () => {
  onPhone();
  answerPosts({ waiting: [aWaitingPost()] });
  show();
  const found = await row(/Nguyễn Văn Đậu/);
  expect(found).toHaveTextContent('Chờ duyệt280.000 đ');
  expect(within(found).getByRole('button', { name: 'Xem tin' })).toBeVisible();
  expect(within(found).getByRole('button', { name: 'Duyệt' })).toBeVisible();
  expect(callsOf(listFailedPosts)).toHaveLength(0);
  expect(callsOf(listChannels)).toHaveLength(0);
});
