import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataOf } from '@toam/contracts/endpoint';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import { matchHousesOfRequests } from '@toam/contracts/need/match.endpoints';
import {
  changeRequest,
  countRequests,
  deleteRequest,
  listRequestHistory,
  listRequests,
  needListModes,
  readRequest,
  restoreRequest,
  shareRequest,
} from '@toam/contracts/need/need.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aNeed, aNeedRow } from '@toam/testing/need/a-need';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './need-list.screen';

// The drawer has tests of its own.
jest.mock('../need/need-drawer', () => ({
  NeedDrawer: ({ needId }: { needId: number }) => <p>Ngăn kéo #{needId}</p>,
  loadNeedDrawer: () => undefined,
  warmNeedDrawer: () => undefined,
}));

// Finding by role in a table of twenty columns is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/request/list', Component },
  { path: '/request/new', element: <p>Biểu mẫu tạo</p> },
  { path: '/request/edit/:requestId', element: <p>Biểu mẫu sửa</p> },
  { path: '/house/:houseId', element: <p>Trang nhà</p> },
  { path: '/customer/:customerId', element: <p>Trang khách</p> },
];

function answerList(rows: NeedRow[] = [aNeedRow()], total = rows.length) {
  answer(listRequests, ({ query }) => ({
    ...{ total, total_page: Math.ceil(total / query.size), page: query.page },
    list: rows,
  }));
}

const answerCounts = (total: number) => answer(countRequests, () => tabCounts(needListModes, { total }));

const lastQuery = () => callsOf(listRequests).at(-1)?.query;
const row = (name: RegExp | string = /#2207/) => screen.findByRole('row', { name });
const openMenu = async (id = 2207) =>
  userEvent.click(await screen.findByRole('button', { name: `Thao tác với nhu cầu #${id}` }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

beforeEach(() => {
  answerCounts(1);
  answer(matchHousesOfRequests, ({ query }) =>
    query.request_ids.map((request_id) => ({ request_id, total: 12, total_page: 1, page: 1, list: [] })),
  );
});

test('ten needs are asked for first, newest on top; how many houses fit comes after them in one call', async () => {
  answerList([aNeedRow(), aNeedRow({ id: 2206 })], 372);
  renderRoute(routes, '/request/list');
  expect(await row()).toHaveTextContent('Lê Thị Mỹ Duyên');
  expect(screen.getByRole('banner')).toHaveTextContent('Nhu cầu372');
  expect(lastQuery()).toMatchObject({ mode: 'public', page: 1, size: 10, sort: 'id', order: 'desc', filters: [] });
  expect(await screen.findAllByText('12')).toHaveLength(2);
  expect(callsOf(matchHousesOfRequests).map(({ query }) => query)).toMatchObject([
    { request_ids: [2207, 2206], fetchType: 'count' },
  ]);
});

test('a sent link opens the same page of the same question; a broken one falls back', async () => {
  answerList();
  answer(readHouseOptions, () => someOptions);
  const { goTo } = renderRoute(
    routes,
    '/request/list?mode=shared&status=1&search=duy%C3%AAn&sort=max_price&order=asc&page=3&size=20&f.property_type=2&f.min_price=7000000000..',
  );
  await row();
  expect(lastQuery()).toMatchObject({
    ...{ mode: 'shared', status: 1, search: 'duyên', sort: 'max_price', order: 'asc', page: 3, size: 20 },
    filters: [
      { column: 'min_price', operation: 'between', values: [7_000_000_000, null] },
      { column: 'property_type', operation: 'in', values: [2] },
    ],
  });
  await goTo('/request/list?mode=none&status=8&sort=drop&page=-1&size=7&need=x&f.min_price=much');
  await waitFor(() => expect(lastQuery()).toMatchObject({ mode: 'public', page: 1, size: 10, filters: [] }));
});

test('another tab, status or page size begins at the first page; next and previous turn pages', async () => {
  answerList([aNeedRow()], 45);
  const { url } = renderRoute(routes, '/request/list');
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Trang sau' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: 2 }));
  expect(screen.getByText('11–20 trong 45')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Của tôi' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ mode: 'personal', page: 1 }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Số dòng mỗi trang' }));
  await userEvent.click(await screen.findByText('50 / trang'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ size: 50, page: 1 }));
  expect(url()).toBe('/request/list?mode=personal&size=50');
});

