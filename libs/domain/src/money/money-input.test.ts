import { readAmount, readPasted, writeAmount, type UnitZeros } from './money-input';
import { random } from '../random';

test.each<[string, UnitZeros, unknown]>([
  ['5,2', 9, { dong: 5_200_000_000 }],
  ['8,65', 9, { dong: 8_650_000_000 }],
  ['8.650', 6, { dong: 8_650_000_000 }],
  ['18', 6, { dong: 18_000_000 }],
  ['86.500.000', 0, { dong: 86_500_000 }],
  ['86500000', 0, { dong: 86_500_000 }],
  ['0,0000000005', 9, { dong: 1 }],
  ['0,0000000004', 9, { dong: 0 }],
  ['1,9999999996', 9, { dong: 2_000_000_000 }],
  ['0', 9, { dong: 0 }],
  ['5.2', 9, { problem: 'decimalPoint', suggestion: '5,2' }],
  ['86,5', 0, { problem: 'tooPrecise' }],
  ['1.25.000', 0, { problem: 'notANumber' }],
  ['tám tỷ', 9, { problem: 'notANumber' }],
  ['10.000.000', 9, { problem: 'tooLarge' }],
])('reads %j typed with %i zeros as %j', (text, zeros, expected) => {
  expect(readAmount(text, zeros)).toEqual(expected);
});

test.each<[number, UnitZeros, string]>([
  [8_650_000_000, 9, '8,65'],
  [8_650_000_000, 6, '8.650'],
  [86_500_000, 0, '86.500.000'],
  [1, 9, '0,000000001'],
  [0, 6, '0'],
  [1_250_500_000_000, 9, '1.250,5'],
])('writes %d with %i zeros as %j', (dong, zeros, text) => {
  expect(writeAmount(dong, zeros)).toBe(text);
});

test.each<[string, unknown]>([
  ['8,65 tỷ', { text: '8,65', zeros: 9 }],
  ['8,65tỉ', { text: '8,65', zeros: 9 }],
  ['5.2 tỷ', { text: '5,2', zeros: 9 }],
  ['5.2', null],
  ['8.650.000.000đ', { text: '8.650.000.000', zeros: 0 }],
  ['8 650 000 000 VND', { text: '8650000000', zeros: 0 }],
  ['12 triệu', { text: '12', zeros: 6 }],
  ['18 tr.', { text: '18', zeros: 6 }],
  ['8,65', { text: '8,65', zeros: null }],
  ['1.200 usd', null],
  ['giá tốt', null],
])('takes %j from the clipboard as %j', (text, expected) => {
  expect(readPasted(text)).toEqual(expected);
});

test('reads back to the dong whatever it wrote, in every unit', () => {
  const { next } = random(2026);
  for (let run = 0; run < 3000; run += 1) {
    const dong = Math.floor(next() * 10 ** Math.floor(next() * 15));
    for (const zeros of [0, 6, 9] as const) expect(readAmount(writeAmount(dong, zeros), zeros)).toEqual({ dong });
  }
});

test('a comma never multiplies: the comma text is always below the next whole unit', () => {
  const { next } = random(7);
  for (let run = 0; run < 1000; run += 1) {
    const [whole, decimals] = [Math.floor(next() * 1000), Math.floor(next() * 1000)];
    const read = readAmount(`${whole},${decimals}`, 9);
    if (!('dong' in read)) throw new Error(`not read: ${whole},${decimals}`);
    expect(read.dong).toBeGreaterThanOrEqual(whole * 1e9);
    expect(read.dong).toBeLessThan((whole + 1) * 1e9);
  }
});
