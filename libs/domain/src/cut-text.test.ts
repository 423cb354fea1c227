import { cutText } from './cut-text';

test.each([
  ['Nhà phố', 3, 'Nhà'],
  ['Nhà', 9, 'Nhà'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['', 3, ''],
])('%j up to %i is %j', (text, most, expected) => {
  expect(cutText(text, most)).toBe(expected);
  expect(() => encodeURIComponent(cutText(text, most))).not.toThrow();
});
