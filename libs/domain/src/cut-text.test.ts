import { cutText } from './cut-text';

test.each([
  ['Nhà phố', 3, 'Nhà'],
  ['Nhà', 9, 'Nhà'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['', 3, ''],
])('%j up to %i is %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
  expect(() => encodeURIComponent(cutText(text, max))).not.toThrow();
});
