import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, largestId } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import {
  customerImport,
  importColumn,
  importDecision,
  importRow,
  importShows,
  maxImportColumns,
  maxImportRows,
} from './customer-import.schema';
import { sheetWish } from '@toam/contracts/sheet/sheet-reading.schema';

const params = z.object({ importId: idParam });

/** Part `file`: an .xlsx. */
export const uploadCustomerImport = endpoint({
  method: 'POST',
  path: '/customer/import',
  summary: 'Reads a workbook of customers and guesses its columns; nothing is stored in customers',
  access: 'brokerage',
  limited: true,
  bodyKind: 'upload',
  data: customerImport,
});

export const listCustomerImports = endpoint({
  method: 'GET',
  path: '/customer/import/list',
  summary: 'Imports of the viewer, newest first; everybody’s for admins',
  access: 'brokerage',
  query: pageQuery(20),
  example: { query: { page: 1, size: 10 } },
  data: pageOf(customerImport),
});

export const readCustomerImportTemplate = endpoint({
  method: 'GET',
  path: '/customer/import/template',
  summary: 'An empty workbook with the columns that an import understands',
  access: 'brokerage',
  replyKind: 'file',
  fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.null(),
});

export const readCustomerImport = endpoint({
  method: 'GET',
  path: '/customer/import/:importId',
  summary: 'One import and how far it is',
  access: 'brokerage',
  params,
  example: { params: { importId: 1 } },
  data: customerImport,
});

export const deleteCustomerImport = endpoint({
  method: 'DELETE',
  path: '/customer/import/:importId',
  summary: 'Throws an import away that has stored nothing',
  access: 'brokerage',
  params,
  example: { params: { importId: 1 } },
  data: z.null(),
});

export const listCustomerImportRows = endpoint({
  method: 'GET',
  path: '/customer/import/:importId/row',
  summary: 'Rows of an import with errors and remarks by column, and the customers who have the same phone',
  access: 'brokerage',
  params,
  query: pageQuery(50).extend({ show: z.enum(importShows).default('all') }),
  example: { params: { importId: 1 }, query: { page: 1, size: 50, show: 'all' } },
  data: pageOf(importRow),
});

export const checkCustomerImport = endpoint({
  method: 'POST',
  path: '/customer/import/:importId/check',
  summary: 'Checks every row by these columns, in the background: a dry run',
  access: 'brokerage',
  params,
  body: z.object({
    /** What each column of the file holds, in the file's order. */
    columns: z.array(importColumn).max(maxImportColumns),
  }),
  example: { params: { importId: 1 }, body: { columns: ['name', 'phone_number', null] } },
  data: customerImport,
});

export const readCustomerImportAgain = endpoint({
  method: 'PUT',
  path: '/customer/import/:importId/sheet',
  summary: 'Reads another sheet of the file, or what it hides; goes back to the columns',
  access: 'brokerage',
  limited: true,
  params,
  body: sheetWish,
  example: { params: { importId: 1 }, body: { sheet: 'Khách', hidden: true } },
  data: customerImport,
});

export const setCustomerImportHead = endpoint({
  method: 'PUT',
  path: '/customer/import/:importId/head',
  summary: 'Whether the first row of the file is a customer or titles; goes back to the columns',
  access: 'brokerage',
  params,
  body: z.object({ first_is_data: z.boolean() }),
  example: { params: { importId: 1 }, body: { first_is_data: true } },
  data: customerImport,
});

export const decideCustomerImport = endpoint({
  method: 'PUT',
  path: '/customer/import/:importId/decision',
  summary: 'What becomes of rows whose phone is already somebody’s',
  access: 'brokerage',
  params,
  body: z.object({
    decision: importDecision,
    /** Row numbers in the file. Absent: every duplicate. */
    rows: z.array(z.number().int().positive().max(largestId)).max(maxImportRows).optional(),
  }),
  example: { params: { importId: 1 }, body: { decision: 'merge', rows: [2, 3] } },
  data: customerImport,
});

export const storeCustomerImport = endpoint({
  method: 'POST',
  path: '/customer/import/:importId/store',
  summary: 'Stores the valid rows as customers, in the background; a second call changes nothing',
  access: 'brokerage',
  params,
  body: z.object({
    /** Refuses the whole import if any row has an error. Otherwise such rows are skipped. */
    only_if_clean: z.boolean().default(false),
  }),
  example: { params: { importId: 1 }, body: { only_if_clean: true } },
  data: customerImport,
});

export const undoCustomerImport = endpoint({
  method: 'POST',
  path: '/customer/import/:importId/undo',
  summary: 'Takes an import back as far as nothing depends on it, in the background',
  access: 'brokerage',
  params,
  example: { params: { importId: 1 } },
  data: customerImport,
});

export const readCustomerImportFile = endpoint({
  method: 'GET',
  path: '/customer/import/:importId/file',
  summary: 'The rows of the file with a column saying what is wrong or what became of each',
  access: 'brokerage',
  limited: true,
  params,
  query: z.object({
    /** Only the rows with errors, to be corrected and uploaded again. */
    show: z.enum(['all', 'error']).default('all'),
  }),
  example: { params: { importId: 1 }, query: { show: 'all' } },
  replyKind: 'file',
  fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  data: z.null(),
});
