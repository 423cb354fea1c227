import { diffWords, diffWordsWithSpace, type Change } from 'diff';

/** A piece of a text, and whether the other version differs there. */
export interface DiffPiece {
  text: string;
  differs: boolean;
}

interface TextDiff {
  before: DiffPiece[];
  after: DiffPiece[];
}

/** Time limit in milliseconds. Two long texts with nothing in common would block the page for minutes. */
const timeout = 150;

const whole = (before: string, after: string): TextDiff => ({
  before: before === '' ? [] : [{ text: before, differs: true }],
  after: after === '' ? [] : [{ text: after, differs: true }],
});

/**
 * Compares two texts word by word. Neighbouring words that differ become one piece, with the blanks and commas between
 * them. Texts that take too long to compare count as completely different.
 */
export function wordDiff(before: string, after: string): TextDiff {
  if (before === after) return { before: [{ text: before, differs: false }], after: [{ text: after, differs: false }] };
  const byWords = diffWords(before, after, { timeout: timeout });
  // Only blanks and line ends differ.
  const isBlank = byWords?.every(({ added, removed }) => !added && !removed);
  const parts = isBlank ? diffWordsWithSpace(before, after, { timeout: timeout }) : byWords;
  if (!parts) return whole(before, after);
  const isShared = parts.map((part, at) => !part.added && !part.removed && !isSeam(parts, at));
  const side = (other: 'added' | 'removed') =>
    joined(parts.flatMap((part, at) => (part[other] ? [] : [{ text: part.value, differs: !isShared[at] }])));
  return { before: side('added'), after: side('removed') };
}

/** A comma or blank that both texts have between words that differ. */
function isSeam(parts: readonly Change[], at: number): boolean {
  const differs = (part: Change | undefined) => part !== undefined && (part.added || part.removed);
  return differs(parts[at - 1]) && differs(parts[at + 1]) && !/[\p{L}\p{N}]/u.test(parts[at]?.value ?? '');
}

/** Joins neighbouring pieces of the same kind. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const found: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last?.differs === piece.differs) last.text += piece.text;
    else found.push({ ...piece });
  }
  return found;
}
