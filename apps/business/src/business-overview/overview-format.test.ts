import { shortMoney } from './overview-format';

test.each([
  [1_268_954_321, '1,269 tỷ'],
  [999_960_000, '1 tỷ'],
  [999_940_000, '999,9 tr'],
  [112_449_000, '112,4 tr'],
  [204_000_001, '204 tr'],
  [950_000, '950.000 đ'],
  [0, '0 đ'],
])('%s is %s at a glance', (dong, words) => {
  expect(shortMoney(dong)).toBe(words);
});
