import { fullMoney, percentOf, pricePerSquareMetre, shortMoneyText } from './money-format';

test.each([
  [8_650_000_000, '8,65 tỷ'],
  [18_000_000, '18 tr'],
  [139_516_129, '139,516 tr'],
  [999_999_600, '1 tỷ'],
  [999_999_400, '999,999 tr'],
  [1_250_500_000_000, '1.250,5 tỷ'],
  [500_000, '500.000 đ'],
  [0, '0 đ'],
])('shows %d as %j', (dong, text) => {
  expect(shortMoneyText(dong)).toBe(text);
});

test('writes every digit of an amount', () => {
  expect(fullMoney(86_500_000)).toBe('86.500.000');
});

test.each([
  [8_650_000_000, 62, 139_516_129],
  [8_650_000_000, 62.2, 139_067_524],
  [1, 3, 0],
  [5, 2, 3],
])('%d dong over %d m² is %d a square metre', (dong, area, expected) => {
  expect(pricePerSquareMetre(dong, area)).toBe(expected);
});

test.each([0, -1, Number.NaN])('has no price per square metre for an area of %d', (area) => {
  expect(pricePerSquareMetre(1_000, area)).toBeNull();
});

test.each([
  [8_650_000_000, 1, 86_500_000],
  [1_001, 0.05, 1],
  [50, 1, 1],
  [49, 1, 0],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
])('%d at %d percent is %d, rounded half up', (dong, percent, expected) => {
  expect(percentOf(dong, percent)).toBe(expected);
});
