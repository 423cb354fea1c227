import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { type ChatDay, readChatDays } from '../chat/chats.reads';
import { customerMerges } from '../customers/merge/customer-merge.schema';
import { historyEntries } from '../../history/history.schema';
import { houses } from '../houses/house.schema';
import { type Recommendation, recommendationMoves, recommendations } from '../matches/match.schema';
import { type DealHappening, type DealStepRow, findDealSteps } from './deal-steps.queries';
import type { HappeningKind } from './timeline.queries';

type Entry = typeof historyEntries.$inferSelect;

interface MergeRow {
  id: number;
  name: string;
  user_id: number;
  is_undone: boolean;
  /** What the merge changed on the kept record. */
  changes: Entry[];
}

/** The rows behind a page of events, by id. */
export interface PageRows {
  entries: Map<number, Entry>;
  moves: Map<number, typeof recommendationMoves.$inferSelect>;
  visits: Map<number, Recommendation>;
  merges: Map<number, MergeRow>;
  houses: Map<number, { id: number; user_id: number }>;
  deals: Record<DealHappening, Map<number, DealStepRow>>;
  /** By the first message of each day. */
  chats: Map<number, ChatDay>;
}

async function byId<Row extends { id: number }>(
  table: PgTable & { id: PgColumn; $inferSelect: Row },
  ids: number[],
): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const rows = (await db()
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, ids))) as unknown as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** What each merge changed on the kept record. A merge writes these entries in its transaction, so with the same time. */
async function mergeChanges(ids: number[]) {
  if (ids.length === 0) return [];
  return db()
    .select({ merge: customerMerges.id, entry: historyEntries })
    .from(customerMerges)
    .innerJoin(
      historyEntries,
      and(
        eq(historyEntries.model, 'Customer'),
        eq(historyEntries.model_id, customerMerges.kept_id),
        eq(historyEntries.created_at, customerMerges.created_at),
        notInArray(historyEntries.column, ['merged', 'created_at']),
      ),
    )
    .where(inArray(customerMerges.id, ids))
    .orderBy(asc(historyEntries.id));
}

async function mergesOf(ids: number[]): Promise<PageRows['merges']> {
  const merges = await byId(customerMerges, ids);
  const changes = await mergeChanges(ids);
  return new Map(
    [...merges].map(([id, { merged_before, user_id, undone_at }]) => [
      id,
      {
        ...{ id, name: merged_before.name, user_id, is_undone: undone_at !== null },
        changes: changes.filter(({ merge }) => merge === id).map(({ entry }) => entry),
      },
    ]),
  );
}

/** @param idsOf gives the ids of the rows behind the page's events of one kind */
export async function findPageRows(idsOf: (kind: HappeningKind) => number[]): Promise<PageRows> {
  return {
    entries: await byId(historyEntries, [...idsOf('edited'), ...idsOf('need-status')]),
    moves: await byId(recommendationMoves, idsOf('moved')),
    visits: await byId(recommendations, idsOf('visit')),
    merges: await mergesOf(idsOf('merged')),
    houses: await byId(houses, idsOf('house-added')),
    chats: await readChatDays(idsOf('chat')),
    deals: {
      'deal-recorded': await findDealSteps('deal-recorded', idsOf('deal-recorded')),
      'deal-collected': await findDealSteps('deal-collected', idsOf('deal-collected')),
      'deal-cancelled': await findDealSteps('deal-cancelled', idsOf('deal-cancelled')),
    },
  };
}
