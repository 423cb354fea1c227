import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alonhadatCalls, batdongsanCalls } from '@toam/contracts/post/portal-post.endpoints';
import {
  changeChannel,
  changeTariff,
  createChannel,
  listChannels,
  listTariffs,
  switchChannel,
} from '@toam/contracts/post/post-setting.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { aChannel, aPost, theChannels, theTariffs } from '@toam/testing/post/a-post';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { PostSettingsButton } from './post-settings-button';

// dialogs above dialogs are slow on a busy machine
jest.setTimeout(30_000);
/** 29 November 2026, 10:00 in Vietnam. */
stopClockAt(1_795_921_200);
afterEach(() => jest.restoreAllMocks());

const chatStaff = aUser({ chat_permission: 1 });
const facebook = aChannel({
  ...{ id: 3, name: 'Facebook Tổ Ấm', kind: 'manual', portal: null, posts_count: 3 },
  link: 'https://www.facebook.com/toam.bds/',
});
const zalo = aChannel({ id: 4, name: 'Zalo OA', kind: 'manual', portal: null, status: 0 });
const channels = [aChannel({ posts_count: 96 }), theChannels[1]!, facebook, zalo];

async function open(url = '/post/manager?settings=channels', user = anAdmin()) {
  answer(listChannels, () => channels);
  answer(listTariffs, () => [...theTariffs]);
  const shown = renderRoute([{ path: '/post/manager', Component: PostSettingsButton }], url, { user });
  const dialog = await screen.findByRole('dialog', { name: 'Thiết lập tin đăng' });
  return { ...shown, dialog };
}
const line = async (name: string) => (await screen.findByText(name)).closest('li')!;
/** A dialog above the settings. In tests antd gives both titles one id, so the role finds only the first. */
const dialogAbove = async (title: string) => (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]')!;
const page = (list: PostRow[], total = list.length) => ({
  ...{ total, total_page: Math.ceil(total / 20), page: 1, list, gateway: 'sandbox' as const },
});

test('the gear opens the settings, the address names the part, and closing gives the focus back', async () => {
  answer(listChannels, () => channels);
  answer(listTariffs, () => [...theTariffs]);
  const { url } = renderRoute([{ path: '/post/manager', Component: PostSettingsButton }], '/post/manager?tab=posted', {
    user: anAdmin(),
  });
  const gear = await screen.findByRole('button', { name: 'Thiết lập' });
  await userEvent.click(gear);
  const dialog = await screen.findByRole('dialog', { name: 'Thiết lập tin đăng' });
  expect(url()).toBe('/post/manager?tab=posted&settings=channels');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Tuỳ chọn' }));
  expect(await within(dialog).findByRole('table', { name: 'VIP ngày' })).toBeVisible();
  expect(url()).toBe('/post/manager?tab=posted&settings=options');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(url()).toBe('/post/manager?tab=posted'));
  await waitFor(() => expect(gear).toHaveFocus());
});

test('every channel says what it is, how many posts it has and where it leads', async () => {
  await open();
  expect(await line('Alonhadat')).toHaveTextContent('Cổng · 96 tin');
  expect(await line('Batdongsan')).toHaveTextContent('Cổng · chưa có tin');
  expect(await line('Facebook Tổ Ấm')).toHaveTextContent('Đăng tay · 3 tin · facebook.com/toam.bds');
  expect(await line('Zalo OA')).toHaveTextContent('Đăng tay · chưa có tin · chưa có liên kết');
  expect(screen.getByRole('link', { name: '3 tin' })).toHaveAttribute('href', '/post/manager?tab=posted&f.channel=3');
  expect(screen.getByRole('link', { name: 'facebook.com/toam.bds' })).toHaveAttribute('href', facebook.link);
});

test('who is no admin reads everything and sees no control', async () => {
  const { dialog } = await open('/post/manager?settings=channels', chatStaff);
  expect(await line('Zalo OA')).toHaveTextContent('Tắt');
  expect(within(dialog).queryByRole('switch')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /Tạo nguồn|Sửa nguồn/ })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Tuỳ chọn' }));
  expect(await within(dialog).findByRole('row', { name: /VIP 1 80\.000 đ/ })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Đổi giá|Bỏ giá/ })).not.toBeInTheDocument();
});

