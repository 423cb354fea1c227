import { formText } from '@toam/contracts/form/form.text';
import { dayOf, dayStart } from '@toam/domain/day';
import type { DayForm } from '@toam/domain/work/day-forms';
import { FormStatus } from '@toam/domain/work/form-access';
import type { CheckinEvent } from '@toam/domain/work/presence';
import { dayKindOf, daysBetween, type Holidays } from '@toam/domain/work-calendar';
import { deriveDay, type WorkDay } from '@toam/domain/work/work-day';
import { schedulesOf, shiftsOn, type ShiftVersion } from '@toam/domain/work/shift-version';
import type { WorkShift } from '@toam/domain/work/work-shift';
import { readNamesOf, readShiftVersions } from '../form-types/form-types.reads';
import { dayFormOf, nameOfForm, readFormsOfDays } from '../forms/forms.reads';
import type { FormRecord } from '../forms/form.schema';
import { readHolidays } from '../holidays/holidays.reads';
import { readWorkers, type Worker } from '../users/workforce.reads';
import { findMoments, type Moments } from './checkin.queries';

/** An approved form of a day, as figures and reasons tell of it. */
interface FormOfDay {
  id: number;
  kind: FormRecord['kind'];
  /** 'Nghỉ phép năm'. */
  reason: string;
  /** 'Nghỉ phép năm, có lương', 'Công tác Thủ Đức'. */
  name: string;
}

/** A day of a person. All of it can be kept as JSON: a closed month is these days. */
export interface DerivedDay {
  /** '2026-11-20'. */
  date: string;
  day: WorkDay;
  holiday: string | null;
  kind: ReturnType<typeof dayKindOf>;
  /** Approved forms that cover it. */
  forms: FormOfDay[];
}

export interface DerivedDays {
  /** Those of any of the days, each as it was on the last of them. */
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
  told: FormOfDay;
}

async function approvedByUser(forms: readonly FormRecord[]): Promise<Map<number, ApprovedForm[]>> {
  const approved = forms.filter(({ status }) => status === FormStatus.approved);
  const reasons = await readNamesOf(approved.flatMap(({ reason_id }) => reason_id ?? []));
  const byUser = new Map<number, ApprovedForm[]>();
  for (const record of approved) {
    const own = byUser.get(record.user_id) ?? [];
    byUser.set(record.user_id, own);
    const reason = reasonName(record, reasons);
    const told = { id: record.id, kind: record.kind, reason, name: nameOfForm(record, reason) };
    own.push({ record, rule: dayFormOf(record), told });
  }
  return byUser;
}

const reasonName = ({ kind, reason_id }: FormRecord, reasons: Map<number, string>): string =>
  reasons.get(reason_id ?? 0) ?? formText.kinds[kind].name;

/** The shifts of any of the days, in their order, each as it was on the last of them. */
function shiftsBetween(versions: readonly ShiftVersion[], first: string, last: string): WorkShift[] {
  const turns = versions.map(({ from }) => from).filter((from) => first < from && from <= last);
  const known = new Map<number, WorkShift>();
  for (const day of [first, ...turns.toSorted()])
    for (const shift of shiftsOn(versions, day)) known.set(shift.id, shift);
  const order = [...new Set(versions.map(({ id }) => id))];
  return order.flatMap((id) => known.get(id) ?? []);
}

/**
 * The days of these people from the first to the last, both included ('2026-11-01'). Seven queries, however many people and
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
  const versions = await readShiftVersions();
  const holidays = await readHolidays(first, last);
  const people = await readWorkers(users);
  const start = dayStart(first);
  const found = await findMoments(users, start, dayStart(last) + daySeconds);
  const forms = asIf(await readFormsOfDays(users, first, last));

  const moments = new Map(found.map((one) => [one.user_id, one]));
  const approved = await approvedByUser(forms);
  const scheduleOn = schedulesOf(versions);
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
        schedule: scheduleOn(date),
        events: events[index]!,
        time: timeOf(date, person, today, now),
        forms: covering.map(({ rule }) => rule),
      });
      return { date, day, kind, holiday: holidays.get(date) ?? null, forms: covering.map(({ told }) => told) };
    });
  };
  const byUser = new Map(people.map((person) => [person.id, derive(person)]));
  return { shifts: shiftsBetween(versions, first, last), holidays, dates, byUser, forms };
}

/** Days before the first one at work, after the last one, and days to come, are blank. H7, D113 */
function timeOf(date: string, { onboarding, lastDay }: Worker, today: string, now: number): 'past' | 'blank' | number {
  const isAtWork = (onboarding === null || date >= onboarding) && (lastDay === null || date <= lastDay);
  if (date > today || !isAtWork) return 'blank';
  return date === today ? Math.floor((now - dayStart(date)) / 60) : 'past';
}
