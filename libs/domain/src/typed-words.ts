import { plain } from './vietnamese';

/** A piece of a typed amount: digits with their separators, a word for comparison (no accents, lower case), or a sign. */
export interface TypedWord {
  kind: 'number' | 'letters' | 'sign';
  text: string;
  /** Nothing stands between it and the word before: '2' in '5ty2'. */
  glued: boolean;
}

/** Full-width signs and digits have the meaning of the usual ones. Superscripts have not: '5²' is not 52. */
const usualWidth = (char: string): string => String.fromCharCode(char.charCodeAt(0) - 0xfee0);

/** What a person sees of a text: no invisible characters, one kind of blank and of dash, usual digits and signs. */
export const seenText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\u034F\u115F\u1160\u3164\uFFA0\uFE00-\uFE0F]/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, usualWidth)
    .replace(/[\p{Zs}\t\r\n]+/gu, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
    .replaceAll('㎡', 'm²')
    .trim();

/** '5 200 000', "5'200'000": blanks and apostrophes that group thousands. */
const spacedGroups = /(?<![\d.,])\d{1,3}(?:[ ’']\d{3})+(?![\d.]|[ ’']?\d)/g;

const pieces =
  /(?:(?<![\p{L}\d])[.,])?\d+(?:[.,]\d+)*(?:[.,](?![\d.,]|\s*\p{L}))?|[mM] ?(?:²|\^2|2(?![.,]?\d))|\p{L}[\p{L}\p{M}]*|\S/gu;

const signs: Record<string, string> = { '×': 'x', '*': 'x', '–': '-', '—': '-' };

function wordsOf(piece: string, glued: boolean): TypedWord[] {
  if (/\d/.test(piece) && !/^m/i.test(piece)) return [{ kind: 'number', text: piece, glued }];
  if (/^m ?(?:²|\^2)$/i.test(piece)) return [{ kind: 'letters', text: 'm²', glued }];
  if (/^m ?2$/i.test(piece)) return [{ kind: 'letters', text: 'm2', glued }];
  if (!/^\p{L}/u.test(piece)) return [{ kind: 'sign', text: signs[piece] ?? piece, glued }];
  const text = plain(piece);
  // '4mx15m'
  if (text !== 'mx') return [{ kind: 'letters', text, glued }];
  return [...text].map((letter, at) => ({ kind: 'letters', text: letter, glued: glued || at > 0 }));
}

/** The words of a typed amount. Nothing is left out, so a reader that takes all of them has understood the whole text. */
export function typedWords(typed: string): TypedWord[] {
  // Excel's mark for "this is text"
  const text = seenText(typed)
    .replace(/^['’]/, '')
    .replace(spacedGroups, (group) => group.replace(/[ ’']/g, '.'));
  let end = 0;
  const words = [...text.matchAll(pieces)].flatMap(({ index, 0: piece }) => {
    const glued = index > 0 && index === end;
    end = index + piece.length;
    return wordsOf(piece, glued);
  });
  // the full stop behind a text
  return words.at(-1)?.text === '.' && words.length > 1 ? words.slice(0, -1) : words;
}

/** The words as one text, for comparison with phrases. */
export const phraseOf = (words: readonly TypedWord[]): string => words.map(({ text }) => text).join(' ');

const untilWords = new Set(['-', '~', 'den', 'toi']);

/** The two sides of 'từ 5 đến 6 tỷ', '5–6', '2 -> 3'; null if the text is no range. */
export function endsOfRange(words: readonly TypedWord[]): [TypedWord[], TypedWord[]] | null {
  const rest = words[0]?.text === 'tu' ? words.slice(1) : [...words];
  const at = rest.findIndex(({ text }, place) => place > 0 && untilWords.has(text));
  if (at < 1) return null;
  const behind = rest[at]?.text === '-' && rest[at + 1]?.text === '>' ? at + 2 : at + 1;
  const ends: [TypedWord[], TypedWord[]] = [rest.slice(0, at), rest.slice(behind)];
  return ends.every((end) => end[0]?.kind === 'number') ? ends : null;
}
