import { fieldText as text } from '@toam/contracts/texts/field';
import { readClock } from '@toam/domain/form-types';
import type { FieldValues } from 'react-hook-form';
import type { FieldLook } from './field-frame';
import { LineField } from './line-field';
import { useField, type FieldBinding } from './use-field';

/**
 * A time of day in 24 hours. People type it their way ('8h30'); on blur the field shows HH:mm.
 * A browser's own time input shows AM and PM if the browser's language is English.
 */
export function ClockField<Values extends FieldValues>({
  control,
  name,
  ...look
}: FieldBinding<Values, string> & FieldLook) {
  const field = useField<Values, string>({ control, name });
  const settle = () => {
    const clock = readClock(field.value);
    if (clock !== null && clock !== field.value) field.change(clock);
    field.leave();
  };
  return (
    <LineField
      {...{ field, look }}
      text={field.value}
      onText={field.change}
      onBlur={settle}
      onPressEnter={settle}
      inputMode="numeric"
      placeholder={text.clock}
    />
  );
}
