import { setTimeout as pause } from 'node:timers/promises';
import type { SheetRow } from './sheet';

/** Rows per read. So few that another request waits only a few milliseconds. */
const batch = 40;

/** Milliseconds. After each batch the export pauses as long as the batch took, at most this long. */
const longestPause = 50;

/** The rows of a sheet in the order of the ids, read batch by batch. @param read rows of a few ids, masked for the exporting person */
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
