import { formTypeText as text } from '@toam/contracts/form-type/form-type.text';
import { readClock } from '@toam/domain/form-types';
import { Input } from '@toam/ui/core';
import {
  FieldFrame,
  useControlSize,
  useField,
  type FieldBinding,
  type FieldLook,
  type FieldValues,
} from '@toam/ui/form';

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
        placeholder={text.clockExample}
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
