import { searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';

const id = z.coerce.number().int().positive().nullable().catch(null);

/** The screen's state in the address bar. Broken values get the default; nothing throws. */
export const boardSearch = z.object({
  search: searchWords,
  /** A list in place of the board. */
  show: z.enum(['mine', 'refused', 'overdue']).nullable().catch(null),
  /** The open column of a phone. */
  column: id,
  /** The open article, and one of its versions. */
  article: id,
  version: z.coerce.number().int().min(0).nullable().catch(null),
});
