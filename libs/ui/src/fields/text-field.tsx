import { longestLine } from '@toam/contracts/field';
import type { FieldValues } from 'react-hook-form';
import { Text } from '../layout/layout';
import { Input } from '../input/input';
import { FieldFrame, type FieldLook } from './field-frame';
import { useControlSize } from './control-size';
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
  const size = useControlSize();
  const { longest = longestLine, counted, placeholder, autoComplete = 'off', disabled } = look;
  const count = (
    <Text size={12} tone="text3">
      {[...field.value].length}/{longest}
    </Text>
  );
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <Input
        id={field.id}
        ref={field.ref}
        size={size}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
        status={field.error ? 'error' : undefined}
        suffix={counted ? count : undefined}
        placeholder={placeholder}
        autoComplete={autoComplete}
        disabled={disabled}
        {...field.aria}
      />
    </FieldFrame>
  );
}
