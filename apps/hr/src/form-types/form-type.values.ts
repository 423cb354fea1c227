import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/texts/form-type';
import { type FormTypeKind, usualGrace } from '@toam/domain/form-types';

/** The dialog's values. Only a shift has hours; only a reason for leave says whether it takes days of the year. */
export interface FormTypeValues {
  name: string;
  start: string;
  end: string;
  grace_minutes: number | null;
  optional: boolean;
  /** Of a reason for leave. H2. */
  uses_quota: boolean;
}

export const noValues: FormTypeValues = {
  name: '',
  start: '',
  end: '',
  grace_minutes: usualGrace,
  optional: false,
  uses_quota: false,
};

export const valuesOf = ({ name, start, end, grace_minutes, optional, uses_quota }: FormType): FormTypeValues => ({
  ...{ name, optional, uses_quota, start: start ?? '', end: end ?? '' },
  grace_minutes: grace_minutes ?? usualGrace,
});

/** The values as a call sends them. */
export function bodyOf(kind: FormTypeKind, values: FormTypeValues) {
  const { name, start, end, grace_minutes, optional, uses_quota } = values;
  if (kind === 'shift') return { name, start, end, optional, grace_minutes: grace_minutes ?? usualGrace };
  return kind === 'reasonLeave' ? { name, uses_quota } : { name };
}

export const formTypeFieldLabel: Record<keyof FormTypeValues, string> = {
  name: text.name,
  start: text.start,
  end: text.end,
  grace_minutes: text.grace,
  optional: text.optionalBadge,
  uses_quota: text.usesQuota,
};

/** A field's value as people read it. */
export function formTypeWords(field: keyof FormTypeValues, values: FormTypeValues): string {
  if (field === 'grace_minutes') return `${values.grace_minutes ?? ''} ${text.minutes}`;
  if (field === 'optional' || field === 'uses_quota') return values[field] ? text.yes : text.no;
  return values[field];
}
