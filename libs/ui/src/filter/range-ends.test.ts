import { filterText } from './filter-text';
import { readRange, writeRange } from './range-ends';

const price = { kind: 'range', min: 0, max: 1000, unit: 'tỷ', scale: 1e9, decimals: 3 } as const;

test('what is typed in tỷ is sent in đồng, and one end may stay open', () => {
  expect(readRange({ from: '3,5', to: '50' }, price)).toEqual({
    value: { operation: 'between', values: [3.5e9, 50e9] },
  });
  expect(readRange({ from: '', to: '50' }, price)).toEqual({ value: { operation: 'between', values: [null, 50e9] } });
  expect(readRange({ from: '', to: ' ' }, price)).toEqual({ value: null });
});

test.each([
  [{ from: '5.2', to: '' }, 'Dùng dấu phẩy cho phần thập phân: 5,2'],
  [{ from: 'năm', to: '' }, 'Chỉ điền số'],
  [{ from: '', to: '1001' }, 'Nhập từ 0 đến 1.000 tỷ'],
  [{ from: '9', to: '3' }, 'Số sau phải lớn hơn số trước'],
  [{ from: '1,2345', to: '' }, 'Tối đa 3 chữ số thập phân'],
])('%p is refused in words', (typed, problem) => {
  expect(readRange(typed, price)).toEqual({ problem });
});

test('the boxes show again what was sent', () => {
  const read = readRange({ from: '3,5', to: '' }, price);
  expect('value' in read && writeRange(read.value ?? undefined, price)).toEqual({ from: '3,5', to: '' });
});

test('chips say the range in its unit', () => {
  expect(filterText(price, { operation: 'between', values: [null, 50e9] })).toBe('≤ 50 tỷ');
  expect(filterText(price, { operation: 'between', values: [3.5e9, 50e9] })).toBe('3,5 tỷ – 50 tỷ');
});
