import { daysAs, daysOfForm } from '@toam/contracts/form/form-days';
import { formFields, type FormRow } from '@toam/contracts/form/form.schema';
import type { FormBody } from '@toam/contracts/form/form.endpoints';
import type { ExplanationReason } from '@toam/contracts/form/form.text';
import type { ExplainedActivity, FormKind } from '@toam/domain/work/day-forms';
import { z } from 'zod';

/** The values of all five forms as the screen shows them. Each kind uses its own. Names are those of the wire, `explanation` aside. */
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

const { reason: explanation, ...explanationFields } = formFields.explanation.shape;

/** The rules for saving each form: those of the API, field by field. */
export const formSchemas = {
  ...formFields,
  explanation: z.object({ ...explanationFields, explanation }),
} satisfies Record<FormKind, z.ZodType>;

function ownValues(form: FormRow): Partial<FormValues> {
  switch (form.kind) {
    case 'leave':
      return {
        ...{ reason: form.reason.id, shift: form.shift, labour: form.labour === 1 },
      };
    case 'absence':
      return {
        ...{ reason: form.reason.id, labour: form.labour === 1 },
        ...{ time_start: form.time_start, time_end: form.time_end },
      };
    case 'business':
      return {
        ...{ shift: form.shift, address: form.address },
        ...{ time_start: form.time_start, time_end: form.time_end },
      };
    case 'regime':
      return {
        ...{ reason: form.reason.id },
        ...{ late_time: form.late_time, soon_time: form.soon_time },
      };
    case 'explanation':
      return {
        ...{ shift: form.shift, activity_explanation: form.activity_explanation },
        ...{ reason_explanation: form.reason_explanation, explanation: form.reason ?? '' },
      };
  }
}

/** A stored form as form values. */
export function valuesOf(form: FormRow): FormValues {
  const { start, end } = daysOfForm(form);
  return {
    ...emptyForm,
    ...daysAs(form.kind, start, end),
    ...ownValues(form),
    user_approve: form.user_approve.id,
    note: form.note ?? '',
  };
}

/** The body that sends valid values: only the fields of the kind. */
export function bodyOf(kind: FormKind, values: FormValues): FormBody {
  const { explanation: words, ...said } = formSchemas[kind].parse(values) as Record<string, unknown>;
  return kind === 'explanation' ? { ...said, reason: words } : said;
}
