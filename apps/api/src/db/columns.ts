import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, smallint, timestamp } from 'drizzle-orm/pg-core';

/** The id of a row of another table; never null. */
export const idOf = (name: string, column: () => AnyPgColumn) => integer(name).notNull().references(column);

/** Ids of rows of another table, of which the database does not know. */
export const idList = (name: string) =>
  integer(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** 0 or 1. */
export const bit = (name: string, fallback: 0 | 1 = 0) => smallint(name).notNull().default(fallback).$type<0 | 1>();

/** A time; null: it has not come. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** When the row was created: timestamptz in the database, epoch seconds in the API (D4). */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** When the row was last changed. */
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** When the row was deleted; null while it is not (D11). */
export const deletedAt = () => timestamp('deleted_at', { withTimezone: true });

const joined = (columns: string[]) => columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);

/** Stored search text: without case and diacritics, đ = d (D47). The columns are joined by spaces. */
export const searchText = (name: string, ...columns: string[]) =>
  customType<{ data: string }>({ dataType: () => 'text' })(name).generatedAlwaysAs(sql.raw(`f_vn(${joined(columns)})`));

/** The stored words of the search text. For lists where every word is common: a trigram index would read too much. */
export const searchWordsOf = (name: string, ...columns: string[]) =>
  customType<{ data: string[] }>({ dataType: () => 'text[]' })(name).generatedAlwaysAs(
    sql.raw(`f_words(${joined(columns)})`),
  );

/** Characters of a long text that a search looks into: a tsvector holds at most a megabyte. */
const searchedCharacters = 100_000;

/** Stored words of long texts, for `matchesLexemes`: without case and diacritics, đ = d (D47). Signs separate words. */
export const searchLexemes = (name: string, ...columns: string[]) =>
  customType<{ data: string }>({ dataType: () => 'tsvector' })(name).generatedAlwaysAs(
    sql.raw(
      `to_tsvector('simple', regexp_replace(f_vn(left(${joined(columns)}, ${searchedCharacters})), '[^[:alnum:]]+', ' ', 'g'))`,
    ),
  );

/**
 * Whether a text has a word that begins with each of these. The subquery hides the words from the planner: it does not know that a long
 * text is fetched and unpacked for each row, and would read the whole table for a frequent word instead of its index.
 * @param words of `searchWords`: letters and digits only
 */
export const matchesLexemes = (column: SQLWrapper, words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql`${column} @@ (select to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}))`;

/** The key of a name in the Vietnamese alphabet (D124), as `nameOrder` of libs/domain makes it. Its characters' codes say the order. */
export const nameOrder = (name: SQLWrapper): SQL => sql`f_name_order(${name}) collate "C"`;

/** A text that is compared by its characters' codes, whatever the database's language is. */
export const codedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** `nameOrder`, stored. */
export const storedNameOrder = (column: string, name: string) =>
  codedText(column).generatedAlwaysAs(sql.raw(`f_name_order(${name})`));

/** A time as the API sends it: whole seconds since the epoch. */
export const toEpoch = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** `toEpoch` in SQL; null stays null. */
export const epochOf = (moment: SQLWrapper): SQL => sql`floor(extract(epoch from ${moment}))::bigint`;

/** The Vietnamese capital letters. `lower()` knows only ASCII under the C locale. */
const capitals = 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ';
const letters = sql.raw(`'${capitals}', '${capitals.toLowerCase()}'`);

/**
 * A name for comparison: NFC, lower case, without outer spaces. Accents count. It is the SQL of `sameName` of
 * libs/domain, for names without double inner spaces (`nameLine` of libs/contracts). D66.
 */
export const nameKey = (name: SQLWrapper): SQL => sql`lower(translate(normalize(btrim(${name}), NFC), ${letters}))`;
