import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveShare,
  approvePreview,
  listPendingPreviews,
  listPendingShares,
  rejectShare,
} from '@toam/contracts/house/house-approval.endpoints';
import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import { installHost } from '@toam/platform/host';
import { aHost } from '@toam/testing/a-host';
import { aPendingPreview, aPendingShare, aReviewedHouse } from '@toam/testing/house/a-pending-house';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import SharesTab from './shares.tab';

const routes = [
  { path: '/admin/approve', Component: SharesTab },
  { path: '/house/:houseId', element: <p>Trang nhà</p> },
  { path: '/house/edit/:houseId', element: <p>Biểu mẫu sửa</p> },
];

const transition = (house_id: number): HouseTransition => ({
  house_id, version: 2, public: 1, public_approval: 1, web: 0, web_requested: false, status: 0, message: 'Duyệt chia sẻ thành công',
}); // prettier-ignore

/** Waiting requests in the fake API: ids of houses, the oldest first. Request ids are ten times as large. */
let waiting: number[] = [];
const share = (id: number) => aPendingShare({ id, request_id: id * 10, title: `Nhà ${id}`, version: 1 });

const visit = (url = '/admin/approve') => renderRoute(routes, url, { user: anAdmin() });
const list = () => screen.findByRole('list', { name: 'Bất động sản chờ duyệt' });
const row = (id: number) => screen.findByRole('button', { name: new RegExp(`Nhà ${id}\\b`) });
const currentOf = async () => (await list()).querySelector('[aria-current=true]')?.textContent;
const sure = () => screen.findByRole('button', { name: 'Chắc' });

beforeEach(() => {
  installHost(aHost({ countWaiting: () => Promise.resolve({ public: 3, web: 2, updates: 0 }) }));
  waiting = [1, 2, 3];
  answer(listPendingShares, () => ({ total: waiting.length, total_page: 1, page: 1, list: waiting.map(share) }));
  answer(approveShare, ({ body }) => {
    waiting = waiting.filter((id) => id !== body.house_id);
    return transition(body.house_id);
  });
});

test('shows what waits, the oldest first, and all that a decision needs of the first', async () => {
  visit();
  expect(within(await list()).getAllByRole('button').map((button) => button.textContent)).toEqual([
    expect.stringContaining('Nhà 1'), expect.stringContaining('Nhà 2'), expect.stringContaining('Nhà 3'),
  ]); // prettier-ignore
  const item = screen.getByRole('region', { name: 'Bất động sản #1' });
  for (const text of [
    '#1',
    'Nhà mới hoàn thiện, hẻm nhựa 5 m.',
    '148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh, Hồ Chí Minh',
    'Phụ trách: Nguyễn Thu Hà',
  ])
    // prettier-ignore
    expect(within(item).getByText(text)).toBeVisible();
  expect(within(item).getByText(/Nguyễn Thu Hà gửi lúc 21:13 21\/09\/2026 \(chờ \d+ ngày\)/)).toBeVisible();
  expect(within(item).getByText('8,65')).toBeVisible();
  expect(within(item).getByRole('link', { name: 'Sửa' })).toHaveAttribute('href', '/house/edit/1');
  expect(within(item).getByRole('link', { name: 'Xem BĐS' })).toHaveAttribute('href', '/house/1');
});

