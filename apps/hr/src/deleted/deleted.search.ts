import { deletedNouns } from '@toam/contracts/deletion/deletion.endpoints';
import { z } from 'zod';

const sizes = [10, 20, 50, 100];

/** What the page keeps in the address bar. Broken values fall back, never throw. */
export const deletedSearch = z.object({
  noun: z.enum(deletedNouns).catch('house'),
  search: z.string().trim().max(130).catch(''),
  page: z.coerce.number().int().min(1).catch(1),
  size: z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .catch(20),
});
