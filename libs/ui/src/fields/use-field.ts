import { createContext, useContext } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { noteId } from './field-frame';

/** Connects a field to a form. The compiler checks the name against the form's values and the control's type. */
export interface FieldBinding<Values extends FieldValues, Value> {
  control: Control<Values>;
  name: FieldPathByValue<Values, Value>;
}

/** What a control needs from its field. */
export interface BoundField<Value> {
  id: string;
  value: Value;
  change: (value: Value) => void;
  /** Call on blur. From then on the field's errors show. */
  leave: () => void;
  /** Receives the focus when the form jumps to an error. */
  ref: (element: { focus?: () => void } | null) => void;
  /** Set only after the field lost the focus or the form was submitted. */
  error: string | undefined;
  /** For the element that takes the focus. */
  aria: { 'aria-invalid': boolean; 'aria-describedby': string };
}

/** First part of the DOM ids of a form's fields. A form inside another (a quick dialog) provides its own. */
export const FieldScope = createContext('field');

/** DOM id of a field. The error count jumps to it. */
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
