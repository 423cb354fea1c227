import { Fragment, type ReactNode } from 'react';
import { wordDiff, type DiffPiece } from '../house/word-diff';

/** Values that take more than a look to tell apart. */
const long = 40;

/** Two values side by side; in long texts the words that differ are marked. */
export function markDifference(mine: ReactNode, theirs: ReactNode) {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return { mine, theirs };
  if (mine.length < long && theirs.length < long) return { mine, theirs };
  const { before, after } = wordDiff(mine, theirs);
  return {
    mine: before.length > 0 ? <Marked pieces={before} /> : '',
    theirs: after.length > 0 ? <Marked pieces={after} /> : '',
  };
}

/** Characters around what differs; the rest of a long text is the same on both sides and only hides it. */
const around = 60;

/** The same words before, between and after what differs, shortened to those next to it. */
function excerpt({ text, differs }: DiffPiece, at: number, pieces: readonly DiffPiece[]): DiffPiece {
  const isFirst = at === 0;
  const isLast = at === pieces.length - 1;
  if (differs || text.length <= (isFirst || isLast ? around : 2 * around)) return { text, differs };
  const head = isFirst ? '' : text.slice(0, around);
  const tail = isLast ? '' : text.slice(-around);
  return { text: `${head}…${tail}`, differs };
}

const Marked = ({ pieces }: { pieces: readonly DiffPiece[] }) => (
  <span className="house-conflict-words">
    {pieces
      .map(excerpt)
      .map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>))}
  </span>
);
