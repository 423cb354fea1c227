import { addressFilter, houseFilter } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns, houseStatusFilter } from '@toam/contracts/house/house-list.endpoints';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { recordId, sortOrder } from '@toam/list-screen/list-search';
import { filterColumnsOf, readFilters, type FilterColumn, type Filters } from '@toam/ui/list';
import { z } from 'zod';
import type { HouseQuery } from '../house/house.queries';
import { houseListColumns, reducedStatusColumns } from './house-list.columns';

const longestSearch = 300;

/** The list's state in the address bar, beside the columns' filters. Broken values get the default; nothing throws. */
export const houseSearch = z.object({
  mode: z.enum(houseListModes).catch('publicList'),
  /** As typed. Longer than the box lets people type: dropped words may come back in quotation marks. */
  search: z.string().trim().max(longestSearch).catch(''),
  /** `personal`: mine only. */
  role: z.enum(['all', 'personal']).catch('all'),
  /** The reduced filter of the personal view. */
  status: houseStatusFilter.nullable().catch(null),
  sort: z.enum(houseSortColumns).catch('id'),
  direction: sortOrder('desc'),
  view: z.enum(['table', 'map']).catch('table'),
  /** The map's position; '' shows all houses. */
  at: z.string().max(60).catch(''),
  /** The house in the side panel. */
  open: recordId,
});
export type HouseSearch = z.output<typeof houseSearch>;

/** A non-admin's personal view uses the reduced filter instead of the bare status. Specification 1 §2. */
export const hasReducedStatus = (actor: Pick<Actor, 'role'>, search: Pick<HouseSearch, 'role'>): boolean =>
  !isAdmin(actor) && search.role === 'personal';

const filterable = { all: filterColumnsOf(houseListColumns), reduced: filterColumnsOf(reducedStatusColumns) };

/** The columns that the list can filter by. */
export const filterColumns = (actor: Pick<Actor, 'role'>, search: Pick<HouseSearch, 'role'>): readonly FilterColumn[] =>
  filterable[hasReducedStatus(actor, search) ? 'reduced' : 'all'];

/** The columns' filters as the list's call takes them. Values that the contract does not know are left out. */
function wireFilters(filters: Filters): HouseQuery['filters'] {
  return Object.entries(filters).flatMap(([column, value]) => {
    if (column === 'address' && value.operation === 'like') return [addressFilter(value.values.join(' '))];
    const known = houseFilter.safeParse({ column, ...value });
    return known.success ? [known.data] : [];
  });
}

/** The query that the address bar describes. */
export const queryOf = (actor: Pick<Actor, 'role'>, search: HouseSearch, filters: Filters): HouseQuery => ({
  mode: search.mode,
  role: search.role,
  search: search.search,
  column: search.sort,
  direction: search.direction,
  filters: wireFilters(filters),
  ...(search.status && hasReducedStatus(actor, search) && { status: search.status }),
});

/** The query that a saved address describes. */
export function queryOfAddress(actor: Pick<Actor, 'role'>, params: URLSearchParams): HouseQuery {
  const search = houseSearch.parse(Object.fromEntries(params));
  return queryOf(actor, search, readFilters(params, filterColumns(actor, search)));
}
