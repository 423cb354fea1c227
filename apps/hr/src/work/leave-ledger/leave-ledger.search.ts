import { z } from 'zod';

export const ledgerShows = ['all', 'forms', 'accruals'] as const;
export type LedgerShow = (typeof ledgerShows)[number];

/** What the address says: the year (none: the running one) and the lines on the screen. */
export const leaveLedgerSearch = z.object({
  year: z.coerce.number().int().min(2000).max(2100).optional().catch(undefined),
  show: z.enum(ledgerShows).catch('all'),
});
