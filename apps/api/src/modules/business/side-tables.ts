import type { BusinessStatistic, PaceRow } from '@toam/contracts/business/statistic.schema';
import { demandCounter } from '@toam/domain/business/accumulation.record';
import { type Days, quarterOf } from '@toam/domain/business/business-period';
import { type FiveWay, type FiveWayKind, type Side, sides } from '@toam/domain/business/five-way';
import { paceOf } from '@toam/domain/business/quarter-pace';
import { type Standard, standardOf, standardParts } from '@toam/domain/business/standard';
import { quarterTargets, type Target, targetOfSeen } from '@toam/domain/business/targets';
import { metOf, type SideStandards, tableOf } from '@toam/domain/business/three-tables';
import { dayStart } from '@toam/domain/day';
import { daysBetween, type Holidays } from '@toam/domain/work-calendar';
import type { Activity } from './activity.queries';

/** What the targets of the chosen people come to. `isEverybody`: nobody in particular was chosen. B5. */
export interface ChosenTargets {
  targets: readonly Target[];
  isEverybody: boolean;
}

/** What a side's standards of these days are made of. */
function partsOf({ targets, isEverybody }: ChosenTargets, side: Side, days: Days) {
  const of = (figure: Side | ReturnType<typeof targetOfSeen>) =>
    standardParts(quarterTargets(targets, figure, isEverybody), days);
  return { demand: of(side), seen: of(targetOfSeen(side)) };
}

const standardsIn = ({ demand, seen }: ReturnType<typeof partsOf>): SideStandards => ({
  demand: standardOf(demand),
  seen: standardOf(seen),
});

/** What a side should reach in these days. */
export const standardsOf = (chosen: ChosenTargets, side: Side, days: Days): SideStandards =>
  standardsIn(partsOf(chosen, side, days));

/** What a side began with: houses on sale, or the starting value of the quarter that the days begin in. B6. */
function firstValueOf({ targets, isEverybody }: ChosenTargets, side: Side, of: PeriodOfTables): number | null {
  if (side === 'sale') return of.housesBefore;
  const { year, quarter } = quarterOf(of.days.first);
  const found = quarterTargets(targets, side, isEverybody).find((one) => one.year === year && one.quarter === quarter);
  return found?.value ?? null;
}

interface PeriodOfTables {
  days: Days;
  fiveWays: Record<FiveWayKind, FiveWay>;
  /** On sale before the first day. Null: nobody counted. */
  housesBefore: number | null;
}

interface TablesInput {
  current: PeriodOfTables;
  previous: PeriodOfTables;
  chosen: ChosenTargets;
  today: string;
  holidays: Holidays;
  /** Of each day of the current period. */
  activity: readonly (Activity & { date: string })[];
}

/** The pace of a side's new demands, with what there was at the end of each day. */
function sidePace(side: Side, { current, today, holidays, activity }: TablesInput, standard: Standard): PaceRow | null {
  if (standard === null) return null;
  const counts = activity.map((day) => ({ date: day.date, count: day[demandCounter(side)] }));
  const pace = paceOf({ period: current.days, today, holidays, standard, counts });
  if (!pace) return null;
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  let done = 0;
  const series = daysBetween(current.days.first, today).map((date) => {
    done += byDate.get(date) ?? 0;
    return { date: dayStart(date), done };
  });
  return { ...pace, series };
}

/** The three tables. B6. */
export function tablesOf(input: TablesInput): BusinessStatistic['tables'] {
  const { current, previous, chosen } = input;
  const of = (side: Side, period: PeriodOfTables) => ({
    fiveWay: period.fiveWays[side],
    firstValue: firstValueOf(chosen, side, period),
  });
  const tables = sides.map((side) => {
    const parts = partsOf(chosen, side, current.days);
    const standards = standardsIn(parts);
    const rows = tableOf(of(side, current), of(side, previous), standards);
    const pace = sidePace(side, input, standards.demand);
    return [side, { rows, ...metOf(rows), standards: parts, pace }] as const;
  });
  return Object.fromEntries(tables) as BusinessStatistic['tables'];
}
