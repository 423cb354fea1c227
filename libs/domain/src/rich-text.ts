/**
 * Rich text as it is stored and sent: the editor's JSON document, limited to what the editor can write. Never HTML, so nothing in it
 * can run. `@toam/contracts/rich-text` checks it node by node. Design §10.
 */
export interface RichText {
  type: 'doc';
  content: RichTextBlock[];
}

export type RichTextBlock = RichTextParagraph | RichTextList;

export interface RichTextParagraph {
  type: 'paragraph';
  content?: RichTextInline[] | undefined;
}

export interface RichTextList {
  type: 'bulletList' | 'orderedList';
  attrs?: { start?: number | undefined } | undefined;
  content: RichTextItem[];
}

export interface RichTextItem {
  type: 'listItem';
  content: RichTextBlock[];
}

export type RichTextInline = { type: 'text'; text: string; marks?: RichTextMark[] | undefined } | { type: 'hardBreak' };

export type RichTextMark = { type: 'bold' | 'italic' | 'underline' } | { type: 'link'; attrs: { href: string } };

/** Schemes that a link may use. The viewer and the schema both use this list. */
export const isSafeLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(href);

/** The largest JSON of one text, in bytes of UTF-8. D9. */
export const largestRichText = 1_000_000;

/** The deepest nesting of lists. It keeps texts readable and the checks bounded. */
export const deepestRichText = 8;

const inlineText = (inline: RichTextInline) => (inline.type === 'text' ? inline.text : '\n');

function blockLines(block: RichTextBlock): string[] {
  if (block.type === 'paragraph') return (block.content ?? []).map(inlineText).join('').split('\n');
  const first = block.attrs?.start ?? 1;
  return block.content.flatMap((item, index) => {
    const bullet = block.type === 'orderedList' ? `${first + index}. ` : '• ';
    return item.content.flatMap(blockLines).map((line, at) => (at === 0 ? bullet + line : line));
  });
}

/** The text alone, one line per paragraph or list item: for search, exports, previews and histories. */
export const richTextToPlain = (text: RichText | null | undefined): string =>
  (text?.content ?? []).flatMap(blockLines).join('\n').trim();

/** Whether it contains only blanks. An unused editor gives an empty paragraph, not null. */
export const isEmptyRichText = (text: RichText | null | undefined): boolean => richTextToPlain(text) === '';

/** Plain text as a document, one paragraph per line. */
export const plainToRichText = (plain: string): RichText => ({
  type: 'doc',
  content: plain
    .split(/\r?\n/)
    .map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
    ),
});

/** Joins two texts. Blocks of the second that the first already contains are left out. Null if both are empty. */
export function joinRichTexts(
  first: RichText | null | undefined,
  second: RichText | null | undefined,
): RichText | null {
  const blocks = first?.content ?? [];
  const known = new Set(blocks.map((block) => JSON.stringify(block)));
  const content = [...blocks, ...(second?.content ?? []).filter((block) => !known.has(JSON.stringify(block)))];
  return content.length > 0 ? { type: 'doc', content } : null;
}

/**
 * Shortens to at most `longest` characters without cutting a word, and marks the cut with "…".
 * A single word longer than that is cut. Specification 1 §2 (history shows about 50 characters).
 */
export function shortenWords(plain: string, longest: number): string {
  const text = plain.replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const lastSpace = text[longest] === ' ' ? longest : cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : longest).trimEnd()}…`;
}

/** Shortens to at most `longest` characters and marks the cut with "…"; lines stay, a word may be cut. */
export const shortenText = (plain: string, longest: number): string =>
  plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
