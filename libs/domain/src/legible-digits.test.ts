import { legibleDigits } from './legible-digits';

test.each([
  ['０９０３ 618', '0903 618'],
  ['\u202A+84 903\u202C', '\u200B+84 903\u200B'],
  ['09O3–618', '0903-618'],
  ['nhà số 5, Zalo, OK', 'nhà số 5, Zalo, OK'],
  ['không có số', 'không có số'],
])('%p reads as %p', (text, legible) => {
  expect(legibleDigits(text)).toBe(legible);
});

test('it stays as long as the text, whatever stands in it', () => {
  for (const text of ['𝟎𝟗𝟎𝟑 o', '１２ ﬁ ½ ㎡ 👨‍👩‍👧 0', 'Nguye\u0302\u0303n 0 o', '０ OO 0o'])
    expect(legibleDigits(text)).toHaveLength(text.length);
});
