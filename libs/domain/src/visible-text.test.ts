import { legibleCode, visibleText, withoutUnseen } from './visible-text';

test.each([
  ['zero-width spaces', '\u200b\u200c\u200d\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['half-width and other fillers', '\uffa0\u115f\u1160'],
  ['a blank of braille', '\u2800'],
  ['marks without a letter', '\u0301\u0323'],
  ['a turn of direction', '\u202e\u202c'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f'],
  ['a soft hyphen', '\u00ad'],
  ['spaces of any kind', ' \u00a0\u2003\u3000\t\n'],
  ['control characters', '\u0000\u001f'],
  ['characters of private use', '\ue000'],
])('%s are no name', (_what, text) => {
  expect(visibleText(text)).toBe('');
});

test.each([
  [' Lê An\u200b ', 'Lê An'],
  ['\u202aLê An\u202c', 'Lê An'],
  ['Le\u0302 An', 'Lê An'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['Nhà ❤\ufe0f', 'Nhà ❤\ufe0f'],
  ['.', '.'],
  ['김', '김'],
])('%j is stored as %j', (text, stored) => {
  expect(visibleText(text)).toBe(stored);
});

test('a long text of spaces is read at once', () => {
  const before = performance.now();
  expect(visibleText(`${' '.repeat(200_000)}x${' '.repeat(200_000)}x`)).toHaveLength(200_002);
  expect(performance.now() - before).toBeLessThan(1000);
});

test('nothing invisible stays in an email or a code, and a dash is a dash', () => {
  expect(withoutUnseen('\ufeffhoa\u200b@toam.vn\u00a0')).toBe('hoa@toam.vn');
  expect(
    ['GD‑2611‑0053', 'GD–2611–0053', 'GD-2611-0053\u200b', ' GD-2611-0053\u00a0', 'GD−2611−0053'].map(legibleCode),
  ).toEqual(Array.from({ length: 5 }, () => 'GD-2611-0053'));
});
