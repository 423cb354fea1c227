import { showingGroups } from '@toam/contracts/customer/customer-page.endpoints';
import { z } from 'zod';

/** What a customer's page keeps in the address bar. Broken values fall back, never throw; contributed tabs have keys of their own. */
export const customerPageSearch = z.object({
  /** '' is the first section that holds something. */
  tab: z.string().catch(''),
  /** Which of the houses that were shown. */
  group: z.enum(showingGroups).catch('all'),
});
