import type { ArticleBlock, ArticleText } from '@toam/domain/article/article-text';
import { richTextToPlain, type RichTextBlock, type RichTextInline } from '@toam/domain/rich-text';
import { diffArrays } from 'diff';

export type Fate = 'same' | 'added' | 'removed';

/** Words that follow each other and have the same fate. */
export interface DiffPiece {
  text: string;
  fate: Fate;
}

interface Line {
  kind: 'paragraph' | 'heading2' | 'heading3' | 'item' | 'row' | 'image';
  /** Of an item: how deep its list is. */
  depth: number;
  /** Of the first line of an item: its bullet or number. */
  marker: string;
  text: string;
  /** Of a picture. */
  imageId: number | null;
  /** Lines with the same key are equal, also in emphasis. */
  key: string;
}

/** A line of either version or of both. `restyled`: only its emphasis differs. */
export interface DiffLine extends Omit<Line, 'key' | 'text'> {
  fate: Fate | 'changed' | 'restyled';
  pieces: DiffPiece[];
}

export interface ArticleDiff {
  lines: DiffLine[];
  /** Counts of words, pictures (one that is exchanged is one) and restyled lines. */
  words: { added: number; removed: number };
  images: number;
  restyled: number;
}

/** Milliseconds for all comparisons of two articles. What is not compared by then counts as completely different. */
const budget = 600;

/** Where a link leads is part of what is read: a changed address must be seen by whoever approves it. */
function inlineText(part: RichTextInline): string {
  if (part.type !== 'text') return ' ';
  const link = part.marks?.find((mark) => mark.type === 'link');
  return link ? `${part.text} (${link.attrs.href})` : part.text;
}

const textOf = (content: readonly RichTextInline[] | undefined) => (content ?? []).map(inlineText).join('').normalize('NFC'); // prettier-ignore

type Shape = Pick<Line, 'kind' | 'text'> & Partial<Line>;
const lineOf = (shape: Shape, content: unknown): Line => ({
  ...{ depth: 0, marker: '', imageId: null },
  ...shape,
  key: JSON.stringify([shape.kind, shape.depth ?? 0, content ?? null]),
});

function listLines(block: RichTextBlock, depth: number, marker: string): Line[] {
  if (block.type === 'paragraph') {
    const kind = depth > 0 ? 'item' : 'paragraph';
    return [lineOf({ kind, depth, marker, text: textOf(block.content) }, block.content)];
  }
  const first = block.attrs?.start ?? 1;
  return block.content.flatMap(({ content }, index) =>
    content.flatMap((inner, at) =>
      listLines(inner, depth + 1, at > 0 ? '' : block.type === 'orderedList' ? `${first + index}.` : '•'),
    ),
  );
}

function blockLines(block: ArticleBlock): Line[] {
  switch (block.type) {
    case 'heading':
      return [lineOf({ kind: block.attrs.level === 2 ? 'heading2' : 'heading3', text: textOf(block.content) }, block.content)]; // prettier-ignore
    case 'image':
      return [lineOf({ kind: 'image', text: block.attrs.alt ?? '', imageId: block.attrs.id }, block.attrs)];
    case 'table':
      return block.content.map((row) =>
        lineOf(
          {
            kind: 'row',
            text: row.content
              .map(({ content }) => richTextToPlain({ type: 'doc', content }).replace(/\s*\n\s*/g, '; '))
              .join(' | '),
          },
          row.content,
        ),
      );
    default:
      return listLines(block, 0, '');
  }
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const tokensIn = (text: string): string[] => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
const isSeam = (text: string) => wordsIn(text).length === 0;

/** Compares as long as there is time. */
interface Comparer {
  partsOf: <Item>(before: Item[], after: Item[]) => { value: Item[]; fate: Fate }[];
  isLate: () => boolean;
}

function compareWithin(milliseconds: number): Comparer {
  const end = performance.now() + milliseconds;
  const isLate = () => performance.now() >= end;
  return {
    isLate,
    partsOf: (before, after) => {
      const changes = isLate() ? undefined : diffArrays(before, after, { timeout: end - performance.now() });
      if (changes)
        return changes.map(({ value, added, removed }) => ({
          value,
          fate: added ? 'added' : removed ? 'removed' : 'same',
        }));
      return [
        { value: before, fate: 'removed' },
        { value: after, fate: 'added' },
      ];
    },
  };
}

/** A blank or comma between words that differ belongs to both sides: whole phrases are read, not every other word. */
function wordPieces(before: string, after: string, { partsOf }: Comparer): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  let [removed, added, seam] = ['', '', ''];
  const put = (text: string, fate: Fate) => text !== '' && pieces.push({ text, fate });
  for (const { value, fate } of partsOf(tokensIn(before), tokensIn(after))) {
    const text = value.join('');
    if (fate === 'same' && isSeam(text) && removed + added !== '') {
      seam = text;
      continue;
    }
    if (fate === 'same') {
      const blank = removed && added ? (/\s+$/.exec(removed)?.[0] ?? '') : '';
      const isShared = blank !== '' && added.endsWith(blank);
      put(isShared ? removed.slice(0, -blank.length) : removed, 'removed');
      put(isShared ? added.slice(0, -blank.length) : added, 'added');
      put((isShared ? blank : '') + seam + text, 'same');
      [removed, added] = ['', ''];
    } else {
      [removed, added] = [removed && removed + seam, added && added + seam];
      if (fate === 'removed') removed += text;
      else added += text;
    }
    seam = '';
  }
  put(removed, 'removed');
  put(added, 'added');
  put(seam, 'same');
  return pieces;
}

