import { chord } from './chord';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl ↵'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘↵'],
])('on %s it is written %s', (userAgent, written) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(chord('↵')).toBe(written);
});
