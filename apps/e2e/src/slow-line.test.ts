import { loginText } from '@toam/contracts/shell/login.text';
import { menuText } from '@toam/contracts/menu/menu.text';
import { platformText } from '@toam/contracts/texts/platform';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** 400 kbit/s and 400 ms: a phone at the edge of its network. */
async function onSlowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const rate = 400_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
}

const firstFrame = (page: Page) => page.locator('#root').getByRole('status', { name: platformText.loading });

test('on 400 kbit/s the frame stands long before the code, and the list is never said to be unavailable', async ({
  visitor,
}) => {
  const page = await visitor('staff@toam.vn');
  await onSlowLine(page);
  const down = page.getByText(platformText.partDown(menuText.houses));
  const wasDown = down.waitFor({ timeout: 120_000 }).then(
    () => true,
    () => false, // the page closed, or nothing of the kind appeared
  );
  await page.goto('/house', { waitUntil: 'commit' });
  await expect(firstFrame(page)).toBeVisible({ timeout: 5000 });
  await expect(page.getByText(platformText.slowLine).first()).toBeVisible();
  const list = page.getByRole('row').nth(1).waitFor({ timeout: 120_000 });
  expect(await Promise.race([wasDown, list.then(() => false)])).toBe(false);
});

test('without a session the login page opens before the shell’s code is here', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/house?search=quận%207', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: loginText.submit, exact: true })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/house?search=qu%E1%BA%ADn%207');
});
