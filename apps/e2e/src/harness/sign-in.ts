import { loginText } from '@toam/contracts/texts/login';
import type { Page } from 'playwright-core';
import { noScreen } from './server';

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

/** To a page of our origin that runs nothing, where a tab that was lent before is already. */
async function goNowhere(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== noScreen) await page.goto(noScreen);
}

/** Gives a tab's browser the session of a person, as if they had signed in here before. Leaves the tab at an answer of the API. */
export async function holdSession(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/auth/signin/email', { data: { email, password: demoPassword } });
  const { data } = (await reply.json()) as { data: { token: string } };
  await goNowhere(page); // storage belongs to an origin
  await page.evaluate((token) => localStorage.setItem('USER_TOKEN', token), data.token);
}
