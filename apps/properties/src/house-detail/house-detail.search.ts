import { z } from 'zod';

/** What a house's page keeps in the address bar. Broken values fall back, never throw. Tabs of other remotes have keys of their own. */
export const houseDetailSearch = z.object({
  tab: z.string().catch('info'),
  column: z.enum(['column', 'created_at']).catch('created_at'),
  order: z.enum(['asc', 'desc']).catch('desc'),
});
export type HouseDetailSearch = z.output<typeof houseDetailSearch>;
