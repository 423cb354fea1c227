import type { FieldValues } from 'react-hook-form';
import { Stack, Text } from '../layout/layout';
import { TextBox } from '../input/text-box';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import { useField, type FieldBinding } from './use-field';

interface TextAreaProps<Values extends FieldValues> extends FieldBinding<Values, string>, FieldLook {
  placeholder?: string;
  /** Default 160, the limit of the short description (specification 1 §5, D9). The counter is under the control. */
  longest?: number;
  rows?: number;
}

/** Several lines of plain text with a counter. */
export function TextArea<Values extends FieldValues>({ control, name, ...look }: TextAreaProps<Values>) {
  const field = useField<Values, string>({ control, name });
  const size = useControlSize();
  const { longest = 160, rows = 2, placeholder, disabled } = look;
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <Stack gap={2}>
        <TextBox
          id={field.id}
          ref={field.ref}
          size={size}
          rows={rows}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.leave}
          status={field.error ? 'error' : undefined}
          placeholder={placeholder}
          disabled={disabled}
          {...field.aria}
        />
        <Text size={12} tone="text3" textAlign="end">
          {[...field.value].length}/{longest}
        </Text>
      </Stack>
    </FieldFrame>
  );
}
