import { longestLine } from '@toam/contracts/field';
import type { FieldValues } from 'react-hook-form';
import { Text } from '../layout/layout';
import type { FieldLook } from './field-frame';
import { LineField } from './line-field';
import { useField, type FieldBinding } from './use-field';

interface TextFieldProps<Values extends FieldValues> extends FieldBinding<Values, string>, FieldLook {
  placeholder?: string;
  /** Default 130 (D9). The field accepts longer text and marks it invalid, so that it never cuts pasted text silently. */
  longest?: number;
  /** Shows "35/130" inside the control. */
  counted?: boolean;
  autoComplete?: string;
}

/** One line of text. */
export function TextField<Values extends FieldValues>({ control, name, ...look }: TextFieldProps<Values>) {
  const field = useField<Values, string>({ control, name });
  const { longest = longestLine, counted, placeholder, autoComplete } = look;
  const count = (
    <Text size={12} tone="text3">
      {[...field.value].length}/{longest}
    </Text>
  );
  return (
    <LineField
      {...{ field, look, placeholder }}
      text={field.value}
      onText={field.change}
      suffix={counted ? count : undefined}
      {...(autoComplete && { autoComplete })}
    />
  );
}
