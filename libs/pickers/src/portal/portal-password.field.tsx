import { portalText } from '@toam/contracts/portal/portal.text';
import type { FieldBinding, FieldValues } from '@toam/ui/form';
import { PasswordField } from '@toam/pickers/password.field';

interface PortalPasswordProps<Values extends FieldValues> extends FieldBinding<Values, string> {
  /** One is stored: it stays if nothing is typed. */
  isStored: boolean;
  required: boolean;
  span?: number;
}

/** The password of one's account on a portal. Write-only. Browsers are told that this is not the password of this site. D103 */
export const PortalPasswordField = <Values extends FieldValues>(props: PortalPasswordProps<Values>) => {
  const { isStored, required, ...field } = props;
  return (
    <PasswordField
      {...field}
      label={portalText.password}
      required={required && !isStored}
      hint={isStored ? portalText.passwordStored : undefined}
      placeholder={isStored ? '••••••••' : undefined}
      autoComplete="new-password"
    />
  );
};
