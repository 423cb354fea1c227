import type { Locator, Page } from '@playwright/test';
import { houseLabel, houseModeLabel, houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { listText } from '@toam/contracts/texts/list';
import { phone } from './viewports';
import { expect, test } from './fixtures';
import { everyRowHas, houseRows, searchHouses } from './steps/house-list';
import { ask } from './steps/make-house';

test('the list is searched without accents, and the address keeps what was searched', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house');
  await searchHouses(page, 'quan phu nhuan', 'Quận Phú Nhuận');
  expect(new URL(page.url()).searchParams.get('search')).toBe('quan phu nhuan');
  const found = await houseRows(page).count();
  await page.reload();
  await everyRowHas(page, 'Quận Phú Nhuận');
  await expect(houseRows(page)).toHaveCount(found);
});

test('a column filters the list, and the address keeps the filter', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house');
  await expect(houseRows(page).first()).toBeVisible();
  await page.getByRole('columnheader', { name: houseLabel.purpose }).getByRole('button').last().click();
  const filter = page.getByRole('form', { name: `Lọc ${houseLabel.purpose}` });
  await filter.getByText(houseText.purposeRent, { exact: true }).click();
  await filter.getByRole('button', { name: listText.apply }).click();
  await everyRowHas(page, houseText.purposeRent);
  await page.reload();
  await everyRowHas(page, houseText.purposeRent);
});

test('a tab is part of the address', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house');
  await expect(houseRows(page).first()).toBeVisible();
  await page.getByRole('tab', { name: new RegExp(`^${houseModeLabel.personalList}`) }).click();
  await expect(page).toHaveURL(/mode=personalList/);
  await everyRowHas(page, 'Bùi Gia Huy');
  await page.reload();
  await everyRowHas(page, 'Bùi Gia Huy');
});

test('a row opens beside the list, its page from there, and back comes back to the row', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house');
  const title = await houseRows(page).first().getByRole('link').first().innerText();
  await houseRows(page).first().getByRole('gridcell').nth(5).click();
  const panel = page.getByRole('dialog', { name: /Bất động sản #\d+/ });
  await expect(panel.getByText(title).first()).toBeVisible();
  await panel
    .getByRole('link', { name: houseListText.openPage })
    .or(panel.getByRole('button', { name: houseListText.openPage }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(panel.getByText(title).first()).toBeVisible();
});

/**
 * Waits until more than `enough` pictures are in sight. A house whose picture is missing or not read is drawn, so what is shown is a picture
 * only by its address.
 */
async function untilPicturesStand(houses: Locator, enough: number): Promise<void> {
  const shown = () =>
    houses
      .locator('img')
      .evaluateAll(
        (all: HTMLImageElement[]) => all.filter((one) => one.src.startsWith('blob:') && one.naturalWidth > 0).length,
      );
  await expect.poll(shown).toBeGreaterThan(enough);
}

/** The paths that a list of houses asks the API for when it is opened. */
async function callsOfOpening(page: Page, houses: Locator, enough: number): Promise<string[]> {
  await expect(houses.first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await untilPicturesStand(houses, enough);
  return asked.filter((path) => path.startsWith('/api/'));
}

function expectFewCalls(calls: string[]): void {
  const pictures = calls.filter((path) => path.startsWith('/api/media/'));
  expect(new Set(pictures)).toEqual(new Set(['/api/media/small-images']));
  // the own portrait in the menu, and those of the list; a busy machine draws its rows in more than one moment
  expect(pictures.length).toBeLessThanOrEqual(4);
  expect(calls.length).toBeLessThanOrEqual(12);
}

test('the list opens with few calls: its pictures in sight come together', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house');
  expectFewCalls(await callsOfOpening(page, houseRows(page), 10));
});

test('more rows come while the list scrolls', async ({ visitor }) => {
  const page = await visitor('superadmin@toam.vn', '/house');
  await expect(houseRows(page).first()).toBeVisible();
  const shown = page.getByRole('grid', { name: houseListText.table });
  const before = Number(await shown.getAttribute('aria-rowcount'));
  await houseRows(page).last().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    const last = await houseRows(page).last().getAttribute('aria-rowindex');
    expect(Number(last)).toBeGreaterThan(21);
  }).toPass();
  expect(before).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('so do its cards', async ({ visitor }) => {
    const page = await visitor('staff@toam.vn', '/house');
    expectFewCalls(await callsOfOpening(page, page.getByRole('article'), 5));
  });

  test('a house opens over the whole screen', async ({ visitor }) => {
    const page = await visitor('staff@toam.vn', '/house');
    await page.getByRole('article').first().click();
    const panel = page.getByRole('dialog', { name: /Bất động sản #\d+/ });
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(phone.width);
  });
});

test('houses that leave between two pages hide no others', async ({ visitor }) => {
  const page = await visitor('admin@toam.vn');
  // pages of ten, so that the small brokerage has more than two
  await page.route('**/api/house/list?page=*', (route) => route.continue({ url: `${route.request().url()}&size=10` }));
  await page.goto('/house');
  const rows = houseRows(page);
  await expect(rows.first()).toBeVisible();
  const seen = new Set<string>();
  /** Scrolls on until the list is at its end, or `enough` houses were seen. */
  const read = async (enough: number) => {
    await expect(async () => {
      for (const id of await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row'))))
        if (id) seen.add(id);
      await rows.last().hover();
      await page.mouse.wheel(0, 600);
      expect(seen.size).toBeGreaterThanOrEqual(enough);
    }).toPass({ timeout: 120_000, intervals: [250] });
  };
  const { list } = await ask<{ list: { id: number }[] }>(page, 'POST', '/house/list?page=1&size=1000', {
    data: { mode: 'publicList' },
  });
  const ids = list.map(({ id }) => String(id));
  await read(35);
  expect(seen.size).toBeLessThan(ids.length - 20);
  const gone = [...seen].slice(2, 5);
  for (const id of gone) await ask(page, 'DELETE', '/house/detail', { data: { house_id: Number(id) } });
  await read(ids.length);
  expect(ids.filter((id) => !seen.has(id))).toEqual([]);
});
