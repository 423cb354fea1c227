import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readViews, recordView } from '@toam/contracts/activity/activity.endpoints';
import { listHistory, type HistoryEntry } from '@toam/contracts/history/history.endpoints';
import { listHouseComments } from '@toam/contracts/house/house-comment.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { listPostStates } from '@toam/contracts/post/post.endpoints';
import { plainToRichText } from '@toam/domain/rich-text';
import { installHost } from '@toam/platform/host';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aHost } from '@toam/testing/a-host';
import { anImage } from '@toam/testing/house/a-house';
import { aPostMark, thePostStates } from '@toam/testing/post/a-post';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { answerWholeHouse } from '../house/house.fixture';
import { Component } from './house-detail.screen';

const routes = [
  { path: '/house/:houseId', Component },
  { path: '/house/edit/:houseId', element: <p>Biểu mẫu sửa</p> },
  { path: '/house', element: <p>Danh sách</p> },
];

const aChange = (id: number, differing: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null },
  column: 'into_money',
  old_value: '8900000000',
  new_value: '8650000000',
  created_at: 1_790_000_000,
  ...differing,
});

function answerHouse(differing: Partial<HouseDetail> = {}, changes: HistoryEntry[] = []) {
  answerWholeHouse(differing);
  answer(listHistory, () => ({ total: changes.length, total_page: 1, page: 1, list: changes }));
  answer(recordView, () => null);
}

beforeEach(() => {
  installHost(aHost());
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(listHouseComments, () => ({ total: 0, total_page: 0, page: 1, list: [], count: 0 }));
});

