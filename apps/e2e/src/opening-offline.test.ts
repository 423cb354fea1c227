import { checkinFlowText as text } from '@toam/contracts/texts/checkin-flow';
import { menuText } from '@toam/contracts/texts/menu';
import { expect, test } from './fixtures';
import { sessionOf } from './steps/sign-in';
import { phone } from './viewports';

const benThanh = { latitude: 10.7725, longitude: 106.698, accuracy: 20 };

test('without a network the page opens where it was used before, and a check-in waits for the network', async ({
  browser,
  request,
  server,
}) => {
  const context = await browser.newContext({
    ...{ serviceWorkers: 'allow', viewport: phone, permissions: ['geolocation'], geolocation: benThanh },
    storageState: await sessionOf(request, 'leader@toam.vn', server.address),
  });
  const page = await context.newPage();
  await page.goto('/checkin');
  await expect(page.getByRole('dialog').getByText(text.shiftsToday)).toBeVisible();
  const isKept = () => page.evaluate(async () => (await caches.match('/index.html')) !== undefined);
  await expect.poll(isKept).toBe(true); // once the first screen is complete
  await page.close();

  await context.setOffline(true);
  const garage = await context.newPage();
  await garage.goto('/dashboard');
  await garage.getByRole('link', { name: menuText.checkin }).click();
  const flow = garage.getByRole('dialog');
  await flow.getByRole('button', { name: /^Check(in|out)$/ }).click();
  await expect(flow.getByText(text.waiting(1))).toBeVisible();
  await garage.close();

  // opened again, still without a network: it waits, and is sent once there is one
  const later = await context.newPage();
  await later.goto('/checkin/overview');
  await expect(later.getByText(text.waiting(1))).toBeVisible();
  await context.setOffline(false);
  await expect(later.getByText(/^Đã Check(in|out) lúc/)).toBeVisible();
  await expect(later.getByText(text.waiting(1))).toBeHidden();
  await context.close();
});
