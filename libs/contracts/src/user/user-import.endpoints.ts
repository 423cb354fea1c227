import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { sheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { userImport, userImportRow, userImportShows } from './user-import.schema';

const params = z.object({ importId: idParam });

/** Part `file`: an .xlsx. A dry run: the result of each row, and its errors. */
export const uploadUserImport = endpoint({
  method: 'POST',
  path: '/user/import',
  summary: 'Reads and checks a workbook of staff; nobody is made of it',
  access: 'admin',
  limited: true,
  bodyKind: 'upload',
  data: userImport,
});

export const listUserImports = endpoint({
  method: 'GET',
  path: '/user/import/list',
  summary: 'Imports of staff, newest first',
  access: 'admin',
  query: pageQuery(20),
  example: { query: { page: 1, size: 20 } },
  data: pageOf(userImport),
});

export const readUserImportTemplate = endpoint({
  method: 'GET',
  path: '/user/import/template',
  summary: 'An empty workbook with the columns that an import of staff understands, and lists of values',
  access: 'admin',
  replyKind: 'file',
  fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.null(),
});

export const readUserImport = endpoint({
  method: 'GET',
  path: '/user/import/:importId',
  summary: 'One import of staff',
  access: 'admin',
  params,
  example: { params: { importId: 1 } },
  data: userImport,
});

export const listUserImportRows = endpoint({
  method: 'GET',
  path: '/user/import/:importId/row',
  summary: 'Rows of an import of staff with errors and remarks by column',
  access: 'admin',
  params,
  query: pageQuery(50).extend({ show: z.enum(userImportShows).default('all') }),
  example: { params: { importId: 1 }, query: { page: 1, size: 50, show: 'all' } },
  data: pageOf(userImportRow),
});

export const readUserImportAgain = endpoint({
  method: 'PUT',
  path: '/user/import/:importId/sheet',
  summary: 'Reads and checks another sheet of the file, or what it hides; nobody is made of it',
  access: 'admin',
  limited: true,
  params,
  body: sheetWish,
  example: { params: { importId: 1 }, body: { sheet: 'Nhân sự', hidden: true } },
  data: userImport,
});

/** Every row is checked again. A value that was taken meanwhile is an error. */
export const storeUserImport = endpoint({
  method: 'POST',
  path: '/user/import/:importId/store',
  summary: 'Makes staff of all valid rows at once; a second call changes nothing',
  access: 'admin',
  params,
  example: { params: { importId: 1 } },
  data: userImport,
});

/**
 * Creates a password for each imported person who has not chosen their own yet, and answers them as a sheet. They are
 * stored nowhere else. A second call creates new passwords; the earlier ones stop working (D67).
 */
export const makeImportPasswords = endpoint({
  method: 'POST',
  path: '/user/import/:importId/password',
  summary: 'Passwords of the imported staff as a sheet, told once',
  access: 'admin',
  limited: true,
  params,
  example: { params: { importId: 1 } },
  replyKind: 'file',
  fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.null(),
});

export const readUserImportFile = endpoint({
  method: 'GET',
  path: '/user/import/:importId/file',
  summary: 'The rows of the file with what is wrong or what became of each, to be corrected and uploaded again',
  access: 'admin',
  params,
  query: z.object({ show: z.enum(['all', 'error']).default('all') }),
  example: { params: { importId: 1 }, query: { show: 'error' } },
  replyKind: 'file',
  fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.null(),
});

export const undoUserImport = endpoint({
  method: 'POST',
  path: '/user/import/:importId/undo',
  summary:
    'Deletes the staff of an import but for those who signed in, were edited or look after something; these are named',
  access: 'admin',
  params,
  example: { params: { importId: 1 } },
  data: userImport,
});

export const deleteUserImport = endpoint({
  method: 'DELETE',
  path: '/user/import/:importId',
  summary: 'Throws an import of staff away of which nobody was made',
  access: 'admin',
  params,
  example: { params: { importId: 1 } },
  data: z.null(),
});
