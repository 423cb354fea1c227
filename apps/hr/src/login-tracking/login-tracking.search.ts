import { signInSorts } from '@toam/contracts/sign-in/sign-in.endpoints';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the security page keeps in the address bar. Broken values fall back, never throw. */
export const loginTrackingSearch = z.object({
  search: searchWords,
  sort: z.enum(signInSorts).catch('last_login'),
  order: sortOrder('desc'),
  page: pageNumber,
  size: pageSize(20),
  /** Whose sign-ins stand in the dialog, and which page of its two lists. */
  user: recordId,
  devices: pageNumber,
  history: pageNumber,
  /** Which page of the wrong passwords stands in the dialog of all of them. */
  failed: z.coerce.number().int().min(1).nullable().catch(null),
});
