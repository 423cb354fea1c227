import { dealSheetNames } from '@toam/domain/deal/deal-import';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { importEndpoints, sheetImport, sheetImportRow, workbookType } from '@toam/contracts/sheet/import.endpoints';
import { sheetReading } from '@toam/contracts/sheet/sheet-reading.schema';

/** The most rows of a file. */
export const maxDealRows = 5000;

const access = 'importDeals';
const type = z.enum(dealSheetNames);
const count = z.number().int();
/** A yes or no among the texts of a form. */
const yesNo = (otherwise: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .optional()
    .transform((input) => (input === undefined ? otherwise : input === '1' || input === 'true'));

/**
 * What became of a file's rows. `row` is the row's number in the file, `column` the header, null: the whole row; `value` what stands
 * in the cell.
 */
export const dealImportResult = z.object({
  total: count,
  inserted: count,
  updated: count,
  /** They stood there already as the file has them. */
  skipped: count,
  errors: z.array(
    z.object({ row: count, column: z.string().nullable(), value: z.string().nullable(), message: z.string() }),
  ),
  /** Rows that are stored if the person goes on, but may be a mistake: a second deal of a house. D118. */
  warnings: z.array(z.object({ row: count, message: z.string() })),
  reading: sheetReading,
  /** The address of a copy of the file with the errors beside the rows. */
  link: z.string().optional(),
  /** The import, if it stored something: it can be undone. */
  id: z.number().int().optional(),
});
export type DealImportResult = z.output<typeof dealImportResult>;

/** Part `file`: an .xlsx. Rows are found again by their codes. D81. */
export const importDeals = endpoint({
  method: 'POST',
  path: '/business/v2/import',
  summary: 'Stores the transactions or receipts of a workbook, or tries to',
  access,
  limited: true,
  bodyKind: 'upload',
  body: z.object({
    /** The file's name, if the part does not tell it. */
    name: z.string().max(200).optional(),
    type,
    /** The name of the sheet to read; absent: the one that fits best. */
    sheet: z.string().max(100).optional(),
    /** Hidden rows and columns are taken, too. D123. */
    hidden: yesNo(false),
    /** Nothing is stored; the answer says what would be. */
    dry_run: yesNo(false),
    /** All rows or none; else those without errors. */
    only_if_clean: yesNo(true),
  }),
  example: { body: { type: 'transaction', dry_run: '1' } },
  data: dealImportResult,
});

export const readDealTemplate = endpoint({
  method: 'GET',
  path: '/business/v2/import/template',
  summary: 'An empty workbook with the columns of an import of transactions or receipts',
  access,
  query: z.object({ type }),
  example: { query: { type: 'receipt' } },
  replyKind: 'file',
  fileType: workbookType,
  data: z.null(),
});

/** An import of either sheet. Of somebody else's file its rows tell only what the ledger shows: no numbers of customers. D24 */
export const dealImport = sheetImport.extend({ type });
export type DealImport = z.output<typeof dealImport>;

export const dealImports = importEndpoints({
  ...{ path: '/business/v2/import', of: 'transactions and receipts', access, one: dealImport, row: sheetImportRow },
});
