import { z } from 'zod';

/** What the list keeps in the address bar. Broken values fall back, never throw. */
export const contactSearch = z.object({
  status: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .nullable()
    .catch(null),
  /** Requests about one house: where a notification leads. */
  house: z.coerce.number().int().positive().nullable().catch(null),
  search: z.string().trim().max(130).catch(''),
  page: z.coerce.number().int().min(1).catch(1),
  /** The request in the panel. */
  open: z.coerce.number().int().positive().nullable().catch(null),
});
export type ContactSearch = z.output<typeof contactSearch>;
