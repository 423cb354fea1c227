import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listFailingColumns,
  listNeedHouses,
  listRelaxations,
  listSubRecommended,
  searchNeedHouses,
  updateHousePriority,
  updateHouseStatus,
} from '@toam/contracts/need/need-houses.endpoints';
import {
  needHouseGroups,
  type NeedHead,
  type NeedHouse,
  type NeedHouseCounts,
} from '@toam/contracts/need/need-houses.schema';
import { restoreRecommendation } from '@toam/contracts/need/match-moves.endpoints';
import { changeRequest, readRequest } from '@toam/contracts/need/need.endpoints';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aNeed, aNeedRow } from '@toam/testing/need/a-need';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import NeedDrawer from './need-drawer';
import { groupOf } from './need-drawer.search';

// Finding by role in a dialog over a page is slow on a busy machine.
jest.setTimeout(30_000);

const agent = { id: 8, name: 'Trần Minh', avatar: null };

const aHead = (differing: Partial<NeedHead> = {}): NeedHead => ({
  ...aNeedRow(),
  customer: { id: 31, name: 'Lê Thị Mỹ Duyên', may_open: true },
  may_move: true,
  ...differing,
});

const aNeedHouse = (id: number, differing: Partial<NeedHouse> = {}): NeedHouse => ({
  house_id: id,
  target: null,
  priority: 1,
  house: aHouseRow({ id, house_number: String(id) }),
  match: {
    fits: true,
    failed: [],
    score: 93,
    fields: [
      { column: 'price', verdict: 'met', mandatory: true, points: 25, earned: 25 },
      { column: 'area', verdict: 'near', mandatory: false, points: 10, earned: 5 },
    ],
  },
  standing: null,
  ...differing,
});

const moved = (target: NeedHouse['target'], differing: Partial<NonNullable<NeedHouse['standing']>> = {}) => ({
  target,
  standing: {
    ...{ target, priority: 1 as const, request_id: 2207, visit_at: null, note: null },
    ...{ moved_at: Math.floor(Date.now() / 1000) - 7200, moved_by: agent, ...differing },
  },
});

/** The need's houses in the fake API. Calls of a test change them. */
let houses: NeedHouse[];
let head: NeedHead;

const countsOf = (): NeedHouseCounts => {
  const at = (group: string, priority: 0 | 1) =>
    houses.filter((one) => groupOf(one.target) === group && one.priority === priority).length;
  return Object.fromEntries(
    needHouseGroups.map((group) => [group, { main: at(group, 1), later: at(group, 0) }]),
  ) as NeedHouseCounts;
};
const page = (list: NeedHouse[]) => ({ total: list.length, total_page: 1, page: 1, list });
const put = (houseId: number, to: Partial<NeedHouse>) => {
  houses = houses.map((one) => (one.house_id === houseId ? { ...one, ...to } : one));
};
const movedPair = { customer_id: 31, priority: 1, previousTarget: null, previousPriority: 1 } as const;

function answerDrawer() {
  answer(listNeedHouses, ({ query: { group, later, house_id } }) => {
    const listed = house_id
      ? houses.filter((one) => one.house_id === house_id)
      : houses.filter((one) => groupOf(one.target) === group && one.priority === (later ? 0 : 1));
    return { ...page(listed), counts: countsOf(), need: head };
  });
  answer(updateHouseStatus, ({ body: { house_id, status, priority } }) => {
    put(house_id, { target: status, priority });
    return { ...movedPair, house_id, status, priority };
  });
  answer(updateHousePriority, ({ body: { houseId, priority = 0 } }) => {
    put(houseId, { priority });
    return { ...movedPair, house_id: houseId, status: null, priority };
  });
  answer(restoreRecommendation, ({ body: { house_id } }) => {
    put(house_id, { target: null, priority: 1 });
    const counters = { recommend_quantity: 0, seen_quantity: 0 };
    return { house_id, customer_id: 31, status: null, previousTarget: 1 as const, ...counters };
  });
  answer(listRelaxations, () => []);
  answer(readRequest, () => aNeed());
}

