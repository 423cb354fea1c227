import { brochureText } from '@toam/contracts/texts/brochure';
import { signInText } from '@toam/contracts/texts/sign-in';
import { expect, test } from './fixtures';
import { makeHouse } from './steps/make-house';
import { print } from './steps/printed-pages';

test('a brochure is printed on two sheets and begins with its cover, whatever the screen says above it', async ({
  visitor,
}) => {
  const page = await visitor('staff@toam.vn'); // the first screen asks above it for the place of this sign-in
  const title = `Nhà in ra giấy ${Date.now()}`;
  const houseId = await makeHouse(page, { title });
  await page.goto(`/house/${houseId}/brochure`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(signInText.askTitle)).toBeVisible();
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
