import { plain, withNewTones } from '@toam/domain/vietnamese';

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
  /** A comma stands before it: '8' in 'q7, 8'. */
  listed: boolean;
  /** Inside quotation marks: it is meant as typed. */
  quoted: boolean;
}

const piece = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|[#<>≤≥=~/+²*×]|[-–—]/gu;
const quotation = /["“”][^"“”]*(?:["“”]|$)/gu;

const yAndI: Record<string, string> = { y: 'i', ý: 'í', ỳ: 'ì', ỷ: 'ỉ', ỹ: 'ĩ', ỵ: 'ị' };

/** 'sy', 'ký', 'mỹ', 'quý' → 'si', 'kí', 'mĩ', 'quí': both spellings are in use. */
const withPlainI = (word: string): string => word.replace(/(?<=[b-df-hj-np-tv-zđ]|qu)[yýỳỷỹỵ]$/, (y) => yAndI[y] ?? y);

/** A word for comparison. */
export const searchKey = (word: string): string => withPlainI(plain(word));

const signs: Record<string, string> = { '–': '-', '—': '-', '*': 'x', '×': 'x' };

function accentedForm(typed: string): string {
  const lower = typed.normalize('NFC').toLowerCase();
  return lower === plain(typed) ? '' : withPlainI(withNewTones(lower));
}

const placeLetters = new Set(['q', 'quan', 'p', 'f', 'ph', 'phuong']);

/** '7,8,10' behind 'q' is three numbers. Elsewhere '1,3' is one. */
function numbersOf(text: string, from: number, before: SearchWord | undefined): { text: string; from: number }[] {
  if (!placeLetters.has(before?.text ?? '') || !/^\d{1,2}(?:,\d{1,2})+$/.test(text)) return [{ text, from }];
  return [...text.matchAll(/\d+/g)].map(({ index, 0: number }) => ({ text: number, from: from + index }));
}

/** The pieces of a search, with their places. Other signs only separate them. */
export function searchPieces(typed: string): SearchWord[] {
  const quotes = [...typed.matchAll(quotation)].map(({ index, 0: text }) => [index, index + text.length] as const);
  const found: SearchWord[] = [];
  const add = (text: string, from: number) => {
    const to = from + text.length;
    const kind = /^\d/.test(text) ? 'number' : /^\p{L}/u.test(text) ? 'letters' : 'sign';
    const last = found.at(-1)?.to ?? 0;
    found.push({
      ...{ kind, from, to },
      text: kind === 'letters' ? searchKey(text) : (signs[text] ?? text),
      accented: kind === 'letters' ? accentedForm(text) : '',
      glued: found.length > 0 && last === from,
      listed: typed.slice(last, from).includes(','),
      quoted: quotes.some(([start, end]) => from >= start && to <= end),
    });
  };
  for (const { 0: text, index } of typed.matchAll(piece)) {
    for (const { text: one, from } of numbersOf(text, index, found.at(-1))) add(one, from);
  }
  return found;
}

/** A phrase as the pieces that it is compared by. */
export const phraseWords = (phrase: string): string[] => searchPieces(phrase).map(({ text }) => text);
