import { plain, searchWords } from '@toam/domain/vietnamese';
import type { PaletteRow } from './palette-row';

/** All that a row is found by. */
const wordsOf = ({ title, detail = '', place = '', words = '' }: PaletteRow): string =>
  `${title} ${detail} ${place} ${words}`;

/** How well a row matches: 0 is no match, more is better. Every word must occur in its title, detail or words. */
function scoreOf(row: PaletteRow, query: string): number {
  const words = searchWords(query);
  const title = plain(row.title);
  const all = plain(wordsOf(row));
  if (!words.every((word) => all.includes(word))) return 0;
  const begins = words.filter((word) => ` ${title}`.includes(` ${word}`)).length;
  const inTitle = words.filter((word) => title.includes(word)).length;
  return 1 + inTitle + 2 * begins + (title.startsWith(words.join(' ')) ? 3 : 0);
}

/** How likely a row is what the user means, from a weak match of a source to an exact one. */
enum Rank {
  /** Only its source found it. */
  found,
  words,
  wordsInTitle,
  prefix,
  name,
  /** A code or whole number that only one record has. */
  exact,
}

const codeOf = (query: string): string | undefined => /^#?(\d+)$/.exec(query.trim())?.[1];

/** The rank of a found row among all rows. */
export function rankOf(row: PaletteRow, query: string): Rank {
  const code = codeOf(query);
  if (row.exact || (code && new RegExp(`#${code}(?!\\d)`).test(row.detail ?? ''))) return Rank.exact;
  const words = searchWords(query);
  const title = searchWords(row.title).join(' ');
  const asked = words.join(' ');
  if (title === asked) return Rank.name;
  if (title.startsWith(asked)) return Rank.prefix;
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return Rank.wordsInTitle;
  const all = ` ${searchWords(wordsOf(row)).join(' ')}`;
  return words.every((word) => all.includes(` ${word}`)) ? Rank.words : Rank.found;
}

/** Sorts groups by their best row, and the rows of each group by rank. Equal ranks keep their order. */
export function bestFirst<Group extends { rows: PaletteRow[] }>(groups: readonly Group[], query: string): Group[] {
  return groups
    .map((group) => {
      const ranked = group.rows.map((row) => ({ row, rank: rankOf(row, query) })).sort((a, b) => b.rank - a.rank);
      return { group: { ...group, rows: ranked.map(({ row }) => row) }, best: ranked[0]?.rank ?? Rank.found };
    })
    .sort((a, b) => b.best - a.best)
    .map(({ group }) => group);
}

/** The rows that match a query, best first. An empty query returns all rows in their order. */
export function matching(rows: PaletteRow[], query: string): PaletteRow[] {
  if (searchWords(query).length === 0) return rows;
  return rows
    .map((row) => ({ row, score: scoreOf(row, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}
