import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import type { Deletion } from '@toam/domain/record/deletion';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { db } from '../db/db';
import { historyEntries } from './history.schema';

/** Who deleted a record, from its history, and how long ago. D11. */
export async function findDeletion(model: HistoryModel, id: number, deletedAt: Date): Promise<Deletion> {
  const [entry] = await db()
    .select({ by: historyEntries.user_id })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.model, model),
        eq(historyEntries.model_id, id),
        eq(historyEntries.column, 'deleted_at'),
        isNotNull(historyEntries.new_value),
      ),
    )
    .orderBy(desc(historyEntries.id))
    .limit(1);
  return { by: entry?.by ?? null, secondsAgo: (Date.now() - deletedAt.getTime()) / 1000 };
}
