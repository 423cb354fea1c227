/**
 * The login page's document. It is a build of its own, without antd, router and federation, so that it is usable within
 * 130 KB of JavaScript (design §12, checked by apps/e2e/src/login-weight.test.ts); leaving it is a real navigation, by which
 * the shell starts clean for whoever signs in.
 */
import '@toam/ui/theme/page.css';
import { takeFarewell } from '@toam/auth/farewell';
import { storedSession } from '@toam/auth/stored-session';
import { originLocation } from '@toam/auth/origin-location';
import { page } from '@toam/auth/page';
import { loginText } from '@toam/contracts/texts/login';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from './login.screen';
import { warmShellOnTyping } from './warm-shell';

const enterIfSignedIn = () => {
  if (storedSession()) page.replace(originLocation(location.search));
};

document.title = `${loginText.title} · ${loginText.brand}`;
enterIfSignedIn();
// signing in in another tab opens this one too; a page that comes back from the back-forward cache asks again
window.addEventListener('storage', enterIfSignedIn);
window.addEventListener('pageshow', enterIfSignedIn);

const root = document.getElementById('root');
if (!root) throw new Error('login.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LoginScreen search={location.search} farewell={takeFarewell()} />
  </StrictMode>,
);
warmShellOnTyping();
