import type { FilterColumn, Filters } from './column-filter';
import { readFilters, withFilter, writeFilters } from './filter-address';

const columns: FilterColumn[] = [
  { key: 'address', title: 'Địa chỉ', filter: { kind: 'text' } },
  {
    key: 'into_money',
    title: 'Giá',
    filter: { kind: 'range', min: 0, max: 1000, unit: 'tỷ', scale: 1e9, decimals: 3 },
  },
  {
    key: 'province',
    title: 'Quận/Huyện',
    filter: { kind: 'options', options: () => ({ data: undefined, error: null, refetch: () => null }) },
  },
  {
    key: 'direction',
    title: 'Hướng',
    filter: { kind: 'options', options: [{ value: 'Đông, Nam', label: 'Đông Nam' }] },
  },
];

test('filters come back from the address as they went in', () => {
  const filters: Filters = {
    address: { operation: 'like', values: ['Nguyễn Văn Đậu, Bình Thạnh'] },
    into_money: { operation: 'between', values: [null, 50e9] },
    province: { operation: 'in', values: [3, 7] },
    direction: { operation: 'in', values: ['Đông, Nam'] },
  };
  const params = new URLSearchParams('mode=approved');
  writeFilters(params, filters);
  expect(params.get('mode')).toBe('approved');
  expect(params.get('f.into_money')).toBe('..50000000000');
  expect(params.get('f.province')).toBe('3,7');
  expect(readFilters(new URLSearchParams(params.toString()), columns)).toEqual(filters);
});

test.each([
  'f.into_money=abc',
  'f.into_money=..',
  'f.into_money=1..2..3',
  'f.address=%20',
  'f.province=',
  'f.unknown=1',
])('a broken or unknown filter (%s) is left out', (query) => {
  expect(readFilters(new URLSearchParams(query), columns)).toEqual({});
});

test('taking one filter away leaves the others and clears its parameter', () => {
  const filters = readFilters(new URLSearchParams('f.province=3&f.address=hẻm'), columns);
  const params = new URLSearchParams('f.province=3&f.address=hẻm&open=7');
  writeFilters(params, withFilter(filters, 'province', null));
  expect(params.toString()).toBe(new URLSearchParams({ open: '7', 'f.address': 'hẻm' }).toString());
});
