import { houseCustomerGroups } from '@toam/contracts/request/match.schema';
import { z } from 'zod';

/** What the tab keeps in the address bar beside the page's own: the group, and whose score is explained. */
export const houseCustomersSearch = z.object({
  group: z.enum(houseCustomerGroups).catch('suitable'),
  /** `rowKey` of the opened row. */
  customer: z.string().catch(''),
});