test('A approves; the next one is there before the API has answered, and has the focus', async () => {
  const user = userEvent.setup();
  let answerNow = () => undefined as void;
  answer(approveShare, ({ body }) => new Promise((done) => (answerNow = () => done(transition(body.house_id)))));
  visit();
  await row(1);
  await user.keyboard('a');
  expect(await screen.findByText('Bạn có chắc muốn duyệt chia sẻ BĐS này lên cộng đồng?')).toBeVisible();
  await user.click(await sure()); // A browser focuses this button: apps/e2e presses Enter.
  expect(await screen.findByRole('region', { name: 'Bất động sản #2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Nhà 1\b/ })).toBeNull();
  expect(callsOf(approveShare)[0]?.body).toEqual({ house_id: 1, version: 1 });
  waiting = [2, 3];
  act(() => answerNow());
  expect(await screen.findByText('Duyệt chia sẻ thành công')).toBeVisible();
  await waitFor(async () => expect(await row(2)).toHaveFocus());
});

test('a decision in the middle of the list goes on to the one below, at the end to the one above', async () => {
  const user = userEvent.setup();
  visit('/admin/approve?item=20');
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 2'));
  await user.keyboard('a');
  await user.click(await sure());
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 3'));
  await user.keyboard('a');
  await user.click(await sure());
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 1'));
});

test('a request returns to its place when approving fails, and «Lỗi» says why', async () => {
  const user = userEvent.setup();
  refuse(approveShare, 500, 'Máy chủ bận');
  visit();
  await row(1);
  await user.keyboard('a');
  await user.click(await sure());
  expect(await screen.findByText('Máy chủ bận')).toBeVisible();
  expect(await currentOf()).toContain('Nhà 1');
  await user.click(screen.getByRole('button', { name: 'OK' }));
});

test('who comes second is told kindly, and the list is read again', async () => {
  const user = userEvent.setup();
  refuse(approveShare, 409, 'Trần Quốc Bảo đã duyệt lúc 10:20');
  visit();
  await row(1);
  await user.keyboard('a');
  waiting = [2, 3];
  await user.click(await sure());
  expect(await screen.findByText('Trần Quốc Bảo đã duyệt lúc 10:20')).toBeVisible();
  expect(screen.queryByText('Lỗi')).toBeNull();
  await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(2));
  expect(await currentOf()).toContain('Nhà 2');
});

test('what was edited since it was looked at returns with its new content instead of being decided unseen', async () => {
  const user = userEvent.setup();
  refuse(approveShare, 409, 'BĐS vừa được sửa sau khi bạn mở. Vui lòng xem lại trước khi duyệt');
  visit();
  await row(1);
  await user.keyboard('a');
  answer(listPendingShares, () => ({
    ...{ total: 3, total_page: 1, page: 1 },
    list: waiting.map((id) => ({ ...share(id), ...(id === 1 && { title: 'Nhà 1 giá mới', version: 2 }) })),
  }));
  await user.click(await sure());
  expect(await screen.findByText(/BĐS vừa được sửa/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: /Nhà 1 giá mới/ })).toBeVisible();
});

test('refusing needs a reason; a usual one is at hand, and what was typed survives a failure', async () => {
  const user = userEvent.setup();
  refuse(rejectShare, 500, 'Máy chủ bận');
  visit();
  await row(1);
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Từ chối chia sẻ cộng đồng bất động sản #1?' });
  await user.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
  expect(await screen.findByText('Vui lòng nhập lý do')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ảnh mờ hoặc không đúng nhà' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Máy chủ bận')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  answer(rejectShare, ({ body }) => ({ ...transition(body.house_id), message: 'Đã từ chối' }));
  waiting = [2, 3];
  await user.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
  expect(await screen.findByText('Đã từ chối')).toBeVisible();
  expect(callsOf(rejectShare).at(-1)?.body).toEqual({
    house_id: 1,
    version: 1,
    condition: 'Ảnh mờ hoặc không đúng nhà',
  });
});

test('J and K walk the list, Enter opens the page, ? shows the keys', async () => {
  const user = userEvent.setup();
  const { url } = visit();
  await row(1);
  await user.keyboard('jj');
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 3'));
  await user.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 2'));
  expect(url()).toBe('/admin/approve?item=20');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Phím tắt' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Phím tắt' })).toBeNull());
  (await row(2)).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Trang nhà')).toBeVisible();
});

test('what a colleague decides leaves the list but not the eyes of who reads it; what is new comes below', async () => {
  const user = userEvent.setup();
  const { queries, url } = visit();
  await row(1);
  await waitFor(() => expect(url()).toContain('item=10'));
  waiting = [2, 3, 4];
  await act(() => queries.invalidateQueries({ queryKey: ['approval'] })); // libs/live does this at approval.changed.
  expect(await row(4)).toBeVisible();
  const item = screen.getByRole('region', { name: 'Bất động sản #1' });
  expect(within(item).getByText(/vừa được người khác duyệt, từ chối hoặc rút lại/)).toBeVisible();
  expect(within(item).getByRole('button', { name: /Duyệt/ })).toBeDisabled();
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Chắc' })).toBeNull();
  await user.click(within(item).getByRole('button', { name: 'Sang mục tiếp theo' }));
  expect(await screen.findByRole('region', { name: 'Bất động sản #2' })).toBeVisible();
});

