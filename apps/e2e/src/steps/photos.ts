import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** Real JPEG files on disk, larger than the API keeps them, like those of a phone's camera. */
export async function takePhotos(count: number): Promise<string[]> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'toam-photos-'));
  const hues = ['#b5532a', '#2a6f75', '#8a7a2f', '#4b5d8a'];
  const taken = Array.from({ length: count }, async (_, at) => {
    const file = path.join(directory, `nha-${at + 1}.jpg`);
    const background = hues[at % hues.length] ?? '#000000';
    await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
      .jpeg()
      .toFile(file);
    return file;
  });
  return Promise.all(taken);
}

/** Photos as a phone takes them: 12 megapixels, about 4 MB, stored lying and marked to be shown upright. */
export async function takePhonePhotos(count: number): Promise<string[]> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'toam-photos-'));
  const noise = (width: number, height: number, sigma: number) => ({
    create: {
      ...{ width, height, channels: 3 as const, background: '#808080' },
      noise: { type: 'gaussian' as const, mean: 128, sigma },
    },
  });
  const street = await sharp(
    await sharp(noise(252, 189, 60))
      .png()
      .toBuffer(),
  )
    .resize(4032, 3024, { kernel: 'cubic' })
    .toBuffer();
  const photo = await sharp(street)
    .composite([
      {
        input: await sharp(noise(4032, 3024, 14))
          .png()
          .toBuffer(),
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return Array.from({ length: count }, (_, at) => {
    const file = path.join(directory, `may-anh-${at + 1}.jpg`);
    writeFileSync(file, photo);
    return file;
  });
}
