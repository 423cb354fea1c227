import type { CustomerEventKind } from '@toam/contracts/customer/customer-page.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { customerMerges } from '../customers/merge/customer-merge.schema';
import { historyEntries } from '../history/history.schema';
import { houses } from '../houses/house.schema';
import { type Recommendation, recommendationMoves, recommendations } from '../recommendations/recommendation.schema';

/** The rows that a page of events tells of, by id. */
export interface Told {
  /** Who created the customer; null where that was not noted. */
  createdBy: number | null;
  entries: Map<number, typeof historyEntries.$inferSelect>;
  moves: Map<number, typeof recommendationMoves.$inferSelect>;
  visits: Map<number, Recommendation>;
  merges: Map<number, { id: number; name: string; user_id: number; is_undone: boolean }>;
  houses: Map<number, { id: number; user_id: number }>;
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

async function creatorOf(customerId: number): Promise<number | null> {
  const [entry] = await db()
    .select({ user_id: historyEntries.user_id })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.model, 'Customer'),
        eq(historyEntries.model_id, customerId),
        eq(historyEntries.column, 'created_at'),
      ),
    )
    .orderBy(asc(historyEntries.id))
    .limit(1);
  return entry?.user_id ?? null;
}

async function mergesOf(ids: number[]): Promise<Told['merges']> {
  const merges = await byId(customerMerges, ids);
  return new Map(
    [...merges].map(([id, { merged_before, user_id, undone_at }]) => [
      id,
      { id, name: merged_before.name, user_id, is_undone: undone_at !== null },
    ]),
  );
}

/** @param idsOf the rows that the page's events of a kind name */
export async function findTold(customerId: number, idsOf: (kind: CustomerEventKind) => number[]): Promise<Told> {
  return {
    createdBy: idsOf('created').length > 0 ? await creatorOf(customerId) : null,
    entries: await byId(historyEntries, [...idsOf('edited'), ...idsOf('need-status')]),
    moves: await byId(recommendationMoves, idsOf('moved')),
    visits: await byId(recommendations, idsOf('visit')),
    merges: await mergesOf(idsOf('merged')),
    houses: await byId(houses, idsOf('house-added')),
  };
}
