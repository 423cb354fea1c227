import { wasActive } from '@toam/domain/work/active-days';
import type { LeaveQuota } from '@toam/domain/work/leave-quota';
import { daysOfMonth } from '@toam/domain/work-calendar';
import { deriveDay } from '@toam/domain/work/work-day';
import { scheduleOf, type WorkShift } from '@toam/domain/work/work-shift';
import { findClosedMonths, findStoredPeople, findTimesheets } from '../closed-months/closed-months.reads';
import type { ClosedMonth } from '../closed-months/closed-month.schema';
import { readWorkers } from '../users/workforce.reads';
import { readSheetPeople, type SheetPerson } from './sheet-people';
import { type DerivedDay, type DerivedDays, deriveDays } from './derive-days';

/** Days, both included: '2026-11-01'. */
export interface DaySpan {
  first: string;
  last: string;
}

/** A person's month as it was closed. D116 */
interface StoredMonth {
  days: DerivedDay[];
  /** At the end of the month. */
  quota: LeaveQuota | null;
  person: KeptPerson;
}

interface KeptPerson extends SheetPerson {
  /** Everybody above them. Missing in months that were closed before it was kept. */
  superiors?: number[];
}

export interface DaysOfPeople extends DerivedDays {
  /** What was kept of the last month, by person, if it is closed. */
  kept: Map<number, StoredMonth>;
}

const closedIn = ({ first, last }: DaySpan): Promise<ClosedMonth[]> =>
  findClosedMonths(first.slice(0, 7), last.slice(0, 7));

/** Closed months hold those whose months were kept, other days whoever was active on one of them. By name. D113, D116 */
export async function workforceOf(span: DaySpan, among?: readonly number[]): Promise<number[]> {
  const closed = await closedIn(span);
  const kept = new Set((await findStoredPeople(closed.map(({ id }) => id))).map(({ user_id }) => user_id));
  const asked = among && new Set(among);
  const open = openSpans(span, closed);
  const workers = await readWorkers(undefined, [...kept]);
  return workers
    .filter(({ id, active }) => kept.has(id) || open.some(({ first, last }) => wasActive(active, first, last)))
    .map(({ id }) => id)
    .filter((id) => !asked || asked.has(id));
}

/**
 * Everybody's superiors when the month of the days was closed, by person. Null where a day is open, or its month did not keep them: today's
 * count. D116
 */
export async function keptSuperiors(span: DaySpan): Promise<Map<number, number[]> | null> {
  const closed = await closedIn(span);
  if (closed.length === 0 || openSpans(span, closed).length > 0) return null;
  const people = await findStoredPeople(closed.map(({ id }) => id));
  const above = new Map<number, number[]>();
  for (const { user_id, person } of people) {
    const { superiors } = person as KeptPerson;
    if (!superiors) return null;
    above.set(user_id, [...(above.get(user_id) ?? []), ...superiors]);
  }
  return above;
}

/** The parts of the days that no closed month holds. */
function openSpans({ first, last }: DaySpan, closed: readonly ClosedMonth[]): DaySpan[] {
  const spans: DaySpan[] = [];
  let from = first;
  for (const { month } of closed) {
    const days = daysOfMonth(month);
    if (from < days[0]!) spans.push({ first: from, last: days[0]! });
    from = days.at(-1)!;
  }
  if (closed.length === 0 || from < last) spans.push({ first: from, last });
  return spans;
}

/**
 * The days of these people, both included: as derived now, and in closed months as they were closed. Whoever was not in a month when it
 * was closed has blank days there. D91, D116
 */
export async function daysOf(users: readonly number[], { first, last }: DaySpan): Promise<DaysOfPeople> {
  const derived = await deriveDays(users, first, last);
  const closed = await closedIn({ first, last });
  if (closed.length === 0) return { ...derived, kept: new Map() };
  const monthOf = new Map(closed.map((one) => [one.month, one]));
  const timesheets = await findTimesheets(
    closed.map(({ id }) => id),
    users,
  );
  const keptDays = new Map(
    timesheets.flatMap(({ closing_id, user_id, days }) =>
      (days as DerivedDay[]).map((day): [string, DerivedDay] => [`${closing_id} ${user_id} ${day.date}`, day]),
    ),
  );
  const byUser = new Map(
    [...derived.byUser].map(([user, days]) => [
      user,
      days.map((day) => {
        const month = monthOf.get(day.date.slice(0, 7));
        return month ? (keptDays.get(`${month.id} ${user} ${day.date}`) ?? blank(day, month.shifts)) : day;
      }),
    ]),
  );
  const isClosed = derived.dates.every((date) => monthOf.has(date.slice(0, 7)));
  const ofLast = monthOf.get(last.slice(0, 7));
  const kept = timesheets.filter(({ closing_id }) => closing_id === ofLast?.id);
  return {
    ...derived,
    byUser,
    shifts: isClosed ? ofLast!.shifts : derived.shifts,
    kept: new Map(kept.map((one) => [one.user_id, one as unknown as StoredMonth])),
  };
}

/** How the sheet names these people: in a closed month as they were called then. */
export async function calledIn({ kept }: DaysOfPeople, users: readonly number[]): Promise<Map<number, SheetPerson>> {
  const others = await readSheetPeople(users.filter((id) => !kept.has(id)));
  return new Map([...others, ...[...kept].map(([id, { person }]): [number, SheetPerson] => [id, person])]);
}

const blank = ({ date, holiday, kind }: DerivedDay, shifts: readonly WorkShift[]): DerivedDay => ({
  ...{ date, holiday, kind, forms: [] },
  day: deriveDay({ kind, time: 'blank', schedule: scheduleOf(shifts), events: [], forms: [] }),
});
