import { brochureText } from '../../properties/src/house/brochure.text';
import { signInText } from '@toam/contracts/sign-in/sign-in.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeHouse } from './steps/make-house';
import { print } from './steps/printed-pages';

/** Goes there as a link of ours does, without loading the page anew. */
const openInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('a brochure is printed on two sheets and begins with its cover, whatever the screen says above it', async ({
  visitor,
}) => {
  const page = await visitor('staff@toam.vn');
  const title = `Nhà in ra giấy ${Date.now()}`;
  const houseId = await makeHouse(page, { title });
  // above the second screen stands the question for the place of this sign-in, once it is known
  await page.goto('/house');
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(async () => {
    await openInside(page, '/house');
    await expect(heading).toBeHidden();
    await openInside(page, `/house/${houseId}/brochure`);
    await expect(heading).toBeVisible();
    await expect(page.getByText(signInText.askTitle)).toBeVisible({ timeout: 500 });
  }).toPass();
  const photo = page.getByRole('img', { name: brochureText.photo(1) });
  await photo.evaluate((image: HTMLImageElement) => image.decode());

  const sheets = await print(page);
  expect(sheets).toHaveLength(2);
  expect(sheets[0]?.pictures).toBeGreaterThan(0);
  expect(sheets[0]?.texts).toBeGreaterThan(10);
  expect(sheets[1]?.texts).toBeGreaterThan(10);

  await page.emulateMedia({ media: 'print' });
  expect((await photo.boundingBox())?.y).toBe(0);
  await expect(page.getByText(signInText.askTitle)).toBeHidden();
});
