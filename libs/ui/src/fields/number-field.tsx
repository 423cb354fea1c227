import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readNumber, writeNumber } from '@toam/domain/number-input';
import { Text } from '../layout/layout';
import { Input } from '../input/input';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import { numberProblemText, numericOnly } from './number-problem';
import { useField, type FieldBinding } from './use-field';

interface NumberFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  /** Unit after the number: m, m², %. */
  unit?: string;
  /** Decimal places. Default 0. */
  decimals?: number;
  placeholder?: string;
}

const write = (value: number | null, decimals: number) =>
  value === null || Number.isNaN(value) ? '' : writeNumber(value, decimals);

/**
 * A number typed the Vietnamese way ("14,8", "1.250"). It accepts only digits, points and the comma.
 * The form holds null for an empty field and NaN for an unreadable one, which every number schema refuses.
 */
export function NumberField<Values extends FieldValues>({ control, name, ...props }: NumberFieldProps<Values>) {
  const field = useField<Values, number | null>({ control, name });
  const size = useControlSize();
  const { decimals = 0, unit, placeholder, disabled } = props;
  const [typed, setTyped] = useState<{ text: string; value: number | null }>({ text: '', value: null });
  // Keep the typed text while it means the form's value. After a reset or a restored draft, write the new value.
  const text = Object.is(typed.value, field.value) ? typed.text : write(field.value, decimals);
  const read = readNumber(text, decimals);
  const problem = text !== '' && 'problem' in read ? numberProblemText(read, decimals) : undefined;

  const type = (entered: string) => {
    const next = numericOnly(entered);
    const found = readNumber(next, decimals);
    const value = next === '' ? null : 'value' in found ? found.value : Number.NaN;
    setTyped({ text: next, value });
    field.change(value);
  };
  const leave = () => {
    if ('value' in read) setTyped({ text: writeNumber(read.value, decimals), value: field.value });
    field.leave();
  };
  return (
    <FieldFrame id={field.id} {...props} error={field.error && (problem ?? field.error)}>
      <Input
        id={field.id}
        ref={field.ref}
        size={size}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        status={field.error ? 'error' : undefined}
        suffix={
          unit && (
            <Text size={13} tone="text3">
              {unit}
            </Text>
          )
        }
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        {...field.aria}
      />
    </FieldFrame>
  );
}
