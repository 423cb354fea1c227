import { z } from 'zod';

const count = z.number().int();

/** How a person wants a workbook to be read. D123. */
export const sheetWish = z.object({
  /** The name of the sheet; absent: the one that fits best. */
  sheet: z.string().max(100).optional(),
  /** Hidden rows and columns are taken, too. */
  hidden: z.boolean().default(false),
});
export type SheetWish = z.output<typeof sheetWish>;

/** The most rows that are named as left out. */
export const namedLeftOut = 20;

/** What was read of a workbook, and what was not. D123. */
export const sheetReading = z.object({
  sheet: z.string(),
  /** The sheets with rows, among which the person may choose. */
  sheets: z.array(z.string()),
  takes_hidden: z.boolean(),
  /** Hidden rows and columns that are not empty, taken or not. */
  hidden_rows: count,
  hidden_columns: count,
  /** Cells to the right of the last column that is read. */
  beyond: count,
  /** Rows below the titles that are no records: totals, names of groups, signatures. */
  left_out: z.object({ count, rows: z.array(z.object({ row: count, text: z.string() })) }),
});
export type SheetReading = z.output<typeof sheetReading>;
