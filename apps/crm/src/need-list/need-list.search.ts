import { needFilter } from '@toam/contracts/need/need-filter.schema';
import { needListModes, needPageSizes, needSortColumns, type NeedQuery } from '@toam/contracts/need/need.endpoints';
import { needStatus } from '@toam/contracts/need/match.schema';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import type { Filters } from '@toam/ui/list';
import { z } from 'zod';

/** The list's state in the address bar, beside the filters. Broken values get the default; nothing throws. */
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

/** The columns' filters as the list's call takes them. Values that the contract does not know are left out. */
const wireFilters = (filters: Filters): NeedQuery['filters'] =>
  Object.entries(filters).flatMap(([column, value]) => {
    const known = needFilter.safeParse({ column, ...value });
    return known.success ? [known.data] : [];
  });

/** The query that the address bar describes. */
export const queryOf = (search: NeedSearch, filters: Filters): NeedQuery => ({
  ...{ mode: search.mode, search: search.search, sort: search.sort, order: search.order },
  ...(search.status !== null && { status: search.status }),
  filters: wireFilters(filters),
});
