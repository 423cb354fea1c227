import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { historyEntries } from '../../history/history.schema';
import { cancelBills, deals, dealShares, receipts } from '../deals/deal.schema';
import { scopeOf } from '../users/team/business-scope.reads';
import type { Reached } from './reached-customer';

/** Kinds of rows behind the timeline's events of deals: a share was recorded, money was collected of it, or it was cancelled. */
export type DealHappening = 'deal-recorded' | 'deal-collected' | 'deal-cancelled';

/** Live shares with this customer, of people whose figures the viewer may see: scope S. D25, D29. */
function isSeenShare({ actor, team, customer }: Reached): SQL {
  const scope = scopeOf(actor, team.all);
  const seen = scope === null ? undefined : sql`${dealShares.staff_id} = any(${idArray(scope)})`;
  return and(eq(dealShares.customer_id, customer.id), isNull(dealShares.deleted_at), seen)!;
}

const papersOf = (kind: DealHappening, table: typeof receipts | typeof cancelBills, reached: Reached): SQL => sql`
  select ${sql.raw(`'${kind}'`)}, array[${table.id}], ${table.created_at}
  from ${table} join ${dealShares} on ${dealShares.id} = ${table.share_id}
  where ${and(isNull(table.deleted_at), isSeenShare(reached))}`;

/** What happened to deals of the customer, as rows of the timeline. */
export const dealSources: ((reached: Reached) => SQL)[] = [
  (reached) => sql`
    select 'deal-recorded', array[${dealShares.id}], ${dealShares.created_at} from ${dealShares} where ${isSeenShare(reached)}`,
  (reached) => papersOf('deal-collected', receipts, reached),
  (reached) => papersOf('deal-cancelled', cancelBills, reached),
];

/** The row behind an event. */
export interface DealStepRow {
  id: number;
  share_id: number;
  code: string;
  /** Whose share it is. */
  staff_id: number;
  house_id: number;
  /** Who wrote it. */
  by: number;
  /** Of the deposit, the collection or the cancelling: '2026-11-20'. */
  day: string;
  /** What was collected, VND. */
  amount: number | null;
}

const ofShare = {
  ...{ share_id: dealShares.id, code: dealShares.code },
  ...{ staff_id: dealShares.staff_id, house_id: deals.house_id },
};
const noAmount = sql<number | null>`null`;

/** A share may be added to the deal of somebody else's recording; its history begins with who did. */
const recorder = sql<number>`coalesce((select ${historyEntries.user_id} from ${historyEntries}
  where ${historyEntries.model} = 'Transaction' and ${historyEntries.model_id} = ${dealShares.id}
    and ${historyEntries.column} = 'created_at' order by ${historyEntries.id} limit 1), ${deals.created_by})`;

const recorded = (ids: number[]): Promise<DealStepRow[]> =>
  db()
    .select({ ...ofShare, id: dealShares.id, by: recorder, day: deals.deposit_date, amount: noAmount })
    .from(dealShares)
    .innerJoin(deals, eq(deals.id, dealShares.deal_id))
    .where(inArray(dealShares.id, ids));

/** @param own the day and the amount of a paper of this kind */
const ofPapers = (
  table: typeof receipts | typeof cancelBills,
  own: { day: PgColumn; amount: PgColumn | typeof noAmount },
  ids: number[],
): Promise<DealStepRow[]> =>
  db()
    .select({ ...ofShare, id: table.id, by: table.user_id, day: own.day, amount: own.amount })
    .from(table)
    .innerJoin(dealShares, eq(dealShares.id, table.share_id))
    .innerJoin(deals, eq(deals.id, dealShares.deal_id))
    .where(inArray(table.id, ids)) as Promise<DealStepRow[]>;

const readers: Record<DealHappening, (ids: number[]) => Promise<DealStepRow[]>> = {
  'deal-recorded': recorded,
  'deal-collected': (ids) => ofPapers(receipts, { day: receipts.collected_on, amount: receipts.fee_collect }, ids),
  'deal-cancelled': (ids) => ofPapers(cancelBills, { day: cancelBills.cancel_date, amount: noAmount }, ids),
};

/** The rows behind a page's events of one kind, by id. */
export async function findDealSteps(kind: DealHappening, ids: number[]): Promise<Map<number, DealStepRow>> {
  const rows = ids.length === 0 ? [] : await readers[kind](ids);
  return new Map(rows.map((row) => [row.id, row]));
}
