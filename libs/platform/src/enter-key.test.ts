import { isComposing, isEnter } from './enter-key';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

test.each<[string, KeyboardEventInit, boolean]>([
  ['Enter', { key: 'Enter', keyCode: 13 }, true],
  ['another key', { key: 'a' }, false],
  ['Enter that ends a letter', { key: 'Enter', isComposing: true }, false],
  ['Enter that an input method took without saying so', { key: 'Enter', keyCode: 229 }, false],
])('%s', (_what, init, isTaken) => {
  expect(isEnter(press(init))).toBe(isTaken);
  expect(isEnter({ key: init.key!, nativeEvent: press(init) })).toBe(isTaken);
});

test('any key may belong to a letter', () => {
  expect(isComposing(press({ key: 'Escape', keyCode: 229 }))).toBe(true);
  expect(isComposing(press({ key: 'Escape', keyCode: 27 }))).toBe(false);
});
