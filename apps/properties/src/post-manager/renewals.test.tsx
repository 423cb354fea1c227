import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePost, listFailedPosts, readPost, renewPost } from '@toam/contracts/post/post.endpoints';
import { listBoughtPosts } from '@toam/contracts/post/post-cost.endpoints';
import { listTariffs } from '@toam/contracts/post/post-setting.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { aPost, aPostDetail, aPostHouse, aWaitingPost, theTariffs } from '@toam/testing/post/a-post';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './post-manager.screen';
import { answerPosts, aPostPage } from './post-manager.fixture';

// Finding by role in a table is slow on a busy machine.
jest.setTimeout(30_000);
/** 29 November 2026, 10:00 in Vietnam. */
stopClockAt(1_795_921_200);
afterEach(() => jest.restoreAllMocks());

const routes = [
  { path: '/post/manager', Component },
  { path: '/house/edit/:houseId', element: <p>Sửa hồ sơ nhà</p> },
];
const show = (url = '/post/manager?tab=posted', user = anAdmin()) => renderRoute(routes, url, { user });
const ending = (differing: Partial<PostRow> = {}) =>
  aPost({ standing: 'endsSoon', last_day: '2026-12-01', may_renew: true, ...differing });
const answered = (post: PostRow, message: string) => ({ posts: [post], message, gateway: 'sandbox' as const });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('what ends soon has "Gia hạn": it proposes the same again and says until when it will be up', async () => {
  answerPosts({ posted: [ending()] });
  answer(readPost, () => aPostDetail({ ...ending() }));
  answer(listTariffs, () => [...theTariffs]);
  answer(renewPost, () => answered(aWaitingPost(), 'Đã gửi duyệt gia hạn'));
  show();
  await userEvent.click((await rowOf(/Nguyễn Văn Đậu/)).getByRole('button', { name: 'Gia hạn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gia hạn tin #31' }));
  expect(dialog.getByText('Đang tới hết 01/12/2026 · gia hạn tới hết 08/12/2026')).toBeVisible();
  expect(dialog.getByText('Tổng 280.000 đ')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: /Tiêu đề/ })).not.toBeInTheDocument();
  const days = dialog.getByRole('textbox', { name: /Số ngày/ });
  await userEvent.clear(days);
  await userEvent.type(days, '3');
  expect(await dialog.findByText('Đang tới hết 01/12/2026 · gia hạn tới hết 04/12/2026')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn' }));
  expect(await screen.findByText('Đã gửi duyệt gia hạn')).toBeVisible();
  expect(callsOf(renewPost)[0]?.body).toEqual({
    ...{ post_id: 31, version: 3, type_news: 1, type_news_day: 3, type_news_value: 40_000 },
  });
});

test('what is no number of days is typed without harm, and refused at its field', async () => {
  answerPosts({ posted: [ending()] });
  answer(readPost, () => aPostDetail({ ...ending() }));
  answer(listTariffs, () => [...theTariffs]);
  show();
  await userEvent.click((await rowOf(/Nguyễn Văn Đậu/)).getByRole('button', { name: 'Gia hạn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gia hạn tin #31' }));
  const days = dialog.getByRole('textbox', { name: /Số ngày/ });
  for (const text of ['bảy', '99999999999999']) {
    await userEvent.clear(days);
    await userEvent.type(days, text);
    expect(dialog.getByText('Đang tới hết 01/12/2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn' }));
    expect(callsOf(renewPost)).toEqual([]);
    expect(days).toHaveAttribute('aria-invalid', 'true');
  }
});

test('what the API refuses of a renewal stands at its field', async () => {
  answerPosts({ posted: [ending()] });
  answer(readPost, () => aPostDetail({ ...ending() }));
  answer(listTariffs, () => [...theTariffs]);
  refuse(renewPost, 422, 'Kiểm tra lại', { errors: { type_news_value: 'Giá mỗi ngày phải là một trong 42.000 đ' } });
  show();
  await userEvent.click((await rowOf(/Nguyễn Văn Đậu/)).getByRole('button', { name: 'Gia hạn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gia hạn tin #31' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn' }));
  expect(await dialog.findByText('Giá mỗi ngày phải là một trong 42.000 đ')).toBeVisible();
});

test('several are renewed at once as before, each as it was seen; who was faster is named', async () => {
  answerPosts({
    posted: [ending(), ending({ id: 32, version: 1, house: aPostHouse({ id: 7, address: '9 Lê Lợi, Gò Vấp' }) })],
  });
  refuse(renewPost, 409, 'Tin này đang có một lần gia hạn chưa xong');
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /chọn tất cả/i }));
  // the rows have the same word
  await userEvent.click((await screen.findAllByRole('button', { name: 'Gia hạn' })).at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: /Gia hạn 2 tin/ }));
  expect(dialog.getByText(/560\.000 đ/)).toBeVisible();
  expect(dialog.getAllByText('VIP ngày · 7 ngày × 40.000 = 280.000 đ')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn 2 tin' }));
  expect(await dialog.findAllByText('Tin này đang có một lần gia hạn chưa xong')).toHaveLength(2);
  expect(callsOf(renewPost).map(({ body }) => body)).toEqual([
    { post_id: 31, version: 3 },
    { post_id: 32, version: 1 },
  ]);
});

