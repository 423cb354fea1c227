import { needFilter } from '@toam/contracts/request/need-filter.schema';
import {
  needListModes,
  needPageSizes,
  needSortColumns,
  type NeedQuery,
} from '@toam/contracts/request/request.endpoints';
import { needStatus } from '@toam/contracts/request/match.schema';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import type { Filters } from '@toam/ui/heavy';
import { z } from 'zod';

/** What the list keeps in the address bar beside the filters. Broken values fall back, never throw. */
export const needSearch = z.object({
  mode: z.enum(needListModes).catch('public'),
  status: z.coerce.number().pipe(needStatus).nullable().catch(null),
  search: searchWords,
  sort: z.enum(needSortColumns).catch('id'),
  order: sortOrder('desc'),
  page: pageNumber,
  /** Specification 2 §9. */
  size: pageSize(needPageSizes[0], needPageSizes),
  /** The need in the drawer. */
  need: recordId,
});
export type NeedSearch = z.output<typeof needSearch>;

/** Columns' filters as the list's call takes them; what the contract does not know is left out. */
const wireFilters = (filters: Filters): NeedQuery['filters'] =>
  Object.entries(filters).flatMap(([column, value]) => {
    const known = needFilter.safeParse({ column, ...value });
    return known.success ? [known.data] : [];
  });

/** What the address bar asks the API. */
export const queryOf = (search: NeedSearch, filters: Filters): NeedQuery => ({
  ...{ mode: search.mode, search: search.search, sort: search.sort, order: search.order },
  ...(search.status !== null && { status: search.status }),
  filters: wireFilters(filters),
});
