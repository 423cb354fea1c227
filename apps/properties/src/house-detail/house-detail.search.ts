import { z } from 'zod';

/**
 * The page's state in the address bar. Broken values get the default; nothing throws. Tabs of other remotes have their
 * own keys.
 */
export const houseDetailSearch = z.object({
  tab: z.string().catch('info'),
  column: z.enum(['column', 'created_at']).catch('created_at'),
  order: z.enum(['asc', 'desc']).catch('desc'),
});
export type HouseDetailSearch = z.output<typeof houseDetailSearch>;
