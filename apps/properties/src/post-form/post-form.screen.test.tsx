import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import { listTariffs } from '@toam/contracts/post/post-setting.endpoints';
import { createPosts, listPostableHouses, readPostForm } from '@toam/contracts/post/post.endpoints';
import { saveBatdongsan } from '@toam/contracts/user/profile.endpoints';
import { JobPosition, Role } from '@toam/domain/actor';
import {
  aPostCosts,
  aPostForm,
  aPostHouse,
  aPostMark,
  aPostRow,
  theChannels,
  theTariffs,
} from '@toam/testing/post/a-post';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './post-form.screen';

// A whole form is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/post/new-post', Component },
  { path: '/post/manager', element: <p>Quản lý</p> },
  { path: '/house/edit/:houseId', element: <p>Sửa nhà</p> },
];
const marketer = aUser({ id: 6, role: Role.marketer, job_position: JobPosition.staff });

function open(form = aPostForm(), user = marketer) {
  answer(readPostForm, () => form);
  answer(listTariffs, () => [...theTariffs]);
  answer(readPostCosts, () => aPostCosts());
  return renderRoute(routes, '/post/new-post?house=12486', { user });
}

const alonhadat = async () => within(await screen.findByRole('region', { name: 'Alonhadat' }));
const batdongsan = async () => within(await screen.findByRole('region', { name: 'Batdongsan' }));
const check = async () => within(await screen.findByRole('region', { name: 'Kiểm tra trước khi gửi' }));
const title = () => screen.findByRole('textbox', { name: /^Tiêu đề tin/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const created = (count: number) => ({
  ...{ posts: [aPostRow()], message: `Đã gửi duyệt ${count} tin`, gateway: 'sandbox' as const },
});

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
});

