import { readNumber, writeNumber } from './number-input';

test.each([
  ['4,2', 1, { value: 4.2 }],
  ['14,8', 2, { value: 14.8 }],
  ['1.250', 0, { value: 1250 }],
  ['1.250,5', 2, { value: 1250.5 }],
  [' 62 ', 2, { value: 62 }],
  [',5', 2, { value: 0.5 }],
  ['5,', 2, { value: 5 }],
  ['0', 0, { value: 0 }],
  ['5.2', 2, { problem: 'decimalPoint', suggestion: '5,2' }],
  ['12.50', 2, { problem: 'decimalPoint', suggestion: '12,50' }],
  ['1.2.3', 2, { problem: 'notANumber' }],
  ['1.25,5', 2, { problem: 'notANumber' }],
  ['4,25', 1, { problem: 'tooPrecise' }],
  ['3,5', 0, { problem: 'tooPrecise' }],
  ['-3', 0, { problem: 'negative' }],
  ['−1.250', 0, { problem: 'negative' }],
  ['(3)', 0, { problem: 'negative' }],
  ['3-', 0, { problem: 'notANumber' }],
  ['1,2,3', 2, { problem: 'notANumber' }],
  ['4m', 0, { problem: 'notANumber' }],
  ['', 0, { problem: 'notANumber' }],
  ['99999999999999999', 0, { problem: 'tooLarge' }],
])('reads %j with up to %i decimals as %j', (text, decimals, expected) => {
  expect(readNumber(text, decimals)).toEqual(expected);
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
    expect(readNumber(writeNumber(value), 3)).toEqual({ value });
  }
});
