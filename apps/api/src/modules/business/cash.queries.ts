import type { Days } from '@toam/domain/business/business-period';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { dealShares, oldTransactions, receipts } from '../deals/deal.schema';
import { isOf, isWithin, type People } from './booked.queries';

const aliveReceipts = (people: People): SQL => sql`
  select ${receipts.id} as id, ${receipts.share_id} as share_id, ${dealShares.deal_house_id} as house_id, ${receipts.code} as code,
    null as address, ${dealShares.staff_id} as staff_id, ${receipts.fee_collect} as amount, ${receipts.collected_on} as collected_on,
    ${dealShares.cancel_date} as cancel_date
  from ${receipts} join ${dealShares} on ${dealShares.id} = ${receipts.share_id}
  where ${receipts.deleted_at} is null and ${dealShares.deleted_at} is null and ${isOf(dealShares.staff_id, people)}`;

/** Money by the day it was collected, that of cancelled shares included, and what was received of old transactions. D79, D82. */
export const collectedMoney = (people: People, spans: readonly Days[]): SQL => sql`
  select collected_on as date, id, share_id, house_id, code, address, staff_id, amount
  from (${aliveReceipts(people)}) receipt where ${isWithin(sql`collected_on`, spans)}
  union all
  select ${oldTransactions.receive_day}, ${oldTransactions.id}, null, null, null, ${oldTransactions.address},
    ${oldTransactions.user_id}, ${oldTransactions.fee_received}
  from ${oldTransactions}
  where ${oldTransactions.deleted_at} is null and ${oldTransactions.fee_received} > 0
    and ${isOf(oldTransactions.user_id, people)} and ${isWithin(oldTransactions.receive_day, spans)}`;

/** What was collected of cancelled shares, by the day of the cancel bill. D79. */
export const retainedMoney = (people: People, spans: readonly Days[]): SQL => sql`
  select cancel_date as date, id, share_id, house_id, code, address, staff_id, amount
  from (${aliveReceipts(people)}) receipt where ${isWithin(sql`cancel_date`, spans)}`;

export interface Cash {
  collected: bigint;
  retained: bigint;
}

/** Of each span, in their order. Days are added up first: each is compared with every span. */
export async function sumCash(people: People, spans: readonly Days[]): Promise<Cash[]> {
  const named = spans.map(({ first, last }, at) => sql`(${at}::int, ${first}::date, ${last}::date)`);
  const { rows } = await db().execute<{ span: number; collected: string; retained: string }>(sql`
    with cash as (
      select date, sum(amount) as collected, 0 as retained from (${collectedMoney(people, spans)}) money group by date
      union all
      select date, 0, sum(amount) from (${retainedMoney(people, spans)}) money group by date
    )
    select span.at as span, coalesce(sum(collected), 0)::text as collected, coalesce(sum(retained), 0)::text as retained
    from (values ${sql.join(named, sql`, `)}) span(at, first, last)
    left join cash on cash.date between span.first and span.last
    group by span.at order by span.at`);
  return rows.map(({ collected, retained }) => ({ collected: BigInt(collected), retained: BigInt(retained) }));
}
