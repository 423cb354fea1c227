import { call } from '@toam/api-client/call';
import type { Farewell } from '@toam/auth/farewell';
import { signIn } from '@toam/contracts/auth/auth.endpoints';
import { loginText } from '@toam/contracts/texts/login';
import type { DataOf } from '@toam/contracts/endpoint';
import { CircleNotchIcon, EnvelopeSimpleIcon, LockSimpleIcon } from '@toam/ui/icons';
import { FormMessage } from './form-message';
import { LoginField } from './login-field';
import { usePlainForm } from '../session/use-plain-form';

export interface SignedIn extends DataOf<typeof signIn> {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** Why the person is here: the session ended, the password was changed. */
  notice: Farewell | null;
  email?: string;
  onSignedIn: (signedIn: SignedIn) => void;
}

/** Email and password. The button stays until there is an answer to leave with. Specification 3 §2.8. */
export function SignInForm({ notice, email, onSignedIn }: SignInFormProps) {
  const { errors, refusal, busy, blocked, form } = usePlainForm(signIn.body, async ({ email: typed, password }) => {
    const answer = await call(signIn, { body: { email: typed, password } });
    onSignedIn({ ...answer, email: typed, password });
  });
  return (
    <form {...form} aria-labelledby="login-title">
      <h1 id="login-title">{loginText.title}</h1>
      <p className="login-intro">{loginText.intro}</p>
      {notice && !refusal && <FormMessage {...notice} />}
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
      <div className="login-under">
        <span className="login-refusal">{refusal && <FormMessage text={refusal} good={false} />}</span>
        {/* D105: inert; a button so that keyboard and screen reader meet its hint */}
        <button type="button" className="login-forgot" aria-describedby="login-forgot-hint">
          {loginText.forgot}
          <span id="login-forgot-hint" role="tooltip">
            {loginText.forgotHint}
          </span>
        </button>
      </div>
      <button type="submit" className="login-submit" disabled={blocked || busy}>
        {busy && <CircleNotchIcon size={18} className="login-spin" />}
        {busy ? loginText.submitting : loginText.submit}
      </button>
      <p className="login-aside">{loginText.noAccount}</p>
    </form>
  );
}
