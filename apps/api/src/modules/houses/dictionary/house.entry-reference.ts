import { enqueue } from '../../../jobs/enqueue';
import type { EntryReferenceHandler } from '../../../references/entry-reference';
import { countDraftsWith, countHousesWith } from './house-entries.queries';
import { rewriteHousePlaces } from './rewrite-places';

/** Houses. Their search text holds the names of their places. */
export const houseEntries: EntryReferenceHandler = {
  noun: 'house',
  count: countHousesWith,
  renamed: async (kind, id) => {
    if (kind === 'province' || kind === 'district' || kind === 'city') await enqueue(rewriteHousePlaces, { kind, id });
  },
};

/** Proposed changes of houses. */
export const houseDraftEntries: EntryReferenceHandler = { noun: 'draft', count: countDraftsWith };
