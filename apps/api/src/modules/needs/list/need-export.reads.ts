import { maxCountedMatches } from '@toam/contracts/need/match.endpoints';
import { listRequests, needExportQuery } from '@toam/contracts/need/need.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import type { Actor } from '@toam/domain/actor';
import { sheetColumn } from '../../../sheets/export-column';
import { exportKind, type WantedColumn } from '../../../sheets/export-kind';
import { rowsInBatches } from '../../../sheets/rows-in-batches';
import type { SheetRow } from '../../../sheets/sheet';
import { countHousesFor } from '../matching/match-list.queries';
import { readRows } from './read-needs';
import { matchingsKey, needExportColumns } from './need-export.columns';
import { listAllIds } from './need-list.queries';
import { type Viewer, viewerOf } from '../need-row-serializer';
import { findNeeds } from '../need.queries';
import { idsOf } from '../../../db/rows';

/** How many houses fit each need. Counted only if the sheet has the column. */
async function countMatchings(actor: Actor, rows: NeedRow[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const need of (await findNeeds(idsOf(rows))).values())
    counts.set(need.id, Math.min(await countHousesFor(actor, need, maxCountedMatches), maxCountedMatches));
  return counts;
}

/** Needs as this person's list shows them, in order, with the numbers that they may see. */
function read(viewer: Viewer, ids: number[], wanted: WantedColumn[]): AsyncGenerator<SheetRow[]> {
  const columns = wanted.map(({ key }) => needExportColumns[key]!);
  const counts = wanted.some(({ key }) => key === matchingsKey);
  return rowsInBatches(ids, async (some) => {
    const rows = await readRows(viewer, some);
    const matchings = counts ? await countMatchings(viewer.actor, rows) : new Map<number, number>();
    const needs = rows.map((row) => ({ ...row, matchings: matchings.get(row.id) ?? 0 }));
    return needs.map((need) => columns.map(({ value }) => value(need)));
  });
}

/** The list of needs as a sheet. It shows numbers only to people who may see them. The audit records who exported it. D48. */
export const needExport = exportKind({
  list: listRequests,
  question: needExportQuery,
  column: (wanted) => sheetColumn(needExportColumns, wanted),
  find: async (actor, query, columns) => {
    const viewer = await viewerOf(actor);
    const ids = await listAllIds(actor, viewer.team, query);
    return { total: ids.length, batches: read(viewer, ids, columns) };
  },
});
