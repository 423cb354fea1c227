import { searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, eq, isNull, like, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { dictionaryEntries } from './dictionary.schema';

interface StreetQuery {
  search: string;
  /** Quận/Huyện whose streets come first. */
  province?: number | undefined;
  page: number;
  size: number;
}

/** Street names, one row each. A long street has an entry in every district that it crosses. */
export async function listStreets({ search, province, page, size }: StreetQuery) {
  const where = and(
    eq(dictionaryEntries.type, 'street'),
    eq(dictionaryEntries.active, true),
    isNull(dictionaryEntries.deleted_at),
    ...searchWords(search).map((word) => like(dictionaryEntries.search as never, `%${word}%`)),
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
    .orderBy(sql`${here} desc nulls last`, asc(dictionaryEntries.value))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}
