/**
 * The login page's document. It is a separate build without antd, router and federation, so that it needs at most 130 KB of
 * JavaScript (design §12, checked by apps/e2e/src/login-weight.test.ts). Leaving it is a real navigation, so the shell starts
 * clean for the user who signs in.
 */
import '@toam/ui/theme/fonts.css';
import '@toam/ui/theme/page.css';
import { takeFarewell } from '@toam/auth/farewell';
import { storedSession } from '@toam/auth/stored-session';
import { originLocation } from '@toam/auth/origin-location';
import { page } from '@toam/auth/page';
import { loginText } from '@toam/contracts/shell/login.text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberFonts } from '../fonts/known-fonts';
import { LoginScreen } from './login.screen';
import { warmShellOnTyping } from './warm-shell';

const enterIfSignedIn = () => {
  if (storedSession()) page.replace(originLocation(location.search));
};

document.title = `${loginText.title} · ${loginText.brand}`;
enterIfSignedIn();
// A sign-in in another tab also signs in here. A page from the back-forward cache checks again.
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
void rememberFonts();
