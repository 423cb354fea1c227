import { roles } from '@toam/contracts/user/user';
import {
  lockedFilter,
  privateStaffSorts,
  staffPageSize,
  staffSorts,
  type StaffSort,
} from '@toam/contracts/user/user-list.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import type { Filters } from '@toam/ui/list';
import { z } from 'zod';
import { filtersText, type StaffQuery } from '../staff/staff.queries';
import { publicColumns, staffColumns } from './staff-list.columns';
import { filterColumns, wireFilters } from './staff-list.filters';

/** What the list keeps in the address bar besides the filters. Invalid values fall back to defaults and never throw. */
export const staffSearch = z.object({
  search: searchWords,
  role: z.coerce
    .number()
    .pipe(z.literal([0, ...roles, lockedFilter]))
    .catch(0),
  sort: z.enum(staffSorts).catch('name'),
  order: sortOrder('asc'),
  page: pageNumber,
  /** Specification 2 §9. */
  size: pageSize(staffPageSize),
  /** The person in the panel. */
  open: recordId,
});
export type StaffSearch = z.output<typeof staffSearch>;

/** The table's columns for a viewer, and the filters among them. Issue 5. */
export const columnsFor = (viewer: Pick<Actor, 'role'>) =>
  canSeeStaffPapers(viewer)
    ? { columns: staffColumns, filterable: filterColumns.admin }
    : { columns: publicColumns, filterable: filterColumns.others };

const isPrivate = (sort: StaffSort) => privateStaffSorts.some((one) => one === sort);

/** The API query for the address bar. An admin's link may sort by a column that other viewers don't have. */
export const queryOf = (viewer: Pick<Actor, 'role'>, search: StaffSearch, filters: Filters): StaffQuery => ({
  role: search.role,
  search: search.search,
  sortColumn: isPrivate(search.sort) && !canSeeStaffPapers(viewer) ? 'name' : search.sort,
  sortOrder: search.order,
  filters: filtersText(wireFilters(filters)),
});
