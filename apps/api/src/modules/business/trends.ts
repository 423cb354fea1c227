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

/** Rows by the bucket that their day falls into. */
function byBucket<Row extends { date: string }>(rows: readonly Row[], by: Grouping): (bucket: string) => Row[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const bucket = bucketOf(row.date, by);
    const inBucket = found.get(bucket);
    if (inBucket) inBucket.push(row);
    else found.set(bucket, [row]);
  }
  return (bucket) => found.get(bucket) ?? [];
}

/** FiveWay of the last buckets that have begun. What is to come would draw every line down to nothing. */
export function trendsOf({ days, booked, byDay }: Dated, by: Grouping, today: string): BusinessStatistic['trends'] {
  const begun = bucketsOf(days, by).filter((bucket) => bucket <= today);
  const [sums, deals, activity] = [byBucket(booked.sums, by), byBucket(booked.deals, by), byBucket(byDay, by)];
  const ways = begun
    .slice(-mostPoints)
    .map((bucket) =>
      fiveWaysOfPeople(addActivity(activity(bucket)), revenueBySide(sums(bucket)), dealCountsOf(deals(bucket))),
    );
  const trends = fiveWayKinds.map((kind) => [kind, ways.map((way) => pointOf(way[kind]))] as const);
  return Object.fromEntries(trends) as BusinessStatistic['trends'];
}
