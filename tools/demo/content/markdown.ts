import type { ArticleBlock, ArticleCell, ArticleText } from '@toam/domain/article/article-text';
import type { RichTextBlock, RichTextInline, RichTextMark } from '@toam/domain/rich-text';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ParserOptions } from 'prettier';
import { parsers } from 'prettier/plugins/markdown';

/** A node of Markdown as Prettier's parser (remark) gives it. */
interface Node {
  type: string;
  children?: Node[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string;
  ordered?: boolean;
}

/** What somebody said so many days ago, with an answer. */
export interface Remark extends Said {
  answer: Said | null;
}
export interface Said {
  by: string;
  ago: number;
  text: string;
}

/** One text of a file: what stands under a heading of level 1. */
export interface Entry {
  title: string;
  /** From the quotation under the title. */
  facts: Readonly<Record<string, string>>;
  body: Node[];
  /** From the list after the rule. */
  remarks: Remark[];
}

/** The number of a picture, by its file's name without the ending. */
export type NumberOf = (picture: string) => number;

const folder = new URL('./', import.meta.url);
const childrenOf = ({ children }: Node): Node[] => children ?? [];
const plain = (node: Node): string => node.value ?? childrenOf(node).map(plain).join('');
/** A line of the file may end anywhere in a sentence; a figure stays with its unit. docs/words.md */
const oneLine = (text: string): string =>
  text.replace(/\s*\n\s*/g, ' ').replace(/(\d) (?=(?:đ|tỷ|triệu|m|m²|cm|phút)(?!\p{L}))/gu, '$1\u00a0');

const factsOf = (quotation: Node): Entry['facts'] =>
  Object.fromEntries(
    plain(quotation)
      .split(/\n| · /)
      .map((fact) => {
        const [, name, value] = /^(\w+): (.+)$/.exec(fact.trim()) ?? [];
        if (!name || !value) throw new Error(`“${fact}” is no fact`);
        return [name, value];
      }),
  );

function saidIn(paragraph: Node): Said {
  const [, by, ago, text] = /^(\w+), (\d+): ([^]+)$/.exec(plain(paragraph)) ?? [];
  if (!by || !text) throw new Error(`“${plain(paragraph)}” does not begin with who and when`);
  return { by, ago: Number(ago), text: oneLine(text) };
}

const remarkOf = (item: Node): Remark => {
  const [first, second] = childrenOf(item);
  return { ...saidIn(first!), answer: second ? saidIn(second) : null };
};

function entryOf(title: Node, nodes: Node[]): Entry {
  const [quotation, ...rest] = nodes;
  if (quotation?.type !== 'blockquote') throw new Error(`“${plain(title)}” has no facts`);
  const rule = rest.findIndex(({ type }) => type === 'thematicBreak');
  const [body, after] = rule < 0 ? [rest, []] : [rest.slice(0, rule), rest.slice(rule + 1)];
  return {
    title: plain(title),
    facts: factsOf(quotation),
    body,
    remarks: after.flatMap(childrenOf).map(remarkOf),
  };
}

/** The texts of a file of this folder, in its order. */
export function readEntries(file: string): Entry[] {
  const source = readFileSync(new URL(file, folder), 'utf8');
  // the parser needs no options, only the printer does
  const nodes = childrenOf(parsers.markdown.parse(source, {} as ParserOptions) as Node);
  const starts = nodes.flatMap(({ type, depth }, at) => (type === 'heading' && depth === 1 ? [at] : []));
  return starts.map((start, at) => entryOf(nodes[start]!, nodes.slice(start + 1, starts[at + 1])));
}

const markOf = ({ type, url }: Node): RichTextMark | null => {
  if (type === 'strong') return { type: 'bold' };
  if (type === 'emphasis') return { type: 'italic' };
  return type === 'link' ? { type: 'link', attrs: { href: url! } } : null;
};

function inline(node: Node, marks: RichTextMark[] = []): RichTextInline[] {
  if (node.type === 'text') return [{ type: 'text', text: oneLine(node.value!), ...(marks.length > 0 && { marks }) }];
  const mark = markOf(node);
  if (!mark) throw new Error(`an article has no ${node.type} in a line`);
  return childrenOf(node).flatMap((child) => inline(child, [...marks, mark]));
}
const inlines = (node: Node): RichTextInline[] => childrenOf(node).flatMap((child) => inline(child));

function richBlock(node: Node): RichTextBlock {
  if (node.type === 'paragraph') return { type: 'paragraph', content: inlines(node) };
  if (node.type !== 'list') throw new Error(`an article has no ${node.type} here`);
  const content = childrenOf(node).map((item) => ({
    type: 'listItem' as const,
    content: childrenOf(item).map(richBlock),
  }));
  return { type: node.ordered ? 'orderedList' : 'bulletList', content };
}

const cellOf = (type: ArticleCell['type'], cell: Node): ArticleCell => ({
  type,
  content: [{ type: 'paragraph', content: inlines(cell) }],
});

function blockOf(node: Node, numberOf: NumberOf): ArticleBlock {
  const [only] = childrenOf(node);
  if (node.type === 'paragraph' && only?.type === 'image')
    return { type: 'image', attrs: { id: numberOf(basename(only.url!, '.webp')), alt: only.alt } };
  if (node.type === 'heading')
    return { type: 'heading', attrs: { level: node.depth as 2 | 3 }, content: inlines(node) };
  if (node.type !== 'table') return richBlock(node);
  const rows = childrenOf(node).map((row, at) => ({
    type: 'tableRow' as const,
    content: childrenOf(row).map((cell) => cellOf(at === 0 ? 'tableHeader' : 'tableCell', cell)),
  }));
  return { type: 'table', content: rows };
}

/** A text of Markdown as an article. @throws if it has what an article has not */
export const articleOf = (body: readonly Node[], numberOf: NumberOf): ArticleText => ({
  type: 'doc',
  content: body.map((node) => blockOf(node, numberOf)),
});
