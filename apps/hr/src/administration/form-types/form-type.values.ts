import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { type FormTypeKind, usualGrace } from '@toam/domain/form-types';

/** The dialog's values. Only a shift has hours; only a reason for leave says whether it takes days of the year. */
export interface FormTypeValues {
  name: string;
  start: string;
  end: string;
  grace_minutes: number | null;
  optional: boolean;
  /** The day from which a shift is so. Null: today. D116 */
  applies_from: string | null;
  /** Of a reason for leave. H2. */
  uses_quota: boolean;
}

export const noValues: FormTypeValues = {
  name: '',
  start: '',
  end: '',
  grace_minutes: usualGrace,
  optional: false,
  applies_from: null,
  uses_quota: false,
};

export const valuesOf = (entry: FormType): FormTypeValues => ({
  ...{ name: entry.name, optional: entry.optional, uses_quota: entry.uses_quota },
  ...{ start: entry.start ?? '', end: entry.end ?? '', applies_from: comingDay(entry) },
  grace_minutes: entry.grace_minutes ?? usualGrace,
});

/** The day from which a shift is to be so, if it has not come yet. */
export const comingDay = ({ applies_from }: FormType): string | null =>
  applies_from !== null && applies_from > dayOf(Date.now() / 1000) ? applies_from : null;

/** The values as a call sends them. */
export function bodyOf(kind: FormTypeKind, values: FormTypeValues) {
  const { name, start, end, grace_minutes, optional, applies_from, uses_quota } = values;
  if (kind === 'shift') return { name, start, end, optional, applies_from, grace_minutes: grace_minutes ?? usualGrace };
  return kind === 'reasonLeave' ? { name, uses_quota } : { name };
}

export const formTypeFieldLabel: Record<keyof FormTypeValues, string> = {
  name: text.name,
  start: text.start,
  end: text.end,
  grace_minutes: text.grace,
  optional: text.optionalBadge,
  applies_from: text.appliesFrom,
  uses_quota: text.usesQuota,
};

/** A field's value as people read it. */
export function formTypeWords(field: keyof FormTypeValues, values: FormTypeValues): string {
  if (field === 'grace_minutes') return `${values.grace_minutes ?? ''} ${text.minutes}`;
  if (field === 'optional' || field === 'uses_quota') return values[field] ? text.yes : text.no;
  if (field === 'applies_from') return values.applies_from === null ? '' : writtenDay(values.applies_from);
  return values[field];
}
