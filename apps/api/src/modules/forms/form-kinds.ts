import { minuteText, spanText } from '@toam/contracts/form/form-labels';
import { type FormFields, formFields, type FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { fieldErrors } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { clockOf, minuteOf } from '@toam/domain/form-types';
import type { DayForm, FormKind } from '@toam/domain/work/day-forms';
import type { LeaveSpan } from '@toam/domain/work/leave-days';
import { isPaidLeave, type Labour } from '@toam/domain/work/leave-pay';
import { HttpError } from '../../http-error';
import type { FormRecord } from './form.schema';

/** The columns that the sender fills in. Those that the kind does not have are null. */
export type InputColumns = Pick<
  FormRecord,
  | 'approver_id'
  | 'reason_id'
  | 'start_date'
  | 'end_date'
  | 'start_minute'
  | 'end_minute'
  | 'shift'
  | 'labour'
  | 'address'
  | 'late_minutes'
  | 'soon_minutes'
  | 'activity'
  | 'reason_explanation'
  | 'explanation'
  | 'note'
>;

/** The days and the shift of a form of any kind. */
export const spanOf = ({
  start_date,
  end_date,
  shift,
}: Pick<FormRecord, 'start_date' | 'end_date' | 'shift'>): LeaveSpan => ({
  ...{ start: start_date, end: end_date, shift: shift ?? 0 },
});

/** As they came: `labour` may be left out. */
type SentColumns = Omit<InputColumns, 'labour'> & { labour: Labour | undefined };

/** What only rows of this kind have. */
type OwnRow<Kind extends FormKind> = Omit<Extract<FormRow, { kind: Kind }>, Exclude<keyof FormRow, 'kind'>>;

/** What the API knows of a kind of form. A new kind is one more of these, and a migration of `forms_kind`. */
interface KindOfForm<Kind extends FormKind> {
  /** Whether it takes working days. */
  takesDays: boolean;
  /** What the sender said, as columns. */
  columns: (said: FormFields[Kind]) => Omit<SentColumns, 'approver_id' | 'note'>;
  row: (form: FormRecord, reason: { id: number; name: string }) => OwnRow<Kind>;
  /** As the rules of a day read it. */
  ofDay: (form: FormRecord) => Extract<DayForm, { kind: Kind }>;
  /** How a day names it: 'Nghỉ phép năm, có lương', 'Công tác Thủ Đức'. */
  name: (form: FormRecord, reason: string) => string;
  /** That somebody will be away: 'nghỉ phép 24/11, ca sáng'. Null: the form takes nobody away. */
  away: ((form: FormRecord, shift: string | undefined) => string) | null;
}

const none = {
  ...{ reason_id: null, start_minute: null, end_minute: null, shift: null, labour: 0 as const, address: null },
  ...{ late_minutes: null, soon_minutes: null, activity: null, reason_explanation: null, explanation: null },
};

const slashed = (day: string): string => day.replaceAll('-', '/');
const clock = (minute: number | null): string => clockOf(minute ?? 0);
const daysIn = ({ start_date, end_date }: FormRecord) => ({ start_date: slashed(start_date), end_date: slashed(end_date) }); // prettier-ignore
const timesIn = ({ start_minute, end_minute }: FormRecord) => ({ time_start: clock(start_minute), time_end: clock(end_minute) }); // prettier-ignore
const clocksIn = ({ start_minute, end_minute }: FormRecord) =>
  `${minuteText(start_minute)} – ${minuteText(end_minute)}`;

const awayFor =
  (words: string) =>
  ({ start_date, end_date }: FormRecord, shift: string | undefined): string =>
    [`${words} ${spanText(start_date, end_date)}`, shift].filter(Boolean).join(', ');

export const kindsOfForms: { [Kind in FormKind]: KindOfForm<Kind> } = {
  leave: {
    takesDays: true,
    columns: ({ reason, start_date, end_date, shift, labour }) => ({
      ...none,
      ...{ reason_id: reason, start_date, end_date, shift, labour },
    }),
    row: (form, reason) => ({ kind: 'leave', ...daysIn(form), shift: form.shift ?? 0, labour: form.labour, reason }),
    ofDay: (form) => ({ kind: 'leave', id: form.id, shift: form.shift ?? 0, isPaid: isPaidLeave(form) }),
    name: (form, reason) => `${reason}, ${formText.pay(isPaidLeave(form))}`,
    away: awayFor(formText.away.leave),
  },
  absence: {
    takesDays: false,
    columns: ({ reason, date, time_start, time_end, labour }) => ({
      ...none,
      ...{ reason_id: reason, start_date: date, end_date: date, labour },
      ...{ start_minute: minuteOf(time_start), end_minute: minuteOf(time_end) },
    }),
    row: (form, reason) => ({
      ...{ kind: 'absence', ...timesIn(form), labour: form.labour, date: slashed(form.start_date), reason },
    }),
    ofDay: ({ id, start_minute, end_minute, labour }) => ({
      ...{ kind: 'absence', id, from: start_minute ?? 0, to: end_minute ?? 0, isPaid: labour === 1 },
    }),
    name: (form) => `${formText.kind.absence} ${clocksIn(form)}`,
    away: (form) => awayFor(formText.away.absence)(form, clocksIn(form)),
  },
  business: {
    takesDays: true,
    columns: ({ start_date, end_date, time_start, time_end, shift, address }) => ({
      ...none,
      ...{ start_date, end_date, shift, address },
      ...{ start_minute: minuteOf(time_start), end_minute: minuteOf(time_end) },
    }),
    row: (form) => ({
      ...{ kind: 'business', ...daysIn(form), ...timesIn(form), shift: form.shift ?? 0, address: form.address ?? '' },
    }),
    ofDay: ({ id, shift }) => ({ kind: 'business', id, shift: shift ?? 0 }),
    name: ({ address }) => [formText.kind.business, address].filter(Boolean).join(' '),
    away: awayFor(formText.away.business),
  },
  regime: {
    takesDays: false,
    columns: ({ reason, start, end, late_time, soon_time }) => ({
      ...none,
      ...{ reason_id: reason, start_date: start, end_date: end },
      ...{ late_minutes: minuteOf(late_time), soon_minutes: minuteOf(soon_time) },
    }),
    row: (form, reason) => ({
      ...{ kind: 'regime', reason, start: slashed(form.start_date), end: slashed(form.end_date) },
      ...{ late_time: clock(form.late_minutes), soon_time: clock(form.soon_minutes) },
    }),
    ofDay: ({ id, late_minutes, soon_minutes }) => ({
      ...{ kind: 'regime', id, late: late_minutes ?? 0, soon: soon_minutes ?? 0 },
    }),
    name: () => formText.kind.regime,
    away: null,
  },
  explanation: {
    takesDays: false,
    columns: ({ days, shift, activity_explanation, reason_explanation, reason }) => ({
      ...none,
      ...{ start_date: days, end_date: days, shift, activity: activity_explanation, reason_explanation },
      explanation: reason || null,
    }),
    row: (form) => ({
      ...{ kind: 'explanation', shift: form.shift ?? 0, days: form.start_date, reason: form.explanation },
      activity_explanation: form.activity ?? 'both',
      reason_explanation: form.reason_explanation ?? 'other',
    }),
    ofDay: ({ id, shift, activity }) => ({
      ...{ kind: 'explanation', id, shift: shift ?? 0, activity: activity ?? 'both' },
    }),
    name: () => formText.kind.explanation,
    away: null,
  },
};

/** The body of a call as columns. @throws HttpError invalid with every field that is missing or wrong */
export function readColumns<Kind extends FormKind>(kind: Kind, body: unknown): SentColumns {
  const parsed = formFields[kind].safeParse(body);
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  const said = parsed.data as FormFields[Kind];
  return { ...kindsOfForms[kind].columns(said), approver_id: said.user_approve, note: said.note || null };
}
