import { z } from 'zod';
import { bulkResult } from '@toam/contracts/bulk-result';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';
import { reason } from './reason';

/** The most houses in one call. */
const maxBulkHouses = 1000;

const houses = z
  .array(recordId)
  .min(1)
  .max(maxBulkHouses)
  .transform((ids) => [...new Set(ids)]);

/** Actions on many houses. The rules of each house apply separately. */
const houseBulkAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('delete'), houses }),
  z.object({ action: z.literal('stop'), houses, reason_stop_selling: reason }),
  z.object({ action: z.literal('resume'), houses }),
  /** Moves them to another agent. */
  z.object({ action: z.literal('assign'), houses, user_id: recordId }),
]);
export type HouseBulkAction = z.output<typeof houseBulkAction>;

const bulkResults = z.object({ results: z.array(bulkResult) });

export const changeHouses = endpoint({
  method: 'POST',
  path: '/house/bulk',
  summary: 'Deletes, stops, resumes or assigns many houses, each by its own rules, and says what came of each',
  access: 'brokerage',
  body: houseBulkAction,
  example: { body: { action: 'stop', houses: [1, 999], reason_stop_selling: 'Chủ nhà đổi ý' } },
  data: bulkResults,
});

export const restoreHouses = endpoint({
  method: 'POST',
  path: '/house/restore',
  summary: 'Brings deleted houses back: any for admins, for others what they deleted themselves a moment ago',
  access: 'brokerage',
  body: z.object({ houses }),
  example: { body: { houses: [1] } },
  data: bulkResults,
});
