import { houseExportQuery } from '@toam/contracts/export/export.endpoints';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { rowsInBatches } from '../../../sheets/rows-in-batches';
import { sheetColumn } from '../../../sheets/export-column';
import type { SheetRow } from '../../../sheets/sheet';
import { exportKind, type WantedColumn } from '../../../sheets/export-kind';
import { houseExportColumns } from './house-export.columns';
import { listAllIds, visibleIds } from './house-export.queries';
import { readRows } from '../house-serializer';

/** Houses as this person's list shows them, in order. Houses deleted since are left out. */
function read(actor: Actor, ids: number[], columns: WantedColumn[]): AsyncGenerator<SheetRow[]> {
  const cells = columns.map(({ key }) => houseExportColumns[key]!);
  return rowsInBatches(ids, async (some) =>
    (await readRows(actor, some)).map((house) => cells.map(({ value }) => value(house))),
  );
}

/** The list of houses as a sheet. Admins export all houses, others those that they may see. D48. */
export const houseExport = exportKind({
  list: listHouses,
  question: houseExportQuery,
  column: (wanted) => sheetColumn(houseExportColumns, wanted),
  find: async (actor, query, columns) => {
    const ids = query ? await listAllIds(actor, query) : await visibleIds(actor);
    return { total: ids.length, batches: read(actor, ids, columns) };
  },
});
