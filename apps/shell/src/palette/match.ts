import { plain, searchWords } from '@toam/domain/vietnamese';
import type { PaletteRow } from './palette-row';

/** Positions [from, to) in the text that a search hit. */
export type Hit = [from: number, to: number];

/**
 * `plain` keeps one letter per composed letter, so that a position in the plain text is one in the shown text.
 * Letters that are several (ligatures, emoji) are left as they are.
 */
const plainLetters = (text: string): string[] =>
  [...text.normalize('NFC')].map((letter) => {
    const bare = plain(letter);
    return [...bare].length === 1 ? bare : letter;
  });

/**
 * Where the words of a query stand in a text, each once, at a word's beginning if there is one. Ignores case and accents,
 * đ = d (D47). Positions count letters, as `[...text]` does.
 */
export function hitsIn(text: string, query: string): Hit[] {
  const letters = plainLetters(text);
  const whole = letters.map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : ' ')).join('');
  return searchWords(query)
    .map((word): Hit | null => {
      const atStart = ` ${whole}`.indexOf(` ${word}`);
      const at = atStart >= 0 ? atStart : whole.indexOf(word);
      return at < 0 ? null : [at, at + word.length];
    })
    .filter((hit) => hit !== null)
    .sort(([a], [b]) => a - b);
}

/** How well a row answers: 0 not at all, more is better. Every word must stand in its title, detail or words. */
export function scoreOf(row: PaletteRow, query: string): number {
  const words = searchWords(query);
  const title = plain(row.title);
  const all = plain(`${row.title} ${row.detail ?? ''} ${row.words ?? ''}`);
  if (!words.every((word) => all.includes(word))) return 0;
  const begins = words.filter((word) => ` ${title}`.includes(` ${word}`)).length;
  const inTitle = words.filter((word) => title.includes(word)).length;
  return 1 + inTitle + 2 * begins + (title.startsWith(words.join(' ')) ? 3 : 0);
}

/** How surely a row is what somebody means, from the wildest guess of a source to the record itself. */
enum Rank {
  /** Its source has its reasons. */
  found,
  words,
  wordsInTitle,
  prefix,
  name,
  /** A code, or a whole number that only one has. */
  exact,
}

const codeOf = (query: string): string | undefined => /^#?(\d+)$/.exec(query.trim())?.[1];

/** Where a row that was found stands among the others, whatever it comes from. */
export function rankOf(row: PaletteRow, query: string): Rank {
  const code = codeOf(query);
  if (row.exact || (code && new RegExp(`#${code}(?!\\d)`).test(row.detail ?? ''))) return Rank.exact;
  const words = searchWords(query);
  const title = searchWords(row.title).join(' ');
  const asked = words.join(' ');
  if (title === asked) return Rank.name;
  if (title.startsWith(asked)) return Rank.prefix;
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return Rank.wordsInTitle;
  const all = ` ${searchWords(`${row.title} ${row.detail ?? ''} ${row.words ?? ''}`).join(' ')}`;
  return words.every((word) => all.includes(` ${word}`)) ? Rank.words : Rank.found;
}

/** Groups by their best row, and the rows of each by theirs; what is equally good stays in its order. */
export function bestFirst<Group extends { rows: PaletteRow[] }>(groups: readonly Group[], query: string): Group[] {
  return groups
    .map((group) => {
      const ranked = group.rows.map((row) => ({ row, rank: rankOf(row, query) })).sort((a, b) => b.rank - a.rank);
      return { group: { ...group, rows: ranked.map(({ row }) => row) }, best: ranked[0]?.rank ?? Rank.found };
    })
    .sort((a, b) => b.best - a.best)
    .map(({ group }) => group);
}

/** The rows that answer a query, best first; all of them, in their order, for an empty one. */
export function matching(rows: PaletteRow[], query: string): PaletteRow[] {
  if (searchWords(query).length === 0) return rows;
  return rows
    .map((row) => ({ row, score: scoreOf(row, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}
