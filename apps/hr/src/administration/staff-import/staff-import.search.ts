import { userImportShows } from '@toam/contracts/user/user-import.schema';
import { z } from 'zod';

/** What the address of an import holds; invalid values fall back to defaults. */
export const staffImportSearch = z.object({
  show: z.enum(userImportShows).catch('all'),
  page: z.coerce.number().int().min(1).catch(1),
});
