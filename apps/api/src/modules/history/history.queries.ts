import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { and, asc, desc, eq, inArray, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';
import { historyEntries } from '../../history/history.schema';

/** Columns that belonged to somebody else until the record last changed hands. `person`: the column that names whose it is. */
export interface Formerly {
  columns: string[];
  person: string;
}

/** Other records whose changes are told beside those of the record. */
export interface Beside {
  model: HistoryModel;
  ids: number[];
}

interface HistoryQuery {
  model: HistoryModel;
  model_id: number;
  /** Columns that the viewer may not see. */
  hidden: string[];
  /** Columns that the viewer may only see since the record is theirs. */
  formerly: Formerly | null;
  beside: readonly Beside[];
  sort: { column: 'column' | 'created_at'; order: 'asc' | 'desc' };
}

type Subject = Pick<HistoryQuery, 'model' | 'model_id'>;

/** Written before the record changed hands for the last time, or with that change. */
const isBeforeHanding = ({ model, model_id }: Subject, { person }: Formerly): SQL => {
  const handed = sql`(select coalesce(max(handed.created_at), '-infinity') from ${historyEntries} as handed
    where handed.model = ${model} and handed.model_id = ${model_id} and handed."column" = ${person})`;
  return lte(historyEntries.created_at, handed);
};

/** Lines of the record itself that the viewer may read. */
const ownLines = ({ model, model_id, hidden, formerly }: Omit<HistoryQuery, 'sort'>): SQL | undefined =>
  and(
    eq(historyEntries.model, model),
    eq(historyEntries.model_id, model_id),
    hidden.length ? notInArray(historyEntries.column, hidden) : undefined,
    formerly
      ? not(and(inArray(historyEntries.column, formerly.columns), isBeforeHanding({ model, model_id }, formerly))!)
      : undefined,
  );

/** Lines of the other records: all of them are somebody else's while the record was. */
const otherLines = ({ beside, formerly, ...record }: Omit<HistoryQuery, 'sort'>): SQL[] =>
  beside
    .filter(({ ids }) => ids.length > 0)
    .map(({ model, ids }) =>
      and(
        eq(historyEntries.model, model),
        inArray(historyEntries.model_id, ids),
        formerly ? not(isBeforeHanding(record, formerly)) : undefined,
      )!,
    );

/** One page of a record's history with the editors, and its total number of rows. */
export async function listEntries({ sort, ...asked }: HistoryQuery, { page, size }: { page: number; size: number }) {
  const where = or(ownLines(asked), ...otherLines(asked));
  const direction = sort.order === 'asc' ? asc : desc;
  const total = await db().$count(historyEntries, where);
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
  return { total, list };
}
