import { formatBytes, formatNumber, formatTotal } from './number';

test('numbers group with points and begin decimals with a comma', () => {
  expect(formatNumber(1284.5)).toBe('1.284,5');
  expect(formatTotal(1284)).toBe('1.284');
  expect(formatTotal(10_000, true)).toBe('10.000+');
});

test.each([
  [812, '812 B'],
  [43_210, '43 kB'],
  [4_840_000, '4,8 MB'],
  [5_000_000, '5 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
