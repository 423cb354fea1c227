import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { isFullPhone, normalisePhone } from '@toam/domain/phone';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import { useField, type FieldBinding } from './use-field';
import { Input } from '../input/input';

/** A phone number. When the field loses the focus, +84, spaces and old 11-digit prefixes become the normalized number. D55. */
export function PhoneField<Values extends FieldValues>({
  control,
  name,
  ...look
}: FieldBinding<Values, string> & FieldLook) {
  const field = useField<Values, string>({ control, name });
  const size = useControlSize();
  const leave = () => {
    if (isFullPhone(field.value)) field.change(normalisePhone(field.value));
    field.leave();
  };
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <Input
        id={field.id}
        ref={field.ref}
        size={size}
        type="tel"
        inputMode="tel"
        value={field.value}
        onChange={(event) => field.change(event.target.value.replace(/[^\d+().\s-]/g, ''))}
        onBlur={leave}
        status={field.error ? 'error' : undefined}
        placeholder={fieldText.phone}
        disabled={look.disabled}
        autoComplete="off"
        {...field.aria}
      />
    </FieldFrame>
  );
}
