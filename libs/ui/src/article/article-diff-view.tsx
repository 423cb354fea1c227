import { articleText } from '@toam/contracts/article/article-text.text';
import type { ArticleText } from '@toam/domain/article/article-text';
import { Fragment, useMemo, useState } from 'react';
import { DotsThreeIcon } from '../icons';
import { PlainButton, Row, Stack, Text } from '../layout/layout';
import type { LightboxImage } from '../lightbox/lightbox';
import { StatusTag } from '../tag/status-tag';
import { articleDiff, type ArticleDiff, type DiffLine } from './article-diff';
import { MissingPicture } from './article-view';
import * as css from './article-diff.module.css';

interface ArticleDiffViewProps {
  before: ArticleText | null;
  after: ArticleText | null;
  /** The addresses of the pictures of both. */
  images: readonly LightboxImage[];
}

/** What differs between two versions of an article, in one text: what went is struck through, what came is underlined. C16 */
export default function ArticleDiffView({ before, after, images }: ArticleDiffViewProps) {
  const diff = useMemo(() => articleDiff(before, after), [before, after]);
  const known = new Map(images.map((image) => [image.id, image]));
  return (
    <Stack gap={12}>
      <DiffCounts diff={diff} />
      <div className={css.diff}>
        {folded(diff.lines).map((part, at) =>
          Array.isArray(part) ? (
            <Unchanged key={at} lines={part} known={known} />
          ) : (
            <Line key={at} line={part} known={known} />
          ),
        )}
      </div>
    </Stack>
  );
}

function DiffCounts({ diff: { words, images, restyled } }: { diff: ArticleDiff }) {
  const counts = [
    ['success', words.added, articleText.wordsAdded],
    ['error', words.removed, articleText.wordsRemoved],
    ['neutral', images, articleText.imagesChanged],
    ['neutral', restyled, articleText.linesRestyled],
  ] as const;
  const shown = counts.filter(([, count]) => count > 0);
  return (
    <Row gap={8} wrap>
      {shown.length === 0 && <Text tone="text3">{articleText.noDifference}</Text>}
      {shown.map(([tone, count, say]) => (
        <StatusTag key={say(1)} tone={tone}>
          {say(count)}
        </StatusTag>
      ))}
    </Row>
  );
}

/** Equal lines on each side of a difference that stay on the screen. */
const around = 1;

/** Longer runs of equal lines become one part. */
function folded(lines: readonly DiffLine[]): (DiffLine | DiffLine[])[] {
  const parts: (DiffLine | DiffLine[])[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end]?.fate === 'same') end += 1;
    const [from, to] = [at === 0 ? 0 : at + around, end === lines.length ? end : end - around];
    if (to - from > 2) parts.push(...lines.slice(at, from), lines.slice(from, to), ...lines.slice(to, end));
    else parts.push(...lines.slice(at, end));
    if (end < lines.length) parts.push(lines[end]!);
    at = end + 1;
  }
  return parts;
}

type Known = ReadonlyMap<number, LightboxImage>;

function Unchanged({ lines, known }: { lines: readonly DiffLine[]; known: Known }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return lines.map((line, at) => <Line key={at} line={line} known={known} />);
  return (
    <Row gap={8} size={13} tone="text3">
      <DotsThreeIcon size={16} />
      {articleText.unchangedLines(lines.length)}
      <PlainButton height={[24, 40]} padX={4} tone="teal" weight={500} onClick={() => setOpen(true)}>
        {articleText.showUnchanged}
      </PlainButton>
    </Row>
  );
}

const tags = { heading2: 'h2', heading3: 'h3', paragraph: 'p', item: 'p', row: 'p', image: 'figure' } as const;

function Line({ line, known }: { line: DiffLine; known: Known }) {
  const { kind, depth, marker, fate, imageId } = line;
  const Tag = tags[kind];
  const image = imageId === null ? undefined : known.get(imageId);
  return (
    <Tag className={css.line} data-kind={kind} data-fate={fate} style={{ marginInlineStart: depth * 22 }}>
      {marker && <span className={css.marker}>{marker}</span>}
      {kind === 'image' && (image ? <img className={css.picture} src={image.thumbnail} alt="" /> : <MissingPicture />)}
      {kind === 'image' && (fate === 'added' || fate === 'removed') && (
        <Text size={12} weight={500} tone={fate === 'added' ? 'success' : 'error'}>
          {fate === 'added' ? articleText.imageAdded : articleText.imageRemoved}{' '}
        </Text>
      )}
      <Pieces line={line} />
      {fate === 'restyled' && (
        <Text size={12} tone="info">
          {' '}
          {articleText.restyled}
        </Text>
      )}
    </Tag>
  );
}

const Pieces = ({ line: { pieces } }: { line: DiffLine }) =>
  pieces.map(({ text, fate }, at) => {
    if (fate === 'same') return <Fragment key={at}>{text}</Fragment>;
    const Mark = fate === 'added' ? 'ins' : 'del';
    return (
      <Mark key={at} className={css.mark}>
        {text}
      </Mark>
    );
  });
