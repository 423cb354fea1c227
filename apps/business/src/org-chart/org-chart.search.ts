import { recordId } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the address of the org chart may hold. */
export const orgChartSearch = z.object({
  /** Whose panel is open. */
  person: recordId,
  search: z.string().catch(''),
});
