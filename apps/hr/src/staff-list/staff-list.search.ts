import { roles } from '@toam/contracts/user/user';
import {
  lockedFilter,
  privateStaffSorts,
  staffPageSize,
  staffSorts,
  type StaffSort,
} from '@toam/contracts/user/user-list.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers } from '@toam/domain/user-access';
import { useAddressParams, useUrlState } from '@toam/ui/core';
import { useUrlFilters, type Filters } from '@toam/ui/heavy';
import { z } from 'zod';
import { filtersText, type StaffQuestion } from '../staff/staff.queries';
import { publicColumns, staffColumns } from './staff-list.columns';
import { filterColumns, wireFilters } from './staff-list.filters';

/** Rows that a page may hold; users begin with 100. Specification 2 §9. */
const sizes = [10, 20, 50, staffPageSize];

/** What the list keeps in the address bar beside the filters. Broken values fall back, never throw. */
export const staffSearch = z.object({
  search: z.string().trim().max(130).catch(''),
  role: z.coerce
    .number()
    .pipe(z.literal([0, ...roles, lockedFilter]))
    .catch(0),
  sort: z.enum(staffSorts).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).catch(1),
  size: z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .catch(staffPageSize),
  /** Whose record is in the panel. */
  open: z.coerce.number().int().positive().nullable().catch(null),
});
export type StaffSearch = z.output<typeof staffSearch>;

/** The table's columns for a viewer, and what of it they may filter by. Issue 5. */
export const columnsFor = (viewer: Pick<Actor, 'role'>) =>
  canSeeStaffPapers(viewer)
    ? { columns: staffColumns, filterable: filterColumns.admin }
    : { columns: publicColumns, filterable: filterColumns.others };

const isPrivate = (sort: StaffSort) => privateStaffSorts.some((one) => one === sort);

/** What the address bar asks the API. A link from an admin may name an order that not everybody has. */
export const questionOf = (viewer: Pick<Actor, 'role'>, search: StaffSearch, filters: Filters): StaffQuestion => ({
  role: search.role,
  search: search.search,
  sortColumn: isPrivate(search.sort) && !canSeeStaffPapers(viewer) ? 'name' : search.sort,
  sortOrder: search.order,
  filters: filtersText(wireFilters(filters)),
});

/** How many conditions narrow the list. */
export const conditionsOf = ({ search, role }: StaffSearch, filters: Filters): number =>
  Object.keys(filters).length + [search !== '', role !== 0].filter(Boolean).length;

/** What 'Xoá bộ lọc' leaves: the order and how much a page holds. */
const keptByClear = ['sort', 'order', 'size'];

/** The address bar of the list: what it says and how to change it. Another question begins at its first page. */
export function useStaffAddress(columns: (typeof filterColumns)['admin']) {
  const [, changeParams] = useAddressParams();
  const [search, change] = useUrlState(staffSearch);
  const [filters, setFilters] = useUrlFilters(columns);
  const ask: typeof change = (patch, options) => change({ page: 1, open: null, ...patch }, options);
  const filter = (next: Filters) => {
    setFilters(next);
    change({ page: 1, open: null }, { replace: true });
  };
  const clear = () =>
    changeParams((params) => {
      for (const name of [...params.keys()]) if (!keptByClear.includes(name)) params.delete(name);
    });
  return { search, filters, change, ask, filter, clear };
}