test('opened from a house it is filled in; a week of VIP says what it costs, in words and with its last day', async () => {
  answer(createPosts, () => created(2));
  const { url } = open();
  expect(await title()).toHaveValue('Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai');
  expect(screen.getByText('Chế độ thử: tin không được gửi lên Alonhadat, Batdongsan')).toBeVisible();
  const card = await alonhadat();
  await userEvent.click(card.getByRole('radio', { name: 'VIP ngày' }));
  await userEvent.click(card.getByRole('radio', { name: '40.000' }));
  expect(card.getByText('280.000 đ')).toBeVisible();
  expect(card.getByText('Hai trăm tám mươi nghìn đồng')).toBeVisible();
  expect(card.getByText(/^7 ngày × 40.000 · tới hết \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  const other = await batdongsan();
  expect(other.getByText('Chưa có bảng giá')).toBeVisible();
  expect(screen.getByText('2 tin · 280.000 đ, chưa kể Batdongsan')).toBeVisible();
  await press('Gửi duyệt 2 tin');
  await waitFor(() => expect(url()).toBe('/post/manager?tab=waiting'));
  expect(callsOf(createPosts)[0]?.body).toEqual({
    ...{ house_id: 12486, channel_ids: [1, 2], type_news: 1, type_news_day: 7, type_news_value: 40_000 },
    ...{ batdongsan_type_news: 5, batdongsan_type_news_days: 10 },
  });
  expect(await screen.findByText('Đã gửi duyệt 2 tin')).toBeVisible();
});

test('an admin posts at once, and Ctrl+Enter sends', async () => {
  answer(createPosts, () => created(2));
  open(aPostForm(), anAdmin());
  expect(await screen.findByRole('button', { name: 'Đăng 2 tin' })).toBeEnabled();
  fireEvent.keyDown(await title(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(callsOf(createPosts)).toHaveLength(1));
});

test('months cost their tier each', async () => {
  open();
  const card = await alonhadat();
  await userEvent.click(card.getByRole('radio', { name: 'VIP tháng' }));
  await userEvent.click(card.getByRole('radio', { name: '500.000' }));
  await userEvent.click(card.getByRole('button', { name: 'Thêm một tháng' }));
  expect(card.getByText('1.000.000 đ')).toBeVisible();
  expect(card.getByText('Một triệu đồng')).toBeVisible();
});

test.each([
  ['alonhadat', '0', 'Số ngày từ 1 đến 19'],
  ['alonhadat', '20', 'Số ngày từ 1 đến 19'],
  ['batdongsan', '32', 'Số ngày từ 7 đến 31, hoặc 90, 180'],
  ['batdongsan', '91', 'Số ngày từ 7 đến 31, hoặc 90, 180'],
])('days that %s does not sell are refused at their field: %s', async (portal, days, message) => {
  open();
  const card = portal === 'alonhadat' ? await alonhadat() : await batdongsan();
  if (portal === 'alonhadat') await userEvent.click(card.getByRole('radio', { name: 'VIP ngày' }));
  const field = card.getByRole('textbox', { name: /^Số ngày/ });
  await userEvent.tripleClick(field);
  await userEvent.keyboard(days);
  await userEvent.tab();
  expect(await card.findByText(message)).toBeVisible();
  await waitFor(() => expect(button('Gửi duyệt 2 tin')).toBeDisabled());
});

test('what a portal would refuse is said while typing, leads to its field, and is not sent', async () => {
  open();
  await userEvent.type(await title(), ' LH 0903 618 274');
  const card = await check();
  expect(await card.findByText('Tiêu đề có số điện thoại “0903 618 274”')).toBeVisible();
  expect(card.getByText('1 cần sửa')).toBeVisible();
  await waitFor(() => expect(button('Gửi duyệt 2 tin')).toBeDisabled());
  await userEvent.click(card.getByRole('button', { name: 'Sửa tiêu đề' }));
  expect(await title()).toHaveFocus();
});

test('what is missing at the house leads to its form; a rule of one portal names it', async () => {
  const { content } = aPostForm();
  const { url } = open(aPostForm({ content: { ...content, area: null, title: 'Nhà hẻm 4 tầng' } }));
  const card = await check();
  expect(card.getByText('Thiếu diện tích')).toBeVisible();
  const short = card.getByText('Tiêu đề cần ít nhất 30 ký tự, đang có 14').closest('li')!;
  expect(short).toHaveTextContent('Batdongsan');
  await userEvent.click(card.getByRole('button', { name: 'Sửa hồ sơ' }));
  expect(url()).toBe('/house/edit/12486?field=area');
});

test('words, and the order of pictures, are for this post alone: only what differs is sent', async () => {
  answer(createPosts, () => created(2));
  open();
  await userEvent.type(await title(), ' mới');
  await press('Đặt làm ảnh bìa anh-92.jpg');
  await press('Gửi duyệt 2 tin');
  await waitFor(() => expect(callsOf(createPosts)).toHaveLength(1));
  const [{ body }] = callsOf(createPosts) as [ReturnType<typeof callsOf<typeof createPosts>>[number]];
  expect(body).toMatchObject({ title: 'Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai mới', images: [92, 91] });
  expect(body).not.toHaveProperty('text');
  expect(body).not.toHaveProperty('address_post');
});

test('a picture that was left out comes back', async () => {
  open();
  await press('Bỏ anh-91.jpg');
  expect(screen.getByText('1 ảnh')).toBeVisible();
  await press('Lấy lại đủ ảnh của hồ sơ');
  expect(screen.getByText('2 ảnh')).toBeVisible();
});

test('without an account a channel can’t be chosen, says so, and the dialog mends it', async () => {
  let account: string | null = null;
  answer(saveBatdongsan, ({ body }) => {
    account = body.batdongsan_name;
    return { batdongsan_name: body.batdongsan_name, has_batdongsan_password: true };
  });
  open();
  answer(readPostForm, () =>
    aPostForm({
      channels: theChannels.map((channel) => ({
        ...{ channel, mark: null, account: channel.portal === 'batdongsan' ? account : 'thuha.toam' },
      })),
    }),
  );
  const card = await batdongsan();
  expect(card.getByText('Bạn cần cung cấp tài khoản batdongsan.vn')).toBeVisible();
  expect(card.getByRole('switch')).toBeDisabled();
  expect(button('Gửi duyệt 1 tin')).toBeEnabled();
  await press('Nhập tài khoản Batdongsan');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu tài khoản' }));
  expect(await dialog.findByText('Thông tin bắt buộc')).toBeVisible();
  expect(callsOf(saveBatdongsan)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Tên tài khoản/ }), 'toam.bt');
  await userEvent.type(dialog.getByLabelText(/^Mật khẩu/), 'mật khẩu 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu tài khoản' }));
  await waitFor(() => expect(button('Gửi duyệt 2 tin')).toBeEnabled());
  expect(callsOf(saveBatdongsan)[0]?.body).toEqual({
    ...{ batdongsan_name: 'toam.bt', batdongsan_password: 'mật khẩu 1' },
  });
  expect((await batdongsan()).getByText('Tài khoản toam.bt')).toBeVisible();
});

