import { type ArticleText, articleToPlain, imagesOfArticle, isEmptyArticle } from './article-text';

const text = (words: string) => [{ type: 'text' as const, text: words }];
const paragraph = (words: string) => ({ type: 'paragraph' as const, content: text(words) });

const article: ArticleText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: text('Pháp lý') },
    paragraph('Sổ hồng riêng'),
    { type: 'image', attrs: { id: 7, alt: 'Sổ mẫu' } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('công chứng')] }] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Phí')] }, { type: 'tableHeader', content: [paragraph('Ai trả')] }] }, // prettier-ignore
        { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('2%')] }, { type: 'tableCell', content: [paragraph('Bên'), paragraph('bán')] }] }, // prettier-ignore
      ],
    },
    { type: 'image', attrs: { id: 3 } },
    { type: 'image', attrs: { id: 7 } },
  ],
};

test('its text is that of headings, paragraphs, captions, lists and tables', () => {
  expect(articleToPlain(article)).toBe('Pháp lý\nSổ hồng riêng\nSổ mẫu\n• công chứng\nPhí | Ai trả\n2% | Bên bán');
});

test('each picture counts once, in the order of the text', () => {
  expect(imagesOfArticle(article)).toEqual([7, 3]);
});

test.each<[string, ArticleText | null, boolean]>([
  ['nothing', null, true],
  ['an unused editor', { type: 'doc', content: [{ type: 'paragraph' }] }, true],
  ['blanks', { type: 'doc', content: [paragraph('  ')] }, true],
  ['a picture', { type: 'doc', content: [{ type: 'image', attrs: { id: 1 } }] }, false],
  ['a heading', { type: 'doc', content: [{ type: 'heading', attrs: { level: 3 }, content: text('a') }] }, false],
])('%s is empty: %s', (_what, written, isEmpty) => {
  expect(isEmptyArticle(written)).toBe(isEmpty);
});
