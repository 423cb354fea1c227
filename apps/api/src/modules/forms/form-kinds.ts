import { minuteText, spanText } from '@toam/contracts/form/form-labels';
import {
  type AnsweredValue,
  formFields,
  type FormRow,
  type TakenValue,
  wireName,
} from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { fieldErrors } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { clockOf, minuteOf } from '@toam/domain/form-types';
import type { DayForm } from '@toam/domain/work/day-forms';
import {
  type AskedField,
  type DayEffect,
  effectOf,
  type FormKind,
  isLeave,
  kindsOfForms,
} from '@toam/domain/work/form-kinds';
import type { LeaveSpan } from '@toam/domain/work/leave-days';
import { isPaidLeave, type Labour } from '@toam/domain/work/leave-pay';
import { HttpError } from '../../http-error';
import type { FormRecord } from './form.schema';

/** The columns of what a kind may ask. Those that the kind does not ask are null. */
type AskedColumns = Pick<
  FormRecord,
  | 'reason_id'
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
>;

/** The columns that the sender fills in. */
export type InputColumns = AskedColumns & Pick<FormRecord, 'approver_id' | 'start_date' | 'end_date' | 'note'>;

/** As they came: `labour` may be left out. */
type SentColumns = Omit<InputColumns, 'labour'> & { labour: Labour | undefined };

/** The days and the shift of a form of any kind. */
export const spanOf = ({
  start_date,
  end_date,
  shift,
}: Pick<FormRecord, 'start_date' | 'end_date' | 'shift'>): LeaveSpan => ({
  ...{ start: start_date, end: end_date, shift: shift ?? 0 },
});

interface FieldInColumns<Field extends AskedField> {
  write: (value: TakenValue<Field>) => Partial<SentColumns>;
  read: (form: FormRecord, reason: { id: number; name: string }) => AnsweredValue<Field>;
}

const clock = (minute: number | null): string => clockOf(minute ?? 0);

/** Each field of the wire as columns, and back. */
const fields: { [Field in AskedField]: FieldInColumns<Field> } = {
  reason: { write: (reason_id) => ({ reason_id }), read: (_form, reason) => reason },
  time_start: {
    write: (time) => ({ start_minute: minuteOf(time) }),
    read: ({ start_minute }) => clock(start_minute),
  },
  time_end: { write: (time) => ({ end_minute: minuteOf(time) }), read: ({ end_minute }) => clock(end_minute) },
  shift: { write: (shift) => ({ shift }), read: ({ shift }) => shift ?? 0 },
  labour: { write: (labour) => ({ labour }), read: ({ labour }) => labour },
  address: { write: (address) => ({ address }), read: ({ address }) => address ?? '' },
  late_time: { write: (time) => ({ late_minutes: minuteOf(time) }), read: ({ late_minutes }) => clock(late_minutes) },
  soon_time: { write: (time) => ({ soon_minutes: minuteOf(time) }), read: ({ soon_minutes }) => clock(soon_minutes) },
  activity_explanation: { write: (activity) => ({ activity }), read: ({ activity }) => activity ?? 'both' },
  reason_explanation: {
    write: (reason_explanation) => ({ reason_explanation }),
    read: ({ reason_explanation }) => reason_explanation ?? 'other',
  },
  explanation: { write: (words) => ({ explanation: words || null }), read: ({ explanation }) => explanation },
};

const nothingAsked: AskedColumns = {
  ...{ reason_id: null, start_minute: null, end_minute: null, shift: null, labour: 0, address: null },
  ...{ late_minutes: null, soon_minutes: null, activity: null, reason_explanation: null, explanation: null },
};

/** The body of a call as columns. @throws HttpError invalid with every field that is missing or wrong */
export function readColumns(kind: FormKind, body: unknown): SentColumns {
  const parsed = formFields[kind].safeParse(body);
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  const input = parsed.data as { user_approve: number; note?: string | null } & Record<string, never>;
  const { days, asks } = kindsOfForms[kind];
  const columns = asks.reduce<Partial<SentColumns>>(
    (written, field: AskedField) => ({ ...written, ...fields[field].write(input[wireName(field)]!) }),
    nothingAsked,
  );
  return {
    ...{ ...nothingAsked, ...columns, start_date: input[days[0]]!, end_date: input[days[1]]! },
    ...{ approver_id: input.user_approve, note: input.note || null },
  };
}

/** What only rows of its kind have: its days and what it asks, as the wire names them. */
export function ownRow(form: FormRecord, reason: { id: number; name: string }): Pick<FormRow, 'kind'> {
  const { days, asks } = kindsOfForms[form.kind];
  // the wire has always written those of explanations with dashes
  const dayOf = (day: string) => (form.kind === 'explanation' ? day : day.replaceAll('-', '/'));
  return {
    ...{ kind: form.kind, [days[0]]: dayOf(form.start_date), [days[1]]: dayOf(form.end_date) },
    ...Object.fromEntries(asks.map((field: AskedField) => [wireName(field), fields[field].read(form, reason)])),
  };
}

const dayForms: { [Effect in DayEffect]: (form: FormRecord) => Extract<DayForm, { effect: Effect }> } = {
  leave: (form) => ({ effect: 'leave', id: form.id, shift: form.shift ?? 0, isPaid: isPaidLeave(form) }),
  trip: ({ id, shift }) => ({ effect: 'trip', id, shift: shift ?? 0 }),
  absence: ({ id, start_minute, end_minute, labour }) => ({
    ...{ effect: 'absence', id, from: start_minute ?? 0, to: end_minute ?? 0, isPaid: labour === 1 },
  }),
  regime: ({ id, late_minutes, soon_minutes }) => ({
    ...{ effect: 'regime', id, late: late_minutes ?? 0, soon: soon_minutes ?? 0 },
  }),
  explanation: ({ id, shift, activity }) => ({
    ...{ effect: 'explanation', id, shift: shift ?? 0, activity: activity ?? 'both' },
  }),
};

/** A form as the rules of a day read it. */
export const dayFormOf = (form: FormRecord): DayForm => dayForms[effectOf(form.kind)](form);

/** '14:00 – 15:30' of an absence. */
const hoursOf = ({ kind, start_minute, end_minute }: FormRecord): string =>
  effectOf(kind) === 'absence' ? `${minuteText(start_minute)} – ${minuteText(end_minute)}` : '';

/** How a day names a form: 'Nghỉ phép năm, có lương', 'Công tác Thủ Đức'. @param reason the name of its reason */
export const nameOfForm = (form: FormRecord, reason: string): string =>
  isLeave(form.kind)
    ? `${reason}, ${formText.pay(isPaidLeave(form))}`
    : [formText.kinds[form.kind].name, hoursOf(form), form.address].filter(Boolean).join(' ');

/** That somebody will be away: 'nghỉ phép 24/11, ca sáng'. Null: the form takes nobody away. @param shift its name */
export function awayIn(form: FormRecord, shift: string | undefined): string | null {
  const { away } = formText.kinds[form.kind];
  if (away === undefined) return null;
  return [`${away} ${spanText(form.start_date, form.end_date)}`, hoursOf(form) || shift].filter(Boolean).join(', ');
}
