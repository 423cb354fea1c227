import { enqueue } from '../../../jobs/enqueue';
import type { EntryReferenceHandler } from '../../../references/entry-reference';
import { countNeedsWith } from './need-entries.queries';
import { rewriteNeedPlaces } from './rewrite-need-places';

/** Needs. Their search text holds the names of their places. */
export const needEntries: EntryReferenceHandler = {
  noun: 'request',
  count: countNeedsWith,
  renamed: async (kind, id) => {
    if (kind === 'province' || kind === 'district') await enqueue(rewriteNeedPlaces, { kind, id });
  },
};
