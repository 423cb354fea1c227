import {
  isEmptyRichText,
  isSafeLink,
  joinRichTexts,
  plainToRichText,
  richTextToPlain,
  shortenText,
  shortenWords,
  type RichText,
} from './rich-text';

const described: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Nhà ' },
        { type: 'text', text: 'mới', marks: [{ type: 'bold' }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 2 },
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Gần chợ' }] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Gần trường' }] }] },
      ],
    },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Sổ' }, { type: 'hardBreak' }, { type: 'text', text: 'hồng' }],
    },
  ],
};

test('gives the text line by line, list items with their numbers', () => {
  expect(richTextToPlain(described)).toBe('Nhà mới\n2. Gần chợ\n3. Gần trường\nSổ\nhồng');
});

test.each([
  null,
  undefined,
  { type: 'doc', content: [] },
  { type: 'doc', content: [{ type: 'paragraph' }] },
  plainToRichText('  '),
])('counts %j as empty', (text) => {
  expect(isEmptyRichText(text as RichText | null)).toBe(true);
});

test('plain lines become paragraphs and come back as they were', () => {
  expect(richTextToPlain(plainToRichText('Một\n\nHai'))).toBe('Một\n\nHai');
});

test.each([
  ['Nhà phố hẻm xe hơi', 50, 'Nhà phố hẻm xe hơi'],
  ['Nhà phố hẻm xe hơi', 9, 'Nhà phố…'],
  ['Nhà phố hẻm xe hơi', 7, 'Nhà phố…'],
  ['Nhà   phố\nhẻm', 20, 'Nhà phố hẻm'],
  ['abcdefghij', 4, 'abcd…'],
])('shortens %j to %i characters at a word', (text, longest, expected) => {
  expect(shortenWords(text, longest)).toBe(expected);
});

test('shortens a text of several lines to so many characters', () => {
  expect(shortenText('Nhà phố\nHẻm xe hơi', 8)).toBe('Nhà phố…');
  expect(shortenText('Nhà phố\nHẻm', 12)).toBe('Nhà phố\nHẻm');
});

test.each([
  ['https://toam.vn/a', true],
  ['tel:0903618274', true],
  ['mailto:ha@toam.vn', true],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
])('a link to %j is safe: %j', (href, safe) => {
  expect(isSafeLink(href)).toBe(safe);
});

test('two texts are joined without saying anything twice', () => {
  const joined = joinRichTexts(plainToRichText('Sân trước\nBếp'), plainToRichText('Sân trước\nSân thượng'));
  expect(richTextToPlain(joined)).toBe('Sân trước\nBếp\nSân thượng');
  expect(joinRichTexts(null, plainToRichText('Bếp'))).toEqual(plainToRichText('Bếp'));
  expect(joinRichTexts(null, undefined)).toBeNull();
});
