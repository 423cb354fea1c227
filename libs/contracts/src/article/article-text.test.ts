import { articleToPlain, mostArticleImages } from '@toam/domain/article/article-text';
import { isSafeLink } from '@toam/domain/rich-text';
import { articleTextText as text } from '../texts/article-text';
import { richTextText } from '../texts/rich-text';
import { articleText, exampleArticle } from './article-text';

const documentOf = (...content: unknown[]) => ({ type: 'doc', content });
const words = (written: string, ...marks: unknown[]) => ({ type: 'text', text: written, ...(marks.length > 0 && { marks }) }); // prettier-ignore
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const heading = (level: unknown) => ({ type: 'heading', attrs: { level }, content: [words('Pháp lý')] });
const image = (id: unknown, more: object = {}) => ({ type: 'image', attrs: { id, ...more } });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const cell = (attrs?: object) => ({ type: 'tableCell', attrs, content: [paragraph(words('2%'))] });
const table = (...rows: unknown[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
});
const nested = (depth: number) => {
  let inner: unknown = paragraph(words('đáy'));
  for (let level = 0; level < depth; level += 1)
    inner = { type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] };
  return inner;
};

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

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Documents with something foreign in most of them. */
function hostileMaker(random: () => number) {
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const many = (most: number, make: () => unknown) => Array.from({ length: Math.floor(random() * (most + 1)) }, make);
  const rarely = (bad: () => unknown, good: () => unknown) => (random() < 0.04 ? bad() : good());
  const junk = () =>
    among<unknown>([null, 5, '<img src=x onerror=alert(1)>', [], {}, true, -1, 'NaN', [[[]]], { toString: 1 }]);
  const foreign = () => ({
    ...(random() < 0.2 && { onclick: 'alert(1)', style: 'background:url(javascript:1)' }),
    ...(random() < 0.2 && (JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}') as object)),
    ...(random() < 0.2 && { src: 'data:text/html,<script>1</script>', class: 'x', innerHTML: '<script>' }),
  });
  const href = () => among([' javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html;base64,PHN', 'vbscript:x', 'https://a.vn\n<script>', '//evil.example', 'file:///etc/passwd', ...Array<string>(20).fill('https://toam.vn/bai')]); // prettier-ignore
  const mark = () => rarely(junk, () => rarely(
      () => ({ type: among(['code', 'strike', 'textStyle', '__proto__']), ...foreign() }),
      () => ({ type: among(['bold', 'italic', 'underline', 'link']), attrs: { href: href(), ...foreign() }, ...foreign() }),
    )); // prettier-ignore
  const line = () => rarely(junk, () => among([
      () => ({ type: 'text', text: rarely(junk, () => 'chữ <b>'), marks: random() < 0.3 ? [mark()] : [], ...foreign() }),
      () => ({ type: 'hardBreak', ...foreign() }),
    ])()); // prettier-ignore
  const block = (depth: number): unknown => {
    const below = () => many(3, () => block(depth + 1));
    const node = (type: string, content: unknown, attrs?: object) => ({ type, ...(attrs && { attrs: { ...attrs, ...foreign() } }), content, ...foreign() }); // prettier-ignore
    const list = () => node(among(['bulletList', 'orderedList']), many(3, () => node('listItem', depth > 4 ? [] : below())), { start: rarely(junk, () => 2) }); // prettier-ignore
    const text = () =>
      node(
        'paragraph',
        rarely(junk, () => many(4, line)),
      );
    if (depth > 0 && random() < 0.9) return random() < 0.7 ? text() : list();
    return among([
      text,
      list,
      () => node('heading', many(2, line), { level: rarely(junk, () => among([2, 3])) }),
      () => ({
        type: 'image',
        attrs: { id: rarely(junk, () => 7), alt: rarely(junk, () => 'ảnh'), ...foreign() },
        ...foreign(),
      }),
      () => node('table', many(3, () => node('tableRow', many(3, () => node(among(['tableCell', 'tableHeader']), below(), { colspan: rarely(junk, () => 1) }))))), // prettier-ignore
      () => rarely(() => node(among(['script', 'iframe', 'html', 'constructor', 'embed', 'doc']), many(2, line), { src: 'x' }), text), // prettier-ignore
    ])();
  };
  return (index: number): unknown => {
    if (index % 100 === 98) return documentOf(paragraph(words('a'.repeat(2_000_000))));
    if (index % 100 === 99) return documentOf(nested(10_000));
    const made = {
      type: rarely(junk, () => 'doc'),
      content: rarely(junk, () => many(6, () => block(0))),
      ...foreign(),
    };
    return random() < 0.5 ? made : JSON.stringify(made);
  };
}

/** All that may be stored, written here a second time: keys by node, and what stands below them. */
const named: Record<string, { keys: string[]; attrs?: Record<string, (value: unknown) => boolean>; below?: string[] }> =
  {
    doc: { keys: ['content'], below: ['paragraph', 'bulletList', 'orderedList', 'heading', 'image', 'table'] },
    paragraph: { keys: ['content'], below: ['text', 'hardBreak'] },
    heading: { keys: ['attrs', 'content'], attrs: { level: (level) => level === 2 || level === 3 }, below: ['text', 'hardBreak'] }, // prettier-ignore
    bulletList: { keys: ['attrs', 'content'], attrs: { start: Number.isInteger }, below: ['listItem'] },
    orderedList: { keys: ['attrs', 'content'], attrs: { start: Number.isInteger }, below: ['listItem'] },
    listItem: { keys: ['content'], below: ['paragraph', 'bulletList', 'orderedList'] },
    image: { keys: ['attrs'], attrs: { id: Number.isInteger, alt: (alt) => typeof alt === 'string' } },
    table: { keys: ['content'], below: ['tableRow'] },
    tableRow: { keys: ['content'], below: ['tableCell', 'tableHeader'] },
    tableCell: { keys: ['attrs', 'content'], attrs: { colspan: Number.isInteger, rowspan: Number.isInteger }, below: ['paragraph', 'bulletList', 'orderedList'] }, // prettier-ignore
    text: { keys: ['text', 'marks'] },
    hardBreak: { keys: [] },
    bold: { keys: [] },
    italic: { keys: [] },
    underline: { keys: [] },
    link: { keys: ['attrs'], attrs: { href: (href) => typeof href === 'string' && isSafeLink(href) } },
  };
named.tableHeader = named.tableCell!;

interface Stored {
  type: string;
  text?: unknown;
  attrs?: Record<string, unknown>;
  content?: Stored[];
  marks?: Stored[];
}

/** Where a stored document holds something that is not named. */
function foreignIn(node: Stored, allowed: readonly string[]): string[] {
  const rule = allowed.includes(node.type) && Object.hasOwn(named, node.type) ? named[node.type] : undefined;
  if (!rule) return [`node ${node.type}`];
  return [
    ...Object.keys(node).filter((key) => key !== 'type' && !rule.keys.includes(key)).map((key) => `${node.type}.${key}`), // prettier-ignore
    ...Object.entries(node.attrs ?? {}).filter(([key, value]) => !rule.attrs?.[key]?.(value)).map(([key]) => `${node.type}.attrs.${key}`), // prettier-ignore
    ...(node.type === 'text' && typeof node.text !== 'string' ? ['text'] : []),
    ...(node.content ?? []).flatMap((below) => foreignIn(below, rule.below ?? [])),
    ...(node.marks ?? []).flatMap((mark) => foreignIn(mark, ['bold', 'italic', 'underline', 'link'])),
  ];
}

/** To repeat a run, write the number in its title here. */
const seed = Math.floor(Math.random() * 2 ** 31);

test(`of 500 hostile documents only what the schema names is stored (seed ${seed})`, () => {
  const make = hostileMaker(randomOf(seed));
  let taken = 0;
  for (let index = 0; index < 500; index += 1) {
    const read = articleText.safeParse(make(index));
    if (!read.success) {
      expect(read.error.issues).toMatchObject([{ path: [], message: expect.stringMatching(/^\p{Lu}.*[^.]$/u) as string }]); // prettier-ignore
      continue;
    }
    taken += 1;
    const stored = JSON.parse(JSON.stringify(read.data)) as Stored;
    expect(foreignIn(stored, ['doc'])).toEqual([]);
    expect(typeof articleToPlain(read.data)).toBe('string');
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  // both ways are walked
  expect(taken).toBeGreaterThan(50);
  expect(taken).toBeLessThan(450);
});