beforeEach(() => {
  houses = [aNeedHouse(1), aNeedHouse(2), aNeedHouse(3, moved(2, { note: 'Thích bếp' }))];
  head = aHead();
  answerDrawer();
});

const routes = [
  { path: '/request/list', element: <NeedDrawer needId={2207} /> },
  { path: '*', element: <p>Nơi khác</p> },
];
const show = (query = '') => renderRoute(routes, `/request/list?need=2207${query}`);
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const row = (name: RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a drawer opens at what fits, the best house explained, with the counts of all tabs', async () => {
  show();
  const drawer = await screen.findByRole('dialog', { name: 'Nhu cầu #2207 của Lê Thị Mỹ Duyên' });
  expect(await tab(/^Phù hợp/)).toHaveAttribute('aria-selected', 'true');
  expect(await tab(/^Phù hợp/)).toHaveTextContent('2');
  expect(await tab(/^Đã đi xem/)).toHaveTextContent('1');
  expect(screen.getAllByRole('tab').map((one) => one.textContent?.replace(/\d+$/, ''))).toEqual([
    'Thông tin',
    'Phù hợp',
    'Đã chào',
    'Đã đi xem',
    'Thương lượng',
    'Giao dịch hoàn thành',
    'Không ưng',
    'Trường bắt buộc',
  ]);
  expect(within(drawer).getByText('Vì sao 93 điểm')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Lê Thị Mỹ Duyên' })).toHaveAttribute('href', '/customer/31');
  expect(callsOf(listNeedHouses)).toHaveLength(1);
});

test('offering moves a house at once, the next one comes up, and it can be taken back', async () => {
  show();
  await press('Chào khách');
  expect(await tab(/^Đã chào/)).toHaveTextContent('1');
  expect(callsOf(updateHouseStatus)[0]?.body).toEqual({
    ...{ house_id: 1, customer_id: 31, request_id: 2207, status: 1, previousTarget: null, priority: 1 },
  });
  expect(await row(/^2 Nguyễn Văn Đậu/)).toHaveAttribute('aria-current', 'true');
  await press('Hoàn tác');
  expect(await row(/^1 Nguyễn Văn Đậu/)).toBeVisible();
  expect(callsOf(restoreRecommendation)[0]?.body).toMatchObject({ house_id: 1, previousTarget: 1 });
});

test('a refusal puts the house back and says why', async () => {
  refuse(updateHouseStatus, 409, 'Trạng thái vừa được người khác đổi thành “Thương lượng”', { current: { status: 3 } });
  show();
  await press('Chào khách');
  expect(await screen.findByText(/vừa được người khác đổi/)).toBeVisible();
  expect(await screen.findByText(/^1 Nguyễn Văn Đậu/)).toBeInTheDocument();
});

test('a house goes to Quan tâm sau of its tab and back', async () => {
  const { url } = show();
  await press('Quan tâm sau');
  await userEvent.click(await screen.findByRole('radio', { name: 'Quan tâm sau 1' }));
  expect(url()).toContain('later=1');
  expect(await row(/^1 Nguyễn Văn Đậu/)).toBeVisible();
  await press('Đưa về danh sách chính');
  expect(callsOf(updateHousePriority).map(({ body }) => (body as { priority: number }).priority)).toEqual([0, 1]);
});

