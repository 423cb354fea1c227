import { portalText } from '@toam/contracts/portal/portal.text';
import { PasswordInput } from '@toam/ui/detail';
import { FieldFrame, useControlSize, useField, type FieldBinding, type FieldValues } from '@toam/ui/form';

interface PortalPasswordProps<Values extends FieldValues> extends FieldBinding<Values, string> {
  /** One is stored: it stays if nothing is typed. */
  isStored: boolean;
  required: boolean;
  span?: number;
}

/** The password of one's account on a portal. Write-only. Browsers are told that this is not the password of this site. D103 */
export function PortalPasswordField<Values extends FieldValues>(props: PortalPasswordProps<Values>) {
  const { control, name, isStored, required, span } = props;
  const field = useField<Values, string>({ control, name });
  const size = useControlSize();
  return (
    <FieldFrame
      id={field.id}
      label={portalText.password}
      required={required && !isStored}
      hint={isStored ? portalText.passwordStored : undefined}
      error={field.error}
      span={span}
    >
      <PasswordInput
        id={field.id}
        ref={field.ref}
        size={size}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
        status={field.error ? 'error' : undefined}
        placeholder={isStored ? '••••••••' : undefined}
        autoComplete="new-password"
        {...field.aria}
      />
    </FieldFrame>
  );
}
