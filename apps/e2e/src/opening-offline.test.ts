import { checkinFlowText as text } from '../../hr/src/work/checkin-flow.text';
import { commonText } from '@toam/contracts/texts/common';
import { houseText } from '@toam/contracts/house/house.text';
import { listText } from '@toam/contracts/texts/list';
import { mapText } from '@toam/contracts/map/map.text';
import { menuText } from '@toam/contracts/menu/menu.text';
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
  await expect(later.getByText(/^Đã ghi nhận Check(in|out) lúc/)).toBeVisible();
  await expect(later.getByText(text.waiting(1))).toBeHidden();
  await context.close();
});

test('a first check-in without a network: the device has never opened it, and it is one record', async ({
  browser,
  request,
  server,
}) => {
  const context = await browser.newContext({
    ...{ serviceWorkers: 'allow', viewport: phone, permissions: ['geolocation'], geolocation: benThanh },
    storageState: await sessionOf(request, 'staff2@toam.vn', server.address),
  });
  const office = await context.newPage();
  await office.goto('/dashboard');
  // the remote of check-in is loaded last, while the browser is idle
  const keptFrames = () =>
    office.evaluate(async () => {
      const addresses = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return addresses.flat().filter(({ url }) => /\/remotes\/hr\/\w+\/static\/js\/async\//.test(url)).length;
    });
  await expect.poll(keptFrames, { timeout: 120_000 }).toBeGreaterThan(1);
  await expect.poll(() => office.evaluate(async () => (await caches.match('/index.html')) !== undefined)).toBe(true);
  await office.close();

  await context.setOffline(true);
  const garage = await context.newPage();
  await garage.goto('/checkin');
  const flow = garage.getByRole('dialog');
  const button = flow.getByRole('button', { name: /^Check(in|out)$/ });
  // nothing is known of the day: the person says whether they come or go
  await flow.getByRole('radio', { name: 'Checkin' }).click();
  await button.click();
  await expect(flow.getByText(text.waiting(1))).toBeVisible();
  const sent: string[] = [];
  context.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/api/checkin/user'))
      sent.push(one.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await expect(garage.getByText(/^Đã ghi nhận Checkin lúc/)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  await context.close();
});

test('code that a press needs and that the network does not bring is asked for again, and the list stays', async ({
  visitor,
}) => {
  const page = await visitor('staff@toam.vn', '/house');
  const title = page.getByRole('heading', { level: 1, name: houseText.listTitle });
  const settings = page.getByRole('button', { name: listText.columnSettings });
  const map = page.getByRole('application', { name: mapText.mapOf });
  const offline = page.getByText(commonText.offline);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.context().setOffline(true);
  await settings.click();
  await expect(offline).toBeVisible();
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await expect(offline).toBeHidden(); // the toast
  await page.getByText(mapText.map, { exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: commonText.offline })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: commonText.retry }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: commonText.retry })).toBeEnabled();
  await expect(title).toBeVisible();

  await page.context().setOffline(false);
  await expect(map).toBeVisible(); // by itself
  await page.getByText(mapText.table, { exact: true }).click();
  await settings.click();
  await expect(page.getByRole('button', { name: listText.done })).toBeVisible();
});
