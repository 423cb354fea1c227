import { plain } from '@toam/domain/vietnamese';

/** How many rows may come before the headers: titles, dates, the office's name. */
const deepestHead = 15;

/** 'SĐT 2', 'Số điện thoại *' → words without case, diacritics and signs. */
export const headLabels = (header: string): string =>
  plain(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Index of the header row: the one of the first rows that names the most; the first if none does. @param named how many a row names */
export function headRowOf(rows: string[][], named: (row: string[]) => number): number {
  const counts = rows.slice(0, deepestHead).map(named);
  const max = Math.max(0, ...counts);
  return max === 0 ? 0 : counts.indexOf(max);
}

/** The field of each title; null for an unknown one. Of two with the same name the first counts. @param named fields by their labels */
export function fieldsByTitle<Field>(titles: readonly string[], named: ReadonlyMap<string, Field>): (Field | null)[] {
  const taken = new Set<Field>();
  return titles.map((title) => {
    const field = named.get(headLabels(title));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
