import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { measureImageArchive } from '@toam/contracts/house/house-archive.endpoints';
import { changeHouses, restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import { listPostStates } from '@toam/contracts/post/post.endpoints';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { thePostStates } from '@toam/testing/post/a-post';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './house-list.screen';

// Finding by role in a table of thirty columns is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [{ path: '/house', Component }];
const agent = aUser({ id: 7 });

const houses = [
  aHouseRow({ id: 1, user_id: 7, into_money: 5_000_000_000, area: 50 }),
  aHouseRow({ id: 2, user_id: 7, purpose: 1, into_money: 20_000_000, area: 60 }),
  aHouseRow({ id: 3, user_id: 99 }),
];

beforeEach(() => {
  answer(countHouses, () => tabCounts(houseListModes, { total: 1 }));
  answer(listHouses, ({ query, body }) => ({
    total: 240,
    total_page: 12,
    page: query.page,
    list: body.fetchType === 'list' ? houses : [],
    ...(body.fetchType === 'ids' && { ids: Array.from({ length: 240 }, (_, at) => at + 1) }),
  }));
});

const choose = async (...lines: number[]) => {
  for (const line of lines) await userEvent.click(await screen.findByRole('checkbox', { name: `Chọn dòng ${line}` }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answerBulk = (refused: Record<number, string> = {}) =>
  answer(changeHouses, ({ body }) => ({
    results: body.houses.map((id) =>
      refused[id] ? { id, ok: false as const, code: 'forbidden', message: refused[id] } : { id, ok: true as const },
    ),
  }));
const bulkCalls = () => callsOf(changeHouses).map(({ body }) => body);

test('chosen houses are summed up, sales and rents apart, and let go by Esc', async () => {
  renderRoute(routes, '/house');
  await choose(1, 2);
  expect(screen.getByRole('toolbar', { name: 'Đã chọn 2' })).toHaveTextContent('5 tỷ · 20 tr/th · 110 m²');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('they are gone once another tab is shown, so that nobody deletes what is not on the screen', async () => {
  renderRoute(routes, '/house');
  await choose(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Đã duyệt' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
});

test('a deletion is asked about, and taken back for ten seconds', async () => {
  answerBulk();
  answer(restoreHouses, ({ body }) => ({ results: body.houses.map((id) => ({ id, ok: true as const })) }));
  renderRoute(routes, '/house', { user: agent });
  await choose(1, 2);
  await press('Xoá');
  await press('Chắc');
  expect(await screen.findByText('Đã xoá 2 BĐS')).toBeVisible();
  expect(bulkCalls()).toEqual([{ action: 'delete', houses: [1, 2] }]);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await press('Hoàn tác');
  expect(await screen.findByText('Đã khôi phục 2 BĐS')).toBeVisible();
  expect(callsOf(restoreHouses).map(({ body }) => body.houses)).toEqual([[1, 2]]);
});

test('what could not be done is said with its reason, and stays chosen', async () => {
  answerBulk({ 3: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được xoá bất động sản này' });
  renderRoute(routes, '/house', { user: agent });
  await choose(1, 3);
  await press('Xoá');
  await press('Chắc');
  const dialog = await screen.findByRole('dialog', { name: 'Xoá được 1/2 BĐS' });
  expect(dialog).toHaveTextContent('Chỉ quản trị viên hoặc nhân viên phụ trách mới được xoá bất động sản này');
  expect(within(dialog).getByRole('link', { name: '#3' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('toolbar', { name: 'Đã chọn 1' })).toBeVisible();
});

test('stopping asks for the reason first', async () => {
  answerBulk();
  renderRoute(routes, '/house', { user: agent });
  await choose(1);
  await press('Ngưng bán');
  await press('Chắc');
  expect(await screen.findByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lý do' }), 'Đã bán');
  await press('Chắc');
  expect(await screen.findByText('Đã ngưng bán 1 BĐS')).toBeVisible();
  expect(bulkCalls()).toEqual([{ action: 'stop', houses: [1], reason_stop_selling: 'Đã bán' }]);
});

test('everything that the filters find can be chosen; it is done in parts', async () => {
  answerBulk();
  answer(listPostStates, ({ query }) => thePostStates(query.house_ids));
  renderRoute(routes, '/house', { user: anAdmin() });
  await choose(1);
  await press('Chọn tất cả 240 theo bộ lọc');
  expect(await screen.findByRole('toolbar', { name: 'Đã chọn 240' })).toBeVisible();
  await press('Xoá');
  await press('Chắc');
  expect(await screen.findByText('Đã xoá 240 BĐS')).toBeVisible();
  expect(bulkCalls().map(({ houses: sent }) => sent.length)).toEqual([100, 100, 40]);
});

test('whoever may do nothing with the chosen houses is offered only their pictures', async () => {
  refuse(measureImageArchive, 404, 'Các BĐS đã chọn chưa có ảnh nào bạn được tải');
  renderRoute(routes, '/house', { user: agent });
  await choose(3);
  expect(screen.queryByRole('button', { name: 'Xoá' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ngưng bán' })).not.toBeInTheDocument();
  await press('Tải ảnh');
  expect(await screen.findByText('Các BĐS đã chọn chưa có ảnh nào bạn được tải')).toBeVisible();
});

test('an export sends the columns as shown, with the question, and says why it was refused', async () => {
  refuse(exportRows, 429, 'Đang có nhiều người xuất Excel. Vui lòng thử lại sau ít phút');
  renderRoute(routes, '/house?search=hẻm', { user: agent });
  await screen.findByRole('row', { name: /#1\b/ });
  await press('Xuất Excel');
  await userEvent.click(await screen.findByText('Theo bộ lọc hiện tại'));
  expect(await screen.findByText(/^Đang có nhiều người/, {}, { timeout: 10_000 })).toBeVisible();
  const asked = callsOf(exportRows)[0]?.body;
  expect(asked).toMatchObject({ all: false, search: 'hẻm' });
  expect(asked?.columns.slice(0, 3).map(({ key }) => key)).toEqual(['id', 'title', 'into_money']);
});

describe('on a phone', () => {
  const isWide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...isWide(query), matches: /max-width/.test(query) });
  });
  afterEach(() => {
    window.matchMedia = isWide;
  });

  test('a finger that rests on a row chooses it; then every press does, until nothing is chosen', async () => {
    const { url } = renderRoute(routes, '/house', { user: agent });
    const first = (await screen.findAllByRole('article'))[0]?.closest('[role=row]');
    fireEvent.pointerDown(first!, { pointerType: 'touch', clientX: 5, clientY: 5 });
    expect(await screen.findByRole('toolbar', { name: 'Đã chọn 1' })).toBeVisible();
    fireEvent.pointerUp(first!);
    fireEvent.click(first!);
    expect(screen.getByRole('toolbar', { name: 'Đã chọn 1' })).toBeVisible();
    await choose(2);
    expect(screen.getByRole('toolbar', { name: 'Đã chọn 2' })).toBeVisible();
    expect(url()).not.toContain('open=');
    await choose(1, 2);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  test('choosing can be begun from the menu', async () => {
    renderRoute(routes, '/house', { user: agent });
    await press('Thao tác khác');
    expect(screen.getByRole('button', { name: 'Bản đồ' })).toBeVisible();
    await userEvent.click(await screen.findByText('Chọn nhiều'));
    // It would cover the selection bar.
    expect(screen.queryByRole('button', { name: 'Bản đồ' })).not.toBeInTheDocument();
    await choose(1);
    expect(screen.getByRole('toolbar', { name: 'Đã chọn 1' })).toBeVisible();
  });
});
