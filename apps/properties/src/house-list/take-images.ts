import { addressOf } from '@toam/api-client/address';
import { call } from '@toam/api-client/call';
import {
  archiveImagesOfHouses,
  measureImageArchive,
  maxArchivedHouses,
} from '@toam/contracts/house/house-archive.endpoints';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import { formatBytes, formatNumber, showError, toast } from '@toam/ui/core';

/**
 * The pictures of these houses as a zip. The browser fetches it by itself, with its own progress, pause and stop: an archive
 * of a gigabyte never stands in the page's memory. Why there is none is asked before, since a refused download says nothing.
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
