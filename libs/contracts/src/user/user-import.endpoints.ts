import { staffImportColumns } from '@toam/domain/staff/staff-columns';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { epochSeconds } from '@toam/contracts/page';
import {
  importEndpoints,
  sheetImport,
  sheetImportRow,
  stepEndpoints,
  workbookType,
} from '@toam/contracts/sheet/import.endpoints';

/** The most people in one file. */
export const maxStaffRows = 1000;

export const userImport = sheetImport.extend({
  columns: z.array(z.enum(staffImportColumns).nullable()),
  /** Stored people who still need a password from the file: it was not created yet, or they have not changed it yet. */
  waiting: z.number().int(),
  /** When passwords were last created and downloaded. */
  passwords_at: epochSeconds.nullable(),
});
export type UserImport = z.output<typeof userImport>;

const wire = { path: '/user/import', of: 'staff', access: 'admin', one: userImport, row: sheetImportRow } as const;

export const userImports = {
  ...importEndpoints(wire),
  ...stepEndpoints(wire),
  /**
   * Creates a password for each imported person who has not chosen their own yet, and answers them as a sheet. They are
   * stored nowhere else. A second call creates new passwords; the earlier ones stop working (D67).
   */
  passwords: endpoint({
    method: 'POST',
    path: '/user/import/:importId/password',
    summary: 'Passwords of the imported staff as a sheet, told once',
    access: 'admin',
    limited: true,
    params: z.object({ importId: idParam }),
    example: { params: { importId: 1 } },
    replyKind: 'file',
    fileType: workbookType,
    data: z.null(),
  }),
};
