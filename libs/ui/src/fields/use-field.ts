import { createContext, useContext } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { noteId } from './field-frame';

/** Ties a field to a form: names are checked against the form's values and the type that the control edits. */
export interface FieldBinding<Values extends FieldValues, Value> {
  control: Control<Values>;
  name: FieldPathByValue<Values, Value>;
}

/** What a control needs to know of its field. */
export interface BoundField<Value> {
  id: string;
  value: Value;
  change: (value: Value) => void;
  /** Left: from now on its errors show. */
  leave: () => void;
  /** Receives the focus when the form jumps to an error. */
  ref: (element: { focus?: () => void } | null) => void;
  /** Shown only once the field was left, or the form was sent. */
  error: string | undefined;
  /** For the element that takes the focus. */
  aria: { 'aria-invalid': boolean; 'aria-describedby': string };
}

/** First part of the DOM ids of a form's fields. A form inside another (a quick dialog) provides its own. */
export const FieldScope = createContext('field');

/** DOM id of a field: also where the error count jumps to. */
export const fieldId = (name: string, scope = 'field') => `${scope}-${name.replaceAll('.', '-')}`;

/** Reads and writes one value of a form. */
export function useField<Values extends FieldValues, Value>({
  control,
  name,
}: FieldBinding<Values, Value>): BoundField<Value> {
  const { field, fieldState } = useController({ control, name });
  const id = fieldId(name, useContext(FieldScope));
  return {
    id,
    value: field.value,
    change: field.onChange,
    leave: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
    aria: { 'aria-invalid': fieldState.invalid, 'aria-describedby': noteId(id) },
  };
}
