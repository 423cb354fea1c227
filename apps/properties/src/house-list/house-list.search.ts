import { addressFilter, houseFilter } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns, houseStatusFilter } from '@toam/contracts/house/house-list.endpoints';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { filterColumnsOf, readFilters, type FilterColumn, type Filters } from '@toam/ui/heavy';
import { z } from 'zod';
import type { HouseQuery } from '../house/house.queries';
import { houseListColumns, reducedStatusColumns } from './house-list.columns';

/** What the list keeps in the address bar beside the columns' filters. Broken values fall back, never throw. */
export const houseSearch = z.object({
  mode: z.enum(houseListModes).catch('publicList'),
  search: searchWords,
  /** `personal`: mine only. */
  role: z.enum(['all', 'personal']).catch('all'),
  /** The reduced filter of the personal view. */
  status: houseStatusFilter.nullable().catch(null),
  sort: z.enum(houseSortColumns).catch('id'),
  direction: sortOrder('desc'),
  view: z.enum(['table', 'map']).catch('table'),
  /** Where the map looks; '' where all the houses are. */
  at: z.string().max(60).catch(''),
  /** The house in the side panel. */
  open: recordId,
});
export type HouseSearch = z.output<typeof houseSearch>;

/** A non-admin's personal view is filtered by how a house stands, not by the bare status. Specification 1 §2. */
export const hasReducedStatus = (actor: Pick<Actor, 'role'>, search: Pick<HouseSearch, 'role'>): boolean =>
  !isAdmin(actor) && search.role === 'personal';

const filterable = { all: filterColumnsOf(houseListColumns), reduced: filterColumnsOf(reducedStatusColumns) };

/** The columns that the list may be filtered by. */
export const filterColumns = (actor: Pick<Actor, 'role'>, search: Pick<HouseSearch, 'role'>): readonly FilterColumn[] =>
  filterable[hasReducedStatus(actor, search) ? 'reduced' : 'all'];

/** Columns' filters as the list's call takes them; what the contract does not know is left out. */
function wireFilters(filters: Filters): HouseQuery['filters'] {
  return Object.entries(filters).flatMap(([column, value]) => {
    if (column === 'address' && value.operation === 'like') return [addressFilter(value.values.join(' '))];
    const known = houseFilter.safeParse({ column, ...value });
    return known.success ? [known.data] : [];
  });
}

/** What the address bar asks the API. */
export const queryOf = (actor: Pick<Actor, 'role'>, search: HouseSearch, filters: Filters): HouseQuery => ({
  mode: search.mode,
  role: search.role,
  search: search.search,
  column: search.sort,
  direction: search.direction,
  filters: wireFilters(filters),
  ...(search.status && hasReducedStatus(actor, search) && { status: search.status }),
});

/** What a kept address asks the API. */
export function queryOfAddress(actor: Pick<Actor, 'role'>, params: URLSearchParams): HouseQuery {
  const search = houseSearch.parse(Object.fromEntries(params));
  return queryOf(actor, search, readFilters(params, filterColumns(actor, search)));
}
