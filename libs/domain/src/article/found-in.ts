import { phraseIn, plainInPlace } from '@toam/domain/hits-in';

/** Characters before the found word, and of the whole excerpt. */
const [before, whole] = [40, 160];

const letters = /[\p{L}\p{N}]+/gu;

/** Where the searched words begin words of the text, in its order. */
const beginnings = (bare: string, words: readonly string[]) =>
  [...bare.matchAll(letters)].flatMap(({ 0: word, index }) => {
    const begun = words.filter((wanted) => word.startsWith(wanted));
    return begun.length > 0 ? [{ index, begun }] : [];
  });

/** Whether every searched word begins a word of the text, as the database searches. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  const found = beginnings(plainInPlace(text.normalize('NFC')), words).flatMap(({ begun }) => begun);
  return words.every((word) => found.includes(word));
}

/** Where most of the words stand: side by side, else the first excerpt that has most of them. -1: nowhere. */
function placeOf(text: string, words: readonly string[]): number {
  const bare = plainInPlace(text);
  const phrase = phraseIn(bare, words);
  if (phrase) return phrase[0];
  const found = beginnings(bare, words);
  let best = { index: -1, count: 0 };
  for (const [at, { index }] of found.entries()) {
    const seen = new Set<string>();
    for (let next = at; next < found.length && found[next]!.index < index + whole - before; next++)
      for (const word of found[next]!.begun) seen.add(word);
    if (seen.size > best.count) best = { index, count: seen.size };
    if (seen.size === words.length) break;
  }
  return best.index;
}

/**
 * The words around the place where a search was found.
 * @param words of `searchWords`
 * @returns null: not in this text
 */
export function foundIn(stored: string, words: readonly string[]): string | null {
  const text = stored.normalize('NFC');
  const at = words.length === 0 ? -1 : placeOf(text, words);
  if (at < 0) return null;
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const start = from === 0 || from > at ? Math.min(from, at) : from;
  const cut = text
    .slice(start, start + whole)
    .replace(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${cut}${start + whole < text.length ? '…' : ''}`;
}
