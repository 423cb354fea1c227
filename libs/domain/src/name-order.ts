/*
 * The Vietnamese alphabet, for lists of names (D124): first the letters, where ă and â follow a and đ follows d; then the tones in the
 * order of dictionaries (ngang, huyền, hỏi, ngã, sắc, nặng); then small letters before capitals. Spaces and signs stand before digits,
 * digits before letters. `f_name_order` of the database makes the same keys; a test compares both.
 */

/** What makes another letter of a letter, in the order of such letters: ă, â and ê and ô, ơ and ư, đ. */
const shapes = '\u0306\u0302\u031B\u0335';
/** ASCII has them behind its letters, so 'ă' stands behind 'az'. */
const shapeKeys = '{|}~';

/** Huyền, hỏi, ngã, sắc, nặng; then what other languages put on letters (ö, å, ç, č, ō). */
const tones = '\u0300\u0309\u0303\u0301\u0323\u0308\u030A\u0327\u030C\u0304';
/** Behind capitals, as which letters are compared with tones: no tone is the lowest. */
const toneKeys = 'bcdefggggg';

/** Signs that ASCII has behind digits, and those of typesetters: they stand where the hyphen stands. */
const signs = /[:;<=>?@[\\\]^_`{|}~\u00A0\u00B7\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026]/g;

/** Each character of the first is replaced by that in the second, or dropped, as by `translate` of SQL. */
const translated = (text: string, from: string, to: string): string =>
  text.replace(/[\u0300-\u036F]/g, (mark) => {
    const at = from.indexOf(mark);
    return at < 0 ? mark : to.charAt(at);
  });

/** Names stand in the order of their keys' code points. */
export function nameOrder(name: string): string {
  const letters = name
    .replace(signs, '-')
    .replace(/[đð]/g, 'd\u0335') // an old font writes Ð for Đ
    .replace(/[ĐÐ]/g, 'D\u0335')
    .normalize('NFD');
  const small = letters.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const large = letters.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const sizes = translated(letters, shapes + tones, '')
    .replace(/[a-z ]/g, 'a')
    .replace(/[A-Z]/g, 'b');
  return [
    translated(small, shapes + tones, shapeKeys),
    translated(large, tones + shapes, toneKeys),
    sizes.replace(/a+$/, ''),
  ].join('\u0001'); // lower than what a name has, so that a name stands before those that it begins
}

/** Compares two names by the Vietnamese alphabet. */
export function byName(one: string, other: string): number {
  const [key, another] = [nameOrder(one), nameOrder(other)];
  return key < another ? -1 : key > another ? 1 : 0;
}
