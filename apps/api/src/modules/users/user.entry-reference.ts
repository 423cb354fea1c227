import type { EntryReferenceHandler } from '../../references/entry-reference';
import { countLimitsWith } from './province-limits.queries';

/** Counts people who are limited to some Quận/Huyện. */
export const limitEntries: EntryReferenceHandler = { noun: 'user', count: countLimitsWith };
