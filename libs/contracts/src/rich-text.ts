import {
  deepestRichText,
  isSafeLink,
  largestRichText,
  type RichText,
  type RichTextBlock,
  type RichTextItem,
  shortenText,
} from '@toam/domain/rich-text';
import { isStorableText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { richTextText } from './texts/rich-text';

/** The `type` of what a schema refuses, short enough to be read. */
function typeIn(input: unknown): string {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  return typeof type === 'string' ? shortenText(type, 30) : '?';
}

/** For a union of nodes: says which one it does not know. */
export const unknownNode = { error: ({ input }: { input?: unknown }) => richTextText.unknownNode(typeIn(input)) };
const unknownMark = { error: ({ input }: { input?: unknown }) => richTextText.unknownMark(typeIn(input)) };

const mark = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.enum(['bold', 'italic', 'underline']) }),
    z.object({
      type: z.literal('link'),
      attrs: z.object({
        href: z.string().max(2000, richTextText.longLink).refine(isSafeLink, richTextText.unsafeLink),
      }),
    }),
  ],
  unknownMark,
);

/** Each kind once: a viewer nests an element for each mark. */
const marks = z
  .array(mark)
  .refine((all) => new Set(all.map(({ type }) => type)).size === all.length, richTextText.repeatedMark);

/** A document in a string may have characters that PostgreSQL's JSON refuses. */
const words = z.string().min(1).refine(isStorableText, richTextText.unstorable);

/** What stands in a line. */
export const inline = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text'), text: words, marks: marks.optional() }),
    z.object({ type: z.literal('hardBreak') }),
  ],
  unknownNode,
);

export const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() });

const item: z.ZodType<RichTextItem> = z
  .object({
    type: z.literal('listItem'),
    content: z.lazy(() => z.array(block)),
  })
  // API tools need a name for a recursive schema
  .meta({ id: 'RichTextItem' });

const listAttrs = z.object({ start: z.number().int().min(0).max(100_000).optional() });

export const list = z
  .object({
    type: z.enum(['bulletList', 'orderedList']),
    attrs: listAttrs.optional(),
    content: z.array(item),
  })
  .meta({ id: 'RichTextList' });

export const block: z.ZodType<RichTextBlock> = z
  .discriminatedUnion('type', [paragraph, list], unknownNode)
  .meta({ id: 'RichTextBlock' });

/** Whether arrays and objects nest deeper than the lists of a text can. The recursive schema could overflow the stack. */
export function isTooDeep(value: unknown, around = 0): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 4 * deepestRichText + 9 + around) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Whether its JSON has too many bytes. The schema itself refuses a value that can't be serialised. */
export const isTooLarge = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value) ?? '').length > largestRichText;

/**
 * A rich text on the wire and in the database: the editor's JSON, checked node by node. Unknown nodes are refused,
 * unknown attributes dropped, links limited to http(s), mailto and tel, at most 1 MB. D9, design §10.
 */
export const richText = z
  .unknown()
  .superRefine((value, check) => {
    if (isTooDeep(value)) check.addIssue({ code: 'custom', message: richTextText.tooDeep });
    else if (isTooLarge(value)) check.addIssue({ code: 'custom', message: richTextText.tooLarge });
  })
  .pipe(z.object({ type: z.literal('doc'), content: z.array(block) }, richTextText.notRichText)) as z.ZodType<
  RichText,
  RichText
>;
