import { houseCustomerGroups } from '@toam/contracts/request/match.schema';
import { z } from 'zod';

/** The tab's state in the address bar: the group, and the customer whose score is explained. */
export const houseCustomersSearch = z.object({
  group: z.enum(houseCustomerGroups).catch('suitable'),
  /** `rowKey` of the opened row. */
  customer: z.string().catch(''),
});
