import { dayOf, dayStart } from '@toam/domain/day';
import { deriveDay, type WorkDay } from '@toam/domain/work/work-day';
import { dayKindOf, daysBetween, type Holidays } from '@toam/domain/work/work-calendar';
import type { WorkShift } from '@toam/domain/work/work-shift';
import { readShifts } from '../form-types/form-types.reads';
import { dayFormOf, readApprovedForms } from '../forms/forms.reads';
import type { FormRecord } from '../forms/form.schema';
import { readHolidays } from '../holidays/holidays.reads';
import { type Employment, readEmployments } from '../users/users.reads';
import { findPlainCheckins, type PlainCheckin } from './checkin.queries';

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
}

const groupBy = <One, Key>(list: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> => {
  const groups = new Map<Key, One[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

const daySeconds = 86_400;

/**
 * The days of these people from the first to the last, both included ('2026-11-01'). Four queries, however many people and
 * days. Nothing of it is stored. D91.
 * @param now epoch seconds
 */
export async function deriveDays(
  users: readonly number[],
  first: string,
  last: string,
  now = Date.now() / 1000,
): Promise<DerivedDays> {
  const shifts = await readShifts();
  const holidays = await readHolidays(first, last);
  const people = await readEmployments(users);
  const start = dayStart(first);
  const events = groupBy(await findPlainCheckins(users, start, dayStart(last) + daySeconds), ({ user_id }) => user_id);
  const forms = groupBy(await readApprovedForms(users, first, last), ({ user_id }) => user_id);
  const dates = daysBetween(first, last);
  const kinds = dates.map((date) => dayKindOf(date, holidays));
  const today = dayOf(now);
  const derive = (person: Employment): DerivedDay[] => {
    const own = forms.get(person.id) ?? [];
    // every day has 86,400 seconds: Vietnam has no summer time
    const byDay = groupBy(events.get(person.id) ?? [], ({ at }) => Math.floor((at - start) / daySeconds));
    return dates.map((date, index) => {
      const kind = kinds[index]!;
      const covering = own.filter(({ start_date, end_date }) => start_date <= date && date <= end_date);
      const day = deriveDay({
        ...{ kind, shifts },
        time: timeOf(date, person, today, now),
        events: (byDay.get(index) ?? []).map((event) => toEvent(event, start + index * daySeconds)),
        forms: covering.map(dayFormOf),
      });
      return { date, day, kind, holiday: holidays.get(date) ?? null, forms: covering };
    });
  };
  return { shifts, holidays, dates, byUser: new Map(people.map((person) => [person.id, derive(person)])) };
}

const toEvent = ({ id, at, isIn }: PlainCheckin, midnight: number) => ({ id, isIn, second: at - midnight });

/** Days before the first one at work, and days to come, are blank. H7. */
function timeOf(date: string, { onboarding }: Employment, today: string, now: number): 'past' | 'blank' | number {
  if (date > today || (onboarding !== null && date < onboarding)) return 'blank';
  return date === today ? Math.floor((now - dayStart(date)) / 60) : 'past';
}
