import { dealSheetNames } from '@toam/domain/deal/deal-import';
import { z } from 'zod';

/** What the address of the import holds. */
export const dealImportSearch = z.object({ type: z.enum(dealSheetNames).catch('transaction') });
