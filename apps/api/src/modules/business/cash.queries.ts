import type { Days } from '@toam/domain/business/business-period';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { cancelBills, deals, dealShares, oldTransactions, receipts } from '../deals/deal.schema';
import { isOf, isWithin, type People } from './booked.queries';

const aliveReceipts = (people: People): SQL => sql`
  from ${receipts}
  join ${dealShares} on ${dealShares.id} = ${receipts.share_id}
  join ${deals} on ${deals.id} = ${dealShares.deal_id}
  left join ${cancelBills} on ${cancelBills.share_id} = ${dealShares.id} and ${cancelBills.deleted_at} is null
  where ${receipts.deleted_at} is null and ${dealShares.deleted_at} is null and ${isOf(dealShares.staff_id, people)}`;

const receiptColumns = sql`${receipts.id} as id, ${receipts.share_id} as share_id, ${deals.house_id} as house_id, ${receipts.code} as code,
  null as address, ${dealShares.staff_id} as staff_id, ${receipts.fee_collect} as amount`;

/** Money by the day it was collected, that of cancelled shares included, and what was received of old transactions. D79, D82. */
export const collectedMoney = (people: People, spans: readonly Days[]): SQL => sql`
  select ${receipts.collected_on} as date, ${receiptColumns} ${aliveReceipts(people)}
    and ${isWithin(receipts.collected_on, spans)}
  union all
  select ${oldTransactions.receive_day}, ${oldTransactions.id}, null, null, null, ${oldTransactions.address},
    ${oldTransactions.user_id}, ${oldTransactions.fee_received}
  from ${oldTransactions}
  where ${oldTransactions.deleted_at} is null and ${oldTransactions.fee_received} > 0
    and ${isOf(oldTransactions.user_id, people)} and ${isWithin(oldTransactions.receive_day, spans)}`;

/** What was collected of cancelled shares, by the day of the cancel bill. D79. */
export const retainedMoney = (people: People, spans: readonly Days[]): SQL => sql`
  select ${cancelBills.cancel_date} as date, ${receiptColumns} ${aliveReceipts(people)}
    and ${isWithin(cancelBills.cancel_date, spans)}`;

export interface Cash {
  collected: bigint;
  retained: bigint;
}

/** Of each span, in their order. */
export async function sumCash(people: People, spans: readonly Days[]): Promise<Cash[]> {
  const named = spans.map(({ first, last }, at) => sql`(${at}::int, ${first}::date, ${last}::date)`);
  const { rows } = await db().execute<{ span: number; collected: string; retained: string }>(sql`
    with cash as (
      select date, amount, false as is_retained from (${collectedMoney(people, spans)}) collected
      union all
      select date, amount, true from (${retainedMoney(people, spans)}) retained
    )
    select span.at as span, coalesce(sum(amount) filter (where not is_retained), 0)::text as collected,
      coalesce(sum(amount) filter (where is_retained), 0)::text as retained
    from (values ${sql.join(named, sql`, `)}) span(at, first, last)
    left join cash on cash.date between span.first and span.last
    group by span.at order by span.at`);
  return rows.map(({ collected, retained }) => ({ collected: BigInt(collected), retained: BigInt(retained) }));
}
