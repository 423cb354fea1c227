import { showingGroups } from '@toam/contracts/customer/customer-page.endpoints';
import { z } from 'zod';

/**
 * The page's state in the address bar. Broken values get the default; nothing throws. Contributed tabs have their own
 * keys.
 */
export const customerPageSearch = z.object({
  /** '' means the first section that has entries. */
  tab: z.string().catch(''),
  /** The filter of the houses that the customer was shown. */
  group: z.enum(showingGroups).catch('all'),
});
