import { commonText } from '@toam/contracts/texts/common';
import { listUsers } from '@toam/contracts/user/user.endpoints';
import { staffListQuery } from '@toam/contracts/user/user-list.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import { HttpError } from '../../../http-error';
import { sheetColumn } from '../../../sheets/export-column';
import { exportKind } from '../../../sheets/export-kind';
import { packedIds } from '../../../sheets/packed-ids';
import { rowsInBatches } from '../../../sheets/rows-in-batches';
import { staffExportColumns } from './staff-export.columns';
import { everyStaff, readListedStaff } from './staff-list.queries';
import { wholeRows } from '../user-serializer';

/** Everybody, locked ones too, by name. */
const everything = staffListQuery.parse({});

/** The staff list as a sheet, with personal papers: for admins. Specification 2 §2 "Staff list", D48. */
export const staffExport = exportKind({
  list: listUsers,
  question: staffListQuery,
  column: (wanted) => sheetColumn(staffExportColumns, wanted),
  find: async (actor: Actor, query, columns) => {
    if (!canSeeStaffPapers(actor)) throw new HttpError('forbidden', commonText.forbidden);
    const asked = query ?? everything;
    const { found, order } = everyStaff(asked, asked);
    const ids = await packedIds(found, order);
    const cells = columns.map(({ key }) => staffExportColumns[key]!);
    const read = async (some: number[]) =>
      (await wholeRows(await readListedStaff(some))).map((row) => cells.map(({ value }) => value(row)));
    return { total: ids.length, batches: rowsInBatches(ids, read) };
  },
});
