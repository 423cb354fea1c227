import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { and, asc, count, desc, eq, notInArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from '../users/user.schema';
import { historyEntries } from '../../history/history.schema';

interface HistoryQuery {
  model: HistoryModel;
  model_id: number;
  /** Columns that the viewer may not see. */
  hidden: string[];
  sort: { column: 'column' | 'created_at'; order: 'asc' | 'desc' };
}

/** One page of a record's history with the editors, and its total number of rows. */
export async function listEntries(
  { model, model_id, hidden, sort }: HistoryQuery,
  { page, size }: { page: number; size: number },
) {
  const where = and(
    eq(historyEntries.model, model),
    eq(historyEntries.model_id, model_id),
    hidden.length ? notInArray(historyEntries.column, hidden) : undefined,
  );
  const direction = sort.order === 'asc' ? asc : desc;
  const [counted] = await db().select({ total: count() }).from(historyEntries).where(where);
  const list = await db()
    .select({
      entry: historyEntries,
      editor: { id: users.id, name: users.name, profile_picture: users.profile_picture },
    })
    .from(historyEntries)
    .leftJoin(users, eq(users.id, historyEntries.user_id))
    .where(where)
    .orderBy(direction(historyEntries[sort.column]), direction(historyEntries.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}
