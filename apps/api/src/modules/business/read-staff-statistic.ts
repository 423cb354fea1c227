import { readStaffStatistic as endpoint } from '@toam/contracts/business/statistic.endpoints';
import type { StaffFigures } from '@toam/contracts/business/statistic.schema';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { demandCounter, seenCounter } from '@toam/domain/business/accumulation.record';
import { type Days, quarterOf } from '@toam/domain/business/business-period';
import { type Side, sides } from '@toam/domain/business/five-way';
import { totalRevenue } from '@toam/domain/business/revenue-by-type';
import { reaches, shownStandard, type Standard } from '@toam/domain/business/standard';
import { readAtOnce } from '../../db/read-at-once';
import { onlyReads } from '../../audit/audited';
import { handle } from '../../http/handle';
import { readTargetsBetween } from '../targets/targets.reads';
import { readFilteredStaff, readSalesStaff } from '../users/team/business-scope.reads';
import { readEmployments, personOf, readStaffNames } from '../users/users.reads';
import { type Activity, addActivity, sumActivityByStaff } from './activity.queries';
import { daysOfQuery } from './query-days';
import { type BookedSum, type StaffBooked, sumBookedByStaff } from './booked.queries';
import { dealCountsOf, fiveWaysOfPeople, receivableOf, revenueBySide, wireFiveWays, wireMoney } from './figures';
import { type ChosenTargets, standardsOf } from './side-tables';

const judged = (current: number, standard: Standard) =>
  standard === null ? null : { value: shownStandard(standard), met: reaches(current, standard) };

function judgedStandards(chosen: ChosenTargets, days: Days, activity: Activity): StaffFigures['standards'] {
  const entries = sides.map((side: Side) => {
    const { demand, seen } = standardsOf(chosen, side, days);
    return [
      side,
      { demand: judged(activity[demandCounter(side)], demand), seen: judged(activity[seenCounter(side)], seen) },
    ] as const;
  });
  return Object.fromEntries(entries) as StaffFigures['standards'];
}

const hasType = (row: StaffBooked): row is StaffBooked & BookedSum => row.type !== null;

/** Figures of one person, or recomputed of all from their sums. */
function figuresOf(
  booked: readonly StaffBooked[],
  activity: Activity,
  standards: StaffFigures['standards'],
): StaffFigures {
  const byType = booked.filter(hasType);
  const revenue = revenueBySide(byType);
  const deals = dealCountsOf(booked);
  return {
    brokerageFeeRevenue: wireMoney(totalRevenue(revenue)),
    totalBrokerageFeeReceivable: wireMoney(receivableOf(byType)),
    bothTransactionQuantity: deals.both,
    totalMarketingQuantity: activity.marketingQuantity,
    fiveWays: wireFiveWays(fiveWaysOfPeople(activity, revenue, deals)),
    standards,
  };
}

/** Those who sell now, and those of the asked people who have figures but do not sell any more. */
async function readPeople(asked: number[] | null, withFigures: readonly (number | null)[]) {
  const now = await readSalesStaff(asked);
  const known = new Set(now.map(({ id }) => id));
  const others = [...new Set(withFigures)].filter((id) => id !== null && !known.has(id)) as number[];
  return [...now, ...(await readEmployments(others))];
}

function byStaff(rows: readonly StaffBooked[]): Map<number | null, StaffBooked[]> {
  const grouped = new Map<number | null, StaffBooked[]>();
  for (const row of rows) grouped.set(row.staff_id, [...(grouped.get(row.staff_id) ?? []), row]);
  return grouped;
}

/** A row for each person, and the total, recomputed. D25. @throws HttpError forbidden for people outside scope S */
export async function readStaffStatistic(actor: Actor, { period, ...asked }: InputOf<typeof endpoint>['body']) {
  const users = await readFilteredStaff(actor, asked);
  const days = daysOfQuery(period).current;
  const [bookedRows, entered, targets] = await readAtOnce(
    () => sumBookedByStaff(users, days),
    () => sumActivityByStaff(users, days),
    () => readTargetsBetween(quarterOf(days.first), quarterOf(days.last), users),
  );
  const booked = byStaff(bookedRows);
  const activity = new Map(entered.map((row) => [row.user_id, row]));
  const people = await readPeople(users, [...booked.keys(), ...activity.keys()]);
  const staff = await readStaffNames(people.map(({ id }) => id));
  const figures = (id: number | null, chosen: ChosenTargets) => {
    const own = activity.get(id) ?? addActivity([]);
    return figuresOf(booked.get(id) ?? [], own, judgedStandards(chosen, days, own));
  };
  return {
    list: people.map(({ id, job_position }) => ({
      user: { ...personOf(staff, id)!, job_position },
      ...figures(id, { targets: targets.filter(({ user_id }) => user_id === id), isEverybody: false }),
    })),
    total: figures(null, { targets, isEverybody: users === null }),
  };
}

export const readStaffStatisticCall = handle(endpoint, { audit: onlyReads }, ({ actor, body }) =>
  readStaffStatistic(actor, body),
);
