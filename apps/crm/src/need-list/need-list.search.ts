import { needFilter } from '@toam/contracts/request/need-filter.schema';
import {
  needListModes,
  needPageSizes,
  needSortColumns,
  type NeedQuestion,
} from '@toam/contracts/request/request.endpoints';
import { needStatus } from '@toam/contracts/request/match.schema';
import { useAddressParams, useUrlState } from '@toam/ui/core';
import { useUrlFilters, type Filters } from '@toam/ui/heavy';
import { z } from 'zod';
import { filterColumns } from './need-list.filters';

/** Rows of a page before the person chooses. Specification 2 §9. */
const usualSize = needPageSizes[0];

/** What the list keeps in the address bar beside the filters. Broken values fall back, never throw. */
const needSearch = z.object({
  mode: z.enum(needListModes).catch('public'),
  status: z.coerce.number().pipe(needStatus).nullable().catch(null),
  search: z.string().trim().max(130).catch(''),
  sort: z.enum(needSortColumns).catch('id'),
  order: z.enum(['asc', 'desc']).catch('desc'),
  page: z.coerce.number().int().min(1).catch(1),
  size: z.coerce
    .number()
    .refine((size) => needPageSizes.some((one) => one === size))
    .catch(usualSize),
  /** The need in the drawer. */
  need: z.coerce.number().int().positive().nullable().catch(null),
});
export type NeedSearch = z.output<typeof needSearch>;

/** Columns' filters as the list's call takes them; what the contract does not know is left out. */
const wireFilters = (filters: Filters): NeedQuestion['filters'] =>
  Object.entries(filters).flatMap(([column, value]) => {
    const known = needFilter.safeParse({ column, ...value });
    return known.success ? [known.data] : [];
  });

/** What the address bar asks the API. */
export const questionOf = (search: NeedSearch, filters: Filters): NeedQuestion => ({
  ...{ mode: search.mode, search: search.search, sort: search.sort, order: search.order },
  ...(search.status !== null && { status: search.status }),
  filters: wireFilters(filters),
});

/** How many conditions narrow the list beyond its tab. */
export const conditionsOf = (search: NeedSearch, filters: Filters): number =>
  Object.keys(filters).length + [search.search !== '', search.status !== null].filter(Boolean).length;

/** What 'Xoá bộ lọc' leaves: the tab, the order and how much a page holds. */
const keptByClear = ['mode', 'sort', 'order', 'size'];

/** The address bar of the list: what it says and how to change it. Another question begins at its first page. */
export function useNeedAddress() {
  const [, changeParams] = useAddressParams();
  const [search, change] = useUrlState(needSearch);
  const [filters, setFilters] = useUrlFilters(filterColumns);
  const ask: typeof change = (patch, options) => change({ page: 1, ...patch }, options);
  const filter = (next: Filters) => {
    setFilters(next);
    change({ page: 1 }, { replace: true });
  };
  const clear = () =>
    changeParams((params) => {
      for (const name of [...params.keys()]) if (!keptByClear.includes(name)) params.delete(name);
    });
  return { search, filters, ask, filter, clear };
}