describe('the counts beside the tabs', () => {
  const tab = (name: RegExp) => screen.findByRole('tab', { name });

  test('come in one call of the list’s question, follow the search, and are not asked again for another tab', async () => {
    answerList([aNeedRow()], 45);
    answer(countRequests, ({ query }) => ({
      ...{ public: { total: query.search ? 1 : 45 }, personal: { total: query.search ? 0 : 7 } },
      shared: { total: 10_000, total_capped: true },
    }));
    renderRoute(routes, '/request/list?status=0&sort=max_price');
    await waitFor(async () => expect(await tab(/Của tôi/)).toHaveTextContent('7'));
    expect(await tab(/Tất cả/)).toHaveTextContent('45');
    expect(await tab(/chia sẻ/)).toHaveTextContent('10.000+');
    await userEvent.click(await tab(/Của tôi/));
    await waitFor(() => expect(lastQuery()).toMatchObject({ mode: 'personal' }));
    expect(callsOf(countRequests).map(({ query }) => query)).toEqual([{ status: 0, search: '', filters: [] }]);
    answerList([], 0);
    await userEvent.type(screen.getByRole('searchbox'), 'duyên');
    await waitFor(async () => expect(await tab(/Tất cả/)).toHaveTextContent('1'));
    expect(await tab(/Của tôi/)).toHaveTextContent('0');
    expect(callsOf(countRequests)).toHaveLength(2);
  });

  test('what failed to be counted leaves no empty pill', async () => {
    answerList([aNeedRow()], 45);
    refuse(countRequests, 403, 'Không được xem');
    renderRoute(routes, '/request/list');
    await waitFor(async () => expect(await tab(/Tất cả/)).toHaveTextContent('45'));
    await waitFor(async () => expect((await tab(/Của tôi/)).querySelector('[aria-busy=true]')).toBeNull());
    expect(await tab(/Của tôi/)).toHaveTextContent(/^Của tôi$/);
  });

  test('what a colleague does is counted again', async () => {
    await openLive();
    answerList();
    renderRoute(routes, '/request/list');
    await waitFor(async () => expect(await tab(/Của tôi/)).toHaveTextContent('1'));
    answerCounts(8);
    hearChange('request', 99);
    await waitFor(async () => expect(await tab(/Của tôi/)).toHaveTextContent('8'), { timeout: 3000 });
    closeLive();
  });
});

