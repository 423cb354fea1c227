import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { and, asc, count, desc, eq, inArray, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';
import { historyEntries } from '../../history/history.schema';

/** Columns that belonged to somebody else until the record last changed hands. `person`: the column that names whose it is. */
export interface Formerly {
  columns: string[];
  person: string;
}

interface HistoryQuery {
  model: HistoryModel;
  model_id: number;
  /** Columns that the viewer may not see. */
  hidden: string[];
  /** Columns that the viewer may only see since the record is theirs. */
  formerly: Formerly | null;
  sort: { column: 'column' | 'created_at'; order: 'asc' | 'desc' };
}

/** Lines of these columns that were written before the record changed hands for the last time, or with that change. */
const isFormer = (
  { model, model_id }: Pick<HistoryQuery, 'model' | 'model_id'>,
  { columns, person }: Formerly,
): SQL => {
  const handed = sql`(select coalesce(max(handed.created_at), '-infinity') from ${historyEntries} as handed
    where handed.model = ${model} and handed.model_id = ${model_id} and handed."column" = ${person})`;
  return and(inArray(historyEntries.column, columns), lte(historyEntries.created_at, handed))!;
};

/** One page of a record's history with the editors, and its total number of rows. */
export async function listEntries(
  { model, model_id, hidden, formerly, sort }: HistoryQuery,
  { page, size }: { page: number; size: number },
) {
  const where = and(
    eq(historyEntries.model, model),
    eq(historyEntries.model_id, model_id),
    hidden.length ? notInArray(historyEntries.column, hidden) : undefined,
    formerly ? not(isFormer({ model, model_id }, formerly)) : undefined,
  );
  const direction = sort.order === 'asc' ? asc : desc;
  const [counted] = await db().select({ total: count() }).from(historyEntries).where(where);
  const list = await db()
    .select({
      entry: historyEntries,
      editor: { id: users.id, name: users.name, portrait: portraitKey },
    })
    .from(historyEntries)
    .leftJoin(users, eq(users.id, historyEntries.user_id))
    .where(where)
    .orderBy(direction(historyEntries[sort.column]), direction(historyEntries.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}
