import { type FormFields, formFields } from '@toam/contracts/form/form.schema';
import { fieldErrors } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { minuteOf } from '@toam/domain/form-types';
import type { FormKind } from '@toam/domain/work/day-forms';
import type { LeaveSpan } from '@toam/domain/work/leave-days';
import type { Labour } from '@toam/domain/work/leave-pay';
import { HttpError } from '../../http/http-error';
import type { FormRecord } from './form.schema';

/** The columns that the sender fills in. Those that the kind does not have are null. */
export type SaidColumns = Pick<
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
export type SentColumns = Omit<SaidColumns, 'labour'> & { labour: Labour | undefined };

const none = {
  ...{ reason_id: null, start_minute: null, end_minute: null, shift: null, labour: 0 as const, address: null },
  ...{ late_minutes: null, soon_minutes: null, activity: null, reason_explanation: null, explanation: null },
};

const orNull = (text: string | null | undefined): string | null => text || null;

const columnsOf: { [Kind in FormKind]: (said: FormFields[Kind]) => Omit<SentColumns, 'approver_id' | 'note'> } = {
  leave: ({ reason, start_date, end_date, shift, labour }) => ({
    ...none,
    ...{ reason_id: reason, start_date, end_date, shift, labour },
  }),
  absence: ({ reason, date, time_start, time_end, labour }) => ({
    ...none,
    ...{ reason_id: reason, start_date: date, end_date: date, labour },
    ...{ start_minute: minuteOf(time_start), end_minute: minuteOf(time_end) },
  }),
  business: ({ start_date, end_date, time_start, time_end, shift, address }) => ({
    ...none,
    ...{ start_date, end_date, shift, address },
    ...{ start_minute: minuteOf(time_start), end_minute: minuteOf(time_end) },
  }),
  regime: ({ reason, start, end, late_time, soon_time }) => ({
    ...none,
    ...{ reason_id: reason, start_date: start, end_date: end },
    ...{ late_minutes: minuteOf(late_time), soon_minutes: minuteOf(soon_time) },
  }),
  explanation: ({ days, shift, activity_explanation, reason_explanation, reason }) => ({
    ...none,
    ...{ start_date: days, end_date: days, shift, activity: activity_explanation, reason_explanation },
    explanation: orNull(reason),
  }),
};

/** The body of a call as columns. @throws HttpError invalid with every field that is missing or wrong */
export function readColumns<Kind extends FormKind>(kind: Kind, body: unknown): SentColumns {
  const parsed = formFields[kind].safeParse(body);
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  const said = parsed.data as FormFields[Kind];
  return { ...columnsOf[kind](said), approver_id: said.user_approve, note: orNull(said.note) };
}