test('a double click and Enter open the need over the list, a link opens it at once; a click alone does not', async () => {
  answerList([aNeedRow(), aNeedRow({ id: 2206 })]);
  const { url } = renderRoute(routes, '/request/list?mode=shared');
  await userEvent.click(await row(/#2206/));
  expect(url()).toBe('/request/list?mode=shared');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Ngăn kéo #2206')).toBeInTheDocument();
  expect(url()).toBe('/request/list?mode=shared&need=2206');
  await userEvent.dblClick(await row(/#2207/));
  expect(await screen.findByText('Ngăn kéo #2207')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('link', { name: '12 BĐS' })[1] as HTMLElement);
  expect(url()).toBe('/request/list?mode=shared&need=2206&tab=suitable');
});

test('more than three wards stand behind a button; the customer leads to their page only where it opens', async () => {
  const wards = ['Phường 1', 'Phường 2', 'Phường 3', 'Phường 4', 'Phường 5'];
  const closed = { ...aNeedRow().customer, may_open: false, name: 'Trần Khánh' };
  answerList([
    aNeedRow({ names: { ...aNeedRow().names, districts: wards } }),
    aNeedRow({ id: 2206, customer: closed }),
  ]);
  renderRoute(routes, '/request/list');
  const long = await row(/#2207/);
  expect(long).toHaveTextContent('Phường 1, Phường 2, Phường 3');
  await userEvent.click(within(long).getByRole('button', { name: /khu vực của nhu cầu #2207$/ }));
  expect(await screen.findByText('Phường 5')).toBeInTheDocument();
  expect(within(long).getByRole('link', { name: 'Lê Thị Mỹ Duyên' })).toHaveAttribute('href', '/customer/31');
  expect(within(await row(/#2206/)).queryByRole('link', { name: 'Trần Khánh' })).not.toBeInTheDocument();
});

describe('the row’s menu', () => {
  test('is there for whoever may edit; sharing is the owner’s alone, and viewers have none', async () => {
    answerList([
      aNeedRow(),
      aNeedRow({ id: 2206, may_share: false, may_delete: false }),
      aNeedRow({ id: 2205, may_edit: false, may_share: false, may_delete: false }),
    ]);
    renderRoute(routes, '/request/list');
    await openMenu(2206);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Sửa', 'Đánh dấu đã xử lý', 'Lịch sử']);
    expect(screen.queryByRole('button', { name: 'Thao tác với nhu cầu #2205' })).not.toBeInTheDocument();
    await userEvent.click(items[0] as HTMLElement);
    expect(await screen.findByText('Biểu mẫu sửa')).toBeInTheDocument();
  });

  test('the status changes after a prompt, and says so', async () => {
    answerList();
    answer(changeRequest, () => ({ need: aNeedRow({ status: 1 }), message: 'Cập nhật nhu cầu thành công' }));
    renderRoute(routes, '/request/list');
    await openMenu();
    await choose('Đánh dấu đã xử lý');
    expect(callsOf(changeRequest)).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
    expect(await screen.findByText('Thay đổi thành công!')).toBeVisible();
    expect(callsOf(changeRequest)[0]?.body).toEqual({ request_id: 2207, status: 1 });
    expect(callsOf(listRequests).length).toBeGreaterThan(1);
  });

  test('a deleted need comes back while it is offered', async () => {
    answerList();
    answer(deleteRequest, () => null);
    answer(restoreRequest, () => ({ need: aNeedRow(), message: 'Khôi phục nhu cầu thành công' }));
    renderRoute(routes, '/request/list');
    await openMenu();
    await choose('Xoá');
    await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    expect(await screen.findByText('Khôi phục nhu cầu thành công')).toBeVisible();
    expect(callsOf(restoreRequest)[0]?.body).toEqual({ request_id: 2207 });
  });

  test('the history leads to the houses that were moved', async () => {
    answerList();
    const house = { kind: 'house' as const, id: 9, action: 'Đã chào', info: '', created_at: 1_793_000_100 };
    const need = { kind: 'need' as const, id: 8, action: 'Sửa nhu cầu', created_at: 1_793_000_000, target: null };
    answer(listRequestHistory, ({ query }) => ({
      ...{ total: 2, total_page: 1, page: query.page },
      list: [
        { ...house, user_name: 'Thu Hà', target: 1 as const, house_id: 12486, house_address: '148/12 Nguyễn Văn Đậu' },
        { ...need, info: 'Giá đến: 5 tỷ → 6 tỷ', user_name: 'Thu Hà', house_id: null, house_address: null },
      ],
    }));
    renderRoute(routes, '/request/list');
    await openMenu();
    await choose('Lịch sử');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Lịch sử nhu cầu #2207');
    expect(await within(dialog).findByText('Giá đến: 5 tỷ → 6 tỷ')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Xem BĐS' }));
    expect(await screen.findByText('Trang nhà')).toBeInTheDocument();
  });

  test('sharing names colleagues and superiors, and a list that somebody else changed is shown again first', async () => {
    answerList();
    const stored = aNeed({ staff: [{ id: 12, name: 'Lê Ngọc Mai', avatar: null }], manager: 1 });
    answer(readRequest, () => ({ ...stored, superiors: [{ id: 4, name: 'Phạm Hồng Lan', avatar: null }] }));
    answer(listUserNames, ({ query }) => ({
      ...{ total: 1, total_page: 1, page: 1 },
      list: [{ ...mai, id: query.ids?.[0] ?? mai.id }],
    }));
    renderRoute(routes, '/request/list');
    await openMenu();
    await choose('Chia sẻ');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Chia sẻ nhu cầu #2207');
    expect(await within(dialog).findByText(/Hiện là: Phạm Hồng Lan/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Tất cả cấp trên' }));
    await userEvent.click(
      within(within(dialog).getByRole('radiogroup', { name: 'Đồng nghiệp được sửa' })).getByText('Có'),
    );
    refuse(shareRequest, 409, 'Bản ghi vừa được cập nhật', {
      current: { ...stored, version: 5, manager: 0, staff: [] },
    });
    const save = within(dialog).getByRole('button', { name: 'Chia sẻ' });
    await userEvent.click(save);
    expect(await within(dialog).findByText(/Có người vừa đổi phần chia sẻ này/)).toBeVisible();
    answer(shareRequest, () => ({ need: aNeedRow(), message: 'Chia sẻ nhu cầu thành công' }));
    await userEvent.click(save);
    expect(await screen.findByText('Chia sẻ nhu cầu thành công')).toBeVisible();
    expect(callsOf(shareRequest).map(({ body }) => body)).toEqual([
      { request_id: 2207, version: 1, staff: [12], staff_role: 1, manager: 2, manager_role: 0 },
      { request_id: 2207, version: 5, staff: [], staff_role: 1, manager: 2, manager_role: 0 },
    ]);
  });
});

test.each([
  ['who sees the number', false, /và số điện thoại của khách hàng/],
  ['who does not see the number', true, /Số điện thoại của khách hàng vẫn ẩn/],
])('sharing says what colleagues will see: by somebody %s', async (_who, masked, note) => {
  answerList();
  const need = aNeed();
  answer(readRequest, () => ({ ...need, customer: { ...need.customer, masked } }));
  renderRoute(routes, '/request/list');
  await openMenu();
  await choose('Chia sẻ');
  expect(await screen.findByText(note)).toBeVisible();
});

test('sharing goes on where a colleague edited the need meanwhile, and not with whom it is shared', async () => {
  answerList();
  const stored = aNeed();
  answer(readRequest, () => stored);
  refuse(shareRequest, 409, 'Bản ghi vừa được cập nhật', { current: { ...stored, version: 5, max_price: 1 } });
  renderRoute(routes, '/request/list');
  await openMenu();
  await choose('Chia sẻ');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Tất cả cấp trên' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chia sẻ' }));
  // The copy was just read, so the refusal is not about a stale copy and is shown.
  expect(await screen.findByText('Bản ghi vừa được cập nhật')).toBeVisible();
  expect(callsOf(shareRequest).map(({ body }) => [body.version, body.manager])).toEqual([
    [1, 2],
    [5, 2],
  ]);
});

test('an empty list says why and how on: conditions go, or a first need is made', async () => {
  answerList([]);
  const { url } = renderRoute(routes, '/request/list?mode=personal&status=1&search=zz');
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá bộ lọc' }));
  expect(url()).toBe('/request/list?mode=personal');
  expect(await screen.findByText('Bạn chưa phụ trách nhu cầu nào.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Tạo mới' })[0] as HTMLElement);
  expect(await screen.findByText('Biểu mẫu tạo')).toBeInTheDocument();
});

test('a sheet has the columns on the screen, the number beside the name and no menus, as filtered or all', async () => {
  answerList([aNeedRow()], 45);
  refuse(exportRows, 429, 'Đang có nhiều người xuất Excel');
  renderRoute(routes, '/request/list?mode=personal&f.min_price=7000000000..');
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Xuất Excel' }));
  await userEvent.click(await screen.findByText('Theo bộ lọc hiện tại'));
  expect(await screen.findByText('Đang có nhiều người xuất Excel')).toBeVisible();
  const [asked] = callsOf(exportRows);
  expect(asked?.params.kind).toBe('request');
  expect(asked?.body).toMatchObject({ mode: 'personal', all: false, filters: [{ column: 'min_price' }] });
  const keys = asked?.body.columns.map(({ key }) => key) ?? [];
  expect(keys.slice(0, 3)).toEqual(['id', 'customer', 'phone_number']);
  expect(keys).not.toContain('menu');
});

test('a list that fails says why and tries again', async () => {
  refuse(listRequests, 500, 'Máy chủ bận');
  renderRoute(routes, '/request/list');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answerList();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row()).toBeInTheDocument();
});

const someOptions = {
  ...{ type: [{ id: 2, value: 'Nhà phố' }], class: [], ownership: [], direction: [], street_type: [] },
  ...{ province: [], district: [], city: [], project: [] },
};

const mai: DataOf<typeof listUserNames>['list'][number] = {
  ...{ id: 12, name: 'Lê Ngọc Mai', phone_number: '0907000000', avatar: null },
  ...{ role: 3, job_position: 7, status: 1 },
};
