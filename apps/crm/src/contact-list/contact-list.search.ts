import { pageNumber, recordId, searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** The list's state in the address bar. Broken values get the default; nothing throws. */
export const contactSearch = z.object({
  status: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .nullable()
    .catch(null),
  /** Requests about one house. Notifications link here. */
  house: recordId,
  search: searchWords,
  page: pageNumber,
  /** The request in the panel. */
  open: recordId,
});
export type ContactSearch = z.output<typeof contactSearch>;
