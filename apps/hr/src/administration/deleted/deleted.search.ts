import { deletedNouns } from '@toam/contracts/deletion/deletion.endpoints';
import { pageNumber, pageSize, searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the page keeps in the address bar. Invalid values fall back to defaults and never throw. */
export const deletedSearch = z.object({
  noun: z.enum(deletedNouns).catch('house'),
  search: searchWords,
  page: pageNumber,
  size: pageSize(20),
});
