import { call } from '@toam/api-client/call';
import { connectSession } from '@toam/api-client/client';
import { leaveFarewell, type Farewell } from '@toam/auth/farewell';
import { storeSession } from '@toam/auth/stored-session';
import { originLocation } from '@toam/auth/origin-location';
import { page } from '@toam/auth/page';
import { signOut } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/auth/auth.text';
import { loginText } from '@toam/contracts/shell/login.text';
import { dayOf } from '@toam/domain/day';
import { LogoMark } from '@toam/ui/art/logo-mark';
import { Cell, Row, Stack, Text } from '@toam/ui/layout/layout';
import { useShade } from '@toam/ui/theme/theme-mode';
import { useState } from 'react';
import { NewPasswordForm } from './new-password.form';
import { SignInForm, type SignedIn } from './sign-in.form';
import street from './street.svg';
import * as css from './login.module.css';

/** The token of a person who must first choose a password. It is not stored, so a reload asks again. */
const signFor = (token: string | null) => connectSession({ token: () => token, ended: () => undefined });

interface LoginScreenProps {
  /** The page's query string, with the address to return to. */
  search: string;
  /** Why the last session ended. */
  farewell: Farewell | null;
}

/** /auth/login. A separate document outside the shell; main.tsx says why. Specification 3 §2.8. */
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
    // The page drops the token in any case. If the API is unreachable, the token expires by itself.
    void call(signOut, { body: {} })
      .catch(() => undefined)
      .finally(() => signFor(null));
    setEmail(unchanged?.email);
    setUnchanged(null);
  };
  const changed = () => {
    const news = { text: authText.passwordChanged, good: true };
    setNotice(news);
    // keep the email: the form must not ask for it again after a reload or a browser's offer to save the password
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
          {loginText.copyright(Number(dayOf(Date.now() / 1000).slice(0, 4)))}
        </Text>
      </Stack>
      <Cell className={css.street}>
        <img src={street} alt="" />
      </Cell>
    </Row>
  );
}
