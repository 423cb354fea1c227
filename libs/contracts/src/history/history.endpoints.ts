import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';

/** Models that the history endpoint accepts. */
export const historyModels = [
  'House',
  'Customer',
  'Form',
  'Accumulation',
  'Target',
  // a share of a deal with its deal, and the papers about a share
  'Transaction',
  'Receipt',
  'Coupon',
  'CancelBill',
  'OldTransaction',
] as const;
/** Records with a history. A need's history is at `customer/request/history`, in its own shape. */
export type HistoryModel =
  (typeof historyModels)[number] | 'Request' | 'User' | 'Dictionary' | 'FormType' | 'Project' | 'Blog' | 'Article';

/**
 * One changed column. Values are as people read them: names instead of ids, plain text instead of rich text. Money is
 * digits of VND, yes/no is 1/0, status 0/1. Null: was or became empty. Phones are masked as everywhere (D24).
 */
export const historyEntry = z.object({
  id: z.number().int(),
  user: person.nullable(),
  /** Column name on the wire. Its label is in the texts of the noun: texts/house.ts, form/form-labels.ts, business/business-labels.ts. */
  column: z.string(),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  /** In the history of a share: the paper of it that the line is about, with its name. D118. */
  paper: z
    .object({ model: z.enum(['Receipt', 'Coupon', 'CancelBill']), id: z.number().int(), name: z.string() })
    .optional(),
  created_at: epochSeconds,
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const listHistory = endpoint({
  method: 'POST',
  path: '/history',
  summary: 'What was changed on a record, by whom and when',
  access: 'signedIn',
  query: pageQuery(100),
  body: z.object({
    filter: z.object({ model: z.enum(historyModels).default('House'), model_id: recordId }),
    sort: z
      .object({
        column: z.enum(['column', 'created_at']).default('created_at'),
        order: z.enum(['asc', 'desc']).default('desc'),
      })
      .default({ column: 'created_at', order: 'desc' }),
  }),
  example: {
    query: { page: 1, size: 100 },
    body: { filter: { model: 'House', model_id: 1 }, sort: { column: 'created_at', order: 'desc' } },
  },
  data: pageOf(historyEntry),
});
