import { call } from '@toam/api-client/call';
import type { Farewell } from '@toam/auth/farewell';
import { signIn } from '@toam/contracts/auth/auth.endpoints';
import { loginText } from '@toam/contracts/shell/login.text';
import type { DataOf } from '@toam/contracts/endpoint';
import { EnvelopeSimpleIcon, LockSimpleIcon } from '@toam/ui/icons';
import { Row, Text } from '@toam/ui/layout/layout';
import { FormMessage } from './form-message';
import { LoginField } from './login-field';
import { LoginTitle } from './login-title';
import { SubmitButton } from './submit-button';
import { usePlainForm } from '../session/use-plain-form';
import * as css from './login.module.css';

export interface SignedIn extends DataOf<typeof signIn> {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** Why the login page opened: the session ended, or the password was changed. */
  notice: Farewell | null;
  email?: string;
  onSignedIn: (signedIn: SignedIn) => void;
}

/** Email and password. The button is busy until the answer arrives. Specification 3 §2.8. */
export function SignInForm({ notice, email, onSignedIn }: SignInFormProps) {
  const { errors, refusal, busy, blocked, form } = usePlainForm(signIn.body, async ({ email: typed, password }) => {
    const answer = await call(signIn, { body: { email: typed, password } });
    onSignedIn({ ...answer, email: typed, password });
  });
  return (
    <form {...form} aria-labelledby="login-title">
      <LoginTitle title={loginText.title} intro={loginText.intro} />
      {notice && !refusal && <FormMessage {...notice} above />}
      <LoginField
        name="email"
        label={loginText.email}
        kind="email"
        icon={EnvelopeSimpleIcon}
        inputMode="email"
        autoComplete="username"
        autoFocus={!email}
        defaultValue={email}
        error={errors.email}
        refused={Boolean(refusal)}
      />
      <LoginField
        name="password"
        label={loginText.password}
        kind="password"
        icon={LockSimpleIcon}
        autoComplete="current-password"
        autoFocus={Boolean(email)}
        error={errors.password}
        refused={Boolean(refusal)}
      />
      <Row gap={12} align="start" justify="between" className={css.under}>
        <Text flex={1}>{refusal && <FormMessage text={refusal} good={false} />}</Text>
        {/* D105: it does nothing; a button, so that keyboard and screen reader reach its hint */}
        <Text
          as="button"
          type="button"
          size={13}
          tone="teal"
          className={css.forgot}
          aria-describedby="login-forgot-hint"
        >
          {loginText.forgot}
          <span id="login-forgot-hint" role="tooltip">
            {loginText.forgotHint}
          </span>
        </Text>
      </Row>
      <SubmitButton disabled={blocked} busy={busy}>
        {busy ? loginText.submitting : loginText.submit}
      </SubmitButton>
      <Text as="p" top={20} size={12} tone="text3">
        {loginText.noAccount}
      </Text>
    </form>
  );
}
