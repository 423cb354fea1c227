/** What codes begin with. B12. */
const codeLetters = { transaction: 'GD', receipt: 'PT' } as const;
export type CodeKind = keyof typeof codeLetters;
export const codeKinds = Object.keys(codeLetters) as CodeKind[];

/** The longest code, in characters. */
export const longestCode = 40;

/** What the suggested codes of a month begin with: 'GD-2611-'. @param day '2026-11-22' */
export const codePrefix = (kind: CodeKind, day: string): string =>
  `${codeLetters[kind]}-${day.slice(2, 4)}${day.slice(5, 7)}-`;

/** 'GD-2611-0001'. After 9999 the number has five digits. */
export const codeOf = (prefix: string, number: number): string => `${prefix}${String(number).padStart(4, '0')}`;

/** The code after this one: 'GD-2611-0009' → 'GD-2611-0010'; null for a code that does not end in a number. For the rows of a form. */
export function codeAfter(code: string): string | null {
  const [, start, digits] = /^(.*?)(\d{1,9})$/.exec(code) ?? [];
  if (start === undefined || digits === undefined) return null;
  return `${start}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}
