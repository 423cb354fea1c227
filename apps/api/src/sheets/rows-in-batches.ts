import { setTimeout as pause } from 'node:timers/promises';
import type { SheetRow } from './sheet';

/** Rows read at once: few enough that whoever asks for a list meanwhile waits a few milliseconds at most. */
const batch = 100;

/** After each batch the others go first for as long as it took, at most so many milliseconds. */
const longestPause = 50;

/** The rows of a sheet in the order of the ids, read as they are wanted. @param read those of a few ids, masked for whoever exports */
export async function* rowsInBatches(
  ids: number[],
  read: (ids: number[]) => Promise<SheetRow[]>,
): AsyncGenerator<SheetRow[]> {
  for (let at = 0; at < ids.length; at += batch) {
    const start = performance.now();
    const rows = await read(ids.slice(at, at + batch));
    await pause(Math.min(performance.now() - start, longestPause));
    yield rows;
  }
}
