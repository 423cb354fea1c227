import { type FiveWayKind, fiveWayKinds } from '@toam/domain/business/five-way';
import { sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the address holds besides the filter. The column that sorts is one of the part, or 'user'. */
export const summarySearch = z.object({
  part: z.enum(fiveWayKinds).catch('synthetic'),
  sort: z.string().catch(''),
  direction: sortOrder('desc'),
});

export type SummaryPart = FiveWayKind;
