import { type NumberKind, readNumber, readNumberRange, readSides, writeNumber } from './number-input';

const area: NumberKind = { decimals: 2, unit: 'm²' };
const length: NumberKind = { decimals: 2, unit: 'm' };
const storeys: NumberKind = { decimals: 0, unit: 'tầng' };
const percent: NumberKind = { decimals: 3, unit: '%' };
const count: NumberKind = { decimals: 0 };

test.each<[NumberKind, string, number]>([
  [area, '100', 100],
  [area, '100m2', 100],
  [area, '100 m2', 100],
  [area, '100M2', 100],
  [area, '100m²', 100],
  [area, '100 m 2', 100],
  [area, '100m^2', 100],
  [area, '100㎡', 100],
  [area, '100 mét vuông', 100],
  [area, '100 m vuông', 100],
  [area, '100mv', 100],
  [area, '100m', 100],
  [area, '62,5', 62.5],
  [area, '62,5m2', 62.5],
  [area, '4.5m2', 4.5],
  [area, '1.250', 1250],
  [area, '1.250,5 m2', 1250.5],
  [area, '1,250.5', 1250.5],
  [area, '1 250', 1250],
  [area, '1\u202F250 m²', 1250],
  [area, "1'250", 1250],
  [area, '１００', 100],
  [area, '１００ｍ２', 100],
  [area, '\u200B100\u200B m2', 100],
  [area, '100\u00A0m2', 100],
  [area, '100m2.', 100],
  [length, '4', 4],
  [length, '4m', 4],
  [length, '4 mét', 4],
  [length, '4,2m', 4.2],
  [length, '4.2 m', 4.2],
  [length, '4m5', 4.5],
  [length, '4m25', 4.25],
  [length, ' 62 ', 62],
  [length, ',5', 0.5],
  [length, '5,', 5],
  [length, '5.', 5],
  [length, '5,00', 5],
  [storeys, '4', 4],
  [storeys, '4 tầng', 4],
  [storeys, '4 tang', 4],
  [storeys, '4 tấm', 4],
  [storeys, '4T', 4],
  [storeys, '3 lầu', 4],
  [storeys, '1 trệt 3 lầu', 4],
  [storeys, '1 tret 3 lau', 4],
  [storeys, '1 TRỆT 3 LẦU', 4],
  [storeys, '1 trệt, 3 lầu', 4],
  [storeys, '1 trệt + 3 lầu', 4],
  [storeys, 'trệt,3 lầu', 4],
  [storeys, 'trệt 3 lầu sân thượng', 4],
  [storeys, '1 trệt 1 lửng 3 lầu ST', 4],
  [storeys, '1 hầm 1 trệt 1 lửng 4 lầu', 5],
  [storeys, '3 lầu 1 trệt', 4],
  [storeys, '1t3l', 4],
  [storeys, '1 tầng trệt', 1],
  [storeys, 'trệt', 1],
  [storeys, 'trệt lầu', 2],
  [storeys, '4 tầng 1 hầm', 4],
  [storeys, '4 tầng + tum', 4],
  [percent, '2', 2],
  [percent, '2%', 2],
  [percent, '50 %', 50],
  [percent, '1,5%', 1.5],
  [percent, '1.5', 1.5],
  [percent, '33.333%', 33.333],
  [percent, '2 phần trăm', 2],
  [count, '0', 0],
  [count, '1.250', 1250],
  [count, '3,0', 3],
  [count, '007', 7],
  [{ decimals: 0, unit: 'phòng' }, '3 PN', 3],
  [{ decimals: 0, unit: 'phòng' }, '3 phòng ngủ', 3],
  [{ decimals: 0, unit: 'WC' }, '2wc', 2],
  [{ decimals: 0, unit: 'phút' }, '15 phút', 15],
  [{ decimals: 0, unit: 'phút' }, "15'", 15],
  [{ decimals: 1, unit: 'ngày' }, '1,5 ngày', 1.5],
])('in %j, %j is %d', (kind, text, value) => {
  expect(readNumber(text, kind)).toMatchObject({ value });
});

