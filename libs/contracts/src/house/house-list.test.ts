import { addressFilter } from './house-filter.schema';
import { houseListBody } from './house-list.endpoints';

test('an empty question is the community list, newest first', () => {
  expect(houseListBody.parse({})).toEqual({
    role: 'all',
    mode: 'publicList',
    search: '',
    column: 'id',
    direction: 'desc',
    filters: [],
    tagSearch: [],
    fetchType: 'list',
  });
  expect(houseListBody.parse({ mode: 'public' }).mode).toBe('publicList');
});

test.each([
  [0, 'onSale'],
  ['1', 'stopped'],
  ['pending', 'pending'],
  ['', undefined],
])('status %s means %s', (sent, status) => {
  expect(houseListBody.parse({ status: sent }).status).toBe(status);
});

test.each([
  { column: 'title', operation: 'like', values: ['hẻm'] },
  { column: 'province', operation: 'in', values: [3, 4] },
  { column: 'floors', operation: 'between', values: ['2', 5] },
  { column: 'into_money', operation: 'between', values: [null, 5_000_000_000] },
  { column: 'address', operation: 'in', values: ['Nguyễn Văn Đậu'] },
])('filters %j', (filter) => {
  expect(houseListBody.safeParse({ filters: [filter] }).success).toBe(true);
});

test.each([
  { column: 'password', operation: 'like', values: ['x'] },
  { column: 'customer_phone', operation: 'like', values: ['09'] },
  { column: 'floors', operation: 'like', values: ['2'] },
  { column: 'title', operation: 'between', values: [1, 2] },
  { column: 'province', operation: 'between', values: [1, 2] },
  { column: 'floors', operation: 'between', values: ['hai', 3] },
])('refuses %j', (filter) => {
  expect(houseListBody.safeParse({ filters: [filter] }).success).toBe(false);
});

test('numbers of a range may come as text, an empty end is open', () => {
  const { filters } = houseListBody.parse({
    filters: [{ column: 'area', operation: 'between', values: ['40.5', ''] }],
  });
  expect(filters[0]?.values).toEqual([40.5, null]);
});

test('the address box becomes one filter of several parts', () => {
  expect(addressFilter('148/12, Bình Thạnh')).toEqual({
    column: 'address',
    operation: 'like',
    values: ['148/12', 'Bình Thạnh'],
  });
});
