import type { ReactNode } from 'react';

/** Characters before the difference, and of the whole excerpt. */
const [before, whole] = [60, 400];

/** A position behind a blank, so that no word is cut. */
const wordStart = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1);

function excerpt(text: string, from: number): string {
  const start = wordStart(text, from);
  const cut = text.slice(start, start + whole).trim();
  return `${start > 0 ? '…' : ''}${cut}${start + whole < text.length ? '…' : ''}`;
}

/** Two long texts of a conflict, from a little before the place where they begin to differ. Other values stay as they are. */
export function fromDifference(mine: ReactNode, theirs: ReactNode) {
  if (typeof mine !== 'string' || typeof theirs !== 'string' || Math.max(mine.length, theirs.length) <= whole)
    return { mine, theirs };
  let same = 0;
  while (same < mine.length && mine[same] === theirs[same]) same += 1;
  return { mine: excerpt(mine, same - before), theirs: excerpt(theirs, same - before) };
}
