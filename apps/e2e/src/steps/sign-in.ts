import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { loginText } from '@toam/contracts/shell/login.text';

/** The password of every demo account. */
export const demoPassword = 'ToAm@2026';

/** Where the browser keeps the session. */
const tokenKey = 'USER_TOKEN';

/** Fills in and submits the open login page. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel(loginText.email, { exact: true }).fill(email);
  await page.getByLabel(loginText.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: loginText.submit, exact: true }).click();
}

/**
 * Opens an address as a visitor without a session: through the login page and back.
 * @param address path and query string below the origin
 */
export async function signIn(page: Page, email: string, address = '/dashboard'): Promise<void> {
  await page.goto(address);
  await page.waitForURL(/\/auth\/login/);
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname + url.search === address);
}

/**
 * What a browser stores for a person who has signed in at the origin: a context's `storageState`.
 * @param server the same server by an address that this process can resolve: names below localhost are known to browsers alone
 */
export async function sessionOf(request: APIRequestContext, email: string, origin: string, server = origin) {
  const reply = await request.post(`${server}/api/auth/signin/email`, { data: { email, password: demoPassword } });
  const { data } = (await reply.json()) as { data: { token: string } };
  return { cookies: [], origins: [{ origin, localStorage: [{ name: tokenKey, value: data.token }] }] };
}

/** The session that a browser stores. */
export async function tokenOf(context: BrowserContext): Promise<string | undefined> {
  const { origins } = await context.storageState();
  return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === tokenKey)?.value;
}
