import type { FormKind } from '@toam/domain/work/day-forms';
import type { LeaveSpan } from '@toam/domain/work/leave-days';
import type { FormRow } from './form.schema';

/** What each kind calls its first and its last day on the wire; the same field where it is one day. */
export const dayFields = {
  leave: { first: 'start_date', last: 'end_date' },
  business: { first: 'start_date', last: 'end_date' },
  regime: { first: 'start', last: 'end' },
  absence: { first: 'date', last: 'date' },
  explanation: { first: 'days', last: 'days' },
} as const satisfies Record<FormKind, { first: string; last: string }>;

type DayField = (typeof dayFields)[FormKind]['first' | 'last'];

/** Two days under the names of the kind. */
export const daysAs = <Day>(kind: FormKind, start: Day, end: Day): Partial<Record<DayField, Day>> => ({
  [dayFields[kind].first]: start,
  [dayFields[kind].last]: end,
});

/** The wire writes days as '2026/11/24', those of explanations as '2026-11-24'. */
const dashed = (day: string): string => day.replaceAll('/', '-');
const spanOf = (start: string, end: string, shift = 0): LeaveSpan => ({
  start: dashed(start),
  end: dashed(end),
  shift,
});

/** The days of a form of any kind, '2026-11-24', and its shift: 0 is the whole day. */
export function daysOfForm(form: FormRow): LeaveSpan {
  switch (form.kind) {
    case 'leave':
    case 'business':
      return spanOf(form.start_date, form.end_date, form.shift);
    case 'regime':
      return spanOf(form.start, form.end);
    case 'absence':
      return spanOf(form.date, form.date);
    case 'explanation':
      return spanOf(form.days, form.days, form.shift);
  }
}