test('a switch opens a channel; a failure says so and puts it back', async () => {
  await open();
  const sw = within(await line('Zalo OA')).getByRole('switch', { name: 'Nhận tin trên Zalo OA' });
  refuse(switchChannel, 500, 'Whoops! Sorry something went wrong on our end. Our engineers are working on it.');
  await userEvent.click(sw);
  expect(await screen.findByText('Chưa đổi được (Something went wrong!)')).toBeVisible();
  await waitFor(() => expect(sw).not.toBeChecked());
  answer(switchChannel, () => ({ ...zalo, status: 1 }));
  answer(listChannels, () => [...channels.slice(0, 3), { ...zalo, status: 1 }]);
  await userEvent.click(sw);
  expect(await screen.findByText('Update Successful')).toBeVisible();
  expect(callsOf(switchChannel).at(-1)?.body).toEqual({ channel: 4, status: 1 });
  await waitFor(() => expect(sw).toBeChecked());
});

test('a name that is taken and a wrong link are said at their fields, and what was typed stays', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo nguồn' }));
  const form = await dialogAbove('Tạo nguồn đăng tin');
  const send = within(form).getByRole('button', { name: 'Tạo nguồn' });
  await userEvent.click(send);
  expect(await within(form).findByText('Tên nguồn bắt buộc')).toBeVisible();
  await userEvent.type(within(form).getByLabelText(/Tên nguồn/), 'facebook tổ ấm');
  await userEvent.type(within(form).getByLabelText(/Liên kết/), 'facebook.com');
  await userEvent.click(send);
  expect(await within(form).findByText('Liên kết phải bắt đầu bằng http:// hoặc https://')).toBeVisible();
  await userEvent.clear(within(form).getByLabelText(/Liên kết/));
  refuse(createChannel, 409, 'Đã có nguồn “Facebook Tổ Ấm”', { errors: { channel: 'Đã có nguồn “Facebook Tổ Ấm”' } });
  await userEvent.click(send);
  expect(await within(form).findByText('Đã có nguồn “Facebook Tổ Ấm”')).toBeVisible();
  expect(within(form).getByLabelText(/Tên nguồn/)).toHaveValue('facebook tổ ấm');
  answer(createChannel, () => aChannel({ id: 5, name: 'TikTok', kind: 'manual', portal: null }));
  await userEvent.clear(within(form).getByLabelText(/Tên nguồn/));
  await userEvent.type(within(form).getByLabelText(/Tên nguồn/), 'TikTok{Enter}');
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(createChannel).at(-1)?.body).toEqual({ channel: 'TikTok', link: null });
  await waitFor(() => expect(callsOf(listChannels).length).toBeGreaterThan(1));
});

test('what was typed is there again after a dialog that was closed by accident', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo nguồn' }));
  const form = await dialogAbove('Tạo nguồn đăng tin');
  await userEvent.type(within(form).getByLabelText(/Tên nguồn/), 'TikTok');
  await userEvent.click(within(form).getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByText('Tạo nguồn đăng tin')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Tạo nguồn' }));
  const again = await dialogAbove('Tạo nguồn đăng tin');
  expect(within(again).getByLabelText(/Tên nguồn/)).toHaveValue('TikTok');
  await userEvent.click(within(again).getByRole('button', { name: 'Huỷ' }));
});

