import { fieldText as text } from '@toam/contracts/texts/field';
import { readClock } from '@toam/domain/form-types';
import type { FieldValues } from 'react-hook-form';
import { Input } from '../input/input';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
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
  const size = useControlSize();
  const settle = () => {
    const clock = readClock(field.value);
    if (clock !== null && clock !== field.value) field.change(clock);
    field.leave();
  };
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <Input
        id={field.id}
        ref={field.ref}
        inputMode="numeric"
        size={size}
        value={field.value}
        placeholder={text.clock}
        autoComplete="off"
        onChange={(event) => field.change(event.target.value)}
        onBlur={settle}
        onPressEnter={settle}
        status={field.error ? 'error' : undefined}
        {...field.aria}
      />
    </FieldFrame>
  );
}
