import {
  deepestRichText,
  isSafeLink,
  largestRichText,
  type RichText,
  type RichTextBlock,
  type RichTextItem,
} from '@toam/domain/rich-text';
import { z } from 'zod';
import { richTextText } from './texts/rich-text';

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().max(2000).refine(isSafeLink, richTextText.unsafeLink) }),
  }),
]);

const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().min(1), marks: z.array(mark).optional() }),
  z.object({ type: z.literal('hardBreak') }),
]);

const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() });

const item: z.ZodType<RichTextItem> = z
  .object({
    type: z.literal('listItem'),
    content: z.lazy(() => z.array(block)),
  })
  // API tools need a name for a recursive schema
  .meta({ id: 'RichTextItem' });

const listAttrs = z.object({ start: z.number().int().min(0).max(100_000).optional() });

const block: z.ZodType<RichTextBlock> = z
  .union([
    paragraph,
    z.object({ type: z.enum(['bulletList', 'orderedList']), attrs: listAttrs.optional(), content: z.array(item) }),
  ])
  .meta({ id: 'RichTextBlock' });

/** Depth of nested arrays and objects. It is checked before the recursive schema, which could overflow the stack. */
function depthOf(value: unknown): number {
  let level: unknown[] = [value];
  for (let depth = 0; ; depth += 1) {
    const below = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (below.length === 0) return depth;
    if (depth > 4 * deepestRichText + 8) return Infinity;
    level = below;
  }
}

/** Size of the JSON in bytes. The schema itself refuses a value that can't be serialised. */
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '').length;

/**
 * A rich text on the wire and in the database: the editor's JSON, checked node by node. Unknown nodes are refused,
 * unknown attributes dropped, links limited to http(s), mailto and tel, at most 1 MB. D9, design §10.
 */
export const richText = z
  .unknown()
  .superRefine((value, check) => {
    if (depthOf(value) === Infinity) check.addIssue({ code: 'custom', message: richTextText.tooDeep });
    else if (bytesOf(value) > largestRichText) check.addIssue({ code: 'custom', message: richTextText.tooLarge });
  })
  .pipe(z.object({ type: z.literal('doc'), content: z.array(block) }, richTextText.notRichText)) as z.ZodType<
  RichText,
  RichText
>;
