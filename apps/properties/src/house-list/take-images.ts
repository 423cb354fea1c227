import { addressOf } from '@toam/api-client/address';
import { call } from '@toam/api-client/call';
import {
  archiveImagesOfHouses,
  measureImageArchive,
  maxArchivedHouses,
} from '@toam/contracts/house/house-archive.endpoints';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { formatBytes, formatNumber, showError, toast } from '@toam/ui/core';

/**
 * Downloads the pictures of these houses as a zip. The browser downloads it with its own progress, pause and stop, so
 * the page never holds a gigabyte in memory. A failed download shows no reason, so this asks the API first.
 */
export async function takeImages(houses: number[]): Promise<void> {
  if (houses.length > maxArchivedHouses) return showError(houseBulkText.tooManyImages(maxArchivedHouses));
  try {
    const { images, bytes } = await call(measureImageArchive, { body: { houses } });
    const link = document.createElement('a');
    link.href = addressOf(archiveImagesOfHouses.path, {}, { houseIds: houses.join(',') });
    link.download = '';
    link.click();
    toast.info(houseBulkText.archiveStarted(formatNumber(images), formatBytes(bytes)));
  } catch (error) {
    showError(error);
  }
}
