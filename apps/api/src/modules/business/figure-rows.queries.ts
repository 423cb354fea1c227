import type { FigureRow, OpenFigure } from '@toam/contracts/business/statistic.endpoints';
import { accumulationCounters, type CounterName } from '@toam/domain/business/accumulation-rules';
import { type Days, momentsOf } from '@toam/domain/business/business-period';
import { DealType } from '@toam/domain/deal/deal-values';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { accumulations } from '../accumulations/accumulation.schema';
import { houseCountsOf } from '../houses/statistic/house-figures.reads';
import { booked, isOf, isWithin, type People } from './booked.queries';
import { collectedMoney, retainedMoney } from './cash.queries';

const { purchase, sale, connection, both } = DealType;

/** A share or an old transaction, told by its key. */
const bookedKind = sql`case when deal_key > 0 then 'share' else 'old' end`;

/** Shares of these types; of both sides one half counts. `odd`: the half with the odd đồng. B3. */
const revenueRows = (people: People, days: Days, types: DealType[], half?: SQL): SQL => sql`
  select ${bookedKind} as kind, id, greatest(deal_key, 0) as deal_id, date, house_id, address, code, staff_id as user_id,
    ${half ? sql`case when type = ${both} then ${half} else payable end` : sql`payable`} as amount,
    ${half ? sql`case when type = ${both} then payable end` : sql`null::bigint`} as half_of
  from (${booked(people, [days])}) booked where type in (${sql.join(types, sql`, `)}) and payable > 0`;

const receivableRows = (people: People, days: Days): SQL => sql`
  select ${bookedKind} as kind, id, greatest(deal_key, 0) as deal_id, date, house_id, address, code, staff_id as user_id,
    receivable as amount, null::bigint as half_of
  from (${booked(people, [days])}) booked where receivable > 0`;

/** Deals, each once. */
const dealRows = (people: People, days: Days, types: DealType[]): SQL => sql`
  select case when deal_key > 0 then 'deal' else 'old' end as kind, abs(deal_key) as id, greatest(deal_key, 0) as deal_id, date,
    house_id, address, min(code) as code, null::int as user_id, 1 as amount, null::bigint as half_of
  from (${booked(people, [days])}) booked where type in (${sql.join(types, sql`, `)})
  group by deal_key, date, house_id, address`;

const moneyRows = (money: SQL): SQL => sql`
  select case when deal_id is null then 'old' else 'receipt' end as kind, id, deal_id, date, house_id, address, code,
    staff_id as user_id, amount, null::bigint as half_of
  from (${money}) money`;

const counterRows =
  (name: CounterName) =>
  (people: People, days: Days): SQL => {
    const column = accumulations[accumulationCounters[name].column];
    return sql`
      select 'accumulation' as kind, ${accumulations.id} as id, null::int as deal_id, ${accumulations.date} as date,
        null::int as house_id, null as address, null as code, ${accumulations.user_id} as user_id, ${column} as amount,
        null::bigint as half_of
      from ${accumulations}
      where ${accumulations.deleted_at} is null and ${isOf(accumulations.user_id, people)}
        and ${isWithin(accumulations.date, [days])} and ${column} > 0`;
  };

/** Houses on sale of each person at the last count of the days, or now. */
const houseRows = (people: People, days: Days): SQL => sql`
  select 'houses' as kind, user_id as id, null::int as deal_id, date, null::int as house_id, null as address, null as code, user_id,
    house_remain as amount, null::bigint as half_of
  from (${houseCountsOf(people, new Date(Math.min(momentsOf(days).endAt * 1000, Date.now())))}) counted where house_remain > 0`;

const all = [purchase, sale, connection, both];

/** The records of each figure. */
const rowsOf: Record<OpenFigure, (people: People, days: Days) => SQL> = {
  brokerageFeeRevenue: (people, days) => revenueRows(people, days, all),
  totalBrokerageFeeBySale: (people, days) => revenueRows(people, days, [sale, both], sql`(payable + 1) / 2`),
  totalBrokerageFeeByPurchase: (people, days) => revenueRows(people, days, [purchase, both], sql`payable / 2`),
  totalBrokerageFeeByConnect: (people, days) => revenueRows(people, days, [connection]),
  totalBrokerageFeeReceivable: receivableRows,
  totalCollected: (people, days) => moneyRows(collectedMoney(people, [days])),
  totalRetained: (people, days) => moneyRows(retainedMoney(people, [days])),
  transactionQuantity: (people, days) => dealRows(people, days, all),
  saleTransactionQuantity: (people, days) => dealRows(people, days, [sale]),
  purchaseTransactionQuantity: (people, days) => dealRows(people, days, [purchase]),
  connectTransactionQuantity: (people, days) => dealRows(people, days, [connection]),
  bothTransactionQuantity: (people, days) => dealRows(people, days, [both]),
  totalMarketingQuantity: counterRows('marketingQuantity'),
  saleQuantity: counterRows('saleQuantity'),
  purchaseQuantity: counterRows('purchaseQuantity'),
  connectionQuantity: counterRows('connectionQuantity'),
  saleCustomerSeenQuantity: counterRows('saleCustomerSeenQuantity'),
  purchaseCustomerSeenQuantity: counterRows('purchaseCustomerSeenQuantity'),
  connectionCustomerSeenQuantity: counterRows('connectionCustomerSeenQuantity'),
  houseQuantity: houseRows,
};

/** A row as it is stored: money as digits. */
export type FoundRow = Pick<FigureRow, 'kind' | 'id' | 'code' | 'address'> & {
  /** 0 or null: none. */
  deal_id: number | null;
  house_id: number | null;
  user_id: number | null;
  date: string;
  amount: string;
  half_of: string | null;
};

/** A page of the rows of a figure, the last first, and the sum of all. */
export async function findFigureRows(
  { figure, people, days }: { figure: OpenFigure; people: People; days: Days },
  { page, size }: Page,
): Promise<{ total: number; sum: bigint; rows: FoundRow[] }> {
  const found = rowsOf[figure](people, days);
  const counted = await db().execute<{ total: number; sum: string }>(
    sql`select count(*)::int as total, coalesce(sum(amount), 0)::text as sum from (${found}) found`,
  );
  const { rows } = await db().execute<FoundRow>(sql`
    select kind, id::int as id, deal_id::int as deal_id, date::text as date, house_id, address, code, user_id,
      amount::text as amount, half_of::text as half_of
    from (${found}) found order by date desc, id desc, kind limit ${size} offset ${(page - 1) * size}`);
  const { total, sum } = counted.rows[0]!;
  return { total, sum: BigInt(sum), rows };
}
