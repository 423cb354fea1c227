import { call } from '@toam/api-client/call';
import { changePassword } from '@toam/contracts/auth/auth.endpoints';
import { loginText } from '@toam/contracts/texts/login';
import { CircleNotchIcon, KeyIcon } from '@toam/ui/icons';
import { newPasswords } from '../session/new-passwords';
import { FormMessage } from './form-message';
import { LoginField } from './login-field';
import { usePlainForm } from '../session/use-plain-form';

interface NewPasswordFormProps {
  /** Password managers file the new password under it. */
  email: string;
  /** What the person has just signed in with. */
  current: string;
  onChanged: () => void;
  onBack: () => void;
}

/** The first sign-in with a password that an admin gave: choose one's own before anything else (D67). */
export function NewPasswordForm({ email, current, onChanged, onBack }: NewPasswordFormProps) {
  const { errors, refusal, busy, blocked, form } = usePlainForm(newPasswords, async ({ next }) => {
    await call(changePassword, { body: { old_password: current, new_password: next } });
    onChanged();
  });
  return (
    <form {...form} aria-labelledby="login-title">
      <h1 id="login-title">{loginText.newPasswordTitle}</h1>
      <p className="login-intro">{loginText.newPasswordIntro}</p>
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
      {refusal && <FormMessage text={refusal} good={false} />}
      <button type="submit" className="login-submit" disabled={blocked || busy}>
        {busy && <CircleNotchIcon size={18} className="login-spin" />}
        {busy ? loginText.saving : loginText.save}
      </button>
      <button type="button" className="login-back" onClick={onBack}>
        {loginText.back}
      </button>
    </form>
  );
}
