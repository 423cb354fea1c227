import { mkdtempSync } from 'node:fs';
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
