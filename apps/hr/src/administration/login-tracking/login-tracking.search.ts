import { signInSorts } from '@toam/contracts/sign-in/sign-in.endpoints';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the security page keeps in the address bar. Invalid values fall back to defaults and never throw. */
export const loginTrackingSearch = z.object({
  search: searchWords,
  sort: z.enum(signInSorts).catch('last_login'),
  order: sortOrder('desc'),
  page: pageNumber,
  size: pageSize(20),
  /** The person whose sign-ins the dialog shows, and the pages of its two lists. */
  user: recordId,
  devices: pageNumber,
  history: pageNumber,
  /** The page of the dialog with everybody's wrong passwords. */
  failed: z.coerce.number().int().min(1).nullable().catch(null),
});
