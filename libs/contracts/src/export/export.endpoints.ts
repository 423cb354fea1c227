import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { exampleHouseQuestion, houseListBody } from '@toam/contracts/house/house-list.endpoints';

/** Kinds of exports, named as in D48, and the figures of business. */
export const exportKinds = [
  'house',
  'customer',
  'request',
  'user',
  // a row for each deal; 'transaction' has one for each share of it
  'deal',
  'transaction',
  'receipt',
  'coupon',
  'cancel_bill',
  'old_transaction',
  'post',
  'checkin',
  'audit',
  'statistic',
  'staff_statistic',
  'figure',
] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The most rows of a sheet, without its header. */
export const maxExportedRows = 1_048_575;

/** Response header with the number of rows of the sheet. */
export const exportedRowsHeader = 'x-total-rows';

/** The columns on the screen in their order; widths in pixels. */
const columns = z
  .array(z.object({ key: z.string().max(60), width: z.number().min(1).max(2000).optional() }))
  .min(1)
  .max(100)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length);

/** Fields of every kind of export. */
const exportOptions = {
  columns,
  /** Exports everything that the person may see and ignores tab, search and filters. */
  all: z.boolean().default(false),
};

/** The list's query. Each kind parses it with its own schema. */
const exportBody = z.looseObject(exportOptions);

/** Houses: the list's query. */
export const houseExportQuery = houseListBody.omit({ fetchType: true });
export type HouseExportQuery = z.output<typeof houseExportQuery>;

export const exportRows = endpoint({
  method: 'POST',
  path: '/export/:kind',
  summary: 'An Excel sheet of a list as the screen shows it: its rows, columns, order and masks',
  access: 'signedIn',
  limited: true,
  params: z.object({ kind: z.enum(exportKinds) }),
  body: exportBody,
  example: {
    params: { kind: 'house' },
    body: {
      ...exampleHouseQuestion,
      columns: ['id', 'title', 'customer_id', 'address', 'into_money'].map((key) => ({ key, width: 120 })),
    },
  },
  data: z.null(),
  replyKind: 'file',
  fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
