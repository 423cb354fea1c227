import { commentParts, mentionedIn, withWords } from './comment-text';

const text = (words: string) => ({ kind: 'text', text: words });
const link = (words: string, href = words) => ({ kind: 'link', text: words, href });

test('words, mentions and links are told apart, and nothing gets lost', () => {
  expect(commentParts('Hỏi @[7] ở https://toam.vn/nha?id=3 nhé')).toEqual([
    text('Hỏi '),
    { kind: 'mention', userId: 7 },
    text(' ở '),
    link('https://toam.vn/nha?id=3'),
    text(' nhé'),
  ]);
});

test.each([
  ['Xem www.toam.vn.', [text('Xem '), link('www.toam.vn', 'https://www.toam.vn'), text('.')]],
  ['(https://a.vn/x)', [text('('), link('https://a.vn/x'), text(')')]],
  ['https://a.vn/nha_(moi)', [link('https://a.vn/nha_(moi)')]],
  ['javascript:alert(1)', [text('javascript:alert(1)')]],
  ['data:text/html,x', [text('data:text/html,x')]],
  ['<a href="https://a.vn">x</a>', [text('<a href="'), link('https://a.vn'), text('">x</a>')]],
  ['https://', [text('https://')]],
  ['ha@toam.vn @[x] @[]', [text('ha@toam.vn @[x] @[]')]],
  ['', []],
])('%s', (content, parts) => {
  expect(commentParts(content)).toEqual(parts);
});

test('people are mentioned once each', () => {
  expect(mentionedIn('@[7] và @[8], @[7]')).toEqual([7, 8]);
});

test('a number that no person can have is words', () => {
  expect(mentionedIn('@[9999999999] @[0] @[7]')).toEqual([7]);
  expect(commentParts('hỏi @[9999999999]')).toEqual([text('hỏi @[9999999999]')]);
});

test('words change, those who are mentioned stay', () => {
  const hide = (words: string) => words.replace(/\d+/g, 'x');
  expect(withWords('@[84] 903618274 hỏi @[7]', hide)).toBe('@[84] x hỏi @[7]');
  expect(withWords('@[9999999999] 1', hide)).toBe('@[x] x');
});
