/** Characters that nobody sees: of control, of format, fillers, blanks that are letters or symbols. D124. */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

/** What one sees: anything but spaces, marks without a letter, and what nobody sees. */
const visible = new RegExp(String.raw`[^${unseen}\p{Z}\p{M}\p{Cs}\p{Co}]`, 'u');

/** Marks and joiners inside a text belong to its letters and pictures. At an edge they are left over. */
const atEdge = /[\s\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** A text as it is stored: NFC, without what nobody sees at its ends. '' if there is nothing to see in it at all. */
export function visibleText(text: string): string {
  const whole = text.normalize('NFC');
  if (!visible.test(whole)) return '';
  let [from, to] = [0, whole.length];
  while (atEdge.test(whole.charAt(from))) from += 1;
  while (to > from && atEdge.test(whole.charAt(to - 1))) to -= 1;
  return whole.slice(from, to);
}

const allUnseen = new RegExp(`[${unseen}]`, 'gu');

/** An email or a search as it is compared: nothing in it is invisible, a space is a space. */
export const withoutUnseen = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(allUnseen, '')
    .trim();

/** A code as people mean it: 'GD‑2611‑0053' with a dash of Word, or an invisible space behind it, is GD-2611-0053. */
export const legibleCode = (text: string): string => withoutUnseen(text).replace(/[\p{Pd}\u2212]/gu, '-');

/** PostgreSQL's text accepts no NUL, and its JSON no half surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