test.each<[NumberKind, string, object]>([
  [area, '', { problem: 'notANumber' }],
  [area, 'trăm', { problem: 'notANumber' }],
  [area, '100m2 đất', { problem: 'notANumber' }],
  [area, 'dt 100m2', { problem: 'notANumber' }],
  [area, '100+20', { problem: 'notANumber' }],
  [area, '5²', { problem: 'notANumber' }],
  [area, '½', { problem: 'notANumber' }],
  [area, '1e3', { problem: 'notANumber' }],
  [area, '1,2,3', { problem: 'notANumber' }],
  [area, '1.2.3', { problem: 'notANumber' }],
  [area, '1.25,5', { problem: 'notANumber' }],
  [area, '90 361 8274', { problem: 'notANumber' }],
  [area, '3ty5', { problem: 'notANumber' }],
  [area, '5 tỷ', { problem: 'otherUnit' }],
  [area, '5.2', { problem: 'decimalPoint', suggestion: '5,2' }],
  [area, '0.250', { problem: 'decimalPoint', suggestion: '0,250' }],
  [area, '.5', { problem: 'decimalPoint', suggestion: '0,5' }],
  [area, '4x15', { problem: 'sides' }],
  [area, '4,5m × 20m', { problem: 'sides' }],
  [area, '80–100', { problem: 'range' }],
  [area, '80 đến 100 m2', { problem: 'range' }],
  [area, '62,555', { problem: 'tooPrecise' }],
  [area, '-5', { problem: 'negative' }],
  [area, '−5 m2', { problem: 'negative' }],
  [area, '(5)', { problem: 'negative' }],
  [length, '100m²', { problem: 'otherUnit' }],
  [length, '4m2', { problem: 'unclear', readings: ['4,2 m', '4 m²'] }],
  [length, '4x15', { problem: 'sides' }],
  [length, '3-', { problem: 'notANumber' }],
  [length, '~4', { problem: 'notANumber' }],
  [storeys, '3,5', { problem: 'tooPrecise' }],
  [storeys, '3 tầng rưỡi', { problem: 'notANumber' }],
  [storeys, '4 tầng 3 lầu', { problem: 'notANumber' }],
  [storeys, '2 trệt 3 lầu', { problem: 'notANumber' }],
  [storeys, 'tầng', { problem: 'notANumber' }],
  [storeys, 'nhà lầu', { problem: 'notANumber' }],
  [storeys, 'lầu', { problem: 'notANumber' }],
  [storeys, 'sân thượng', { problem: 'notANumber' }],
  [storeys, '1 trệt 2 lầu 3 lầu', { problem: 'notANumber' }],
  [storeys, '2-3 tầng', { problem: 'range' }],
  [storeys, '100m2', { problem: 'otherUnit' }],
  [count, '1 trệt 3 lầu', { problem: 'notANumber' }],
  [count, '3 lầu', { problem: 'otherUnit' }],
  [count, '99999999999999999', { problem: 'tooLarge' }],
  [percent, '1.2.3', { problem: 'notANumber' }],
])('in %j, %j is no number: %j', (kind, text, problem) => {
  expect(readNumber(text, kind)).toEqual(problem);
});

test.each<[string, unknown]>([
  ['4x15', { values: [4, 15] }],
  ['4 x 15m', { values: [4, 15] }],
  ['4mx15m', { values: [4, 15] }],
  ['4,5 × 20', { values: [4.5, 20] }],
  ['4*15', { values: [4, 15] }],
  ['４ｘ１５', { values: [4, 15] }],
  ['4x15x2', { problem: 'notANumber' }],
  ['4x15=60m2', { problem: 'notANumber' }],
  ['4', { problem: 'notANumber' }],
])('the sides of %j are %j', (text, sides) => {
  expect(readSides(text, length)).toEqual(sides);
});

test.each<[string, unknown]>([
  ['60–80 m2', { values: [60, 80] }],
  ['60-80', { values: [60, 80] }],
  ['60m2 - 80m2', { values: [60, 80] }],
  ['từ 60 đến 80', { values: [60, 80] }],
  ['60 -> 80', { values: [60, 80] }],
  ['80-60', { problem: 'turned' }],
  ['60', { problem: 'notANumber' }],
  ['60-80 tỷ', { problem: 'otherUnit' }],
])('from and to in %j are %j', (text, ends) => {
  expect(readNumberRange(text, area)).toEqual(ends);
});

test.each([
  [4.2, '4,2'],
  [1250.5, '1.250,5'],
  [1234567, '1.234.567'],
  [0, '0'],
  [0.1 + 0.2, '0,3'],
])('writes %d as %j', (value, text) => {
  expect(writeNumber(value)).toBe(text);
});

test('reads back whatever it wrote', () => {
  for (let thousandths = 0; thousandths < 2_000_000; thousandths += 997) {
    const value = thousandths / 1000;
    expect(readNumber(writeNumber(value), { decimals: 3 })).toEqual({ value });
  }
});
