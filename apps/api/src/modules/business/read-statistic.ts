import { readBusinessStatistic as endpoint } from '@toam/contracts/business/statistic.endpoints';
import type { BusinessStatistic, PeriodFigures } from '@toam/contracts/business/statistic.schema';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { type Days, momentsOf, quarterOf } from '@toam/domain/business/business-period';
import { bucketOf, bucketsOf, type Grouping, groupingsOf, shownGrouping } from '@toam/domain/business/chart-buckets';
import type { FiveWay, FiveWayKind } from '@toam/domain/business/five-way';
import { type RevenueBySide, totalRevenue } from '@toam/domain/business/revenue-by-type';
import { dayOf, dayStart } from '@toam/domain/day';
import { readAtOnce } from '../../db/read-at-once';
import { onlyReads } from '../../audit/audited';
import { handle } from '../../http/handle';
import { readHolidays } from '../holidays/holidays.reads';
import { readHouseFigures } from '../houses/statistic/house-figures.reads';
import { sumTargetsBetween } from '../targets/targets.reads';
import { readFilteredStaff } from '../users/team/business-scope.reads';
import { type Activity, addActivity, sumActivityByDay } from './activity.queries';
import { daysOfQuery } from './query-days';
import { type BookedFigures, type BookedSum, type People, readBooked } from './booked.queries';
import { type Cash, sumCash } from './cash.queries';
import {
  type DealCounts,
  dealCountsOf,
  fiveWaysOfPeople,
  receivableOf,
  revenueBySide,
  wireFiveWays,
  wireMoney,
} from './figures';
import { tablesOf } from './side-tables';
import { type DatedActivity, trendsOf } from './trends';

/** All that was read of a span of days, and what follows from it. */
interface Found {
  days: Days;
  booked: BookedFigures;
  cash: Cash;
  byDay: DatedActivity[];
  activity: Activity;
  revenue: RevenueBySide;
  deals: DealCounts;
  fiveWays: Record<FiveWayKind, FiveWay>;
  /** On sale before the first day, and at the last moment or now. Null: nobody counted. */
  housesBefore: number | null;
  houses: number | null;
}

const isIn = ({ first, last }: Days, { date }: { date: string }): boolean => date >= first && date <= last;

/** Houses on sale at a moment. The end of a period is often the start of the next, so each moment is read once. */
function houseReader(people: People) {
  const known = new Map<number, number | null>();
  return async (moment: number): Promise<number | null> => {
    if (!known.has(moment))
      known.set(moment, (await readHouseFigures(people, new Date(moment * 1000)))?.house_remain ?? null);
    return known.get(moment) ?? null;
  };
}

/** One grouped statement for each kind of figures, however many spans. */
async function readSpans(people: People, spans: readonly Days[], now: number): Promise<Found[]> {
  const [booked, cash, entered] = await readAtOnce(
    () => readBooked(people, spans),
    () => sumCash(people, spans),
    () => sumActivityByDay(people, spans),
  );
  const housesAt = houseReader(people);
  const found: Found[] = [];
  for (const [at, days] of spans.entries()) {
    const { startAt, endAt } = momentsOf(days);
    const inDays = (row: { date: string }) => isIn(days, row);
    const ofDays = { sums: booked.sums.filter(inDays), deals: booked.deals.filter(inDays) };
    const byDay = entered.filter(inDays);
    const activity = addActivity(byDay);
    const revenue = revenueBySide(ofDays.sums);
    const deals = dealCountsOf(ofDays.deals);
    found.push({
      ...{ days, booked: ofDays, cash: cash[at]!, byDay, activity, revenue, deals },
      fiveWays: fiveWaysOfPeople(activity, revenue, deals),
      housesBefore: await housesAt(startAt - 1),
      houses: await housesAt(Math.min(endAt, now)),
    });
  }
  return found;
}

const figuresOf = ({ days, booked, cash, activity, revenue, deals, fiveWays, houses }: Found): PeriodFigures => ({
  ...momentsOf(days),
  brokerageFeeRevenue: wireMoney(totalRevenue(revenue)),
  totalBrokerageFeeBySale: wireMoney(revenue.sale),
  totalBrokerageFeeByPurchase: wireMoney(revenue.purchase),
  totalBrokerageFeeByConnect: wireMoney(revenue.connection),
  totalBrokerageFeeReceivable: wireMoney(receivableOf(booked.sums)),
  totalCollected: wireMoney(cash.collected),
  totalRetained: wireMoney(cash.retained),
  transactionQuantity: deals.all,
  saleTransactionQuantity: deals.sale,
  purchaseTransactionQuantity: deals.purchase,
  connectTransactionQuantity: deals.connection,
  bothTransactionQuantity: deals.both,
  totalMarketingQuantity: activity.marketingQuantity,
  houseQuantity: houses,
  fiveWays: wireFiveWays(fiveWays),
});

/** Revenue of each bucket; 0 where there is none. */
function chartOf({ days, booked }: Found, by: Grouping): BusinessStatistic['dataChart'] {
  const byBucket = new Map<string, BookedSum[]>(bucketsOf(days, by).map((bucket) => [bucket, []]));
  for (const row of booked.sums) byBucket.get(bucketOf(row.date, by))!.push(row);
  return [...byBucket].map(([bucket, rows]) => {
    const revenue = revenueBySide(rows);
    return {
      date: dayStart(bucket),
      total: wireMoney(totalRevenue(revenue)),
      sale: wireMoney(revenue.sale),
      purchase: wireMoney(revenue.purchase),
      connection: wireMoney(revenue.connection),
    };
  });
}

/** Figures of a period against the one before. Brief 6 §3. @throws HttpError forbidden for people outside scope S */
export async function readStatistic(
  actor: Actor,
  { period, by: asked, ...people }: InputOf<typeof endpoint>['body'],
): Promise<BusinessStatistic> {
  const users = await readFilteredStaff(actor, people);
  const days = daysOfQuery(period);
  const now = Date.now() / 1000;
  const [spans, targets, holidays] = await readAtOnce(
    () => readSpans(users, [days.current, days.previous], now),
    () => sumTargetsBetween(quarterOf(days.previous.first), quarterOf(days.current.last), users),
    () => readHolidays(days.current.first, days.current.last),
  );
  const [current, previous] = spans as [Found, Found];
  const by = shownGrouping(days.current, asked);
  return {
    ...figuresOf(current),
    dataChart: chartOf(current, by),
    groupings: groupingsOf(days.current),
    by,
    trends: trendsOf(current, by, dayOf(now)),
    tables: tablesOf({
      current,
      previous,
      chosen: { targets, isEverybody: users === null },
      today: dayOf(now),
      holidays,
      activity: current.byDay,
    }),
    previous: figuresOf(previous),
  };
}

export const readStatisticCall = handle(endpoint, { audit: onlyReads }, ({ actor, body }) =>
  readStatistic(actor, body),
);
