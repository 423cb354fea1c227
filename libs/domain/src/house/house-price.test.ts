import { housePriceText, pricePartsOf } from './house-price';

test.each([
  [8_650_000_000, 0, '8,65 tỷ'],
  [1_000_000_000, 0, '1 tỷ'],
  [999_000_000, 0, '999 tr'],
  [5_234_567_890, 0, '5,235 tỷ'],
  [18_000_000, 1, '18 tr/th'],
  [1_250_000_000, 1, '1,25 tỷ/th'],
  [500_000, 1, '500.000 đ/th'],
] as const)('%d for purpose %d reads %s', (dong, purpose, text) => {
  expect(housePriceText(dong, purpose)).toBe(text);
});

test.each([
  ['8,65 tỷ', { number: '8,65', unit: 'tỷ' }],
  ['18 tr/th', { number: '18', unit: 'tr/th' }],
  ['Thoả thuận', null],
  ['', null],
])('a price that is kept as %j', (written, parts) => {
  expect(pricePartsOf(written)).toEqual(parts);
});
