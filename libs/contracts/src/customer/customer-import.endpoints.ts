import { importFields } from '@toam/domain/customer-import/customer-import-columns';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, largestId } from '@toam/contracts/field';
import {
  importDecision,
  importEndpoints,
  maxSheetColumns,
  sheetImport,
  sheetImportRow,
  stepEndpoints,
} from '@toam/contracts/sheet/import.endpoints';
import { samePhoneCustomer } from './customer.schema';

/** The most customers in one file. */
export const maxImportRows = 10_000;

/** A customer field; null: the column is ignored. */
const importColumn = z.enum(importFields).nullable();

export const customerImport = sheetImport.extend({ columns: z.array(importColumn) });
export type CustomerImport = z.output<typeof customerImport>;

/**
 * The importer sees the phones in the file. Of another agent's customer, only the name and staff are shown (D56).
 */
export const customerImportRow = sheetImportRow.extend({
  /** Customers who have one of the row's numbers. */
  same_phone: samePhoneCustomer.nullable(),
  /** Whether the person may fill in that customer's empty fields. */
  can_merge: z.boolean(),
});
export type CustomerImportRow = z.output<typeof customerImportRow>;

const wire = {
  path: '/customer/import',
  of: 'customers',
  access: 'brokerage',
  one: customerImport,
  row: customerImportRow,
} as const;
const params = z.object({ importId: idParam });

export const customerImports = {
  ...importEndpoints(wire),
  ...stepEndpoints(wire),
  check: endpoint({
    method: 'POST',
    path: '/customer/import/:importId/check',
    summary: 'Checks every row by these columns, in the background: a dry run',
    access: 'brokerage',
    params,
    body: z.object({
      /** What each column of the file holds, in the file's order. */
      columns: z.array(importColumn).max(maxSheetColumns),
    }),
    example: { params: { importId: 1 }, body: { columns: ['name', 'phone_number', null] } },
    data: customerImport,
  }),
  head: endpoint({
    method: 'PUT',
    path: '/customer/import/:importId/head',
    summary: 'Whether the first row of the file is a customer or titles; goes back to the columns',
    access: 'brokerage',
    params,
    body: z.object({ first_is_data: z.boolean() }),
    example: { params: { importId: 1 }, body: { first_is_data: true } },
    data: customerImport,
  }),
  decide: endpoint({
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
  }),
};
