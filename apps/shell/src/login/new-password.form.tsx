import { call } from '@toam/api-client/call';
import { changePassword } from '@toam/contracts/auth/auth.endpoints';
import { loginText } from '@toam/contracts/shell/login.text';
import { KeyIcon } from '@toam/ui/icons';
import { Row } from '@toam/ui/layout/layout';
import { newPasswords } from '../session/new-passwords';
import { FormMessage } from './form-message';
import { LoginField } from './login-field';
import { LoginTitle } from './login-title';
import { SubmitButton } from './submit-button';
import { usePlainForm } from '../session/use-plain-form';
import * as css from './login.module.css';

interface NewPasswordFormProps {
  /** Password managers save the new password under this email. */
  email: string;
  /** The password that the person has just signed in with. */
  current: string;
  onChanged: () => void;
  onBack: () => void;
}

/** First sign-in with a password from an admin: the person must choose their own (D67). */
export function NewPasswordForm({ email, current, onChanged, onBack }: NewPasswordFormProps) {
  const { errors, refusal, busy, blocked, form } = usePlainForm(newPasswords, async ({ next }) => {
    await call(changePassword, { body: { old_password: current, new_password: next } });
    onChanged();
  });
  return (
    <form {...form} aria-labelledby="login-title">
      <LoginTitle title={loginText.newPasswordTitle} intro={loginText.newPasswordIntro} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <input type="hidden" name="current" value={current} />
      <LoginField
        name="next"
        label={loginText.newPassword}
        kind="password"
        icon={KeyIcon}
        autoComplete="new-password"
        autoFocus
        error={errors.next}
      />
      <LoginField
        name="repeated"
        label={loginText.repeatPassword}
        kind="password"
        icon={KeyIcon}
        autoComplete="new-password"
        error={errors.repeated}
      />
      {refusal && (
        <Row className={css.under}>
          <FormMessage text={refusal} good={false} />
        </Row>
      )}
      <SubmitButton disabled={blocked} busy={busy}>
        {busy ? loginText.saving : loginText.save}
      </SubmitButton>
      <Row as="button" type="button" top={16} size={13} tone="teal" className={css.back} onClick={onBack}>
        {loginText.back}
      </Row>
    </form>
  );
}
