import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/texts/form-type';
import { type FormTypeKind, usualGrace } from '@toam/domain/form-types';

/** The dialog's values; only a shift has more than a name. */
export interface FormTypeValues {
  name: string;
  start: string;
  end: string;
  grace_minutes: number | null;
  optional: boolean;
}

export const noValues: FormTypeValues = { name: '', start: '', end: '', grace_minutes: usualGrace, optional: false };

export const valuesOf = ({ name, start, end, grace_minutes, optional }: FormType): FormTypeValues => ({
  ...{ name, optional, start: start ?? '', end: end ?? '' },
  grace_minutes: grace_minutes ?? usualGrace,
});

/** The values as a call sends them. */
export const bodyOf = (kind: FormTypeKind, { name, start, end, grace_minutes, optional }: FormTypeValues) =>
  kind === 'shift' ? { name, start, end, optional, grace_minutes: grace_minutes ?? usualGrace } : { name };

export const formTypeFieldLabel: Record<keyof FormTypeValues, string> = {
  name: text.name,
  start: text.start,
  end: text.end,
  grace_minutes: text.grace,
  optional: text.optionalBadge,
};

/** A field's value as people read it. */
export function formTypeWords(field: keyof FormTypeValues, values: FormTypeValues): string {
  if (field === 'grace_minutes') return `${values.grace_minutes ?? ''} ${text.minutes}`;
  if (field === 'optional') return values.optional ? text.yes : text.no;
  return values[field];
}