test('the website is the other source, with its own decision', async () => {
  const user = userEvent.setup();
  const preview = aPendingPreview({ id: 70, house: aReviewedHouse({ id: 7, title: 'Nhà 7', version: 5 }) });
  answer(listPendingPreviews, () => ({ total: 1, total_page: 1, page: 1, list: [preview] }));
  answer(approvePreview, () => ({ ...transition(7), web: 1 as const, message: 'BĐS được upload lên web thành công!' }));
  const { url } = visit();
  await row(1);
  await user.click(screen.getByText('Web'));
  await row(7);
  expect(url()).toContain('source=web');
  await user.click(screen.getByRole('button', { name: /^Duyệt/ }));
  answer(listPendingPreviews, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  await user.click(await sure());
  expect(callsOf(approvePreview)[0]?.body).toEqual({ preview_id: 70, version: 5 });
  expect(await screen.findByText('BĐS được upload lên web thành công!')).toBeVisible();
  expect(await screen.findByText('Không có bất động sản cần duyệt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Xem 3 mục chờ ở Cộng đồng' }));
  expect(await row(1)).toBeVisible();
});

describe('on a phone', () => {
  const matchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('499') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('the list comes first; an item fills the screen, says its place, and back returns to the list', async () => {
    const user = userEvent.setup();
    const { url } = visit();
    await row(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await row(2));
    const panel = await screen.findByRole('dialog', { name: 'Bất động sản #2' });
    expect(within(panel).getByText('2/3 mục chờ')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Mục sau' }));
    const next = await screen.findByRole('dialog', { name: 'Bất động sản #3' });
    await user.click(within(next).getByRole('button', { name: 'Quay lại' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(url()).toBe('/admin/approve');
  });

  test('a decision goes on to the next item, and after the last one the queue is empty', async () => {
    const user = userEvent.setup();
    waiting = [1, 2];
    visit('/admin/approve?item=10');
    for (const id of [1, 2]) {
      const panel = await screen.findByRole('dialog', { name: `Bất động sản #${id}` });
      await user.click(within(panel).getByRole('button', { name: 'Duyệt' }));
      await user.click(await sure());
    }
    expect(await screen.findByText('Không có bất động sản cần duyệt')).toBeVisible();
    expect(callsOf(approveShare).map(({ body }) => body.house_id)).toEqual([1, 2]);
  });
});

test('keys walk and decide with the focus on the sources, whose arrows choose a source', async () => {
  const user = userEvent.setup();
  answer(listPendingPreviews, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  const { url } = visit();
  await list();
  act(() => screen.getByRole('radio', { name: /Cộng đồng/ }).focus());
  await user.keyboard('j');
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 2'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(url()).toContain('source=web'));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Web/ })).toHaveFocus());
  expect(callsOf(listPendingPreviews)).toHaveLength(1);
});

test('a failure is said in place of the list and tried again', async () => {
  refuse(listPendingShares, 500, 'Hỏng');
  visit();
  expect(await screen.findByText('Error: Hỏng')).toBeVisible();
  answer(listPendingShares, () => ({ total: 1, total_page: 1, page: 1, list: [share(1)] }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row(1)).toBeVisible();
});

test('the queue is searched and ordered by the API, both stand in the address, and what is looked at is of the answer', async () => {
  const user = userEvent.setup();
  answer(listPendingShares, ({ query }) => {
    const list = waiting.filter((id) => !query.search || query.search === `nhà ${id}`).map(share);
    return { total: list.length, total_page: 1, page: 1, list: query.order === 'newest' ? list.toReversed() : list };
  });
  const { url } = visit('/admin/approve?order=newest');
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 3'));
  await user.type(screen.getByRole('searchbox', { name: 'Tìm mã, địa chỉ, tiêu đề' }), 'nhà 2{Enter}');
  await waitFor(async () => expect(await currentOf()).toContain('Nhà 2'));
  expect(screen.getByText('1 mục khớp')).toBeVisible();
  expect(screen.queryByText(/vừa được người khác duyệt, từ chối hoặc rút lại/)).toBeNull();
  await waitFor(() => expect(url()).toBe('/admin/approve?order=newest&search=nh%C3%A0+2&item=20'));
  expect(callsOf(listPendingShares).at(-1)?.query).toMatchObject({ search: 'nhà 2', order: 'newest' });
});

test('a search that finds nothing keeps its box, and is taken back with one press', async () => {
  const user = userEvent.setup();
  answer(listPendingShares, ({ query }) => ({
    ...{ total: query.search ? 0 : 3, total_page: 1, page: 1 },
    list: query.search ? [] : waiting.map(share),
  }));
  visit('/admin/approve?search=xyz');
  expect(await screen.findByText('Không có mục chờ nào khớp “xyz”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bỏ tìm kiếm' }));
  await row(1);
});
