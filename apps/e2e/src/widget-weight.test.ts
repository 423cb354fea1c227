import { gzipSync } from 'node:zlib';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import type { Response } from '@playwright/test';
import { expect, test } from './fixtures';

/** Compressed bytes of everything that the first opening loads: document, script, pictures, fonts. Brief 7 §7. */
const budget = 60_000;

/** Bytes of the script on other sites. */
const scriptBudget = 1800;

/** Fonts are compressed already. */
const weightOf = (body: Buffer, url: string) =>
  url.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;

test('the chat of customers opens within its budget, and so does its script', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.goto('/widget/chat', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: visitorText.start })).toBeVisible();
  const files = loaded.filter((response) => !response.url().startsWith('data:'));
  const weights = await Promise.all(files.map(async (file) => weightOf(await file.body(), file.url())));
  const weight = weights.reduce((sum, size) => sum + size, 0);
  const script = weightOf(await (await page.request.get('/widget/chat.js')).body(), 'chat.js');
  console.log(`widget: ${(weight / 1000).toFixed(1)} kB in ${files.length} files, its script ${script} B`);
  expect(files.some((file) => file.url().endsWith('.woff2'))).toBe(true);
  expect(weight).toBeLessThanOrEqual(budget);
  expect(script).toBeLessThanOrEqual(scriptBudget);
});
