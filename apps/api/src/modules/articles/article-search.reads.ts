import { foundIn, hasAllWords } from '@toam/domain/article/found-in';
import { searchWords } from '@toam/domain/vietnamese';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { matchesLexemes } from '../../db/columns';
import { db } from '../../db/db';

/** Characters of a text that are looked through for the place that matched. As many as the search knows (`searchLexemes`). */
const longest = 100_000;

/**
 * A search in texts: every word of it begins a word of the record. Records whose title has them all come first. D47
 * @param columns of `searchLexemes`: of the whole record, and of its title alone
 */
export function searchedTexts(columns: { search: PgColumn; title_search: PgColumn }, typed: string) {
  const words = searchWords(typed);
  const isTitle = matchesLexemes(columns.title_search, words);
  return {
    words,
    also: matchesLexemes(columns.search, words),
    first: isTitle ? [sql`${isTitle} desc`] : [],
  } satisfies {
    words: string[];
    also: SQL | undefined;
    first: SQL[];
  };
}

interface TextTable {
  table: PgTable;
  id: PgColumn;
  text: PgColumn;
}

/**
 * The words around the place that matched, for rows whose heading does not have all of them.
 * @returns by id
 */
export async function foundInTexts<Row extends { id: number }>(
  words: readonly string[],
  rows: readonly Row[],
  headingOf: (row: Row) => string,
  { table, id, text }: TextTable,
): Promise<Map<number, string>> {
  const below = words.length === 0 ? [] : rows.filter((row) => !hasAllWords(headingOf(row), words));
  if (below.length === 0) return new Map();
  const found = await db()
    .select({ id, text: sql<string>`left(coalesce(${text}, ''), ${longest})` })
    .from(table)
    .where(
      inArray(
        id,
        below.map((row) => row.id),
      ),
    );
  return new Map(
    found.flatMap((row): [number, string][] => {
      const place = foundIn(row.text, words);
      return place === null ? [] : [[row.id as number, place]];
    }),
  );
}
