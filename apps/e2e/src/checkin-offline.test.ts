import { checkinFlowText as text } from '../../hr/src/work/checkin-flow.text';
import { workDaysText } from '../../hr/src/work/work-days.text';
import { dayOf } from '@toam/domain/day';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { phone } from './viewports';

const benThanh = { latitude: 10.7725, longitude: 106.698, accuracy: 20 };

/** Somebody with a phone that tells where it is. */
async function takePhone(page: Page): Promise<BrowserContext> {
  const context = page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(benThanh);
  await page.setViewportSize(phone);
  return context;
}

/** The Idempotency-Keys of the check-ins that pages of a context send. */
function keysSent(context: BrowserContext): Set<string | undefined> {
  const keys = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/checkin/user'))
      keys.add(request.headers()['idempotency-key']);
  });
  return keys;
}

test('a check-in without a network is kept over a closed tab, sent once when the network is back, and counted', async ({
  visitor,
}) => {
  const page = await visitor('staff@toam.vn');
  const context = await takePhone(page);
  const keys = keysSent(context);
  await page.goto('/checkin');
  const flow = page.getByRole('dialog');
  const button = flow.getByRole('button', { name: /^Check(in|out)$/ });
  await expect(button).toBeEnabled();

  await context.setOffline(true);
  await button.click();
  const kept = flow.getByRole('heading', { name: /^Đã lưu Check(in|out) lúc \d\d:\d\d trên máy$/ });
  await expect(kept).toBeVisible();
  const clock = /\d\d:\d\d/.exec(await kept.innerText())![0];
  await expect(flow.getByText(text.waiting(1))).toBeVisible();

  // The network is back, but the API's answers are lost: it has the record, and no tab knows.
  let isLost = true;
  await context.route('**/api/checkin/user', async (route) => {
    const response = await route.fetch();
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  await context.setOffline(false);
  const [one, two] = await Promise.all([context.newPage(), context.newPage()]);
  await page.close();
  for (const tab of [one, two]) {
    await tab.setViewportSize(phone);
    await tab.goto('/checkin/overview');
    await expect(tab.getByText(text.waiting(1))).toBeVisible();
  }
  // pressed while answers are lost: each tab tries again by itself, too, and would take the button away
  await one.getByRole('button', { name: text.sendNow }).click();
  await expect(one.getByText(text.waiting(1))).toBeVisible();
  isLost = false;
  await one.evaluate(() => window.dispatchEvent(new Event('online')));
  for (const tab of [one, two]) await expect(tab.getByText(text.waiting(1))).toBeHidden();
  expect(keys.size).toBe(1);

  await one.locator(`[data-cell$="${dayOf(Date.now() / 1000)}"]`).click();
  const events = one.getByRole('region', { name: workDaysText.events }).getByRole('listitem');
  await expect(events.filter({ hasText: clock })).toHaveCount(1);
});
