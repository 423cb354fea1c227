import { call } from '@toam/api-client/call';
import { connectSession } from '@toam/api-client/client';
import { leaveFarewell, type Farewell } from '@toam/auth/farewell';
import { storeSession } from '@toam/auth/stored-session';
import { originLocation } from '@toam/auth/origin-location';
import { page } from '@toam/auth/page';
import { signOut } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/texts/auth';
import { loginText } from '@toam/contracts/texts/login';
import { LogoMark } from '@toam/ui/art/logo-mark';
import { Cell, Row, Stack, Text } from '@toam/ui/layout/layout';
import { useShade } from '@toam/ui/theme/theme-mode';
import { useState } from 'react';
import { NewPasswordForm } from './new-password.form';
import { SignInForm, type SignedIn } from './sign-in.form';
import street from './street.svg';
import * as css from './login.module.css';

/** The token of a person who must choose a password first: nothing is kept, so a reload asks again. */
const signFor = (token: string | null) => connectSession({ token: () => token, ended: () => undefined });

interface LoginScreenProps {
  /** The page's query string: where to go back to. */
  search: string;
  /** Why the last session ended. */
  farewell: Farewell | null;
}

/** /auth/login. A document of its own, outside the shell; see main.tsx for why. Specification 3 §2.8. */
export function LoginScreen({ search, farewell }: LoginScreenProps) {
  const [notice, setNotice] = useState(farewell);
  const [unchanged, setUnchanged] = useState<SignedIn | null>(null);
  const [email, setEmail] = useState(farewell?.email);

  const enter = (signedIn: SignedIn) => {
    if (signedIn.must_change_password) {
      signFor(signedIn.token);
      setUnchanged(signedIn);
    } else {
      storeSession(signedIn.token, signedIn.id);
      page.replace(originLocation(search));
    }
  };
  const leave = () => {
    // the token is dropped either way; an unreachable API only lets it expire by itself
    void call(signOut, { body: {} })
      .catch(() => undefined)
      .finally(() => signFor(null));
    setEmail(unchanged?.email);
    setUnchanged(null);
  };
  const changed = () => {
    const news = { text: authText.passwordChanged, good: true };
    setNotice(news);
    // a reload, or a browser that offers to keep the password, asks for no address again either
    leaveFarewell({ ...news, email: unchanged?.email });
    leave();
  };

  return (
    <Row align="stretch" background="surface" className={css.login} data-theme={useShade()}>
      <Stack as="main" flex="none" justify="center" className={css.side}>
        <Row gap={12} className={css.brand}>
          <LogoMark size={40} />
          <Stack>
            <span className={css.name}>{loginText.brand}</span>
            <Text size={12} tone="text3">
              {loginText.tagline}
            </Text>
          </Stack>
        </Row>
        {unchanged ? (
          <NewPasswordForm email={unchanged.email} current={unchanged.password} onChanged={changed} onBack={leave} />
        ) : (
          <SignInForm key={email} notice={notice} email={email} onSignedIn={enter} />
        )}
        <Text as="footer" size={12} tone="text3" className={css.foot}>
          {loginText.copyright(new Date().getFullYear())}
        </Text>
      </Stack>
      <Cell className={css.street}>
        <img src={street} alt="" />
      </Cell>
    </Row>
  );
}
