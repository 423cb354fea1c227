import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordView } from '@toam/contracts/activity/activity.endpoints';
import { listHouseTags } from '@toam/contracts/house/house-tag.endpoints';
import { listHouseComments } from '@toam/contracts/house/house-comment.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { listColumnValues } from '@toam/contracts/house/house-column.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aHouse } from '@toam/testing/house/a-house';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { Component } from './house-list.screen';

// Finding by role in a table of thirty columns is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/house', Component },
  { path: '/house/new', element: <p>Biểu mẫu tạo</p> },
  { path: '/house/:houseId', element: <p>Trang chi tiết</p> },
];

/** Answers every list call with these rows, and every count. */
function answerList(rows: HouseRow[] = [aHouseRow()], total = rows.length, capped = false) {
  answer(listHouses, ({ query, body }) => ({
    total,
    ...(capped && { total_capped: true }),
    total_page: Math.max(1, Math.ceil(total / 20)),
    page: query.page,
    list: body.fetchType === 'list' ? rows : [],
  }));
  answer(countHouses, () => tabCounts(houseListModes, { total, ...(capped && { total_capped: true }) }));
}

/** Bodies of the list calls so far. */
const asked = () => callsOf(listHouses).map(({ body }) => body);
const lastQuery = () => asked().at(-1);
const row = (name: RegExp | string) => screen.findByRole('row', { name });

beforeEach(() => {
  answer(listHouseComments, () => ({ total: 0, total_page: 0, page: 1, list: [], count: 0 }));
  answer(recordView, () => null);
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
});

