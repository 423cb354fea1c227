import type { BusinessStatistic, FiveWayPoint } from '@toam/contracts/business/statistic.schema';
import type { Days } from '@toam/domain/business/business-period';
import { bucketOf, bucketsOf, type Grouping } from '@toam/domain/business/chart-buckets';
import { type FiveWay, fiveWayKinds } from '@toam/domain/business/five-way';
import { type Activity, addActivity } from './activity.queries';
import type { BookedFigures } from './booked.queries';
import { dealCountsOf, fiveWaysOfPeople, revenueBySide, wireMoney } from './figures';

/** A trend is drawn in the size of a word. */
const mostPoints = 12;

export type DatedActivity = Activity & { date: string };

interface Dated {
  days: Days;
  booked: BookedFigures;
  byDay: readonly DatedActivity[];
}

const pointOf = (way: FiveWay): FiveWayPoint => ({
  potentialCustomerQuantity: way.potentialCustomerQuantity,
  buyingPercent: way.potentialCustomerQuantity === 0 ? null : way.buyingPercent,
  transactionQuantity: way.transactionQuantity,
  averageBrokerageFee: way.transactionQuantity === 0 ? null : wireMoney(way.averageBrokerageFee),
  totalBrokerageFee: wireMoney(way.totalBrokerageFee),
});

/** FiveWay of the last buckets that have begun. What is to come would draw every line down to nothing. */
export function trendsOf({ days, booked, byDay }: Dated, by: Grouping, today: string): BusinessStatistic['trends'] {
  const begun = bucketsOf(days, by).filter((bucket) => bucket <= today);
  const ways = begun.slice(-mostPoints).map((bucket) => {
    const isInBucket = ({ date }: { date: string }) => bucketOf(date, by) === bucket;
    const revenue = revenueBySide(booked.sums.filter(isInBucket));
    const deals = dealCountsOf(booked.deals.filter(isInBucket));
    return fiveWaysOfPeople(addActivity(byDay.filter(isInBucket)), revenue, deals);
  });
  const trends = fiveWayKinds.map((kind) => [kind, ways.map((way) => pointOf(way[kind]))] as const);
  return Object.fromEntries(trends) as BusinessStatistic['trends'];
}