test('a manual channel gets another name, refused at its field; a portal keeps its name and gets a link', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa nguồn Zalo OA' }));
  const form = await dialogAbove('Sửa nguồn Zalo OA');
  await userEvent.type(within(form).getByLabelText(/Tên nguồn/), ' Tổ Ấm');
  refuse(changeChannel, 422, 'Thông tin nhập không đúng', { errors: { new_channel: 'Tối đa 60 ký tự' } });
  await userEvent.click(within(form).getByRole('button', { name: 'Lưu' }));
  expect(await within(form).findByText('Tối đa 60 ký tự')).toBeVisible();
  answer(changeChannel, () => zalo);
  await userEvent.type(within(form).getByLabelText(/Tên nguồn/), '!');
  await userEvent.click(within(form).getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByText('Sửa nguồn Zalo OA')).not.toBeInTheDocument());
  expect(callsOf(changeChannel).at(-1)?.body).toEqual({ channel: 4, new_channel: 'Zalo OA Tổ Ấm!', link: null });

  await userEvent.click(screen.getByRole('button', { name: 'Sửa nguồn Alonhadat' }));
  const portal = await dialogAbove('Sửa nguồn Alonhadat');
  expect(within(portal).getByLabelText(/Tên nguồn/)).toBeDisabled();
  expect(within(portal).getByText('Tên của cổng không đổi được')).toBeVisible();
  await userEvent.type(within(portal).getByLabelText(/Liên kết/), 'https://alonhadat.com.vn{Enter}');
  await waitFor(() =>
    expect(callsOf(changeChannel).at(-1)?.body).toEqual({ channel: 1, link: 'https://alonhadat.com.vn' }),
  );
});

test('posts of a portal: by state, page after page, each leading to itself in the manager', async () => {
  const failed = aPost({ id: 9, state: 'failed', standing: 'failed', error: 'Tài khoản cổng không đủ tiền' });
  answer(alonhadatCalls.list, ({ query }) => (query.state === 'failed' ? page([failed]) : page([aPost()], 96)));
  answer(batdongsanCalls.list, () => page([]));
  const { dialog } = await open('/post/manager?settings=portals');
  const posts = await within(dialog).findByRole('list', { name: 'Tin trên Alonhadat' });
  expect(posts).toHaveTextContent('148/12 Nguyễn Văn Đậu');
  expect(within(posts).getByRole('link')).toHaveAttribute('href', '/post/manager?tab=posted&open=31');
  expect(within(dialog).getByRole('note')).toHaveTextContent('Chế độ thử');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trang sau' }));
  await waitFor(() => expect(callsOf(alonhadatCalls.list).at(-1)?.query).toMatchObject({ page: 2 }));
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Trạng thái' }));
  await userEvent.click(await screen.findByText('Lỗi'));
  expect(await within(dialog).findByText('Tài khoản cổng không đủ tiền')).toBeVisible();
  expect(callsOf(alonhadatCalls.list).at(-1)?.query).toMatchObject({ page: 1, state: 'failed' });
  expect(within(dialog).getByRole('link', { name: /không đủ tiền/ })).toHaveAttribute(
    'href',
    '/post/manager?tab=failed&open=9',
  );
  await userEvent.click(within(dialog).getByText('Batdongsan', { selector: '.ant-segmented-item-label' }));
  expect(await within(dialog).findByText('Không có tin nào ở trạng thái này trên Batdongsan.')).toBeVisible();
});