test('the community list is asked for first, newest on top, with its size beside the title', async () => {
  answerList([aHouseRow()], 1284);
  renderRoute(routes, '/house');
  expect(await row(/#12486/)).toHaveTextContent('Nhà phố hẻm xe hơi, 4 tầng mới xây');
  expect(screen.getByRole('banner')).toHaveTextContent('Bất động sản1.284');
  expect(lastQuery()).toMatchObject({ mode: 'publicList', role: 'all', column: 'id', direction: 'desc', filters: [] });
});

test('the tools stand together, whatever is filtered beside them', async () => {
  answerList();
  answer(listColumnValues, () => [{ value: 5, text: 'Bình Thạnh' }]);
  renderRoute(routes, '/house?search=h%E1%BA%BBm&f.province=5&f.into_money=..50000000000&f.floors=2..');
  await row(/#12486/);
  const tools = screen.getByRole('button', { name: 'Cài đặt cột' }).parentElement;
  expect(tools).toContainElement(screen.getByRole('button', { name: /^Sắp xếp/ }));
  expect(tools).toContainElement(screen.getByText('Bản đồ'));
  expect(tools).not.toContainElement(screen.getByRole('button', { name: 'Bỏ lọc Giá' }));
  expect(tools).not.toContainElement(screen.getByRole('searchbox'));
});

test('a count that the API capped says so', async () => {
  answerList([aHouseRow()], 10_000, true);
  renderRoute(routes, '/house');
  expect(await screen.findAllByText('10.000+')).not.toHaveLength(0);
});

test('all tabs are counted in one call, by the list’s own question, its words and filters included', async () => {
  answerList([aHouseRow()], 7);
  const counts = { ...tabCounts(houseListModes, { total: 3 }), approved: { total: 10_000, total_capped: true } };
  answer(countHouses, () => counts);
  renderRoute(routes, '/house?search=h%E1%BA%BBm&f.into_money=..50000000000&sort=into_money');
  await row(/#12486/);
  // The open tab shows the list's own count.
  expect(screen.getByRole('tab', { name: 'Cộng đồng' })).toHaveTextContent('7');
  expect(await screen.findByText('10.000+')).toBeVisible();
  expect(callsOf(countHouses).map(({ body }) => body)).toMatchObject([
    { search: 'hẻm', filters: lastQuery()?.filters },
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Cá nhân' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ mode: 'personalList' }));
  expect(callsOf(countHouses)).toHaveLength(1);
});

test('keeps the chosen tab in the address and asks the API for it', async () => {
  answerList();
  const { url } = renderRoute(routes, '/house');
  await userEvent.click(await screen.findByRole('tab', { name: 'Cá nhân' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ mode: 'personalList' }));
  expect(url()).toBe('/house?mode=personalList');
});

test('a sent link opens the same list', async () => {
  answerList();
  answer(listColumnValues, () => [{ value: 5, text: 'Bình Thạnh' }]);
  renderRoute(
    routes,
    '/house?mode=approved&search=h%E1%BA%BBm&sort=into_money&direction=asc&f.province=5&f.into_money=..50000000000',
  );
  await row(/#12486/);
  expect(lastQuery()).toMatchObject({
    mode: 'approved',
    search: 'hẻm',
    column: 'into_money',
    direction: 'asc',
    filters: [
      { column: 'into_money', operation: 'between', values: [null, 50e9] },
      { column: 'province', operation: 'in', values: [5] },
    ],
  });
  expect(screen.getByRole('button', { name: 'Giá ≤ 50 tỷ' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Quận/Huyện: Bình Thạnh' })).toBeVisible();
});

test('a broken address falls back instead of failing', async () => {
  answerList();
  renderRoute(routes, '/house?mode=nothing&sort=drop%20table&open=abc&f.into_money=much');
  await row(/#12486/);
  expect(lastQuery()).toMatchObject({ mode: 'publicList', column: 'id', filters: [] });
});

test('the search is sent once, half a second after the last key', async () => {
  answerList();
  const { url } = renderRoute(routes, '/house');
  await row(/#12486/);
  await userEvent.type(screen.getByRole('searchbox'), 'quan binh thanh');
  expect(asked()).toHaveLength(1);
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'quan binh thanh' }));
  expect(asked()).toHaveLength(2);
  expect(url()).toBe('/house?search=quan+binh+thanh');
});

test('"/" puts the cursor into the search', async () => {
  answerList();
  renderRoute(routes, '/house');
  await row(/#12486/);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a heading sorts ascending first and turns the order round when pressed again', async () => {
  answerList();
  const { url } = renderRoute(routes, '/house');
  const heading = await screen.findByRole('columnheader', { name: /^Giá/ });
  await userEvent.click(within(heading).getByRole('button', { name: 'Giá' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'into_money', direction: 'asc' }));
  expect(screen.getByRole('columnheader', { name: /^Giá/ })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Giá' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'into_money', direction: 'desc' }));
  expect(url()).toBe('/house?sort=into_money');
});

test('a column is filtered by choices of the API; the chip takes the filter away again', async () => {
  answerList();
  answer(listColumnValues, ({ query }) =>
    query.column === 'province'
      ? [
          { value: 5, text: 'Bình Thạnh' },
          { value: 6, text: 'Gò Vấp' },
        ]
      : [],
  );
  const { url } = renderRoute(routes, '/house');
  await userEvent.click(await screen.findByRole('button', { name: 'Lọc Quận/Huyện' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bình Thạnh' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gò Vấp' }));
  await userEvent.click(screen.getByRole('button', { name: 'Áp dụng' }));
  await waitFor(() => expect(lastQuery()?.filters).toEqual([{ column: 'province', operation: 'in', values: [5, 6] }]));
  expect(url()).toBe('/house?f.province=5%2C6');
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Quận/Huyện' }));
  await waitFor(() => expect(url()).toBe('/house'));
});

test('the address has a filter of its own, with Search and Reset, whose parts are sent apart', async () => {
  answerList();
  const { url } = renderRoute(routes, '/house');
  await userEvent.click(await screen.findByRole('button', { name: 'Lọc Địa chỉ' }));
  await userEvent.type(await screen.findByPlaceholderText('Tìm theo địa chỉ'), '148/12, Bình Thạnh');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(lastQuery()?.filters).toEqual([{ column: 'address', operation: 'like', values: ['148/12', 'Bình Thạnh'] }]),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Địa chỉ/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(url()).toBe('/house'));
});

test('a price range is typed in tỷ, sent in đồng, and refused beyond 1000', async () => {
  answerList();
  renderRoute(routes, '/house');
  await userEvent.click(await screen.findByRole('button', { name: 'Lọc Giá' }));
  const form = await screen.findByRole('form', { name: 'Lọc Giá' });
  await userEvent.type(within(form).getByLabelText(/Đến/), '1001{Enter}');
  expect(within(form).getByRole('alert')).toHaveTextContent('Nhập từ 0 đến 1.000 tỷ');
  await userEvent.clear(within(form).getByLabelText(/Đến/));
  await userEvent.type(within(form).getByLabelText(/Từ/), '3,5{Enter}');
  await waitFor(() =>
    expect(lastQuery()?.filters).toEqual([{ column: 'into_money', operation: 'between', values: [3.5e9, null] }]),
  );
});

test("a non-admin's own houses are filtered by how they stand, an admin's by their status", async () => {
  answerList();
  const { unmount, url } = renderRoute(routes, '/house', { user: aUser() });
  await userEvent.click(await screen.findByRole('radio', { name: 'Của tôi' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ role: 'personal' }));
  expect(screen.queryByRole('button', { name: 'Lọc Trạng thái' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Trạng thái' }));
  const choices = ['Mở bán', 'Ngưng bán', 'Đã duyệt', 'Chờ duyệt', 'Không duyệt'];
  for (const choice of choices) expect(await screen.findByTitle(choice)).toBeInTheDocument();
  await userEvent.click(screen.getByTitle('Chờ duyệt'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ role: 'personal', status: 'pending' }));
  expect(url()).toBe('/house?role=personal&status=pending');
  unmount();

  renderRoute(routes, '/house?role=personal&status=pending', { user: anAdmin() });
  expect(await screen.findByRole('button', { name: 'Lọc Trạng thái' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Trạng thái' })).not.toBeInTheDocument();
  expect(lastQuery()?.status).toBeUndefined();
});

test('the create button is there for those who may, and only for them', async () => {
  answerList();
  const { unmount } = renderRoute(routes, '/house', { user: aUser({ create_product_permission: 1 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo BĐS' }));
  expect(await screen.findByText('Biểu mẫu tạo')).toBeVisible();
  unmount();
  renderRoute(routes, '/house', { user: aUser({ create_product_permission: 0 }) });
  await row(/#12486/);
  expect(screen.queryByRole('button', { name: 'Tạo BĐS' })).not.toBeInTheDocument();
});

test('a pressed row opens its panel, the address can be sent, and back closes it', async () => {
  answerList();
  const customer = { id: 5, name: 'Vũ Thanh Tùng', phone_number: '0903618274', user_id: 7, co_staff: [] };
  answer(readHouse, ({ query }) => aHouse({ id: query.house_id, customer }));
  const { url } = renderRoute(routes, '/house');
  await userEvent.click(within(await row(/#12486/)).getByText('Bình Thạnh'));
  const panel = await screen.findByRole('dialog', { name: 'Bất động sản #12486' });
  expect(await within(panel).findByRole('heading', { name: 'Nhà phố hẻm xe hơi, 4 tầng mới xây' })).toBeVisible();
  expect(panel).toHaveTextContent('1 / 1');
  expect(panel).toHaveTextContent('0903 618 274');
  expect(url()).toBe('/house?open=12486');
  // Opening the panel counts as a view, too (D45).
  expect(callsOf(recordView).map(({ body }) => body.house_id)).toEqual([12486]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(url()).toBe('/house');
});

test('the colleague in charge is called or written to from the panel', async () => {
  answerList();
  const agent = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
  const found = { ...agent, phone_number: '0903618274', role: 3 as const, job_position: 7 as const };
  answer(listUserNames, () => ({ total: 1, total_page: 1, page: 1, list: [{ ...found, status: 1 as const }] }));
  answer(readHouse, () => aHouse({ user: agent, user_id: 7 }));
  renderRoute(routes, '/house?open=12486', { user: aUser({ id: 8 }) });
  const panel = await screen.findByRole('dialog', { name: 'Bất động sản #12486' });
  const call = await within(panel).findByRole('link', { name: 'Gọi Nguyễn Thu Hà' });
  expect(call).toHaveAttribute('href', 'tel:0903618274');
  expect(within(panel).getByRole('link', { name: 'Nhắn Zalo cho Nguyễn Thu Hà' })).toBeVisible();
});

test('a link to an open panel shows it, and its edit button only to those who may edit', async () => {
  answerList();
  answer(readHouse, ({ query }) => aHouse({ id: query.house_id, user_id: 99 }));
  renderRoute(routes, '/house?open=555', { user: aUser({ id: 7 }) });
  const panel = await screen.findByRole('dialog', { name: 'Bất động sản #555' });
  expect(await within(panel).findByRole('button', { name: 'Xem chi tiết' })).toBeVisible();
  expect(within(panel).queryByRole('button', { name: 'Sửa' })).not.toBeInTheDocument();
});

test('J and K go through the rows, also inside the panel; Enter opens', async () => {
  answerList([1, 2, 3].map((id) => aHouseRow({ id })));
  answer(readHouse, ({ query }) => aHouse({ id: query.house_id }));
  const { url } = renderRoute(routes, '/house');
  await row(/#1/);
  await userEvent.keyboard('jj{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Bất động sản #2' })).toBeVisible();
  await userEvent.keyboard('j');
  expect(await screen.findByRole('dialog', { name: 'Bất động sản #3' })).toBeVisible();
  expect(url()).toBe('/house?open=3');
});

test('a failed list says why and comes back on retry, with the filters kept', async () => {
  refuse(listHouses, 500, 'Không kết nối được máy chủ');
  const { url } = renderRoute(routes, '/house?f.floors=3..');
  expect(await screen.findByText('Error: Không kết nối được máy chủ')).toBeVisible();
  answerList();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await row(/#12486/);
  expect(url()).toBe('/house?f.floors=3..');
});

test('an empty list says No Data; an empty filtered one offers to clear the filters', async () => {
  answerList([]);
  const { url } = renderRoute(routes, '/house?mode=approved&search=zzz&f.floors=3..');
  expect(await screen.findByText('No Data')).toBeVisible();
  expect(screen.getByText('Không có BĐS nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  await waitFor(() => expect(url()).toBe('/house?mode=approved'));
  expect(await screen.findByText('Chưa có BĐS nào trong mục này.')).toBeVisible();
});

test('a hidden column is gone from the table and stays hidden on this device', async () => {
  answerList();
  const { unmount } = renderRoute(routes, '/house', { user: aUser({ id: 4711 }) });
  await row(/#12486/);
  await userEvent.click(screen.getByRole('button', { name: 'Cài đặt cột' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nhãn' }));
  expect(screen.queryByRole('columnheader', { name: /^Nhãn/ })).not.toBeInTheDocument();
  unmount();
  renderRoute(routes, '/house', { user: aUser({ id: 4711 }) });
  await row(/#12486/);
  expect(screen.queryByRole('columnheader', { name: /^Nhãn/ })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  const matchMedia = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('499') });
  });
  afterAll(() => {
    window.matchMedia = matchMedia;
  });

  test('a price typed into the filter sheet counts when its button is pressed, and stands in the address', async () => {
    answerList([aHouseRow()], 214);
    answer(listColumnValues, ({ query }) => (query.column === 'province' ? [{ value: 5, text: 'Bình Thạnh' }] : []));
    answer(listHouseTags, () => []);
    const { url } = renderRoute(routes, '/house');
    await userEvent.click(await screen.findByRole('button', { name: 'Lọc' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(
      sheet
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label'))
        .slice(0, 6),
    ).toEqual(['Quận/Huyện', 'Giá', 'Loại BĐS', 'Mặt tiền/hẻm', 'Mục đích', 'Hướng nhà']);
    const price = within(sheet.getByRole('region', { name: 'Giá' }));
    fireEvent.change(price.getByLabelText(/^Đến/), { target: { value: '50' } });
    await userEvent.click(await sheet.findByRole('button', { name: 'Bình Thạnh' }));
    expect(price.getByText('Đến năm mươi tỷ đồng')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /Xem|Đang đếm/ }));
    await waitFor(() => expect(url()).toBe('/house?f.into_money=..50000000000&f.province=5'));
    await waitFor(() =>
      expect(lastQuery()?.filters).toEqual([
        { column: 'into_money', operation: 'between', values: [null, 50e9] },
        { column: 'province', operation: 'in', values: [5] },
      ]),
    );
  });
});
