import { random } from '@toam/domain/random';
import { typedWords } from '@toam/domain/typed-words';
import { moneyWordsAt, readMoney, readMoneyRange, type UnitZeros, writeAmount } from './money-input';

const billion = 1_000_000_000;

test.each<[UnitZeros, string, number]>([
  [9, '5,2', 5_200_000_000],
  [9, '8,65', 8_650_000_000],
  [9, '5,2 tỷ', 5_200_000_000],
  [9, '5,2tỷ', 5_200_000_000],
  [9, '5.2 tỷ', 5_200_000_000],
  [9, '5,2 tỉ', 5_200_000_000],
  [9, '5,2 TỶ', 5_200_000_000],
  [9, '5,2 ty', 5_200_000_000],
  [9, '5 tỷ đồng', 5 * billion],
  [9, '5ty2', 5_200_000_000],
  [9, '3ty5', 3_500_000_000],
  [9, '5tỷ2', 5_200_000_000],
  [9, '5t2', 5_200_000_000],
  [9, '5ty25', 5_250_000_000],
  [9, '8ty250', 8_250_000_000],
  [9, '5 tỷ 2', 5_200_000_000],
  [9, '5 tỷ 200', 5_200_000_000],
  [9, '5 tỷ 050', 5_050_000_000],
  [9, '5 tỷ 05', 5_050_000_000],
  [9, '5 tỷ 200 triệu', 5_200_000_000],
  [9, '5 tỷ 200tr', 5_200_000_000],
  [9, '5 tỷ rưỡi', 5_500_000_000],
  [9, '1 tỷ 200 triệu 500 nghìn', 1_200_500_000],
  [9, '850 triệu', 850_000_000],
  [9, '850tr', 850_000_000],
  [9, '850tr.', 850_000_000],
  [9, '1.250 triệu', 1_250_000_000],
  [9, '1.250,5 triệu', 1_250_500_000],
  [9, '10 củ', 10_000_000],
  [9, '850k', 850_000],
  [9, '850 nghìn', 850_000],
  [9, '850 ngàn', 850_000],
  // nobody has millions of tỷ: these are đồng
  [9, '5,200,000,000', 5_200_000_000],
  [9, '5.200.000.000', 5_200_000_000],
  [9, '5200000000', 5_200_000_000],
  [9, '5 200 000 000', 5_200_000_000],
  [9, '5\u202F200\u202F000\u202F000', 5_200_000_000],
  [9, '5.200.000.000đ', 5_200_000_000],
  [9, '5.200.000.000 ₫', 5_200_000_000],
  [9, '5.200.000.000 VND', 5_200_000_000],
  [9, '５，２ tỷ', 5_200_000_000],
  [9, '\u200B5,2\u00A0tỷ', 5_200_000_000],
  [9, '0,0000000005', 1],
  [9, '0,0000000004', 0],
  [9, '1,9999999996', 2 * billion],
  [9, '0', 0],
  [6, '8.650', 8_650_000_000],
  [6, '18', 18_000_000],
  [6, '18tr/th', 18_000_000],
  [6, '18 triệu/tháng', 18_000_000],
  [6, '18tr5', 18_500_000],
  [6, '18 triệu 500', 18_500_000],
  [6, '1,2 tỷ', 1_200_000_000],
  [6, '18.000.000', 18_000_000],
  [0, '86.500.000', 86_500_000],
  [0, '86500000', 86_500_000],
  [0, '86,500,000', 86_500_000],
  [0, '86,500,000.00', 86_500_000],
  [0, '86.500.000,00', 86_500_000],
  [0, '86500000,00', 86_500_000],
  [0, '86.500.000 đ', 86_500_000],
  [0, '86.500.000đ.', 86_500_000],
  [0, '86.500.000 đồng', 86_500_000],
  [0, '86.500.000 VNĐ', 86_500_000],
  [0, '86.500.000 vnd', 86_500_000],
  [0, '86.500.000₫', 86_500_000],
  [0, '₫86,500,000', 86_500_000],
  [0, 'VND 86.500.000', 86_500_000],
  [0, '86.500.000.', 86_500_000],
  [0, '86.500.000/-', 86_500_000],
  [0, "'86500000", 86_500_000],
  [0, '８６５０００００', 86_500_000],
  [0, '86 500 000', 86_500_000],
  [0, '86,5 triệu', 86_500_000],
  [0, '86tr5', 86_500_000],
  [0, '5.200', 5200],
])('with %i zeros, %j is %d đồng', (zeros, text, dong) => {
  expect(readMoney(text, zeros)).toMatchObject({ dong });
});