test('a list that fails is asked again', async () => {
  refuse(alonhadatCalls.list, 500, 'Something went wrong');
  const { dialog } = await open('/post/manager?settings=portals');
  expect(await within(dialog).findByText('Error: Something went wrong')).toBeVisible();
  answer(alonhadatCalls.list, () => page([aPost()]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Thử lại' }));
  expect(await within(dialog).findByRole('list', { name: 'Tin trên Alonhadat' })).toBeVisible();
});

const planned = { ...theTariffs[1]!, id: 99, amount: 42_000, valid_from: '2026-12-01', standing: 'planned' as const };

test('prices now, later and before; an admin drops one that has not begun', async () => {
  const { dialog } = await open('/post/manager?settings=options');
  answer(listTariffs, () => [...theTariffs, planned]);
  await openLive();
  hearChange('tariff', 99);
  expect(await within(dialog).findByRole('row', { name: /VIP 2 40\.000 đ.*42\.000 đ.*từ 01\/12\/2026/ })).toBeVisible();
  closeLive();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Các lần đổi giá' }));
  expect(within(dialog).getByRole('list', { name: 'Các lần đổi giá' })).toHaveTextContent(
    /^01\/12\/2026VIP 242\.000 đSắp áp dụng01\/01\/2026/,
  );
  refuse(changeTariff, 422, 'Thông tin nhập không đúng', { errors: { valid_from: 'Chỉ bỏ được giá chưa áp dụng' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bỏ giá VIP 2 từ 01/12/2026' }));
  const question = await dialogAbove('Bỏ giá 42.000 đ của VIP 2 từ 01/12/2026?');
  answer(changeTariff, () => [...theTariffs]);
  answer(listTariffs, () => [...theTariffs]);
  await userEvent.click(within(question).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá thành công')).toBeVisible();
  expect(callsOf(changeTariff).at(-1)?.body).toEqual({
    ...{ portal: 'alonhadat', unit: 'day', tier: 2, amount: null, valid_from: '2026-12-01' },
  });
  await waitFor(() => expect(within(dialog).queryByText('42.000 đ')).not.toBeInTheDocument());
});

test('new prices from a day on: one that another tier gives up comes after it, and a refusal keeps the rest', async () => {
  const { dialog } = await open('/post/manager?settings=options');
  await userEvent.click(await within(dialog).findByText('VIP tháng'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Đổi giá' }));
  const form = await dialogAbove('Đổi giá VIP tháng');
  const day = within(form).getByLabelText(/Áp dụng từ ngày/);
  expect(day).toHaveValue('01/12/2026');
  const field = (tier: number) => within(form).getByLabelText(`VIP ${tier}`);
  expect(field(1)).toHaveAttribute('placeholder', '2.000.000');
  const send = within(form).getByRole('button', { name: 'Lưu giá mới' });
  await userEvent.click(send);
  expect(await within(form).findByText('Nhập giá mới của ít nhất một hạng')).toBeVisible();
  await userEvent.type(field(2), '2 triệu');
  await userEvent.type(field(1), '2,5 triệu');
  await userEvent.type(field(6), '300000');
  await userEvent.clear(day);
  await userEvent.type(day, '28/11/2026');
  await userEvent.click(send);
  expect(await within(form).findByText('Giá mới chỉ áp dụng được từ hôm nay trở đi')).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, '29/11/2026');
  answer(changeTariff, ({ body }) => {
    const message = 'VIP 5 đã có giá 300.000 đ. Mỗi hạng cần một giá riêng';
    // the next one
    if (body.tier === 2) refuse(changeTariff, 422, message, { errors: { amount: message } });
    return [...theTariffs];
  });
  await userEvent.click(send);
  await waitFor(() => expect(callsOf(changeTariff).map(({ body }) => body.tier)).toEqual([1, 2, 6]));
  expect(callsOf(changeTariff)[0]?.body).toEqual({
    ...{ portal: 'alonhadat', unit: 'month', tier: 1, amount: 2_500_000, valid_from: '2026-11-29' },
  });
  expect(await within(form).findByText('VIP 5 đã có giá 300.000 đ. Mỗi hạng cần một giá riêng')).toBeVisible();
  expect([1, 2, 6].map((tier) => (field(tier) as HTMLInputElement).value)).toEqual(['', '', '300.000']);
  answer(changeTariff, () => [...theTariffs]);
  await userEvent.type(field(6), '{Backspace}1');
  await userEvent.click(send);
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(changeTariff).at(-1)?.body).toMatchObject({ tier: 6, amount: 300_001 });
});

test('on a phone it is as large as the screen', async () => {
  onPhone();
  const { dialog } = await open();
  expect(await line('Facebook Tổ Ấm')).toBeVisible();
  expect(within(dialog).getByRole('tablist')).toBeVisible();
});

test('without a network a switch says so in the texts of the specification', async () => {
  await open();
  cutOff(switchChannel);
  await userEvent.click(within(await line('Alonhadat')).getByRole('switch'));
  expect(await screen.findByText('Chưa đổi được (Something went wrong!)')).toBeVisible();
});
