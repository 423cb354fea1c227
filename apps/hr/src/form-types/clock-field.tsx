import { Input } from '@toam/ui/core';
import {
  FieldFrame,
  useControlSize,
  useField,
  type FieldBinding,
  type FieldLook,
  type FieldValues,
} from '@toam/ui/form';

/** A time of the day, HH:mm, in the browser's own clock: it opens under a thumb and takes digits from the keys. */
export function ClockField<Values extends FieldValues>({
  control,
  name,
  ...look
}: FieldBinding<Values, string> & FieldLook) {
  const field = useField<Values, string>({ control, name });
  const size = useControlSize();
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <Input
        id={field.id}
        ref={field.ref}
        type="time"
        size={size}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
        status={field.error ? 'error' : undefined}
        {...field.aria}
      />
    </FieldFrame>
  );
}
