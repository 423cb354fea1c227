import type { FiveWayRow } from '@toam/contracts/business/statistic.schema';
import { demandCounter, seenCounter } from '@toam/domain/business/accumulation.record';
import {
  type FiveWay,
  type FiveWayKind,
  fiveWayKinds,
  fiveWaysOf,
  type Side,
  sides,
  type SideSums,
} from '@toam/domain/business/five-way';
import { addRevenues, type RevenueBySide, revenueOf, sideOfType } from '@toam/domain/business/revenue-by-type';
import type { Activity } from './activity.queries';
import type { BookedSum, DealCount } from './booked.queries';

/** Distinct deals: all, and by what they are. One of both sides counts for neither. D77. */
export type DealCounts = Record<'all' | 'both' | Side, number>;

export function dealCountsOf(counts: readonly DealCount[]): DealCounts {
  const result: DealCounts = { all: 0, both: 0, sale: 0, purchase: 0, connection: 0 };
  for (const { type, deals } of counts) result[type === null ? 'all' : (sideOfType(type) ?? 'both')] += deals;
  return result;
}

export const revenueBySide = (sums: readonly BookedSum[]): RevenueBySide =>
  addRevenues(sums.map(({ type, amount, odd }) => revenueOf(type, amount, odd)));

export const receivableOf = (sums: readonly Pick<BookedSum, 'receivable'>[]): bigint =>
  sums.reduce((sum, { receivable }) => sum + receivable, 0n);

/** The four models that follow from what people did and closed. D83. */
export function fiveWaysOfPeople(
  activity: Activity,
  revenue: RevenueBySide,
  deals: DealCounts,
): Record<FiveWayKind, FiveWay> {
  const sumsOf = (side: Side): SideSums => ({
    demand: activity[demandCounter(side)],
    seen: activity[seenCounter(side)],
    deals: deals[side],
    fee: revenue[side],
  });
  const bySide = Object.fromEntries(sides.map((side) => [side, sumsOf(side)])) as Record<Side, SideSums>;
  return fiveWaysOf(bySide, deals.all);
}

/** VND on the wire. The largest exact number of a browser stands for anything beyond; nothing real comes near it. */
export const wireMoney = (amount: bigint): number =>
  Number(amount > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : amount);

const wireFiveWay = ({ averageBrokerageFee, totalBrokerageFee, ...ways }: FiveWay): FiveWayRow => ({
  ...ways,
  averageBrokerageFee: wireMoney(averageBrokerageFee),
  totalBrokerageFee: wireMoney(totalBrokerageFee),
});

export const wireFiveWays = (ways: Record<FiveWayKind, FiveWay>): Record<FiveWayKind, FiveWayRow> =>
  Object.fromEntries(fiveWayKinds.map((kind) => [kind, wireFiveWay(ways[kind])])) as Record<FiveWayKind, FiveWayRow>;