test('keys go through the houses, give a status, set aside and close', async () => {
  const { url } = show();
  await row(/^1 Nguyễn Văn Đậu/);
  await userEvent.keyboard('{ArrowDown}');
  expect(await row(/^2 Nguyễn Văn Đậu/)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('3');
  expect(await tab(/^Thương lượng/)).toHaveTextContent('1');
  await userEvent.keyboard('l');
  await waitFor(() => expect(callsOf(updateHousePriority)[0]?.body).toMatchObject({ houseId: 1, priority: 0 }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/request/list'));
});

test('a house of the address is shown where it stands, and restoring makes it suitable again', async () => {
  show('&house=3');
  await waitFor(async () => expect(await tab(/^Đã đi xem/)).toHaveAttribute('aria-selected', 'true'));
  expect(await screen.findByText('Thích bếp')).toBeVisible();
  await press('Đã đi xem: đổi trạng thái');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Đưa về Phù hợp' }));
  expect(await screen.findByText('Khôi phục bảng thành công')).toBeVisible();
  expect(await tab(/^Phù hợp/)).toHaveTextContent('3');
});

test('a house that another need of the customer led to says so, in its row and beside its score', async () => {
  houses = [
    aNeedHouse(3, moved(1, { request_id: 2208 })),
    aNeedHouse(4, moved(1)),
    aNeedHouse(5, moved(1, { request_id: null })),
  ];
  show('&tab=recommended&house=3');
  expect(await row(/^3 .* · qua nhu cầu #2208/)).toBeVisible();
  expect(await row(/^5 .* · không qua nhu cầu nào/)).toBeVisible();
  expect(screen.getAllByText(/qua nhu cầu #/)).toHaveLength(2);
  expect(screen.getByText(/^Trạng thái này đặt qua nhu cầu #2208/)).toBeVisible();
});

test('a visit is planned in Việt Nam’s time and noted', async () => {
  houses = [aNeedHouse(3, moved(2, { visit_at: Date.parse('2026-11-21T02:30:00Z') / 1000 }))];
  show('&tab=seen');
  expect(await screen.findByText('09:30, 21/11/2026')).toBeVisible();
  await press('Sửa lịch');
  await userEvent.type(await screen.findByLabelText('Ghi chú'), 'Gặp chủ nhà');
  await press('Lưu');
  await waitFor(() =>
    expect(callsOf(updateHouseStatus)[0]?.body).toMatchObject({
      ...{ house_id: 3, status: 2, previousTarget: 2, priority: 1 },
      ...{ visit_at: Date.parse('2026-11-21T02:30:00Z') / 1000, note: 'Gặp chủ nhà' },
    }),
  );
  expect(await screen.findByText('Cập nhật lịch xem thành công')).toBeVisible();
});

test('a note of a visit comes back after an accident, and not after Huỷ or once it was saved', async () => {
  houses = [aNeedHouse(3, moved(2, { visit_at: Date.parse('2026-11-21T02:30:00Z') / 1000 }))];
  const { unmount } = show('&tab=seen');
  const open = async () => {
    await press('Sửa lịch');
    return screen.findByLabelText('Ghi chú');
  };
  await userEvent.type(await open(), 'Gặp chủ nhà');
  unmount();
  show('&tab=seen');
  expect(await open()).toHaveValue('Gặp chủ nhà');
  expect(screen.getByText(/^Đã khôi phục nội dung/)).toBeVisible();
  await press('Huỷ');
  await waitFor(() => expect(screen.queryByLabelText('Ghi chú')).not.toBeInTheDocument());
  expect(await open()).toHaveValue('');
  expect(screen.queryByText(/^Đã khôi phục nội dung/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Ghi chú'), 'Mang hợp đồng');
  await press('Lưu');
  expect(await screen.findByText('Cập nhật lịch xem thành công')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('toam.draft'))).toEqual([]);
});

test('an address is searched for in the information tab; an empty one is asked for', async () => {
  answer(searchNeedHouses, () =>
    page([aNeedHouse(9, { match: { fits: false, failed: ['price'], score: 60, fields: [] } })]),
  );
  const { url } = show('&tab=info');
  expect(await screen.findByRole('link', { name: '0903 618 274' })).toHaveAttribute('href', 'tel:0903618274');
  await press('Tìm');
  expect(await screen.findByText('Vui lòng nhập địa chỉ để tìm kiếm')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Tìm BĐS theo địa chỉ'), 'nguyễn văn đậu{Enter}');
  expect(await row(/^9 Nguyễn Văn Đậu/)).toBeVisible();
  expect(callsOf(searchNeedHouses)[0]?.query).toMatchObject({ request_id: 2207, address: 'nguyễn văn đậu' });
  expect(url()).toContain('address=');
  await press('Chào khách');
  await waitFor(() => expect(callsOf(updateHouseStatus)[0]?.body).toMatchObject({ house_id: 9, status: 1 }));
});

test('the mandatory tab says what keeps houses away, shows them, and relaxes a wish, which can be taken back', async () => {
  answer(listFailingColumns, () => [{ columns: ['price' as const], total: 24, total_capped: false }]);
  answer(listSubRecommended, () => page([aNeedHouse(5)]));
  answer(listRelaxations, () => [
    {
      kind: 'dearer' as const,
      column: 'price' as const,
      change: { max_price: 9_450_000_000 },
      ...{ names: [], gain: 24, gain_capped: false },
    },
  ]);
  answer(changeRequest, ({ body }) => ({ need: aNeedRow({ version: (body.version ?? 0) + 1 }), message: 'xong' }));
  show('&tab=mandatory');
  await press('Áp dụng: Nâng giá đến 9,45 tỷ');
  await waitFor(() =>
    expect(callsOf(changeRequest)[0]?.body).toEqual({ request_id: 2207, version: 1, max_price: 9_450_000_000 }),
  );
  await press('Hoàn tác');
  await waitFor(() =>
    expect(callsOf(changeRequest)[1]?.body).toEqual({ request_id: 2207, version: 2, max_price: 9_000_000_000 }),
  );
  await press('Xem BĐS chưa đạt giá');
  expect(await row(/^5 Nguyễn Văn Đậu/)).toBeVisible();
  expect(callsOf(listSubRecommended)[0]?.body).toEqual({ request_id: 2207, columns: ['price'] });
});

test('who may only look is offered nothing to do', async () => {
  head = aHead({ may_move: false, may_edit: false, may_share: false, customer: { ...head.customer, may_open: false } });
  show();
  expect(await screen.findByText('Vì sao 93 điểm')).toBeVisible();
  for (const name of ['Chào khách', 'Quan tâm sau', 'Đổi trạng thái', 'Chia sẻ'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sửa' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Lê Thị Mỹ Duyên' })).not.toBeInTheDocument();
});

test('nothing that fits says so and how to relax; a drawer that may not be seen says so and closes', async () => {
  houses = [];
  const { url } = show();
  expect(await screen.findByText('Chưa có BĐS nào phù hợp.')).toBeVisible();
  expect(await screen.findByText(/Nới tiêu chí nào cũng không có thêm BĐS/)).toBeVisible();
  await press('Đóng (Esc)');
  await waitFor(() => expect(url()).toBe('/request/list'));
});

test('a refused drawer can be closed', async () => {
  refuse(listNeedHouses, 403, 'Bạn không có quyền xem nhu cầu này');
  const { url } = show('&tab=seen');
  expect(await screen.findByText('Bạn không có quyền xem nhu cầu này')).toBeVisible();
  await press('Đóng (Esc)');
  await waitFor(() => expect(url()).toBe('/request/list'));
});

describe('on a phone', () => {
  const matchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('499') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('the list comes first, a pressed house fills the drawer, and an offer goes back to the list', async () => {
    const { url } = show();
    await userEvent.click(await row(/^2 Nguyễn Văn Đậu/));
    expect(await screen.findByText('Vì sao 93 điểm')).toBeVisible();
    expect(url()).toContain('house=2');
    expect(screen.queryByRole('button', { name: /^1 Nguyễn Văn Đậu/ })).not.toBeInTheDocument();
    await press('Chào khách');
    expect(await row(/^1 Nguyễn Văn Đậu/)).toBeVisible();
    expect(url()).not.toContain('house=');
  });
});
