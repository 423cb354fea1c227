import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formTypeText as text } from '@toam/contracts/texts/form-type';
import { type FormTypeKind, usualGrace } from '@toam/domain/form-types';

/** What the dialog holds; only a shift has more than a name. */
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

/** What a call sends of them. */
export const bodyOf = (kind: FormTypeKind, { name, start, end, grace_minutes, optional }: FormTypeValues) =>
  kind === 'shift' ? { name, start, end, optional, grace_minutes: grace_minutes ?? usualGrace } : { name };

const words: { [Field in keyof FormTypeValues]: (value: FormTypeValues[Field]) => string } = {
  name: (name) => name,
  start: (clock) => clock,
  end: (clock) => clock,
  grace_minutes: (minutes) => `${minutes ?? ''} ${text.minutes}`,
  optional: (isOptional) => (isOptional ? text.yes : text.no),
};
const labels: Record<keyof FormTypeValues, string> = {
  name: text.name,
  start: text.start,
  end: text.end,
  grace_minutes: text.grace,
  optional: text.optionalBadge,
};
const fields = Object.keys(labels) as (keyof FormTypeValues)[];

/** The fields that the person and somebody else changed differently. D12 */
export const conflictsOf = (base: FormTypeValues, mine: FormTypeValues, theirs: FormTypeValues) =>
  fields
    .filter((field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field])
    .map((name) => ({ name, label: labels[name], mine: wordsOf(mine, name), theirs: wordsOf(theirs, name) }));

const wordsOf = <Field extends keyof FormTypeValues>(values: FormTypeValues, field: Field) =>
  words[field](values[field]);

/** The newer record with what the person changed, but for the fields where they chose the other's. */
export function mergedValues(
  base: FormTypeValues,
  mine: FormTypeValues,
  theirs: FormTypeValues,
  keepTheirs: readonly string[],
): FormTypeValues {
  const changed = fields.filter((field) => mine[field] !== base[field] && !keepTheirs.includes(field));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
