import {
  type RichTextBlock,
  type RichTextInline,
  type RichTextList,
  type RichTextParagraph,
  richTextToPlain,
} from '@toam/domain/rich-text';

/**
 * The text of an article: rich text with headings, pictures and tables. Never HTML. A picture is named by its id; whoever sends the
 * article sends its address beside it. `@toam/contracts/article/article-text` checks it node by node. C5
 */
export interface ArticleText {
  type: 'doc';
  content: ArticleBlock[];
}

export type ArticleBlock = RichTextParagraph | RichTextList | ArticleHeading | ArticleImage | ArticleTable;

interface ArticleHeading {
  type: 'heading';
  attrs: { level: 2 | 3 };
  content?: RichTextInline[] | undefined;
}

export interface ArticleImage {
  type: 'image';
  /** `alt`: the caption. */
  attrs: { id: number; alt?: string | undefined };
}

export interface ArticleTable {
  type: 'table';
  content: ArticleRow[];
}

interface ArticleRow {
  type: 'tableRow';
  content: ArticleCell[];
}

export interface ArticleCell {
  type: 'tableCell' | 'tableHeader';
  attrs?: { colspan?: number | undefined; rowspan?: number | undefined } | undefined;
  content: RichTextBlock[];
}

/** The most pictures in one article. C5 */
export const mostArticleImages = 40;
/** The most characters of a caption. */
export const longestCaption = 130;
/** The most rows and columns of a table. */
export const largestTable = { rows: 200, columns: 20 } as const;

const cellText = ({ content }: ArticleCell): string =>
  richTextToPlain({ type: 'doc', content }).replace(/\s*\n\s*/g, ' ');

function blockText(block: ArticleBlock): string {
  switch (block.type) {
    case 'heading':
      return richTextToPlain({ type: 'doc', content: [{ type: 'paragraph', content: block.content }] });
    case 'image':
      return block.attrs.alt ?? '';
    case 'table':
      return block.content.map(({ content }) => content.map(cellText).join(' | ')).join('\n');
    default:
      return richTextToPlain({ type: 'doc', content: [block] });
  }
}

/** The text alone, one line per paragraph, item or row: for search, excerpts and histories. */
export const articleToPlain = (article: ArticleText | null | undefined): string =>
  (article?.content ?? [])
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n')
    .trim();

/** The pictures of an article, in its order. */
export const imagesOfArticle = (article: ArticleText | null | undefined): number[] => [
  ...new Set((article?.content ?? []).flatMap((block) => (block.type === 'image' ? [block.attrs.id] : []))),
];

/** Whether it has neither text nor pictures. An unused editor gives an empty paragraph. */
export const isEmptyArticle = (article: ArticleText | null | undefined): boolean =>
  articleToPlain(article) === '' && imagesOfArticle(article).length === 0;
