import { ageText, waitedText } from './age-text';

test.each([
  [0, 'Vừa xong'],
  [59, 'Vừa xong'],
  [60, '1 phút'],
  [3599, '59 phút'],
  [3600, '1 giờ'],
  [86_399, '23 giờ'],
  [86_400, '1 ngày'],
  [20 * 86_400, '20 ngày'],
  [-30, 'Vừa xong'], // The browser's clock is behind.
])('%d seconds are "%s"', (waited, text) => expect(ageText(1_790_000_000 - waited, 1_790_000_000)).toBe(text));

test('inside a sentence', () => {
  expect(waitedText(1_790_000_000, 1_790_000_030)).toBe('vừa xong');
  expect(waitedText(1_790_000_000, 1_790_000_240)).toBe('chờ 4 phút');
});
