import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import { listPostStates } from '@toam/contracts/post/post.endpoints';
import { Role } from '@toam/domain/actor';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aPostMark, thePostStates } from '@toam/testing/post/a-post';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './house-list.screen';

// Finding by role in a table of thirty columns is slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/house', Component },
  { path: '/post/*', element: <p>Tin đăng</p> },
];
const marketer = aUser({ role: Role.marketer });
const houses = [aHouseRow({ id: 2 }), aHouseRow({ id: 1 })];

beforeEach(() => {
  answer(countHouses, () => tabCounts(houseListModes, { total: 2 }));
  answer(listHouses, ({ query }) => ({ total: 2, total_page: 1, page: query.page, list: houses }));
  answer(listPostStates, ({ query }) => thePostStates(query.house_ids, { 1: [aPostMark({ standing: 'failed' })] }));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const row = (name: RegExp) => screen.findByRole('row', { name });

test('who may see posts has the column, by one call for the page; a mark opens the post and not the house', async () => {
  const { url } = renderRoute(routes, '/house', { user: marketer });
  const mark = await within(await row(/#1\b/)).findByRole('link', { name: /^Alonhadat: lỗi/ });
  expect(screen.getByRole('columnheader', { name: 'Tin đăng' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Ký hiệu tin đăng' })).toBeVisible();
  expect(callsOf(listPostStates).map(({ query }) => query.house_ids)).toEqual([[1, 2]]);
  await userEvent.click(mark);
  expect(url()).toBe('/post/manager?tab=failed&open=5');
});

test('nobody else has the column, and nothing is asked', async () => {
  renderRoute(routes, '/house');
  await row(/#1\b/);
  expect(screen.queryByRole('columnheader', { name: 'Tin đăng' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Ký hiệu tin đăng' })).not.toBeInTheDocument();
  expect(callsOf(listPostStates)).toHaveLength(0);
});

test('a hidden column asks nothing', async () => {
  const { unmount } = renderRoute(routes, '/house', { user: marketer });
  await row(/#1\b/);
  await userEvent.click(screen.getByRole('button', { name: 'Cài đặt cột' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Tin đăng/ }));
  unmount();
  const before = callsOf(listPostStates).length;
  renderRoute(routes, '/house', { user: marketer });
  await row(/#1\b/);
  expect(callsOf(listPostStates)).toHaveLength(before);
});

test('a card on a phone has the marks, too', async () => {
  onPhone();
  const { url } = renderRoute(routes, '/house', { user: marketer });
  await userEvent.click(await screen.findByRole('link', { name: 'Alonhadat: chưa đăng' }));
  expect(url()).toBe('/post/new-post?house=2');
});

test('the export has the columns that it had', async () => {
  refuse(exportRows, 429, 'Đang có nhiều người xuất Excel. Vui lòng thử lại sau ít phút');
  renderRoute(routes, '/house', { user: marketer });
  await row(/#1\b/);
  await userEvent.click(screen.getByRole('button', { name: 'Xuất Excel' }));
  await userEvent.click(await screen.findByText('Theo bộ lọc hiện tại'));
  await waitFor(() => expect(callsOf(exportRows)).toHaveLength(1), { timeout: 10_000 });
  expect(callsOf(exportRows)[0]?.body.columns.map(({ key }) => key)).not.toContain('posts');
});
