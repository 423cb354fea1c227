import { z } from 'zod';
import { endpoint } from '../endpoint';
import { recordId } from '../field';
import { person } from '../house/house-row.schema';
import { epochSeconds, pageOf, pageQuery } from '../page';

/** Records whose history can be asked for here. */
export const historyModels = ['House', 'Customer'] as const;
/** Records that keep a history; a need's is told by `customer/request/history`, in its own words. */
export type HistoryModel = (typeof historyModels)[number] | 'Request' | 'User' | 'Dictionary' | 'FormType';

/**
 * One changed column. Values are what people read: names instead of ids, plain text instead of rich text; money is
 * digits of VND, yes/no is 1/0, status 0/1. Null: was or became empty. Phones are masked as everywhere (D24).
 */
export const historyEntry = z.object({
  id: z.number().int(),
  user: person.nullable(),
  /** Column as the wire names it; texts/house.ts has its label. */
  column: z.string(),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
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
