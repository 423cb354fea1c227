import type { ArticleBlock, ArticleText } from '@toam/domain/article/article-text';
import { articleDiff, type DiffLine } from './article-diff';

const text = (words: string, ...marks: ({ type: 'bold' } | { type: 'link'; attrs: { href: string } })[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] });
const list = (...items: string[]) => ({
  type: 'orderedList' as const,
  content: items.map((words) => ({ type: 'listItem' as const, content: [paragraph(words)] })),
});
const heading = (words: string) => ({ type: 'heading' as const, attrs: { level: 2 as const }, content: [text(words)] });
const image = (id: number, alt?: string) => ({ type: 'image' as const, attrs: { id, alt } });
const article = (...content: ArticleBlock[]): ArticleText => ({ type: 'doc', content });

/** 'Sổ [-hồng-][+đỏ+]' */
const outline = ({ kind, marker, pieces, fate, imageId }: DiffLine) => {
  const words = pieces.map((piece) => ({ same: piece.text, added: `[+${piece.text}+]`, removed: `[-${piece.text}-]` })[piece.fate]).join(''); // prettier-ignore
  const mark = { same: '', changed: '', restyled: '~', added: '+', removed: '-' }[fate];
  return `${mark}${kind === 'paragraph' ? '' : `${kind} `}${imageId ?? ''}${marker && `${marker} `}${words}`;
};
const diff = (before: ArticleText, after: ArticleText) => articleDiff(before, after).lines.map(outline);

test('words that differ stand side by side as phrases, the rest stays', () => {
  expect(
    diff(
      article(paragraph('Thế chấp ghi ở trang cuối của sổ hồng và trang bổ sung.')),
      article(paragraph('Thế chấp ghi ở trang cuối của sổ mẫu cũ và trang bổ sung.')),
    ),
  ).toEqual(['Thế chấp ghi ở trang cuối của sổ [-hồng-][+mẫu cũ+] và trang bổ sung.']);
  expect(
    diff(article(paragraph('mọi người cùng ký ở phòng công chứng')), article(paragraph('hai vợ chồng ký ở phòng công chứng'))), // prettier-ignore
  ).toEqual(['[-mọi người cùng-][+hai vợ chồng+] ký ở phòng công chứng']);
});

test('a line that came or went is whole, also in a list whose numbers move', () => {
  expect(
    diff(article(heading('Bước'), list('Đọc sổ', 'Ký cọc')), article(heading('Bước'), list('Quét mã QR', 'Đọc sổ'))),
  ).toEqual(['heading2 Bước', '+item 1. [+Quét mã QR+]', 'item 2. Đọc sổ', '-item 2. [-Ký cọc-]']);
});

test('a table is compared row by row', () => {
  const table = (...rows: string[][]): ArticleBlock => ({
    type: 'table',
    content: rows.map((cells) => ({
      type: 'tableRow',
      content: cells.map((words) => ({ type: 'tableCell', content: [paragraph(words)] })),
    })),
  });
  expect(diff(article(table(['Phí', 'Mức'], ['Thuế', '2%'])), article(table(['Phí', 'Mức'], ['Thuế', '3%'])))).toEqual([
    'row Phí | Mức',
    'row Thuế | [-2-][+3+]%',
  ]);
});

test('pictures are the same by their id: another is exchanged, a caption is compared by words', () => {
  const compared = articleDiff(
    article(image(1, 'Sổ mẫu cũ'), image(2)),
    article(image(1, 'Sổ mẫu mới'), image(3, 'Vị trí mã QR')),
  );
  expect(compared.lines.map(outline)).toEqual(['image 1Sổ mẫu [-cũ-][+mới+]', '-image 2', '+image 3[+Vị trí mã QR+]']);
  expect(compared.images).toBe(1);
  expect(compared.words).toEqual({ added: 5, removed: 1 });
});

test('where a link leads is seen, and emphasis alone is said', () => {
  const link = (href: string) => article({ type: 'paragraph', content: [text('xem bản đồ', { type: 'link', attrs: { href } })] }); // prettier-ignore
  expect(diff(link('https://toam.vn'), link('https://toam.evil'))).toEqual([
    'xem bản đồ (https://toam.[-vn-][+evil+])',
  ]);
  const bold = article({ type: 'paragraph', content: [text('Sổ hồng', { type: 'bold' })] });
  expect(articleDiff(article(paragraph('Sổ hồng')), bold)).toMatchObject({ restyled: 1, words: { added: 0, removed: 0 } }); // prettier-ignore
});

test('equal articles, none before, none after', () => {
  const one = article(heading('Sổ'), paragraph('hồng'));
  expect(articleDiff(one, one).lines.every(({ fate }) => fate === 'same')).toBe(true);
  expect(articleDiff(null, one).lines.map(({ fate }) => fate)).toEqual(['added', 'added']);
  expect(articleDiff(one, null).lines.map(({ fate }) => fate)).toEqual(['removed', 'removed']);
});

const wordsOf = (count: number, seed: number) =>
  Array.from({ length: count }, (_item, at) => `t${(at * 7919) % 99_991}x${seed}`);

test.each<[string, number, (words: string[]) => ArticleText]>([
  ['of one line each', 100_000, (words) => article(paragraph(words.join(' ')))],
  ['of a line for each word', 15_000, (words) => article(...words.map(paragraph))],
])('two articles of 1 MB that have nothing in common, %s, take seconds at most', (_what, count, make) => {
  const [before, after] = [make(wordsOf(count, 1)), make(wordsOf(count, 2))];
  const start = performance.now();
  expect(articleDiff(before, after).words).toEqual({ added: count, removed: count });
  expect(performance.now() - start).toBeLessThan(5000);
});