/** How many of the words of two lines are in both, 0 to 1. */
function likeness(one: Line, other: Line): number {
  const [words, others] = [new Set(wordsIn(one.text.toLowerCase())), new Set(wordsIn(other.text.toLowerCase()))];
  if (words.size + others.size === 0) return one.text === other.text ? 1 : 0;
  return (2 * [...words].filter((word) => others.has(word)).length) / (words.size + others.size);
}

/** How far a line is looked for among those that were removed. */
const reach = 12;

function isVersionOf(line: Line, other: Line): boolean {
  if (line.kind === 'image' || other.kind === 'image') return line.imageId !== null && line.imageId === other.imageId;
  return line.text === other.text || (line.kind === other.kind && likeness(line, other) >= 0.35);
}

const whole = ({ key: _key, text, ...line }: Line, fate: Fate): DiffLine => ({
  ...line,
  fate,
  pieces: text === '' ? [] : [{ text, fate }],
});

/** Lines of one place: which of the new ones is a version of which old one. */
function pairedLines(removed: readonly Line[], added: readonly Line[], comparer: Comparer): DiffLine[] {
  const lines: DiffLine[] = [];
  let next = 0;
  for (const line of added) {
    const found = comparer.isLate() ? -1 : removed.slice(next, next + reach).findIndex((old) => isVersionOf(line, old));
    if (found < 0) {
      lines.push(whole(line, 'added'));
      continue;
    }
    const old = removed[next + found]!;
    lines.push(...removed.slice(next, next + found).map((gone) => whole(gone, 'removed')));
    const shown = whole(line, 'same');
    if (old.text === line.text) lines.push({ ...shown, fate: 'restyled' });
    else lines.push({ ...shown, fate: 'changed', pieces: wordPieces(old.text, line.text, comparer) });
    next += found + 1;
  }
  // what went stands before what came in its place
  const rest = removed.slice(next).map((gone) => whole(gone, 'removed'));
  const at = lines.findLastIndex(({ fate }) => fate !== 'added') + 1;
  return [...lines.slice(0, at), ...rest, ...lines.slice(at)];
}

/**
 * What differs between two versions of an article, line by line and word by word: for whoever approves an edit or compares versions.
 * It takes about a second at most, also for two texts of 1 MB.
 */
export function articleDiff(before: ArticleText | null, after: ArticleText | null): ArticleDiff {
  const [old, now] = [before, after].map((article) => (article?.content ?? []).flatMap(blockLines)) as [Line[], Line[]];
  const comparer = compareWithin(budget);
  let lines: DiffLine[] = [];
  const parts = comparer.partsOf(old.map(({ key }) => key), now.map(({ key }) => key)); // prettier-ignore
  let [oldAt, nowAt] = [0, 0];
  let removed: Line[] = [];
  for (const { value, fate } of [...parts, { value: [], fate: 'same' as const }]) {
    if (fate === 'removed') {
      removed = old.slice(oldAt, (oldAt += value.length));
      continue;
    }
    const here = now.slice(nowAt, (nowAt += value.length));
    lines = lines.concat(pairedLines(removed, fate === 'added' ? here : [], comparer));
    removed = [];
    if (fate === 'added') continue;
    oldAt += value.length;
    lines = lines.concat(here.map((line) => whole(line, 'same')));
  }
  const count = (fate: Fate) =>
    lines.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + (piece.fate === fate ? wordsIn(piece.text).length : 0), 0); // prettier-ignore
  const images = (fate: Fate) => lines.filter((line) => line.kind === 'image' && line.fate === fate).length;
  return {
    lines,
    words: { added: count('added'), removed: count('removed') },
    images: Math.max(images('added'), images('removed')),
    restyled: lines.filter(({ fate }) => fate === 'restyled').length,
  };
}
