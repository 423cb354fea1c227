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

/** Addresses of the first scripts and styles that the shell's document loads. */
function assetsOf(html: string): string[] {
  const shell = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...shell.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const styles = [...shell.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  return [...scripts, ...styles].flatMap((address) => address ?? []);
}

async function warm(): Promise<void> {
  const reply = await fetch('/index.html', { priority: 'low' });
  // only into the HTTP cache: hashed files never change, and the shell must not run before there is a session
  await Promise.all(assetsOf(await reply.text()).map((address) => fetch(address, { priority: 'low' })));
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the shell while the person types, so that it opens from the cache after the sign-in. Design §12. */
function warmShellOnTyping(): void {
  if (savesData()) return;
  const start = () => {
    warm().catch(() => undefined); // a failure here is harmless: the shell loads its files again
  };
  document.addEventListener('input', start, { once: true, passive: true });
}

warmShellOnTyping();
void rememberFonts();
