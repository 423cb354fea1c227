import { setTimeout as pause } from 'node:timers/promises';
import { houseExportQuestion } from '@toam/contracts/export/export.endpoints';
import type { Actor } from '@toam/domain/actor';
import { type SheetRow, sheetWidth } from '../../sheets/sheet';
import { exportKind, type WantedColumn } from '../../sheets/export-kind';
import { houseExportColumns } from './house-export.columns';
import { listAllIds, visibleIds } from './house-export.queries';
import { readRows } from './house-wire';

/** Rows read at once: few enough that whoever lists houses meanwhile waits a few milliseconds at most. */
const batch = 100;

/** After each batch the others go first for as long as it took, at most so many milliseconds. */
const longestPause = 50;

/** Pixels of a column that says nothing of its width. */
const usualWidth = 110;

/** Houses as the list shows them to this person, in order; whatever was deleted since is left out. */
async function* read(actor: Actor, ids: number[], columns: WantedColumn[]): AsyncGenerator<SheetRow[]> {
  const cells = columns.map(({ key }) => houseExportColumns[key]!);
  for (let at = 0; at < ids.length; at += batch) {
    const start = performance.now();
    const rows = await readRows(actor, ids.slice(at, at + batch));
    await pause(Math.min(performance.now() - start, longestPause));
    yield rows.map((house) => cells.map(({ value }) => value(house)));
  }
}

/** The list of houses as a sheet. Admins export all, others what they may see. D48. */
export const houseExport = exportKind({
  question: houseExportQuestion,
  column: ({ key, width }) => {
    const column = Object.hasOwn(houseExportColumns, key) ? houseExportColumns[key] : undefined;
    if (!column) return null;
    const { header, kind, wide = 0 } = column;
    return { header, kind, width: sheetWidth(Math.max(width ?? usualWidth, wide)) };
  },
  find: async (actor, question, columns) => {
    const ids = question ? await listAllIds(actor, question) : await visibleIds(actor);
    return { total: ids.length, batches: read(actor, ids, columns) };
  },
});
