import { wireOf, type Field } from '@toam/domain/record/field';
import type { AnyRecord } from '@toam/domain/record/record';
import {
  DateField,
  MoneyField,
  NumberField,
  SegmentedField,
  SelectField,
  TextArea,
  TextField,
  type Choice,
  type ChoiceValue,
  type Control,
  type FieldValues,
} from '@toam/ui/form';
import type { ReactNode } from 'react';
import type { FormName, FormValues } from './form-of';

/** Kinds that the field itself says how to draw. References, pictures and articles need what only their screen knows. */
type DrawnKind = 'name' | 'line' | 'text' | 'count' | 'money' | 'date' | 'choice';
type DrawnName<R extends AnyRecord> = {
  [N in FormName<R>]: R['fields'][N] extends { kind: DrawnKind } ? N : never;
}[FormName<R>];

/** How a field looks in this form. */
interface Look {
  placeholder?: string;
  hint?: ReactNode;
  /** Shows '35/130' in the field. */
  counted?: boolean;
  /** Columns of a `FormSection`. */
  span?: number;
  disabled?: boolean;
}

interface FieldsOfProps<R extends AnyRecord, N extends DrawnName<R>, Values extends FieldValues> {
  record: R;
  control: Control<Values>;
  /** In their order; by default every field of these kinds. */
  names?: readonly N[];
  looks?: { [M in N]?: Look };
  /** Columns of each, unless its look says other ones. */
  span?: number;
}

const drawn: readonly string[] = ['name', 'line', 'text', 'count', 'money', 'date', 'choice'] satisfies DrawnKind[];

/** The fields of a record that its form can draw: in the order of the record, new ones by themselves. */
export const drawnNames = <R extends AnyRecord>(record: R): DrawnName<R>[] =>
  Object.entries(record.fields).flatMap(([name, { kind, server }]) =>
    drawn.includes(kind) && !server ? [name as DrawnName<R>] : [],
  );

/** More choices than fit beside each other are a list. */
const mostBeside = 4;

function choicesOf({ values, words }: Extract<Field, { kind: 'choice' }>): Choice<ChoiceValue>[] {
  return values.map((value) => ({ value, label: words[value] ?? String(value) }));
}

interface OneFieldProps {
  name: string;
  field: Field;
  control: Control;
  look: Look;
}

function OneField({ name, field, control, look }: OneFieldProps) {
  const { counted, placeholder, ...frame } = look;
  const shown = { control, name, label: field.label, required: field.required === true, ...frame };
  const empty = placeholder === undefined ? {} : { placeholder };
  switch (field.kind) {
    case 'name':
    case 'line':
      return <TextField {...shown} {...empty} {...longestOf(field)} {...(counted && { counted })} />;
    case 'text':
      return <TextArea {...shown} {...empty} {...longestOf(field)} />;
    case 'count':
      return <NumberField {...shown} {...empty} />;
    case 'money':
      return <MoneyField {...shown} {...empty} />;
    case 'date':
      return <DateField {...shown} />;
    case 'choice': {
      const choices = choicesOf(field);
      const Field = choices.length > mostBeside ? SelectField : SegmentedField;
      return <Field {...shown} choices={choices} />;
    }
    default:
      return null;
  }
}

const longestOf = ({ max }: { max?: number }) => (max === undefined ? {} : { longest: max });

/** Fields of a record in a form, drawn by their kinds: label, limits and whether they are required come from the record. */
export function FieldsOf<
  const R extends AnyRecord,
  Values extends FieldValues & FormValues<R, N>,
  const N extends DrawnName<R> = DrawnName<R>,
>({ record, control, names, looks = {}, span }: FieldsOfProps<R, N, Values>) {
  const whole = span === undefined ? {} : { span };
  return (names ?? drawnNames(record)).map((name) => {
    const field = record.fields[name]!;
    const look = (looks as Readonly<Record<string, Look>>)[name];
    const wire = wireOf(name, field);
    // the compiler has checked that the form's values have the field
    return <OneField key={wire} name={wire} field={field} control={control as unknown as Control} look={{ ...whole, ...look }} />; // prettier-ignore
  });
}
