import { plain, withNewTones } from '../../vietnamese';

/** A piece of a typed search: a number, the letters of a word, or a sign. */
export interface SearchWord {
  kind: 'number' | 'letters' | 'sign';
  /** For comparison: no accents, and 'sĩ' = 'sỹ'. */
  text: string;
  /** As typed, lower case, if it has accents; '' otherwise. */
  accented: string;
  /** Where it stands in the typed text. */
  from: number;
  to: number;
  /** Nothing stands between it and the word before: '7' in 'q7'. */
  glued: boolean;
  /** Inside quotation marks: it is meant as typed. */
  quoted: boolean;
}

const piece = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|[#<>≤≥=~/+²*×]|[-–—]/gu;
const quotation = /["“”][^"“”]*(?:["“”]|$)/gu;

/** 'sy', 'ly', 'ky', 'ty' → 'si', 'li', 'ki', 'ti': both spellings are in use. */
const withPlainI = (word: string): string => word.replace(/(?<=[b-df-hj-np-tv-z])y$/, 'i');

/** A word for comparison. */
export const searchKey = (word: string): string => withPlainI(plain(word));

const signs: Record<string, string> = { '–': '-', '—': '-', '*': 'x', '×': 'x' };

function accentedForm(typed: string): string {
  const lower = typed.normalize('NFC').toLowerCase();
  return lower === plain(typed) ? '' : withPlainI(withNewTones(lower));
}

/** The pieces of a search, with their places. Other signs only separate them. */
export function searchPieces(typed: string): SearchWord[] {
  const quotes = [...typed.matchAll(quotation)].map(({ index, 0: text }) => [index, index + text.length] as const);
  const found: SearchWord[] = [];
  for (const { 0: text, index: from } of typed.matchAll(piece)) {
    const to = from + text.length;
    const kind = /^\d/.test(text) ? 'number' : /^\p{L}/u.test(text) ? 'letters' : 'sign';
    found.push({
      ...{ kind, from, to },
      text: kind === 'letters' ? searchKey(text) : (signs[text] ?? text),
      accented: kind === 'letters' ? accentedForm(text) : '',
      glued: found.at(-1)?.to === from,
      quoted: quotes.some(([start, end]) => from >= start && to <= end),
    });
  }
  return found;
}

/** A phrase as the pieces that it is compared by. */
export const phraseWords = (phrase: string): string[] => searchPieces(phrase).map(({ text }) => text);
