import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** When the row was made; timestamptz inside, epoch seconds on the wire (D4). */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** When the row was last changed. */
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** When the row was deleted; null while it stands (D11). */
export const deletedAt = () => timestamp('deleted_at', { withTimezone: true });

const joined = (columns: string[]) => columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);

/** Stored search text: without case and diacritics, đ = d (D47). The list is joined by spaces. */
export const searchText = (name: string, ...columns: string[]) =>
  customType<{ data: string }>({ dataType: () => 'text' })(name).generatedAlwaysAs(sql.raw(`f_vn(${joined(columns)})`));

/** The stored words of that text, for lists where every word is common and a trigram index has to read too much. */
export const searchWordsOf = (name: string, ...columns: string[]) =>
  customType<{ data: string[] }>({ dataType: () => 'text[]' })(name).generatedAlwaysAs(
    sql.raw(`f_words(${joined(columns)})`),
  );

/** A moment as the wire has it: whole seconds since the epoch. */
export const toEpoch = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** The same in SQL; null where the moment is. */
export const epochOf = (moment: SQLWrapper): SQL => sql`floor(extract(epoch from ${moment}))::bigint`;

/** The capitals of Vietnamese and their small letters: `lower()` knows only ASCII under the C locale. */
const capitals = 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ';
const letters = sql.raw(`'${capitals}', '${capitals.toLowerCase()}'`);

/**
 * A name as comparison sees it: NFC, without outer spaces, whatever its case; accents count. The SQL of `sameName` of
 * libs/domain for names whose inner spaces are single (`nameLine` of libs/contracts). D66.
 */
export const nameKey = (name: SQLWrapper): SQL => sql`lower(translate(normalize(btrim(${name}), NFC), ${letters}))`;
