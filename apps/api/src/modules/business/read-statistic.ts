import type { readBusinessStatistic as endpoint } from '@toam/contracts/business/statistic.endpoints';
import type { BusinessStatistic, PeriodFigures } from '@toam/contracts/business/statistic.schema';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { type Days, momentsOf, quarterOf } from '@toam/domain/business/business-period';
import { bucketOf, bucketsOf, type Grouping, groupingsOf } from '@toam/domain/business/chart-buckets';
import type { FiveWay, FiveWayKind } from '@toam/domain/business/five-way';
import { totalRevenue } from '@toam/domain/business/revenue-by-type';
import { dayOf, dayStart } from '@toam/domain/day';
import { readHolidays } from '../holidays/holidays.reads';
import { readHouseFigures } from '../houses/statistic/house-figures.reads';
import { readTargetsBetween } from '../targets/targets.reads';
import { readAskedStaff } from '../users/team/business-scope.reads';
import { type Activity, addActivity, sumActivityByDay } from './activity.queries';
import { askedDays } from './asked-days';
import { type BookedSum, countDeals, type DealCount, type People, sumBookedByDay } from './booked.queries';
import { type Cash, sumCash } from './cash.queries';
import { dealCountsOf, fiveWaysOfPeople, receivableOf, revenueBySide, wireFiveWays, wireMoney } from './figures';
import { tablesOf } from './side-tables';

type Dated<T> = T & { date: string };

/** All that was read of a span of days. */
interface Found {
  days: Days;
  booked: Dated<BookedSum>[];
  deals: DealCount[];
  cash: Cash;
  activity: Dated<Activity>[];
  /** On sale before the first day, and at the last moment or now. Null: nobody counted. */
  housesBefore: number | null;
  houses: number | null;
}

const isIn = ({ first, last }: Days, { date }: { date: string }): boolean => date >= first && date <= last;

const housesAt = async (people: People, moment: number): Promise<number | null> =>
  (await readHouseFigures(people, new Date(moment * 1000)))?.house_remain ?? null;

/** One grouped statement for each kind of figures, however many spans. */
async function readSpans(people: People, spans: readonly Days[], now: number): Promise<Found[]> {
  const booked = await sumBookedByDay(people, spans);
  const deals = await countDeals(people, spans);
  const cash = await sumCash(people, spans);
  const activity = await sumActivityByDay(people, spans);
  const found: Found[] = [];
  for (const [at, days] of spans.entries()) {
    const { startAt, endAt } = momentsOf(days);
    found.push({
      days,
      booked: booked.filter((row) => isIn(days, row)),
      deals: deals.filter(({ span }) => span === at),
      cash: cash[at]!,
      activity: activity.filter((row) => isIn(days, row)),
      housesBefore: await housesAt(people, startAt - 1),
      houses: await housesAt(people, Math.min(endAt, now)),
    });
  }
  return found;
}

function fiveWaysOfSpan({ activity, booked, deals }: Found): Record<FiveWayKind, FiveWay> {
  return fiveWaysOfPeople(addActivity(activity), revenueBySide(booked), dealCountsOf(deals));
}

function figuresOf(found: Found): PeriodFigures {
  const revenue = revenueBySide(found.booked);
  const deals = dealCountsOf(found.deals);
  return {
    ...momentsOf(found.days),
    brokerageFeeRevenue: wireMoney(totalRevenue(revenue)),
    totalBrokerageFeeBySale: wireMoney(revenue.sale),
    totalBrokerageFeeByPurchase: wireMoney(revenue.purchase),
    totalBrokerageFeeByConnect: wireMoney(revenue.connection),
    totalBrokerageFeeReceivable: wireMoney(receivableOf(found.booked)),
    totalCollected: wireMoney(found.cash.collected),
    totalRetained: wireMoney(found.cash.retained),
    transactionQuantity: deals.all,
    saleTransactionQuantity: deals.sale,
    purchaseTransactionQuantity: deals.purchase,
    connectTransactionQuantity: deals.connection,
    bothTransactionQuantity: deals.both,
    totalMarketingQuantity: addActivity(found.activity).marketingQuantity,
    houseQuantity: found.houses,
    fiveWays: wireFiveWays(fiveWaysOfSpan(found)),
  };
}

/** Revenue of each bucket; 0 where there is none. */
function chartOf({ days, booked }: Found, by: Grouping): BusinessStatistic['dataChart'] {
  const byBucket = new Map<string, BookedSum[]>(bucketsOf(days, by).map((bucket) => [bucket, []]));
  for (const row of booked) byBucket.get(bucketOf(row.date, by))!.push(row);
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

/** Months of a single month are hidden: it is shown by weeks. D87. */
const shownGrouping = (days: Days, asked: Grouping): Grouping => (groupingsOf(days).includes(asked) ? asked : 'week');

/** Figures of a period against the one before. Brief 6 §3. @throws HttpError forbidden for people outside scope S */
export async function readStatistic(
  actor: Actor,
  { period, by: asked, ...people }: InputOf<typeof endpoint>['body'],
): Promise<BusinessStatistic> {
  const users = await readAskedStaff(actor, people);
  const days = askedDays(period);
  const now = Date.now() / 1000;
  const [current, previous] = (await readSpans(users, [days.current, days.previous], now)) as [Found, Found];
  const targets = await readTargetsBetween(quarterOf(days.previous.first), quarterOf(days.current.last), users);
  const by = shownGrouping(days.current, asked);
  return {
    ...figuresOf(current),
    dataChart: chartOf(current, by),
    groupings: groupingsOf(days.current),
    by,
    tables: tablesOf({
      current: { ...current, fiveWays: fiveWaysOfSpan(current) },
      previous: { ...previous, fiveWays: fiveWaysOfSpan(previous) },
      chosen: { targets, isEverybody: users === null },
      today: dayOf(now),
      holidays: await readHolidays(days.current.first, days.current.last),
      activity: current.activity,
    }),
    previous: figuresOf(previous),
  };
}