test('a renewal says what it renews, and its post that one is under way; over a budget it says which', async () => {
  const reason = 'Vượt ngân sách tháng 11/2026 của công ty: đã dùng 4.900.000 / 5.000.000 đ';
  answerPosts({
    waiting: [
      aWaitingPost({ renews: { id: 31, last_day: '2026-12-01' } }),
      aWaitingPost({ id: 40, over_budget: reason, house: aPostHouse({ address: '9 Lê Lợi, Gò Vấp' }) }),
    ],
    posted: [ending({ may_renew: false, renewal: { id: 33, standing: 'waitingApproval' } })],
  });
  show('/post/manager');
  expect(await screen.findByText('Gia hạn tin #31')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Đã đăng' }));
  expect(await screen.findByText('Gia hạn: chờ duyệt')).toBeVisible();
});

test('what was paid is a list of its own behind a figure, with its sum, also of what is down again', async () => {
  answerPosts({});
  answer(listBoughtPosts, () => aPostPage([aPost({ state: 'removed', standing: 'removed' })]));
  show('/post/manager?tab=bought&f.day=1793466000..1796057999&f.staff=7');
  expect(await screen.findByRole('tab', { name: 'Đã chi', selected: true })).toBeVisible();
  expect(await screen.findByText('Đã gỡ')).toBeVisible();
  expect(screen.getByText(/1 tin/)).toHaveTextContent('1 tin · 280.000 đ');
  expect(callsOf(listBoughtPosts)[0]?.body).toMatchObject({
    ...{ startAt: 1_793_466_000, endAt: 1_796_057_999, staff: [7] },
  });
});

const failed = (differing: Partial<PostRow>) =>
  aPost({ state: 'failed', standing: 'failed', error: 'Cổng từ chối', may_retry: true, may_edit: true, ...differing });

test.each([
  ['price' as const, 'Sửa hồ sơ', '/house/edit/12486?field=into_money'],
  ['images' as const, 'Sửa hồ sơ', '/house/edit/12486?field=images'],
])('what failed over its %s leads to the house', async (repair, words, target) => {
  answerPosts({ failed: [failed({ repair })] });
  const { url } = show('/post/manager?tab=failed');
  await userEvent.click((await rowOf(/Nguyễn Văn Đậu/)).getByRole('button', { name: words }));
  await waitFor(() => expect(url()).toBe(target));
});

test('a title is put right in the post; sending it again stays in the menu', async () => {
  answerPosts({ failed: [failed({ repair: 'title' })] });
  answer(readPost, () => aPostDetail({ ...failed({ repair: 'title' }) }));
  answer(listTariffs, () => [...theTariffs]);
  answer(changePost, () => answered(aPost(), 'Tin sẽ được gửi lại ngay'));
  show('/post/manager?tab=failed');
  const row = await rowOf(/Nguyễn Văn Đậu/);
  await userEvent.click(row.getByRole('button', { name: 'Sửa tiêu đề' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sửa tin #31' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Huỷ' }));
  await userEvent.click(row.getByRole('button', { name: 'Thao tác với tin #31' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Thử lại' }));
  expect(await screen.findByText('Tin sẽ được gửi lại ngay')).toBeVisible();
});

test('a missing account is entered by its owner; a colleague’s post is sent again', async () => {
  answerPosts({ failed: [failed({ repair: 'account' })] });
  const { unmount } = show('/post/manager?tab=failed', anAdmin({ id: 7 }));
  await userEvent.click((await rowOf(/Nguyễn Văn Đậu/)).getByRole('button', { name: 'Nhập tài khoản' }));
  expect(await screen.findByRole('dialog', { name: 'Tài khoản Alonhadat' })).toBeVisible();
  unmount();
  show('/post/manager?tab=failed', aUser({ ...anAdmin(), id: 2 }));
  expect((await rowOf(/Nguyễn Văn Đậu/)).getByRole('button', { name: 'Thử lại' })).toBeVisible();
  expect(callsOf(listFailedPosts).length).toBeGreaterThan(0);
});
