import { daysAs, daysOfForm } from '@toam/contracts/form/form-days';
import {
  type AnsweredValue,
  formSchemas,
  type FormRow,
  wireName,
  type WireName,
} from '@toam/contracts/form/form.schema';
import type { FormBody } from '@toam/contracts/form/form.endpoints';
import type { ExplanationReason } from '@toam/contracts/form/form.text';
import type { ExplainedActivity } from '@toam/domain/work/day-forms';
import { type AskedField, type FormKind, kindsOfForms } from '@toam/domain/work/form-kinds';

/** The values of the forms of all kinds as the screen shows them. Each kind uses its own. Names are those of the wire, `explanation` aside. */
export type FormValues = {
  reason: number | null;
  /** Of a leave or a trip. */
  start_date: string | null;
  end_date: string | null;
  /** Of a regime. */
  start: string | null;
  end: string | null;
  /** Of an absence. */
  date: string | null;
  /** Of an explanation. */
  days: string | null;
  time_start: string;
  time_end: string;
  late_time: string;
  soon_time: string;
  /** 0: all shifts. */
  shift: number | null;
  labour: boolean;
  address: string;
  activity_explanation: ExplainedActivity | null;
  reason_explanation: ExplanationReason | null;
  /** The explanation in the person's own words: `reason` on the wire. */
  explanation: string;
  user_approve: number | null;
  note: string;
};
export type FormField = keyof FormValues;

export const emptyForm: FormValues = {
  reason: null,
  ...{ start_date: null, end_date: null, start: null, end: null, date: null, days: null },
  ...{ time_start: '', time_end: '', late_time: '00:00', soon_time: '00:00' },
  ...{ shift: 0, labour: false, address: '' },
  ...{ activity_explanation: null, reason_explanation: null, explanation: '' },
  ...{ user_approve: null, note: '' },
};

/** What a field of the wire is in the form. */
const shown: { [Field in AskedField]?: (answered: never) => FormValues[Field] } = {
  reason: ({ id }: AnsweredValue<'reason'>) => id,
  labour: (labour: AnsweredValue<'labour'>) => labour === 1,
  explanation: (words: AnsweredValue<'explanation'>) => words ?? '',
};

/** A stored form as form values. */
export function valuesOf(form: FormRow): FormValues {
  const { start, end } = daysOfForm(form);
  const answered = form as Partial<Record<WireName<AskedField>, unknown>>;
  const own = kindsOfForms[form.kind].asks.map((field: AskedField) => {
    const value = answered[wireName(field)];
    return [field, shown[field] ? shown[field](value as never) : value];
  });
  return {
    ...{ ...emptyForm, ...daysAs(form.kind, start, end), ...Object.fromEntries(own) },
    user_approve: form.user_approve.id,
    note: form.note ?? '',
  };
}

/** The body that sends valid values: only the fields of the kind, as the wire names them. */
export const bodyOf = (kind: FormKind, values: FormValues): FormBody =>
  Object.fromEntries(
    Object.entries(formSchemas[kind].parse(values)).map(([name, value]) => [wireName(name as AskedField), value]),
  );
