import { plain } from '../vietnamese';

/** Characters before the found word, and of the whole excerpt. */
const [before, whole] = [40, 160];

const letters = /[\p{L}\p{N}]+/gu;

/** Where a word of the text begins with one of these; -1: nowhere. */
function placeOf(text: string, words: readonly string[]): number {
  for (const match of text.matchAll(letters)) {
    const word = plain(match[0]);
    if (words.some((wanted) => word.startsWith(wanted))) return match.index;
  }
  return -1;
}

/**
 * The words around the place where a search was found.
 * @param words of `searchWords`
 * @returns null: not in this text
 */
export function foundIn(text: string, words: readonly string[]): string | null {
  const at = words.length === 0 ? -1 : placeOf(text, words);
  if (at < 0) return null;
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const start = from === 0 || from > at ? Math.min(from, at) : from;
  const cut = text.slice(start, start + whole).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut}${start + whole < text.length ? '…' : ''}`;
}
