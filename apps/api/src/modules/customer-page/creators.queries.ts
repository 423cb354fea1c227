import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { historyEntries } from '../../history/history.schema';

/** A record and its present owner. */
interface Owned {
  id: number;
  user_id: number | null;
}

/**
 * Who created each of these records, by their history. A record older than the history counts as created by its owner, if
 * it never changed hands. Otherwise the creator is unknown: null is better than a wrong name.
 */
export async function findCreators(model: HistoryModel, records: Owned[]): Promise<Map<number, number | null>> {
  if (records.length === 0) return new Map();
  const entries = await db()
    .select({ id: historyEntries.model_id, by: historyEntries.user_id, column: historyEntries.column })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.model, model),
        inArray(historyEntries.model_id, idsOf(records)),
        inArray(historyEntries.column, ['created_at', 'user_id']),
      ),
    )
    .orderBy(asc(historyEntries.id));
  return new Map(
    records.map(({ id, user_id }) => {
      const own = entries.filter((entry) => entry.id === id);
      const made = own.find(({ column }) => column === 'created_at');
      return [id, made ? made.by : own.length > 0 ? null : user_id];
    }),
  );
}
