import { gzipSync } from 'node:zlib';
import { loginText } from '@toam/contracts/shell/login.text';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures';

/** Compressed bytes of JavaScript before a person can sign in. Design §12. */
const budget = 130_000;

const isScript = (response: Response) => response.request().resourceType() === 'script';

/** The scripts that load from now on. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => isScript(response) && scripts.push(response));
  return scripts;
}

async function weightOf(scripts: Response[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the login page is usable within its budget, and loads nothing else by itself', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: loginText.submit, exact: true })).toBeVisible();
  const weight = await weightOf(scripts);
  console.log(`login: ${(weight / 1000).toFixed(1)} kB of JavaScript, gzip`);
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(budget);
});

test('typing warms the shell, so that signing in opens it from the cache', async ({ page }) => {
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  const shell = await (await page.request.get('/index.html')).text();
  const entry = /<script[^>]+src="([^"]+)"/.exec(shell)?.[1] ?? 'no script in index.html';
  const warmed = page.waitForResponse((response) => response.url().endsWith(entry));
  await page.getByLabel(loginText.email, { exact: true }).pressSequentially('staff');
  expect((await warmed).status()).toBe(200);
});