test('states title, address, price with purpose and unit price, code, creation and standing', async () => {
  answerHouse({ house_tag: [{ id: 3, name: 'Độc quyền', color: '#0F766E' }] });
  renderRoute(routes, '/house/12486');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nhà phố hẻm xe hơi, 4 tầng mới xây' })).toBeVisible();
  expect(screen.getByText('148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh, Hồ Chí Minh')).toBeVisible();
  expect(screen.getByText('8,65').parentElement).toHaveTextContent('8,65 tỷ');
  expect(screen.getByText('Bán · 139,5 tr/m²')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sao chép mã #12486' })).toBeVisible();
  expect(screen.getAllByText('Tạo lúc 21/09/2026 21:13:20')[0]).toBeVisible();
  expect(screen.getByText('Mở bán')).toBeVisible();
  expect(screen.getByText('Độc quyền')).toBeVisible();
});

test('the commercial address is copied once the house is on the website', async () => {
  const user = userEvent.setup();
  answerHouse({ web: 1, commercial_url: 'https://toam.vn/bds/nha-pho' });
  const { goTo } = renderRoute(routes, '/house/12486');
  await user.click(await screen.findByRole('button', { name: 'Sao chép URL thương mại' }));
  expect(await screen.findByText('Đã sao chép URL thương mại của BĐS thành công')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://toam.vn/bds/nha-pho');
  answerHouse({ web: 0, commercial_url: 'https://toam.vn/bds/nha-pho' });
  await goTo('/house/12487');
  await screen.findByRole('button', { name: 'Sao chép mã #12487' });
  expect(screen.getByRole('button', { name: 'Sao chép URL thương mại' })).toBeDisabled();
});

test('opening it records one view', async () => {
  answerHouse();
  renderRoute(routes, '/house/12486');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(callsOf(recordView).map(({ body }) => body.house_id)).toEqual([12486]));
});

test('shows the cover, four thumbnails and how many more there are, and opens them in the lightbox', async () => {
  answerHouse({ public_image: [1, 2, 3, 4, 5, 6].map((id) => anImage(id)), internal_image: [anImage(7)] });
  renderRoute(routes, '/house/12486');
  const pictures = await screen.findAllByRole('button', { name: /Xem ảnh/ });
  expect(pictures).toHaveLength(5);
  expect(pictures[4]).toHaveTextContent('+2 ảnh');
  await userEvent.click(pictures[1]!);
  const viewer = screen.getByRole('dialog');
  expect(within(viewer).getByText('2 / 7')).toBeVisible();
});

test('the agent may edit, from the header and from the lightbox', async () => {
  answerHouse({ user_id: 7, public_image: [anImage(1)] });
  const { url } = renderRoute(routes, '/house/12486');
  await userEvent.click(await screen.findByRole('button', { name: 'Xem ảnh 1/1' }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: /Sửa/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Sửa' }));
  expect(url()).toBe('/house/edit/12486');
});

test('a colleague reads: no edit button anywhere, the owner’s phone masked and not callable', async () => {
  const customer = { id: 4, name: 'Vũ Thanh Tùng', phone_number: '0000000000', user_id: 9, co_staff: [] };
  answerHouse({ user_id: 9, customer, customer_id: 4, public_image: [anImage(1)] });
  renderRoute(routes, '/house/12486', { user: aUser({ id: 7 }) });
  expect(await screen.findByText('0000000000')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Gọi/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Vũ Thanh Tùng' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sửa' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Xem ảnh 1/1' }));
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Sửa/ })).not.toBeInTheDocument();
});

test('whoever may see the phone can call it', async () => {
  answerHouse({
    customer: { id: 4, name: 'Vũ Thanh Tùng', phone_number: '0903618274', user_id: 7, co_staff: [] },
    customer_id: 4,
  });
  renderRoute(routes, '/house/12486');
  expect(await screen.findByText('0903 618 274')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gọi' })).toHaveAttribute('href', 'tel:0903618274');
  expect(screen.getByRole('link', { name: 'Vũ Thanh Tùng' })).toHaveAttribute('href', '/customer/4');
});

test('the colleague in charge is called or written to from the page', async () => {
  const agent = { ...{ id: 7, name: 'Nguyễn Thu Hà', avatar: null }, phone_number: '0903618274' };
  const found = { ...agent, role: 3 as const, job_position: 7 as const, status: 1 as const };
  answer(listUserNames, () => ({ total: 1, total_page: 1, page: 1, list: [found] }));
  answerHouse({ user: { id: 7, name: agent.name, avatar: null }, user_id: 7 });
  renderRoute(routes, '/house/12486', { user: aUser({ id: 8 }) });
  expect(await screen.findByRole('link', { name: 'Gọi Nguyễn Thu Hà' })).toHaveAttribute('href', 'tel:0903618274');
  expect(screen.getByRole('link', { name: 'Nhắn Zalo cho Nguyễn Thu Hà' })).toBeVisible();
});

test('lists the fields that are filled in, the rate only when the API gives it', async () => {
  answerHouse({ brokerage_rate: 1, commission: 86_500_000, width: 4.2, length: 14.8, car_parking: 1 });
  const { goTo } = renderRoute(routes, '/house/12486');
  const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling;
  expect(await fact('Ngang × dài')).toHaveTextContent('4,2 × 14,8 m');
  expect(await fact('Hoa hồng')).toHaveTextContent('86.500.000 đ');
  expect(await fact('Tỷ lệ môi giới')).toHaveTextContent('1%');
  expect(await fact('Tiện ích')).toHaveTextContent('Bếp, Chỗ đậu xe hơi');
  expect(screen.queryByText('Dự án')).not.toBeInTheDocument();
  answerHouse({ brokerage_rate: null });
  await goTo('/house/12487');
  expect(await screen.findByRole('button', { name: 'Sao chép mã #12487' })).toBeVisible();
  expect(screen.queryByText('Tỷ lệ môi giới')).not.toBeInTheDocument();
});

test('documents are links to their signed address, names cut at 35 characters, size in kB', async () => {
  const name = 'bien-ban-khao-sat-hien-trang-nha-va-dat-148-12.pdf';
  answerHouse({
    files: [
      { id: 1, name, url: '/api/media/file/k?signature=s', size: 1_284_400, type: 'pdf', created_at: 1_790_000_000 },
    ],
  });
  renderRoute(routes, '/house/12486');
  const link = await screen.findByRole('link', { name: 'bien-ban-khao-sat-hien-trang-nha-va…' });
  expect(link).toHaveAttribute('href', '/api/media/file/k?signature=s');
  expect(link).toHaveAttribute('title', name);
  expect(screen.getByText('1.284 kB')).toBeVisible();
  expect(screen.getByText('21/09/2026')).toBeVisible();
});

test('a short description of several lines keeps them, below its label', async () => {
  answerHouse({ descriptions: 'Nhà mới\nSổ hồng' });
  renderRoute(routes, '/house/12486');
  const value = (await screen.findByText(/^Nhà mới\s+Sổ hồng$/)).closest('dd');
  expect(value).toHaveClass('preLine');
  expect(value).not.toHaveClass('textAlign_end');
});

test('a description higher than the fold opens and closes', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(320);
  answerHouse({ description: plainToRichText('Dòng một\nDòng hai'), key_word: null, descriptions: null });
  renderRoute(routes, '/house/12486');
  const [more] = await screen.findAllByRole('button', { name: 'Xem thêm', expanded: false });
  await userEvent.click(more!);
  const less = screen.getByRole('button', { name: 'Thu gọn', expanded: true });
  expect(less.previousElementSibling).toHaveStyle({ '--maxHeight': '500px' });
  // It scrolls, so the keyboard reaches it.
  expect(less.previousElementSibling).toHaveAttribute('tabindex', '0');
  await userEvent.click(less);
  expect(screen.queryByRole('button', { name: 'Thu gọn' })).not.toBeInTheDocument();
  height.mockRestore();
});

test('the history stands behind its tab in the address, sorted by column and time', async () => {
  answerHouse({}, [aChange(1), aChange(2, { column: 'status', old_value: '0', new_value: '1', user: null })]);
  const { url } = renderRoute(routes, '/house/12486');
  await userEvent.click(await screen.findByRole('tab', { name: 'Lịch sử thay đổi (2)' }));
  expect(url()).toBe('/house/12486?tab=changes');
  expect(await screen.findByRole('heading', { name: 'Số lần thay đổi (2)' })).toBeVisible();
  expect(screen.getByText('8,9 tỷ')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).getByText('Ngưng bán')).toBeVisible();
  expect(screen.getByText('Hệ thống')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nội dung' }));
  await waitFor(() => expect(callsOf(listHistory).at(-1)?.body.sort).toEqual({ column: 'column', order: 'desc' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nội dung' }));
  await waitFor(() => expect(callsOf(listHistory).at(-1)?.body.sort).toEqual({ column: 'column', order: 'asc' }));
  expect(url()).toBe('/house/12486?tab=changes&column=column&order=asc');
});

test('the history shortens long texts to about fifty characters until asked', async () => {
  const short = 'x'.repeat(99);
  const long =
    'Nhà mới hoàn thiện năm nay, hẻm nhựa rộng năm mét, ô tô vào tận nhà, cách ngã tư Phan Đăng Lưu ba trăm mét.';
  answerHouse({}, [aChange(1, { column: 'description', old_value: short, new_value: long })]);
  renderRoute(routes, '/house/12486?tab=changes');
  expect(await screen.findByText(short)).toBeVisible();
  expect(screen.queryByText(long, { exact: false })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  expect(screen.getByText(long, { exact: false })).toBeVisible();
});

test('only admins have the tab of views: who has, how often, and who has not', async () => {
  answerHouse();
  answer(readViews, () => ({
    seen: [{ user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null }, view_count: 3, time: 1_790_000_000 }],
    not_seen: [{ id: 8, name: 'Bùi Gia Huy', avatar: null }],
  }));
  renderRoute(routes, '/house/12486?tab=views', { user: anAdmin() });
  expect(await screen.findByRole('heading', { name: 'Nhân sự chưa xem (1)' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Bùi Gia Huy' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nhân sự đã xem (1)' })).toBeVisible();
});

test('for others the tab’s address shows the information instead', async () => {
  answerHouse();
  renderRoute(routes, '/house/12486?tab=views');
  expect(await screen.findByRole('tab', { name: 'Thông tin', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Lịch sử xem' })).not.toBeInTheDocument();
});

test.each([
  [404, 'Không tìm thấy bất động sản'],
  [403, 'Bạn không có quyền xem bất động sản này'],
])('a refusal (%s) says why and leads back to the list, and records no view', async (status, message) => {
  refuse(readHouse, status, message);
  const { url } = renderRoute(routes, '/house/12486');
  expect(await screen.findByText(message)).toBeVisible();
  expect(callsOf(recordView)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Về danh sách' }));
  expect(url()).toBe('/house');
});

test('an address that is no number is no house', async () => {
  renderRoute(routes, '/house/abc');
  expect(await screen.findByText('Không tìm thấy bất động sản')).toBeVisible();
});

test('a failure can be tried again', async () => {
  refuse(readHouse, 500, 'Máy chủ bận');
  renderRoute(routes, '/house/12486');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answerHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('those who may see posts have the house’s marks beside its tags; nobody else asks for them', async () => {
  answerHouse();
  answer(listPostStates, ({ query }) => thePostStates(query.house_ids, { 12486: [aPostMark()] }));
  const { unmount, url } = renderRoute([...routes, { path: '/post/*', element: <p>Tin đăng</p> }], '/house/12486', {
    user: aUser({ chat_permission: 1 }),
  });
  expect(await screen.findByRole('link', { name: 'Facebook Tổ Ấm: chưa đăng' })).toBeVisible();
  expect(callsOf(listPostStates).map(({ query }) => query.house_ids)).toEqual([[12486]]);
  await userEvent.click(screen.getByRole('link', { name: /^Alonhadat: đã đăng/ }));
  expect(url()).toBe('/post/manager?tab=posted&open=5');
  unmount();
  renderRoute(routes, '/house/12486', { user: aUser() });
  await screen.findByRole('heading', { level: 1 });
  expect(callsOf(listPostStates)).toHaveLength(1);
});
