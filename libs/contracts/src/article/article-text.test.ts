import { articleToPlain, mostArticleImages } from '@toam/domain/article/article-text';
import { random } from '@toam/domain/random';
import { articleTextText as text } from './article-text.text';
import { richTextText } from '@toam/contracts/texts/rich-text';
import { articleText, exampleArticle } from './article-text';
import {
  documentOf,
  foreignIn,
  hostileMaker,
  nested,
  paragraph,
  type StoredNode,
  words,
} from './hostile-articles.fixture';

const heading = (level: unknown) => ({ type: 'heading', attrs: { level }, content: [words('Pháp lý')] });
const image = (id: unknown, more: object = {}) => ({ type: 'image', attrs: { id, ...more } });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const cell = (attrs?: object) => ({ type: 'tableCell', attrs, content: [paragraph(words('2%'))] });
const table = (...rows: unknown[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
});

const problemOf = (value: unknown) => {
  const issues = articleText.safeParse(value).error?.issues ?? [];
  expect(issues.every(({ path }) => path.length === 0)).toBe(true);
  return issues.map(({ message }) => message);
};

test('takes what the editor writes, as an object or as its JSON, and drops attributes it does not name', () => {
  const written = documentOf(
    { ...heading(2), attrs: { level: 2, textAlign: 'left' } },
    image(7, { alt: ' Sổ mẫu ', src: 'https://evil.example/x.png', upload: null }),
    image(8, { alt: null }),
    { type: 'orderedList', attrs: { start: 3, type: null }, content: [{ type: 'listItem', content: [paragraph()] }] },
    table([cell({ colspan: 2, rowspan: 1, colwidth: [90] })]),
    paragraph(words('xem', { type: 'link', attrs: { href: 'https://toam.vn', target: '_blank', onclick: 'x' } })),
  );
  const stored = documentOf(
    heading(2),
    image(7, { alt: 'Sổ mẫu' }),
    image(8),
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph()] }] },
    table([cell({ colspan: 2, rowspan: 1 })]),
    paragraph(words('xem', link('https://toam.vn'))),
  );
  expect(articleText.parse(written)).toEqual(stored);
  expect(articleText.parse(JSON.stringify(written))).toEqual(stored);
  expect(articleText.parse(articleText.parse(written))).toEqual(stored);
});

test('the example of the endpoints is an article', () => {
  expect(articleText.parse(exampleArticle)).toEqual(exampleArticle);
});

test('a list as deep as an editor makes it stands in a cell, too', () => {
  expect(problemOf(documentOf(table([{ type: 'tableCell', content: [nested(8)] }])))).toEqual([]);
});

const full = (rows: number, columns: number) =>
  table(...Array.from({ length: rows }, () => Array(columns).fill(cell())));

test.each<[string, unknown, string]>([
  ['words', '<b>đậm</b>', text.notJson],
  ['JSON of something else', '[1]', richTextText.notRichText],
  ['nothing', null, richTextText.notRichText],
  ['a number', 5, richTextText.notRichText],
  ['HTML', documentOf({ type: 'html', text: '<script>' }), richTextText.unknownNode('html')],
  ['a node without a name', documentOf({ content: [] }), richTextText.unknownNode('?')],
  ['a picture in a line', documentOf(paragraph(image(1))), richTextText.unknownNode('image')],
  ['a heading in a list', documentOf({ type: 'bulletList', content: [{ type: 'listItem', content: [heading(2)] }] }), richTextText.unknownNode('heading')], // prettier-ignore
  ['a table in a table', documentOf(table([{ type: 'tableCell', content: [full(1, 1)] }])), richTextText.unknownNode('table')], // prettier-ignore
  ['a name that fills the screen', documentOf({ type: 'x'.repeat(9000) }), richTextText.unknownNode(`${'x'.repeat(30)}…`)], // prettier-ignore
  ['an unknown mark', documentOf(paragraph(words('a', { type: 'code' }))), richTextText.unknownMark('code')],
  ['a mark twice', documentOf(paragraph(words('a', link('https://a.vn'), link('https://b.vn')))), richTextText.repeatedMark], // prettier-ignore
  ['a script link', documentOf(paragraph(words('a', link('javascript:alert(1)')))), richTextText.unsafeLink],
  ['a heading as large as the title', documentOf(heading(1)), text.headingLevel],
  ['a picture by its address', documentOf(image('https://evil.example/x.png')), text.badImage],
  ['a picture that no column can name', documentOf(image(2 ** 31)), text.badImage],
  ['too many pictures', documentOf(...Array.from({ length: mostArticleImages + 1 }, () => image(1))), text.tooManyImages], // prettier-ignore
  ['a caption that is an article', documentOf(image(1, { alt: 'a'.repeat(131) })), text.longCaption],
  ['a table without rows', documentOf(table()), text.emptyTable],
  ['a row without cells', documentOf(table([])), text.emptyTable],
  ['too many rows', documentOf(full(201, 1)), text.largeTable],
  ['too many columns', documentOf(full(1, 21)), text.largeTable],
  ['cells that span too many columns', documentOf(table([cell({ colspan: 11 }), cell({ colspan: 10 })])), text.largeTable], // prettier-ignore
  ['more than 1 MB', documentOf(paragraph(words('ấ'.repeat(400_000)))), richTextText.tooLarge],
  ['lists in lists in lists', documentOf(nested(10_000)), text.tooDeep],
  ['NUL in JSON', JSON.stringify(documentOf(paragraph(words('a\0b')))), richTextText.unstorable],
  ['half a letter in JSON', JSON.stringify(documentOf(image(1, { alt: '\ud83d' }))), richTextText.unstorable],
])('%s: refused by one sentence about the whole field', (_what, value, problem) => {
  expect(problemOf(value)).toEqual([problem]);
});

/** To repeat a run, write the number in its title here. */
const seed = Math.floor(Math.random() * 2 ** 31);

test(`of 500 hostile documents only what the schema names is stored (seed ${seed})`, () => {
  const make = hostileMaker(random(seed));
  let taken = 0;
  for (let index = 0; index < 500; index += 1) {
    const read = articleText.safeParse(make(index));
    if (!read.success) {
      expect(read.error.issues).toMatchObject([{ path: [], message: expect.stringMatching(/^\p{Lu}.*[^.]$/u) as string }]); // prettier-ignore
      continue;
    }
    taken += 1;
    const stored = JSON.parse(JSON.stringify(read.data)) as StoredNode;
    expect(foreignIn(stored)).toEqual([]);
    expect(typeof articleToPlain(read.data)).toBe('string');
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  // both ways are walked
  expect(taken).toBeGreaterThan(50);
  expect(taken).toBeLessThan(450);
});
