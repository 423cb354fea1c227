import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { plainPhone, readPhone } from '@toam/domain/phone';
import type { FieldLook } from './field-frame';
import { LineField } from './line-field';
import { useField, type FieldBinding } from './use-field';

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
  const leave = () => {
    const read = readPhone(field.value);
    // what stands beside a number stays as it was typed
    if (!('problem' in read) && read.note === '') field.change(plainPhone(field.value));
    field.leave();
  };
  return (
    <LineField
      {...{ field, look }}
      text={field.value}
      onText={field.change}
      onBlur={leave}
      type="tel"
      inputMode="tel"
      placeholder={fieldText.phone}
    />
  );
}