test('a channel where the house is already, and a closed one, say so and can’t be chosen', async () => {
  const [first, second, third] = theChannels;
  open(
    aPostForm({
      channels: [
        { channel: first!, account: 'thuha.toam', mark: aPostMark({ post_id: 8, standing: 'waiting' }) },
        { channel: { ...second!, status: 0 }, account: 'thuha.toam', mark: null },
        { channel: third!, account: null, mark: null },
      ],
    }),
  );
  const card = await alonhadat();
  expect(card.getByRole('switch')).toBeDisabled();
  expect(card.getByRole('link', { name: 'Xem tin' })).toHaveAttribute('href', '/post/manager?open=8');
  expect((await batdongsan()).getByText(/^Kênh Batdongsan đang tắt/)).toBeVisible();
  expect(button('Gửi duyệt tin')).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Đăng lên Facebook Tổ Ấm' }));
  await waitFor(() => expect(button('Gửi duyệt 1 tin')).toBeEnabled());
});

test('a colleague was faster: the form says so, leads to that post and keeps what was typed', async () => {
  refuse(createPosts, 409, 'BĐS này đã có tin trên Alonhadat', { current: aPostRow({ id: 8 }) });
  open();
  await userEvent.type(await title(), ' mới');
  await press('Gửi duyệt 2 tin');
  expect(await screen.findByText('BĐS này đã có tin trên Alonhadat')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xem tin đang có' })).toHaveAttribute('href', '/post/manager?open=8');
  expect(await title()).toHaveValue('Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai mới');
});

test('what the API refuses stands at its field', async () => {
  refuse(createPosts, 422, 'Thông tin nhập không đúng', { errors: { title: 'Alonhadat: Tiêu đề chưa được' } });
  open();
  await title();
  await press('Gửi duyệt 2 tin');
  expect(await screen.findByText('Alonhadat: Tiêu đề chưa được')).toBeVisible();
  expect(await title()).toHaveFocus();
});

test('a house without a price, or one that is stopped, is not posted', async () => {
  open(aPostForm({ house: aPostHouse({ into_money: null, status: 1 }) }));
  await title();
  await waitFor(() => expect(button('Gửi duyệt 2 tin')).toBeDisabled());
  await press(/mục bắt buộc|lỗi cần sửa/);
  expect(await screen.findByText('Bất động sản đã ngưng bán nên không đăng tin được')).toBeVisible();
});

test('without a house in the address one is chosen among those that can be posted', async () => {
  answer(listPostableHouses, () => ({
    ...{ total: 1, total_page: 1, page: 1, list: [{ house: aPostHouse(), marks: [] }] },
  }));
  answer(readPostForm, () => aPostForm());
  answer(listTariffs, () => [...theTariffs]);
  answer(readPostCosts, () => aPostCosts());
  const { url } = renderRoute(routes, '/post/new-post', { user: marketer });
  await press('Tiếp tục');
  expect(await screen.findByText('Bất động sản không thể trống')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /^Bất động sản/ }));
  await userEvent.click(await screen.findByText('#12486 Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai'));
  await press('Tiếp tục');
  expect(await title()).toHaveValue('Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai');
  expect(url()).toBe('/post/new-post?house=12486');
});

test('a house that is not mine to see, and an address that names none, say so', async () => {
  refuse(readPostForm, 404, 'Không tìm thấy bất động sản này');
  answer(listTariffs, () => [...theTariffs]);
  const { goTo } = renderRoute(routes, '/post/new-post?house=9', { user: marketer });
  expect(await screen.findByText('Không tìm thấy bất động sản này')).toBeVisible();
  await goTo('/post/new-post?house=abc');
  expect(await screen.findByText('Địa chỉ này không chỉ tới bất động sản nào')).toBeVisible();
});
