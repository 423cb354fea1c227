import { diffWords, diffWordsWithSpace } from 'diff';

/** A stretch of a text, and whether the other version has it too. */
export interface DiffPiece {
  text: string;
  differs: boolean;
}

export interface TextDiff {
  before: DiffPiece[];
  after: DiffPiece[];
}

/** Milliseconds that comparing may take; two long texts with nothing in common would hold the page for minutes. */
const patience = 150;

const whole = (before: string, after: string): TextDiff => ({
  before: before === '' ? [] : [{ text: before, differs: true }],
  after: after === '' ? [] : [{ text: after, differs: true }],
});

/**
 * Compares two texts word by word. Words that differ next to each other are one piece, blanks between them included.
 * Texts that take too long to compare are given as differing wholly.
 */
export function wordDiff(before: string, after: string): TextDiff {
  if (before === after) return { before: [{ text: before, differs: false }], after: [{ text: after, differs: false }] };
  const byWords = diffWords(before, after, { timeout: patience });
  // nothing but blanks and line ends differs
  const isBlank = byWords?.every(({ added, removed }) => !added && !removed);
  const parts = isBlank ? diffWordsWithSpace(before, after, { timeout: patience }) : byWords;
  if (!parts) return whole(before, after);
  return {
    before: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, differs: removed })),
    after: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, differs: added })),
  };
}
