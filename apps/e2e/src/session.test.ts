import { authText } from '@toam/contracts/texts/auth';
import { loginText } from '@toam/contracts/texts/login';
import { shellText } from '@toam/contracts/texts/shell';
import { flow } from './harness/flow';
import { fillSignIn, signIn } from './harness/sign-in';

flow('a protected address comes back after signing in, query string included', async ({ page }) => {
  await page.goto('/house?mode=personalList&search=b%C3%ACnh');
  await page.waitForURL(/\/auth\/login\?/);
  await fillSignIn(page, 'staff@toam.vn');
  await page.waitForURL((url) => url.pathname === '/house');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('mode')).toBe('personalList');
  expect(searchParams.get('search')).toBe('bình');
});

flow('a wrong password says so in the page and signs nobody in', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, 'staff@toam.vn', 'không phải');
  await page.getByText(authText.wrongCredentials).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  expect(await page.evaluate(() => localStorage.getItem('USER_TOKEN'))).toBeNull();
});

flow('a locked account is told so', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, 'locked@toam.vn');
  await page.getByText(authText.locked).waitFor();
});

flow('the button stays disabled while a field is wrong', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel(loginText.email, { exact: true }).fill('không phải email');
  await page.getByLabel(loginText.password, { exact: true }).focus();
  await page.getByText(authText.emailInvalid).waitFor();
  expect(await page.getByRole('button', { name: loginText.submit, exact: true }).isDisabled()).toBe(true);
});

flow('signing out in one tab ends the others', async ({ page, context }) => {
  await signIn(page, 'staff2@toam.vn');
  const other = await context.newPage();
  await other.goto('/house');
  await other.getByRole('navigation').first().waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: shellText.profile }).click();
  await page.getByRole('menuitem', { name: shellText.signOut, exact: true }).click();
  await page.waitForURL(/\/auth\/login/);
  await other.waitForURL(/\/auth\/login/);
});

flow('an unknown address says so inside the shell', async ({ page }) => {
  await signIn(page, 'staff@toam.vn', '/khong-co-trang-nay');
  await page.getByText('Page Not Found').waitFor();
  await page.getByRole('link', { name: 'Back Home' }).click();
  await page.waitForURL(/\/dashboard$/);
});
