import { shareKinds } from '@toam/domain/house/house-transition';
import { queueOrders } from '@toam/contracts/house/house-approval.endpoints';
import { z } from 'zod';

/** The queues' state in the address bar. */
export const approvalSearch = z.object({
  /** The kind of requests: for the community or for the website. */
  source: z.enum(shareKinds).catch('public'),
  search: z.string().trim().max(130).catch(''),
  order: z.enum(queueOrders).catch('oldest'),
  /** The id of the open request or draft. */
  item: z.coerce.number().int().positive().nullable().catch(null),
});
