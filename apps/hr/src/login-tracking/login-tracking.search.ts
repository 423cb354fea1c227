import { signInSorts } from '@toam/contracts/sign-in/sign-in.endpoints';
import { z } from 'zod';

const sizes = [10, 20, 50, 100];
const page = z.coerce.number().int().min(1).catch(1);

/** What the security page keeps in the address bar. Broken values fall back, never throw. */
export const loginTrackingSearch = z.object({
  search: z.string().trim().max(130).catch(''),
  sort: z.enum(signInSorts).catch('last_login'),
  order: z.enum(['asc', 'desc']).catch('desc'),
  page,
  size: z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .catch(20),
  /** Whose sign-ins stand in the dialog, and which page of its two lists. */
  user: z.coerce.number().int().positive().nullable().catch(null),
  devices: page,
  history: page,
  /** Which page of the wrong passwords stands in the dialog of all of them. */
  failed: z.coerce.number().int().min(1).nullable().catch(null),
});
