import { loginText } from '@toam/contracts/texts/login';
import type { BrowserContext, Page } from 'playwright-core';

/** The password of every demo account. */
export const demoPassword = 'ToAm@2026';

/** Fills in and sends the login page that is open. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel(loginText.email, { exact: true }).fill(email);
  await page.getByLabel(loginText.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: loginText.submit, exact: true }).click();
}

/**
 * Goes to an address as a visitor without a session does: through the login page and back.
 * @param address path and query string below the origin
 */
export async function signIn(page: Page, email: string, address = '/dashboard'): Promise<void> {
  await page.goto(address);
  await page.waitForURL(/\/auth\/login/);
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname + url.search === address);
}

/** Gives a browser the session of a person, as if they had signed in here before. */
export async function holdSession(context: BrowserContext, email: string): Promise<void> {
  const reply = await context.request.post('/api/auth/signin/email', { data: { email, password: demoPassword } });
  const { data } = (await reply.json()) as { data: { token: string } };
  // a new tab begins at about:blank, which has no storage
  await context.addInitScript((token) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('USER_TOKEN', token);
  }, data.token);
}
