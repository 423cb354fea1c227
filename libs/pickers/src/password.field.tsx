import { PasswordInput } from '@toam/ui/detail';
import {
  FieldFrame,
  useControlSize,
  useField,
  type FieldBinding,
  type FieldLook,
  type FieldValues,
} from '@toam/ui/form';

interface PasswordFieldProps<Values extends FieldValues> extends FieldBinding<Values, string>, FieldLook {
  placeholder?: string | undefined;
  /** Tells browsers whose password it is: `current-password` is that of this site. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden while it is typed. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { control, name, placeholder, autoComplete, ...look } = props;
  const field = useField<Values, string>({ control, name });
  const size = useControlSize();
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <PasswordInput
        id={field.id}
        ref={field.ref}
        size={size}
        // null: a password that has not been asked for before
        value={(field.value as string | null) ?? ''}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
        status={field.error ? 'error' : undefined}
        {...{ placeholder, autoComplete }}
        {...field.aria}
      />
    </FieldFrame>
  );
}
