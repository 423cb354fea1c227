import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import {
  accumulationCounters,
  type CounterName,
  demandCounter,
  seenCounter,
} from '@toam/domain/business/accumulation.record';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { type Days, daysOfQuarter, momentsOf, quarterOf } from '@toam/domain/business/business-period';
import { sides } from '@toam/domain/business/five-way';
import { DealType } from '@toam/domain/deal/deal-values';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { accumulations } from '../accumulations/accumulation.schema';
import { houseCountsOf } from '../houses/statistic/house-figures.reads';
import { targets } from '../targets/target.schema';
import { booked, isOf, isWithin, type People } from './booked.queries';
import { collectedMoney, retainedMoney } from './cash.queries';

const { purchase, sale, connection, both } = DealType;

/** A share or an old transaction, told by its key. */
const bookedKind = sql`case when deal_key > 0 then 'share' else 'old' end`;

/** Shares of these types; of both sides one half counts. `odd`: the half with the odd đồng. B3. */
const revenueRows = (people: People, days: Days, types: DealType[], half?: SQL): SQL => sql`
  select ${bookedKind} as kind, id, case when deal_key > 0 then id end as share_id, date, house_id, address, code, staff_id as user_id,
    ${half ? sql`case when type = ${both} then ${half} else payable end` : sql`payable`} as amount,
    ${half ? sql`case when type = ${both} then payable end` : sql`null::bigint`} as half_of
  from (${booked(people, [days])}) booked where type in (${sql.join(types, sql`, `)}) and payable > 0`;

const receivableRows = (people: People, days: Days): SQL => sql`
  select ${bookedKind} as kind, id, case when deal_key > 0 then id end as share_id, date, house_id, address, code, staff_id as user_id,
    receivable as amount, null::bigint as half_of
  from (${booked(people, [days])}) booked where receivable > 0`;

/** Deals, each once. */
const dealRows = (people: People, days: Days, types: DealType[]): SQL => sql`
  select case when deal_key > 0 then 'deal' else 'old' end as kind, abs(deal_key) as id,
    case when deal_key > 0 then min(id) end as share_id, date,
    house_id, address, min(code) as code, null::int as user_id, 1 as amount, null::bigint as half_of
  from (${booked(people, [days])}) booked where type in (${sql.join(types, sql`, `)})
  group by deal_key, date, house_id, address`;

const moneyRows = (money: SQL): SQL => sql`
  select case when share_id is null then 'old' else 'receipt' end as kind, id, share_id, date, house_id, address, code,
    staff_id as user_id, amount, null::bigint as half_of
  from (${money}) money`;

/** Days on which people entered something in one of these counters. */
const counterRows =
  (...names: CounterName[]) =>
  (people: People, days: Days): SQL => {
    const columns = names.map((name) => sql`${accumulations[accumulationCounters[name].column]}`);
    const count = sql.join(columns, sql` + `);
    return sql`
      select 'accumulation' as kind, ${accumulations.id} as id, null::int as share_id, ${accumulations.date} as date,
        null::int as house_id, null as address, null as code, ${accumulations.user_id} as user_id, ${count} as amount,
        null::bigint as half_of
      from ${accumulations}
      where ${accumulations.deleted_at} is null and ${isOf(accumulations.user_id, people)}
        and ${isWithin(accumulations.date, [days])} and ${count} > 0`;
  };

/** Houses on sale of each person at the last count until a moment: epoch seconds. */
const housesAt = (people: People, moment: number): SQL => sql`
  select 'houses' as kind, user_id as id, null::int as share_id, date, null::int as house_id, null as address, null as code, user_id,
    house_remain as amount, null::bigint as half_of
  from (${houseCountsOf(people, new Date(moment * 1000))}) counted where house_remain > 0`;

/** The starting values of the quarter that the days begin in: the company's for everybody, else people's. B5, B6. */
const firstValueRows =
  (side: 'purchase' | 'connection') =>
  (people: People, { first }: Days): SQL => {
    const { year, quarter } = quarterOf(first);
    const isOfQuarter = (alias: SQL) => sql`${alias}.year = ${year} and ${alias}.quarter = ${quarter}`;
    const whose =
      people === null
        ? sql`(target.user_id is null or not exists (
            select 1 from ${targets} company where company.user_id is null and ${isOfQuarter(sql`company`)}))`
        : isOf(sql`target.user_id`, people);
    const value = sql`target.${sql.identifier(targets[side].name)}`;
    return sql`
      select 'target' as kind, target.id as id, null::int as share_id, ${daysOfQuarter(year, quarter).first}::date as date,
        null::int as house_id, null as address, null as code, target.user_id as user_id, ${value} as amount,
        null::bigint as half_of
      from ${targets} target where ${isOfQuarter(sql`target`)} and ${whose} and ${value} > 0`;
  };

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
  demandQuantity: counterRows(...sides.map(demandCounter)),
  saleQuantity: counterRows('saleQuantity'),
  purchaseQuantity: counterRows('purchaseQuantity'),
  connectionQuantity: counterRows('connectionQuantity'),
  customerSeenQuantity: counterRows(...sides.map(seenCounter)),
  saleCustomerSeenQuantity: counterRows('saleCustomerSeenQuantity'),
  purchaseCustomerSeenQuantity: counterRows('purchaseCustomerSeenQuantity'),
  connectionCustomerSeenQuantity: counterRows('connectionCustomerSeenQuantity'),
  houseQuantity: (people, days) => housesAt(people, Math.min(momentsOf(days).endAt, Date.now() / 1000)),
  saleFirstValue: (people, days) => housesAt(people, momentsOf(days).startAt - 1),
  purchaseFirstValue: firstValueRows('purchase'),
  connectionFirstValue: firstValueRows('connection'),
};

/** A row as it is stored: money as digits. */
export type FoundRow = Pick<FigureRow, 'kind' | 'id' | 'share_id' | 'code' | 'address'> & {
  house_id: number | null;
  user_id: number | null;
  date: string;
  amount: string;
  half_of: string | null;
};

/** Whose figure, of which days. */
export interface FigureQuery {
  figure: OpenFigure;
  people: People;
  days: Days;
}

const inOrder = ({ figure, people, days }: FigureQuery): SQL => sql`
  select kind, id::int as id, share_id::int as share_id, date::text as date, house_id, address, code, user_id,
    amount::text as amount, half_of::text as half_of
  from (${rowsOf[figure](people, days)}) found order by date desc, id desc, kind`;

/** A page of the rows of a figure, the last first, and the sum of all. */
export async function findFigureRows(
  asked: FigureQuery,
  { page, size }: Page,
): Promise<{ total: number; sum: bigint; rows: FoundRow[] }> {
  const counted = await db().execute<{ total: number; sum: string }>(sql`
    select count(*)::int as total, coalesce(sum(amount), 0)::text as sum
    from (${rowsOf[asked.figure](asked.people, asked.days)}) found`);
  const { rows } = await db().execute<FoundRow>(sql`${inOrder(asked)} limit ${size} offset ${(page - 1) * size}`);
  const { total, sum } = counted.rows[0]!;
  return { total, sum: BigInt(sum), rows };
}

/** All rows of a figure in one statement, so that their sum is of one moment. */
export async function findEveryFigureRow(asked: FigureQuery): Promise<FoundRow[]> {
  return (await db().execute<FoundRow>(inOrder(asked))).rows;
}
