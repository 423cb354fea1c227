import { setTimeout as pause } from 'node:timers/promises';
import { mostCountedMatches } from '@toam/contracts/request/match.endpoints';
import { needExportQuestion } from '@toam/contracts/request/request.endpoints';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import type { Actor } from '@toam/domain/actor';
import { exportKind, type WantedColumn } from '../../sheets/export-kind';
import { type SheetRow, sheetWidth } from '../../sheets/sheet';
import { countHousesFor } from './match-list.queries';
import { readRows } from './read-requests';
import { matchingsKey, needExportColumns } from './request-export.columns';
import { listAllIds } from './request-list.queries';
import { type Viewer, viewerOf } from './request-row-wire';
import { findNeeds } from './request.queries';

/** Rows read at once, and after each batch the others go first for as long as it took, at most so many milliseconds. */
const batch = 100;
const longestPause = 50;

/** Pixels of a column that says nothing of its width. */
const usualWidth = 110;

/** How many houses fit each need; asked only where the column stands in the sheet. */
async function countMatchings(actor: Actor, rows: NeedRow[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const need of (await findNeeds(rows.map(({ id }) => id))).values())
    counts.set(need.id, Math.min(await countHousesFor(actor, need, mostCountedMatches), mostCountedMatches));
  return counts;
}

/** Needs as the list shows them to this person, in order, with the numbers that they may see. */
async function* read(viewer: Viewer, ids: number[], wanted: WantedColumn[]): AsyncGenerator<SheetRow[]> {
  const columns = wanted.map(({ key }) => needExportColumns[key]!);
  const counts = wanted.some(({ key }) => key === matchingsKey);
  for (let at = 0; at < ids.length; at += batch) {
    const start = performance.now();
    const rows = await readRows(viewer, ids.slice(at, at + batch), 'entitled');
    const matchings = counts ? await countMatchings(viewer.actor, rows) : new Map<number, number>();
    await pause(Math.min(performance.now() - start, longestPause));
    yield rows.map((need) => columns.map(({ value }) => value(need, matchings.get(need.id) ?? 0)));
  }
}

/** The list of needs as a sheet: numbers stand in it for those entitled, and who took it is recorded. D48. */
export const needExport = exportKind({
  question: needExportQuestion,
  column: ({ key, width }) => {
    const column = Object.hasOwn(needExportColumns, key) ? needExportColumns[key] : undefined;
    if (!column) return null;
    const { header, kind, wide = 0 } = column;
    return { header, kind, width: sheetWidth(Math.max(width ?? usualWidth, wide)) };
  },
  find: async (actor, question, columns) => {
    const viewer = await viewerOf(actor);
    const ids = await listAllIds(actor, viewer.team, question);
    return { total: ids.length, batches: read(viewer, ids, columns) };
  },
});
