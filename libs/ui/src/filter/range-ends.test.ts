import { filterText } from './filter-text';
import { placesOn, readRange, settled, typedAt, writeRange } from './range-ends';

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
  [{ from: 'năm', to: '' }, 'Chưa hiểu số này. Nhập như 1.250 hoặc 4,2'],
  [{ from: '5-6', to: '7' }, 'Ô kia đã có số, hãy nhập riêng từ và đến'],
  [{ from: '', to: '1001' }, 'Nhập từ 0 đến 1.000 tỷ'],
  [{ from: '9', to: '3' }, '“Đến” 3 tỷ đang nhỏ hơn “Từ” 9 tỷ'],
  [{ from: '1,2345', to: '' }, 'Tối đa 3 chữ số thập phân'],
])('%p is refused in words', (typed, problem) => {
  expect(readRange(typed, price)).toEqual({ problem });
});

test.each([
  [{ from: '5–6 tỷ', to: '' }, [5e9, 6e9], { from: '5', to: '6' }],
  [{ from: '', to: '800 triệu - 1,2 tỷ' }, [800e6, 1.2e9], { from: '0,8', to: '1,2' }],
  [{ from: '3ty5', to: '5 tỷ 200' }, [3.5e9, 5.2e9], { from: '3,5', to: '5,2' }],
  [{ from: '850tr', to: '' }, [850e6, null], { from: '0,85', to: '' }],
])('%j is read as people write it', (typed, values, left) => {
  expect(readRange(typed, price)).toEqual({ value: { operation: 'between', values } });
  expect(settled(typed, price)).toEqual(left);
});

test('a measure takes its unit, a count what it counts', () => {
  const area = { kind: 'range', min: 0, max: 10_000, unit: 'm²', reads: 'm²', decimals: 2 } as const;
  const storeys = { kind: 'range', min: 0, max: 30, reads: 'tầng' } as const;
  expect(readRange({ from: '60–80m2', to: '' }, area)).toEqual({ value: { operation: 'between', values: [60, 80] } });
  expect(readRange({ from: '1 trệt 3 lầu', to: '' }, storeys)).toEqual({
    value: { operation: 'between', values: [4, null] },
  });
  expect(settled({ from: 'rất rộng', to: '' }, area)).toEqual({ from: 'rất rộng', to: '' });
});

test('the boxes show again what was sent', () => {
  const read = readRange({ from: '3,5', to: '' }, price);
  expect('value' in read && writeRange(read.value ?? undefined, price)).toMatchObject({ from: '3,5', to: '' });
});

test('chips say the range in its unit', () => {
  expect(filterText(price, { operation: 'between', values: [null, 50e9] })).toBe('≤ 50 tỷ');
  expect(filterText(price, { operation: 'between', values: [3.5e9, 50e9] })).toBe('3,5 tỷ – 50 tỷ');
});

describe('in two units', () => {
  const rent = { min: 0, max: 1e6, unit: 'triệu', scale: 1e6, decimals: 3, stops: [0, 5, 10, 20, 1000] } as const;
  const both = { ...price, otherUnits: [rent] };

  test('what is typed means the chosen unit', () => {
    expect(readRange({ from: '800', to: '', unit: 'triệu' }, both)).toEqual({
      value: { operation: 'between', values: [800e6, null] },
    });
  });

  test('the boxes come back in the unit that suits the larger end', () => {
    expect(writeRange({ operation: 'between', values: [5e6, 15e6] }, both)).toEqual({
      ...{ from: '5', to: '15', unit: 'triệu' },
    });
    expect(writeRange({ operation: 'between', values: [800e6, 3e9] }, both)).toMatchObject({ from: '0,8', unit: 'tỷ' });
  });

  test('the slider stands where was typed, and its edges mean no bound', () => {
    expect(placesOn(rent.stops, { from: '', to: '' }, rent)).toEqual([0, 4]);
    expect(placesOn(rent.stops, { from: '7', to: '20' }, rent)).toEqual([2, 3]);
    expect(placesOn(rent.stops, { from: 'năm', to: '5000' }, rent)).toEqual([0, 4]);
    expect(typedAt(rent.stops, [1, 4], rent)).toEqual({ from: '5', to: '' });
  });
});
