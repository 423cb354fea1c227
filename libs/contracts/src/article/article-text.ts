import { type ArticleText, largestTable, longestCaption, mostArticleImages } from '@toam/domain/article/article-text';
import { largestId } from '@toam/domain/record/record-id';
import { isStorableText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { block, inline, isTooDeep, isTooLarge, list, paragraph, unknownNode } from '@toam/contracts/rich-text';
import { articleTextText as text } from './article-text.text';
import { richTextText } from '@toam/contracts/texts/rich-text';

const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal([2, 3], text.headingLevel) }),
  content: z.array(inline).optional(),
});

const caption = z
  .string()
  .trim()
  .max(longestCaption, text.longCaption)
  .refine(isStorableText, richTextText.unstorable)
  .nullish()
  .transform((alt) => alt || undefined);

const image = z.object({
  type: z.literal('image'),
  attrs: z.object({ id: z.int(text.badImage).positive(text.badImage).max(largestId, text.badImage), alt: caption }),
});

const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z
    .object({
      colspan: z.int().positive().max(largestTable.columns, text.largeTable).optional(),
      rowspan: z.int().positive().max(largestTable.rows, text.largeTable).optional(),
    })
    .optional(),
  content: z.array(block),
});

const row = z.object({
  type: z.literal('tableRow'),
  content: z
    .array(cell)
    .min(1, text.emptyTable)
    .refine(
      (cells) => cells.reduce((width, { attrs }) => width + (attrs?.colspan ?? 1), 0) <= largestTable.columns,
      text.largeTable,
    ),
});

const table = z.object({
  type: z.literal('table'),
  content: z.array(row).min(1, text.emptyTable).max(largestTable.rows, text.largeTable),
});

const document = z
  .object({
    type: z.literal('doc'),
    content: z
      .array(z.discriminatedUnion('type', [paragraph, list, heading, image, table], unknownNode))
      .refine(
        (blocks) => blocks.filter(({ type }) => type === 'image').length <= mostArticleImages,
        text.tooManyImages,
      ),
  })
  .meta({ id: 'ArticleText' });

/** A table, its rows and cells, each with its `content`. */
const aroundBlocks = 6;

/** The first fault of a document as one sentence; null if it has none. */
function faultOf(value: unknown): string | null {
  if (typeof value === 'string') return text.notJson;
  if (isTooDeep(value, aroundBlocks)) return text.tooDeep;
  if (isTooLarge(value)) return richTextText.tooLarge;
  return document.safeParse(value, { error: () => richTextText.notRichText }).error?.issues[0]?.message ?? null;
}

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * The text of an article on the wire and in the database: the editor's JSON, or that as a string. It is checked as `richText` is:
 * unknown nodes are refused, unknown attributes dropped. The one message is about the whole field, where a form shows it. C5
 */
export const articleText = z
  .unknown()
  .overwrite(parsedJson)
  .superRefine((value, check) => {
    const message = faultOf(value);
    if (message !== null) check.addIssue({ code: 'custom', message });
  })
  .pipe(document) as z.ZodType<ArticleText, ArticleText | string>;

/** For examples of endpoints. */
export const exampleArticle: ArticleText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Trước khi nhận cọc' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Đọc trang bổ sung của sổ trước, ' },
        { type: 'text', text: 'rồi mới tới trang bìa', marks: [{ type: 'bold' }] },
      ],
    },
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'So người đứng tên với người bán' }] }],
        },
      ],
    },
  ],
};
