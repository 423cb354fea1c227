import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listHouseComments } from '@toam/contracts/house/house-comment.endpoints';
import { recordView } from '@toam/contracts/activity/activity.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { countHouses, listHouses } from '@toam/contracts/house/house-list.endpoints';
import { mapHouses, readHouseExtent, type HouseMarks } from '@toam/contracts/house/house-map.endpoints';
import { readMapConfig } from '@toam/contracts/map/map.endpoints';
import { listColumnValues } from '@toam/contracts/house/house-column.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aHouse } from '@toam/testing/house/a-house';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import type { HouseQuery } from '../house/house.queries';
import { Component as HouseList } from './house-list.screen';
import HouseMap from './house-map';

jest.setTimeout(30_000);

const query: HouseQuery = {
  mode: 'approved',
  search: 'hẻm',
  column: 'into_money',
  direction: 'asc',
  filters: [{ column: 'province', operation: 'in', values: [5] }],
};
const city = { south: 10.7, west: 106.6, north: 10.9, east: 106.8 };
const alone = {
  ...{ id: 12486, latitude: 10.8, longitude: 106.7, title: 'Nhà phố hẻm xe hơi', purpose: 0 as const },
  ...{ into_money: 8_650_000_000, cover: null },
};
const cluster: HouseMarks['clusters'][number] = {
  ...{ latitude: 10.78, longitude: 106.68, count: 128, min_price: 3e9, max_price: 8e9 },
  bounds: { south: 10.77, west: 106.67, north: 10.79, east: 106.69 },
};
const tower: HouseMarks['clusters'][number] = {
  ...{ latitude: 10.82, longitude: 106.72, count: 2, min_price: 5e9, max_price: 5e9 },
  bounds: { south: 10.82, west: 106.72, north: 10.82, east: 106.72 },
};

const opened = jest.fn();
const moved = jest.fn();

function Screen({ at = '' }: { at?: string }) {
  return (
    <HouseMap question={query} at={at} onMove={moved} openId={null} onOpen={opened} empty={<p>Không khớp gì</p>} />
  );
}

const show = (at = '') => renderRoute([{ path: '/house', element: <Screen at={at} /> }], '/house');

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 700 });
  window.scrollTo = () => undefined;
});

beforeEach(() => {
  opened.mockClear();
  moved.mockClear();
  answer(listColumnValues, () => []);
  answer(readMapConfig, () => ({ tiles: null, places: [] }));
  answer(readHouseExtent, () => ({ bounds: city, without_position: 96 }));
  answer(mapHouses, () => ({ houses: [alone], clusters: [cluster, tower], total: 131 }));
  answer(readHouse, () => aHouse());
  answer(recordView, () => null);
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(listHouseComments, () => ({ total: 0, total_page: 0, page: 1, list: [], count: 0 }));
});

test('asks the list’s own question for the part of the map that shows all of it', async () => {
  show();
  await screen.findByRole('button', { name: '8,65 tỷ: Nhà phố hẻm xe hơi' });
  const [asked] = callsOf(mapHouses);
  expect(asked?.body).toMatchObject({
    mode: 'approved',
    search: 'hẻm',
    filters: [{ column: 'province', values: [5] }],
  });
  expect(asked!.body.bounds.south).toBeLessThan(city.south);
  expect(asked!.body.bounds.east).toBeGreaterThan(city.east);
  expect(JSON.parse(String(asked!.request.body))).not.toHaveProperty('column');
  expect(moved.mock.lastCall?.[0]).toMatch(/^10\.8\d*,106\.7\d*,\d+$/);
});

test('a link to a part of the map opens there', async () => {
  show('10.50000,106.30000,15');
  await screen.findByRole('button', { name: /Nhà phố hẻm xe hơi/ });
  const [asked] = callsOf(mapHouses);
  expect(asked?.body.zoom).toBe(15);
  expect(asked!.body.bounds.north).toBeLessThan(10.6);
});

test('says how many are in view, and how many the map can not show', async () => {
  show();
  expect(await screen.findByText('131 BĐS trong khung bản đồ')).toBeVisible();
  expect(screen.getByText('96 BĐS chưa có vị trí')).toBeVisible();
});

