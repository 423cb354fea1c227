import type { Days } from '@toam/domain/business/business-period';
import type { DealType } from '@toam/domain/deal/deal-values';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { dealShares, oldTransactions } from '../deals/deal.schema';

/** Whose records count; null: everybody's. */
export type People = readonly number[] | null;

export const isOf = (column: SQLWrapper, people: People): SQL =>
  people === null ? sql`true` : sql`${column} = any(${idArray(people)})`;

/** A day that lies in one of the spans. */
export const isWithin = (column: SQLWrapper, spans: readonly Days[]): SQL =>
  sql`(${sql.join(
    spans.map(({ first, last }) => sql`${column} between ${first}::date and ${last}::date`),
    sql` or `,
  )})`;

/**
 * The day that a row is told of. Of the first span each day is shown, of one before it only what its days come to: they count for its
 * first day. Spans that share days keep all of them.
 */
export const maskedDay = (day: SQLWrapper, [shown, ...others]: readonly Days[]): SQL =>
  others
    .filter(({ last }) => shown !== undefined && last < shown.first)
    .reduce(
      (told, { first, last }) =>
        sql`case when ${day} between ${first}::date and ${last}::date then ${first}::date else ${told} end`,
      sql`${day}`,
    );

/**
 * What counts as revenue, by the day of its deposit: shares that were not cancelled without their reductions, and old transactions. An
 * old one is a deal of its own; its `deal_key` is negative. D78, D79, D82, B2.
 */
export const booked = (people: People, spans: readonly Days[]): SQL => sql`
  select ${dealShares.deal_date} as date, ${dealShares.deal_id} as deal_key, ${dealShares.deal_house_id} as house_id, ${dealShares.id} as id,
    ${dealShares.code} as code, null as address, ${dealShares.staff_id} as staff_id, ${dealShares.type} as type,
    ${dealShares.fee_user} - ${dealShares.reduced} as payable,
    greatest(0, ${dealShares.fee_user} - ${dealShares.reduced} - ${dealShares.collected}) as receivable
  from ${dealShares}
  where ${dealShares.deleted_at} is null and ${dealShares.cancel_date} is null
    and ${isOf(dealShares.staff_id, people)} and ${isWithin(dealShares.deal_date, spans)}
  union all
  select ${oldTransactions.date}, -${oldTransactions.id}, null, ${oldTransactions.id}, null, ${oldTransactions.address},
    ${oldTransactions.user_id}, ${oldTransactions.type}, ${oldTransactions.fee}, ${oldTransactions.fee} - ${oldTransactions.fee_received}
  from ${oldTransactions}
  where ${oldTransactions.deleted_at} is null
    and ${isOf(oldTransactions.user_id, people)} and ${isWithin(oldTransactions.date, spans)}`;

/** VND of one type. `odd`: how many of the amounts are odd, for the halves of both sides. */
export interface BookedSum {
  type: DealType;
  amount: bigint;
  odd: bigint;
  receivable: bigint;
}

const sums = sql`coalesce(sum(payable), 0)::text as amount, (count(*) filter (where payable % 2 = 1))::text as odd,
  coalesce(sum(receivable), 0)::text as receivable`;

type SumRow = { type: DealType; amount: string; odd: string; receivable: string };

const toSum = ({ type, amount, odd, receivable }: SumRow): BookedSum => ({
  type,
  amount: BigInt(amount),
  odd: BigInt(odd),
  receivable: BigInt(receivable),
});

/** Deals of a type; null: of all types, each once. */
export interface DealCount {
  type: DealType | null;
  deals: number;
}

/**
 * Revenue of each day (`maskedDay`) and type, and the deals of each day. A deal with two types counts for both, and once in all. It has one day, so
 * counts of days add up.
 */
export interface BookedFigures {
  sums: (BookedSum & { date: string })[];
  deals: (DealCount & { date: string })[];
}

type DayRow = Omit<SumRow, 'type'> & { date: string; type: DealType | null; deals: number };

/** Both in one statement, because what is booked takes longest to find. */
export async function readBooked(people: People, spans: readonly Days[]): Promise<BookedFigures> {
  const { rows } = await db().execute<DayRow>(sql`
    select day::text as date, type, count(distinct deal_key)::int as deals, ${sums}
    from (select *, ${maskedDay(sql`date`, spans)} as day from (${booked(people, spans)}) booked) told
    group by grouping sets ((day, type), (day))`);
  const hasType = (row: DayRow): row is DayRow & SumRow => row.type !== null;
  return {
    sums: rows.filter(hasType).map((row) => ({ ...toSum(row), date: row.date })),
    deals: rows.map(({ date, type, deals: count }) => ({ date, type, deals: count })),
  };
}

/** Revenue and deals of a person and type. Null: of all people, of all types. */
export type StaffBooked = Omit<BookedSum, 'type'> & DealCount & { staff_id: number | null };

type StaffRow = Omit<SumRow, 'type'> & { type: DealType | null; deals: number; staff_id: number | null };

export async function sumBookedByStaff(people: People, days: Days): Promise<StaffBooked[]> {
  const { rows } = await db().execute<StaffRow>(sql`
    with booked as (${booked(people, [days])})
    select staff_id, type, count(distinct deal_key)::int as deals, ${sums} from booked
    group by grouping sets ((staff_id, type), (staff_id), (type), ())`);
  return rows.map(({ staff_id, type, deals: count, amount, odd, receivable }) => ({
    ...{ staff_id, type, deals: count },
    ...{ amount: BigInt(amount), odd: BigInt(odd), receivable: BigInt(receivable) },
  }));
}
