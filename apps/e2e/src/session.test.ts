import { authText } from '@toam/contracts/auth/auth.text';
import { loginText } from '@toam/contracts/shell/login.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { expect, test } from './fixtures';
import { fillSignIn, signIn } from './steps/sign-in';

test('a protected address comes back after signing in, query string included', async ({ page }) => {
  await page.goto('/house?mode=personalList&search=b%C3%ACnh');
  await expect(page).toHaveURL(/\/auth\/login\?/);
  await fillSignIn(page, 'staff@toam.vn');
  await expect(page).toHaveURL((url) => url.pathname === '/house');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('mode')).toBe('personalList');
  expect(searchParams.get('search')).toBe('bình');
});

test('a wrong password says so in the page and signs nobody in', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, 'staff@toam.vn', 'không phải');
  await expect(page.getByText(authText.wrongCredentials)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  expect(await page.evaluate(() => localStorage.getItem('USER_TOKEN'))).toBeNull();
});

test('a locked account is told so', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, 'locked@toam.vn');
  await expect(page.getByText(authText.locked)).toBeVisible();
});

test('the button stays disabled while a field is wrong', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel(loginText.email, { exact: true }).fill('không phải email');
  await page.getByLabel(loginText.password, { exact: true }).focus();
  await expect(page.getByText(authText.emailInvalid)).toBeVisible();
  await expect(page.getByRole('button', { name: loginText.submit, exact: true })).toBeDisabled();
});

test('signing out in one tab ends the others', async ({ page, context }) => {
  await signIn(page, 'staff2@toam.vn');
  const other = await context.newPage();
  await other.goto('/house');
  await expect(other.getByRole('navigation').first()).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: shellText.profile }).click();
  await page.getByRole('menuitem', { name: shellText.signOut, exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL(/\/auth\/login/);
});

test('an unknown address says so inside the shell', async ({ page }) => {
  await signIn(page, 'staff@toam.vn', '/khong-co-trang-nay');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('no page does what its content security policy forbids', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn');
  const forbidden: string[] = [];
  await page.exposeFunction('isForbidden', (what: string) => forbidden.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { isForbidden(what: string): void }).isForbidden(
        [location.pathname, violatedDirective, blockedURI, sourceFile].join(' '),
      ),
    );
  });
  for (const address of ['/house', '/customer/new', '/widget/chat']) {
    await page.goto(address);
    await expect(page.getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible();
  }
  expect(forbidden).toEqual([]);
});
