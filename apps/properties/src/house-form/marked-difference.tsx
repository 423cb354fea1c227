import { Text } from '@toam/ui/core';
import { Fragment, type ReactNode } from 'react';
import { wordDiff, type DiffPiece } from '../house/word-diff';

/** Values longer than this are hard to compare at a glance. */
const long = 40;

/** Two values side by side. In long texts the different words are marked. */
export function markDifference(mine: ReactNode, theirs: ReactNode) {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return { mine, theirs };
  if (mine.length < long && theirs.length < long) return { mine, theirs };
  const { before, after } = wordDiff(mine, theirs);
  return {
    mine: before.length > 0 ? <Marked pieces={before} /> : '',
    theirs: after.length > 0 ? <Marked pieces={after} /> : '',
  };
}

/** Characters to show around a difference. The rest of a long text is the same on both sides and is left out. */
const around = 60;

/** Shortens the equal text before, between and after the differences to the words next to them. */
function excerpt({ text, differs }: DiffPiece, at: number, pieces: readonly DiffPiece[]): DiffPiece {
  const isFirst = at === 0;
  const isLast = at === pieces.length - 1;
  if (differs || text.length <= (isFirst || isLast ? around : 2 * around)) return { text, differs };
  const head = isFirst ? '' : text.slice(0, around);
  const tail = isLast ? '' : text.slice(-around);
  return { text: `${head}…${tail}`, differs };
}

const Marked = ({ pieces }: { pieces: readonly DiffPiece[] }) => (
  <Text preLine>
    {pieces
      .map(excerpt)
      .map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>))}
  </Text>
);
