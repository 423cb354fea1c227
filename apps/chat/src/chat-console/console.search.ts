import { searchWords } from '@toam/list-screen/list-search';
import { chatFilters } from '@toam/contracts/chat/chat.endpoints';
import { z } from 'zod';

/** The console's state in the address bar. Broken values get the default; nothing throws. */
export const consoleSearch = z.object({
  /** The open conversation. */
  c: z.uuid().nullable().catch(null),
  filter: z.enum(chatFilters).catch('all'),
  search: searchWords,
});
export type ConsoleSearch = z.output<typeof consoleSearch>;