test('a price opens its house', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /8,65 tỷ/ }));
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ id: 12486 }));
});

test('a cluster says its prices, and pressed it zooms to its houses', async () => {
  show();
  const many = await screen.findByRole('button', { name: '128 BĐS, từ 3 tỷ đến 8 tỷ. Phóng to' });
  const before = callsOf(mapHouses).at(-1)!.body.zoom;
  await userEvent.click(many);
  await waitFor(() => expect(callsOf(mapHouses).at(-1)!.body.zoom).toBeGreaterThan(before));
  expect(opened).not.toHaveBeenCalled();
});

test('houses of one spot are listed in the list’s order, and each opens', async () => {
  answer(listHouses, () => ({
    ...{ total: 2, total_page: 1, page: 1 },
    list: [aHouseRow({ id: 1, title: 'Căn A12' }), aHouseRow({ id: 2, title: 'Căn B3' })],
  }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: '2 BĐS cùng vị trí, giá 5 tỷ. Xem danh sách' }));
  const stack = await screen.findByRole('region', { name: '2 BĐS cùng vị trí' });
  expect(callsOf(listHouses)[0]?.body).toMatchObject({ bounds: tower.bounds, mode: 'approved', column: 'into_money' });
  await userEvent.click(within(stack).getByText('Căn B3'));
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  await userEvent.click(within(stack).getByRole('button', { name: 'Đóng' }));
  expect(stack).not.toBeInTheDocument();
});

test('a map without houses says so', async () => {
  answer(readHouseExtent, () => ({ bounds: null, without_position: 12 }));
  answer(mapHouses, () => ({ houses: [], clusters: [], total: 0 }));
  show();
  expect(await screen.findByText('Chưa có BĐS nào có vị trí trên bản đồ')).toBeVisible();
  expect(screen.getByText('12 BĐS chưa có vị trí')).toBeVisible();
});

test('where nothing matches the list’s own words stand over the map', async () => {
  answer(readHouseExtent, () => ({ bounds: null, without_position: 0 }));
  answer(mapHouses, () => ({ houses: [], clusters: [], total: 0 }));
  show();
  expect(await screen.findByText('Không khớp gì')).toBeVisible();
});

test('a failed map says why and can be asked again', async () => {
  refuse(mapHouses, 500, 'Có lỗi xảy ra');
  show();
  expect(await screen.findByText(/Có lỗi xảy ra/)).toBeVisible();
  answer(mapHouses, () => ({ houses: [alone], clusters: [], total: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('1 BĐS trong khung bản đồ')).toBeVisible();
});

test('without what maps are drawn on there is a way to try again', async () => {
  refuse(readMapConfig, 500, 'Có lỗi xảy ra');
  show();
  const again = await screen.findByRole('button', { name: 'Thử lại' });
  answer(readMapConfig, () => ({ tiles: null, places: [] }));
  await userEvent.click(again);
  expect(await screen.findByRole('application', { name: 'Bản đồ bất động sản' })).toBeVisible();
});

test('the switch over the list changes to the map and back, in the address', async () => {
  answer(countHouses, () => tabCounts(houseListModes, { total: 1 }));
  answer(listHouses, ({ query, body }) => ({
    ...{ total: 1, total_page: 1, page: query.page },
    list: body.fetchType === 'list' ? [aHouseRow()] : [],
  }));
  const { url } = renderRoute([{ path: '/house', Component: HouseList }], '/house?mode=approved');
  await screen.findByRole('row', { name: /#12486/ });
  expect(callsOf(mapHouses)).toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: /Bản đồ/ }));
  await userEvent.click(await screen.findByRole('button', { name: /8,65 tỷ/ }));
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await waitFor(() => expect(url()).toMatch(/mode=approved&view=map&at=[\d.%C,]+&open=12486$/));
  await userEvent.click(screen.getByRole('radio', { name: /Bảng/ }));
  await screen.findByRole('row', { name: /#12486/ });
  expect(url()).not.toContain('view=');
});
