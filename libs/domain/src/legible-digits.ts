/** Replaces a character that is not visible, so that positions in both texts stay the same. */
export const invisible = '\u200B';

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{M}]/u.test(char);

/** The letter O typed for a zero: Latin, Greek, Cyrillic. */
const isO = (char: string | undefined): boolean => char !== undefined && /[oOοΟоО]/u.test(char);

/** An O that is not part of a word. */
const isZero = (before: string | undefined, after: string | undefined): boolean =>
  (isO(before) || !isLetter(before)) && (isO(after) || !isLetter(after));

function read(char: string): string {
  if (/[\p{Cf}\p{Mn}\u115F\u1160\u3164\uFFA0]/u.test(char)) return invisible;
  if (/\p{Pd}/u.test(char)) return '-';
  if (/\p{Zs}/u.test(char)) return ' ';
  // full-width digits and signs have the meaning of the usual ones
  const usual = /[\p{Nd}\p{P}\p{S}]/u.test(char) ? char.normalize('NFKC') : char;
  return usual.length <= char.length ? usual : char;
}

/** A cache: texts use few different characters. */
const known = new Map<string, string>();

function legible(char: string): string {
  if (char >= ' ' && char <= '~') return char;
  const found = known.get(char) ?? read(char);
  known.set(char, found);
  return found;
}

/**
 * A text with its digits as a machine reads them: full-width and other digits become 0–9, a letter O used as a zero becomes 0, every
 * dash becomes '-', invisible characters become `invisible`. The result has the same length, so positions in both texts are the
 * same.
 */
export function legibleDigits(text: string): string {
  // without a digit no O is a zero
  if (!/\p{Nd}/u.test(text) || /^[ -np-~]*$/.test(text.replaceAll('O', 'o'))) return text;
  const chars = [...text];
  return chars
    .map((char, at) =>
      (isO(char) && isZero(chars[at - 1], chars[at + 1]) ? '0' : legible(char)).padEnd(char.length, invisible),
    )
    .join('');
}
