import { dayOf, dayStart } from '@toam/domain/day';
import type { DayForm } from '@toam/domain/work/day-forms';
import { FormStatus } from '@toam/domain/work/form-access';
import type { CheckinEvent } from '@toam/domain/work/presence';
import { dayKindOf, daysBetween, type Holidays } from '@toam/domain/work/work-calendar';
import { deriveDay, type WorkDay } from '@toam/domain/work/work-day';
import { scheduleOf, type WorkShift } from '@toam/domain/work/work-shift';
import { readShifts } from '../form-types/form-types.reads';
import { dayFormOf, readFormsOfDays } from '../forms/forms.reads';
import type { FormRecord } from '../forms/form.schema';
import { readHolidays } from '../holidays/holidays.reads';
import { readWorkers, type Worker } from '../users/workforce.reads';
import { findMoments, type Moments } from './checkin.queries';

/** A day of a person, and what it was derived from. */
export interface DerivedDay {
  /** '2026-11-20'. */
  date: string;
  day: WorkDay;
  holiday: string | null;
  kind: ReturnType<typeof dayKindOf>;
  /** Approved forms that cover it. */
  forms: FormRecord[];
}

export interface DerivedDays {
  shifts: WorkShift[];
  holidays: Holidays;
  dates: string[];
  /** By person, in order of the dates. */
  byUser: Map<number, DerivedDay[]>;
  /** Forms of any status that cover one of the days. */
  forms: FormRecord[];
}

const daySeconds = 86_400;

/** The events of each day. Every day has 86,400 seconds: Vietnam has no summer time. @param start of the first day */
function eventsByDay({ at, status }: Pick<Moments, 'at' | 'status'>, start: number, days: number): CheckinEvent[][] {
  const byDay = Array.from({ length: days }, (): CheckinEvent[] => []);
  at.forEach((moment, index) => {
    const day = Math.floor((moment - start) / daySeconds);
    byDay[day]!.push({ second: moment - start - day * daySeconds, isIn: status[index] === 1 });
  });
  return byDay;
}

interface ApprovedForm {
  record: FormRecord;
  rule: DayForm;
}

function approvedByUser(forms: readonly FormRecord[]): Map<number, ApprovedForm[]> {
  const byUser = new Map<number, ApprovedForm[]>();
  for (const record of forms) {
    if (record.status !== FormStatus.approved) continue;
    const own = byUser.get(record.user_id) ?? [];
    byUser.set(record.user_id, own);
    own.push({ record, rule: dayFormOf(record) });
  }
  return byUser;
}

/**
 * The days of these people from the first to the last, both included ('2026-11-01'). Six queries, however many people and
 * days. Nothing of it is stored. D91.
 * @param now epoch seconds
 * @param asIf changes the forms, to ask what would be
 */
export async function deriveDays(
  users: readonly number[],
  first: string,
  last: string,
  now = Date.now() / 1000,
  asIf = (forms: FormRecord[]): FormRecord[] => forms,
): Promise<DerivedDays> {
  const shifts = await readShifts();
  const holidays = await readHolidays(first, last);
  const people = await readWorkers(users);
  const start = dayStart(first);
  const found = await findMoments(users, start, dayStart(last) + daySeconds);
  const forms = asIf(await readFormsOfDays(users, first, last));

  const moments = new Map(found.map((one) => [one.user_id, one]));
  const approved = approvedByUser(forms);
  const schedule = scheduleOf(shifts);
  const dates = daysBetween(first, last);
  const kinds = dates.map((date) => dayKindOf(date, holidays));
  const today = dayOf(now);
  const derive = (person: Worker): DerivedDay[] => {
    const events = eventsByDay(moments.get(person.id) ?? { at: [], status: [] }, start, dates.length);
    const own = approved.get(person.id) ?? [];
    return dates.map((date, index) => {
      const kind = kinds[index]!;
      const covering =
        own.length === 0
          ? own
          : own.filter(({ record: { start_date, end_date } }) => start_date <= date && date <= end_date);
      const day = deriveDay({
        kind,
        schedule,
        events: events[index]!,
        time: timeOf(date, person, today, now),
        forms: covering.map(({ rule }) => rule),
      });
      return { date, day, kind, holiday: holidays.get(date) ?? null, forms: covering.map(({ record }) => record) };
    });
  };
  const byUser = new Map(people.map((person) => [person.id, derive(person)]));
  return { shifts, holidays, dates, byUser, forms };
}

/** Days before the first one at work, after the last one, and days to come, are blank. H7, D113 */
function timeOf(date: string, { onboarding, lastDay }: Worker, today: string, now: number): 'past' | 'blank' | number {
  const isAtWork = (onboarding === null || date >= onboarding) && (lastDay === null || date <= lastDay);
  if (date > today || !isAtWork) return 'blank';
  return date === today ? Math.floor((now - dayStart(date)) / 60) : 'past';
}
