import { shareKinds } from '@toam/domain/house/house-transition';
import { queueOrders } from '@toam/contracts/house/house-approval.endpoints';
import { z } from 'zod';

/** What the queues keep in the address bar. */
export const approvalSearch = z.object({
  /** Which requests: for the community or for the website. */
  source: z.enum(shareKinds).catch('public'),
  search: z.string().trim().max(130).catch(''),
  order: z.enum(queueOrders).catch('oldest'),
  /** Id of the request or draft that is looked at. */
  item: z.coerce.number().int().positive().nullable().catch(null),
});
