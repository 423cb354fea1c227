import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { houseLabel } from '@toam/contracts/house/house.text';
import { mediaText } from '@toam/contracts/media/media.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { expect, test } from './fixtures';
import { takePhonePhotos, takePhotos } from './steps/photos';

/**
 * A connection that carries some photos and holds the others on their way, however fast photos and machine are. `drop` loses what it
 * holds, `restore` carries everything.
 */
async function failingConnection(page: Page, carried: number) {
  const held: (() => void)[] = [];
  let state: 'carries' | 'dropped' | 'restored' = 'carries';
  let sent = 0;
  await page.route('**/api/house/image', async (route) => {
    sent += 1;
    if (state === 'restored' || sent <= carried) return route.continue();
    if (state === 'carries') await new Promise<void>((drop) => held.push(drop));
    return route.abort('internetdisconnected');
  });
  return {
    drop: async () => {
      state = 'dropped';
      await page.context().setOffline(true);
      for (const drop of held) drop();
    },
    restore: async () => {
      state = 'restored';
      await page.context().setOffline(false);
    },
  };
}

/** 40 files; one of them is not a picture. */
async function fortyFiles(): Promise<string[]> {
  const photos = await takePhotos(39);
  const broken = path.join(path.dirname(photos[0]!), 'hong.jpg');
  writeFileSync(broken, 'not a picture at all');
  return [...photos.slice(0, 20), broken, ...photos.slice(20)];
}

test('forty photos: one is broken, the connection drops on the way, and thirty-nine are there', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house/new');
  await page.getByRole('textbox', { name: houseLabel.title, exact: true }).fill('Nhà phố bốn mươi tấm ảnh');
  const pictures = page.getByRole('region', { name: houseLabel.public_image });
  const stored = pictures.getByRole('button', { name: /^Xem ảnh / });

  const files = await fortyFiles();
  const connection = await failingConnection(page, 6);
  await pictures.locator('input[type=file]').first().setInputFiles(files);
  await expect(pictures.getByRole('progressbar').first()).toBeVisible();
  await expect(pictures.getByText('6/40 đã tải')).toBeVisible({ timeout: 90_000 });
  await expect(stored).toHaveCount(6);

  await connection.drop();
  await expect(pictures.getByText(uploadText.resending, { exact: true }).first()).toBeVisible();
  await expect(stored).toHaveCount(6);
  await connection.restore();

  await expect(stored).toHaveCount(39, { timeout: 180_000 });
  await expect(pictures.getByRole('alert').getByText(mediaText.notAnImage)).toBeVisible();
  await expect(pictures.getByRole('alert')).toHaveCount(1);
  // each once, in the order of choosing
  const names = await stored.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
  expect(names).toEqual(Array.from({ length: 39 }, (_, at) => uploadText.open(`nha-${at + 1}.jpg`)));
});

test('six photos of a phone travel at a tenth of their size, and stand upright', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house/new');
  await page.getByRole('textbox', { name: houseLabel.title, exact: true }).fill('Nhà phố sáu tấm ảnh');
  const pictures = page.getByRole('region', { name: houseLabel.public_image });
  const sent: number[] = [];
  const kept: { main: string }[] = [];
  page.on('requestfinished', async (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/house/image')) return;
    sent.push(Number(await request.headerValue('content-length')));
    const reply = (await (await request.response())?.json()) as { data: { main: string } };
    kept.push(reply.data);
  });

  const files = await takePhonePhotos(6);
  const taken = statSync(files[0]!).size;
  expect(taken).toBeGreaterThan(2_500_000);
  await pictures.locator('input[type=file]').first().setInputFiles(files);
  await expect(pictures.getByText(uploadText.shrinking).first()).toBeVisible();
  await expect(pictures.getByRole('button', { name: /^Xem ảnh / })).toHaveCount(6, { timeout: 90_000 });

  await expect.poll(() => kept.length).toBe(6);
  console.log(`a photo of ${taken} bytes travels as ${Math.max(...sent)}`);
  expect(Math.max(...sent)).toBeLessThan(500_000);
  const measures = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return [picture.width, picture.height];
  }, kept[0]!.main);
  expect(measures).toEqual([1200, 1600]);
});
