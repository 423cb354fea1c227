import { customerSortColumns } from '@toam/contracts/customer/customer.endpoints';
import { isAdmin, type Actor } from '@toam/domain/actor';
import { filteredCustomerColumns } from '@toam/domain/customer/customer-columns';
import { searchWords, sortOrder } from '@toam/list-screen/list-search';
import { filterColumnsOf, type Filters, type FilterValue } from '@toam/ui/list';
import { z } from 'zod';
import { columnsOfStaff, customerListColumns, staffColumn } from './customer-list.columns';
import type { CustomerQuery } from './customer-list.queries';

/** The list's state in the address bar, beside the columns' filters. Broken values get the default; nothing throws. */
export const customerSearch = z.object({
  search: searchWords,
  /** `personal`: mine only. */
  role: z.enum(['all', 'personal']).catch('all'),
  sort: z.enum(customerSortColumns).catch('id'),
  order: sortOrder('desc'),
});
export type CustomerSearch = z.output<typeof customerSearch>;

const filterable = { admin: filterColumnsOf(customerListColumns), staff: filterColumnsOf(columnsOfStaff) };

/** The table's columns, and those that the list can filter by. */
export const columnsFor = (actor: Pick<Actor, 'role'>) =>
  isAdmin(actor)
    ? { columns: customerListColumns, filterable: filterable.admin }
    : { columns: columnsOfStaff, filterable: filterable.staff };

const needsFilter = z.enum(['open', 'any', 'none']);
const housesFilter = z.enum(['any', 'none']);

/** The one chosen value of a column's filter, as the API takes it. Values that the contract does not know are left out. */
function chosen<Value>(filters: Filters, column: string, values: z.ZodType<Value>): Value | undefined {
  const filter = filters[column];
  return filter?.operation === 'in' ? values.safeParse(filter.values[0]).data : undefined;
}

const wordsOf = (filter: FilterValue | undefined): string | undefined =>
  filter?.operation === 'like' ? filter.values.join(' ') : undefined;

function wireFilters(filters: Filters): Partial<CustomerQuery> {
  const days = filters.created_at;
  const [from, to] = days?.operation === 'between' ? days.values : [null, null];
  const wire = {
    user_id: chosen(filters, staffColumn, z.number().int().positive()),
    needs: chosen(filters, 'need_count', needsFilter),
    houses: chosen(filters, 'house_count', housesFilter),
    created_from: from ?? undefined,
    created_to: to ?? undefined,
    ...Object.fromEntries(filteredCustomerColumns.map((column) => [column, wordsOf(filters[column])])),
  };
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined));
}

/** The query that the address bar describes. */
export const queryOf = (search: CustomerSearch, filters: Filters): CustomerQuery => ({
  ...search,
  ...wireFilters(filters),
});