test.each<[UnitZeros, string, object]>([
  [9, '', { problem: 'notANumber' }],
  [9, '5.2', { problem: 'decimalPoint', suggestion: '5,2' }],
  [9, '5 tỷ 25', { problem: 'unclear', readings: ['5,25 tỷ', '5 tỷ 25 triệu'] }],
  [6, '18 triệu 50', { problem: 'unclear', readings: ['18,50 triệu', '18 triệu 50 nghìn'] }],
  [9, 'tám tỷ', { problem: 'notANumber' }],
  [9, 'thương lượng', { problem: 'notANumber' }],
  [9, '5 tỷ tl', { problem: 'notANumber' }],
  [9, '5 tỷ 6 tỷ', { problem: 'notANumber' }],
  [9, '200 triệu 5 tỷ', { problem: 'notANumber' }],
  [9, '5 tỷ 200 000', { problem: 'notANumber' }],
  [9, '5ty2x', { problem: 'notANumber' }],
  [9, '50tr/m2', { problem: 'notANumber' }],
  [9, '5,2E6', { problem: 'notANumber' }],
  [9, '>5 tỷ', { problem: 'notANumber' }],
  [9, '5–6', { problem: 'range' }],
  [9, '5-6 tỷ', { problem: 'range' }],
  [9, '5 đến 6 tỷ', { problem: 'range' }],
  [9, '4x15', { problem: 'sides' }],
  [9, '100m2', { problem: 'otherUnit' }],
  [9, '12 usd', { problem: 'otherUnit' }],
  [9, '-5 tỷ', { problem: 'negative' }],
  [9, '10.000.000 tỷ', { problem: 'tooLarge' }],
  [0, '86,5', { problem: 'tooPrecise' }],
  [0, '86,5 đ', { problem: 'tooPrecise' }],
  [0, '1.25.000', { problem: 'notANumber' }],
  [0, '(86.500.000)', { problem: 'negative' }],
  [0, '-', { problem: 'notANumber' }],
])('with %i zeros, %j is no amount: %j', (zeros, text, problem) => {
  expect(readMoney(text, zeros)).toEqual(problem);
});

test.each<[string, unknown]>([
  ['5–6 tỷ', { from: 5 * billion, to: 6 * billion, said: 9 }],
  ['5-6', { from: 5 * billion, to: 6 * billion, said: null }],
  ['5 tỷ - 6 tỷ', { from: 5 * billion, to: 6 * billion, said: 9 }],
  ['5ty2 - 6ty5', { from: 5_200_000_000, to: 6_500_000_000, said: 9 }],
  ['từ 800 triệu đến 1,2 tỷ', { from: 800_000_000, to: 1_200_000_000, said: 9 }],
  ['15~20tr/th', { from: 15_000_000, to: 20_000_000, said: 6 }],
  ['800-1,2 tỷ', { problem: 'turned' }],
  ['5 tỷ', { problem: 'notANumber' }],
  ['5-6 căn', { problem: 'otherUnit' }],
])('from and to in %j are %j', (text, range) => {
  expect(readMoneyRange(text, 9)).toEqual(range);
});

test('says the unit that was written, so that a field can show it', () => {
  expect(readMoney('850 triệu', 9)).toEqual({ dong: 850_000_000, said: 6 });
  expect(readMoney('8.650.000 đ', 9)).toEqual({ dong: 8_650_000, said: 0 });
  expect(readMoney('8,65', 9)).toEqual({ dong: 8_650_000_000, said: null });
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

test('reads back to the dong whatever it wrote, in every unit', () => {
  const { next } = random(2026);
  for (let run = 0; run < 3000; run += 1) {
    // up to what a price may be; a million of a unit is đồng
    const dong = Math.floor(next() * 10 ** Math.floor(next() * 12));
    for (const zeros of [0, 6, 9] as const) expect(readMoney(writeAmount(dong, zeros), zeros)).toMatchObject({ dong });
  }
});

test('a comma never multiplies: the comma text is always below the next whole unit', () => {
  const { next } = random(7);
  for (let run = 0; run < 1000; run += 1) {
    const [whole, decimals] = [Math.floor(next() * 1000), Math.floor(next() * 1000)];
    const read = readMoney(`${whole},${decimals}`, 9);
    if (!('dong' in read)) throw new Error(`not read: ${whole},${decimals}`);
    expect(read.dong).toBeGreaterThanOrEqual(whole * 1e9);
    expect(read.dong).toBeLessThan((whole + 1) * 1e9);
  }
});

test.each([
  ['nhà 5 tỷ 200 gò vấp', 1, 5_200_000_000, 3],
  ['2 tỷ 800 triệu đồng', 0, 2_800_000_000, 5],
  ['4.200.000.000 bình tân', 0, 4_200_000_000, 1],
  ['850k một đêm', 0, 850_000, 2],
  ['5 phòng', 0, null, 0],
])('an amount among other words: %s', (text, at, dong, count) => {
  expect(moneyWordsAt(typedWords(text), at)).toEqual(dong === null ? null : expect.objectContaining({ dong, count }));
});
