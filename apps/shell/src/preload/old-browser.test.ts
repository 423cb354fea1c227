import { platformText } from '@toam/contracts/texts/platform';
import { isTooOld, sayTooOld } from './old-browser';

const supports = jest.fn((condition: string) => condition !== '');
const { RegExp: realRegExp } = globalThis;

beforeEach(() => {
  supports.mockReturnValue(true);
  Object.defineProperty(globalThis, 'CSS', { value: { supports }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSS');
  globalThis.RegExp = realRegExp;
});

test('a browser of today is not too old', () => {
  expect(isTooOld()).toBe(false);
});

test('Firefox without :has, browsers without toSorted, Safari without lookbehind, and those without CSS.supports are', () => {
  supports.mockReturnValue(false);
  expect(isTooOld()).toBe(true);
  supports.mockReturnValue(true);
  const { toSorted } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  expect(isTooOld()).toBe(true);
  Object.defineProperty(Array.prototype, 'toSorted', { value: toSorted, configurable: true, writable: true });
  globalThis.RegExp = (() => {
    throw new SyntaxError('Invalid regular expression: invalid group specifier name');
  }) as unknown as RegExpConstructor;
  expect(isTooOld()).toBe(true);
  globalThis.RegExp = realRegExp;
  Reflect.deleteProperty(globalThis, 'CSS');
  expect(isTooOld()).toBe(true);
});

test('the first frame then says which browsers it needs, at once', () => {
  document.body.innerHTML = `<p data-old="${platformText.oldBrowser}">${platformText.slowLine}</p>`;
  sayTooOld();
  expect(document.body).toHaveTextContent(/cần Chrome hoặc Edge 111, Firefox 121, Safari 16\.4 trở lên/);
  expect(document.body).not.toHaveTextContent(platformText.slowLine);
  expect(document.querySelector('p')).toHaveStyle({ animation: 'none' });
});
