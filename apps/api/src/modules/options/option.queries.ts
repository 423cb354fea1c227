import { bareStreet, normaliseStreet, spellingsOf } from '@toam/domain/house/address';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, eq, isNull, like, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { nameKey, nameOrder } from '../../db/columns';
import { db } from '../../db/db';
import { dictionaryEntries } from './dictionary.schema';

interface StreetQuery {
  search: string;
  /** Quận/Huyện whose streets come first, among those that match as well. */
  province?: number | undefined;
  page: number;
  size: number;
}

/** The words of the name in one of its spellings, with or without the word 'Đường'. */
const isCalled = (search: string): SQL | undefined =>
  or(
    ...[search, ...spellingsOf(normaliseStreet(search))].map((name) =>
      and(...searchWords(name).map((word) => like(dictionaryEntries.search as never, `%${word}%`))),
    ),
  );

const beginsWith = (name: SQLWrapper, beginnings: string[]): SQL =>
  sql.join(
    beginnings.map((begun) => sql`starts_with(${name}, ${begun})`),
    sql` or `,
  );

/** Dictionaries write a numbered street as '5', 'Số 5' or 'Đường số 5'. */
const asNumbered = (name: string): string[] =>
  /^\d/.test(name) ? [name, `so ${name}`, `duong ${name}`, `duong so ${name}`] : [name];

/** 0 for names that begin with what was typed, 1 if only without accents, 2 for others. Whoever types accents means them. */
function matchOf(search: string): SQL {
  const { value } = dictionaryEntries;
  const typed = [search.normalize('NFC').toLowerCase(), bareStreet(search)];
  const plainly = [...typed.map(plain), ...spellingsOf(normaliseStreet(search)).flatMap(asNumbered)];
  return sql`case when ${beginsWith(nameKey(value), typed)} then 0 when ${beginsWith(sql`f_vn(${value})`, plainly)} then 1 else 2 end`;
}

/** Street names, one row each, best matches first. A long street has an entry in every district that it crosses. */
export async function listStreets({ search, province, page, size }: StreetQuery) {
  const where = and(
    eq(dictionaryEntries.type, 'street'),
    eq(dictionaryEntries.active, true),
    isNull(dictionaryEntries.deleted_at),
    isCalled(search),
  );
  const here = sql<number>`max((${dictionaryEntries.parent_id} = ${province ?? null}::int)::int)`;
  const inHere = sql`${dictionaryEntries.parent_id} = ${province ?? null}::int`;
  const streets = db()
    .select({
      id: sql<number>`coalesce(min(${dictionaryEntries.id}) filter (where ${inHere}), min(${dictionaryEntries.id}))`.as(
        'id',
      ),
      value: dictionaryEntries.value,
      parent_id: sql<
        number | null
      >`coalesce(min(${dictionaryEntries.parent_id}) filter (where ${inHere}), min(${dictionaryEntries.parent_id}))`.as(
        'parent_id',
      ),
    })
    .from(dictionaryEntries)
    .where(where)
    .groupBy(dictionaryEntries.value);
  const [counted] = await db().select({ total: count() }).from(streets.as('streets'));
  const list = await streets
    .orderBy(
      matchOf(search),
      sql`${here} desc nulls last`,
      nameOrder(dictionaryEntries.value),
      asc(dictionaryEntries.value),
    )
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}
