import { isVisible } from './visible-text';

test.each([
  ['Dạ', true],
  ['👍🏻', true],
  ['.', true],
  ['\u200B\u2060', false],
  ['\u202E \n', false],
  ['\u3164', false],
  ['', false],
])('%j: %s', (text, visible) => expect(isVisible(text)).toBe(visible));
