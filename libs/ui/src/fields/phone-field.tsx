import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { plainPhone, readPhone } from '@toam/domain/phone';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import { useField, type FieldBinding } from './use-field';
import { Input } from '../input/input';

/**
 * A phone number. When the field loses the focus, +84, spaces and old 11-digit prefixes become the normalized number; an extension
 * stays beside it. Nothing typed is deleted: what is no number stays and is an error. D55, D122
 */
export function PhoneField<Values extends FieldValues>({
  control,
  name,
  ...look
}: FieldBinding<Values, string> & FieldLook) {
  const field = useField<Values, string>({ control, name });
  const size = useControlSize();
  const leave = () => {
    const read = readPhone(field.value);
    // what stands beside a number stays as it was typed
    if (!('problem' in read) && read.note === '') field.change(plainPhone(field.value));
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
        onChange={(event) => field.change(event.target.value)}
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
