import { useAddressParams, useUrlState, type AddressChange } from '@toam/ui/core';
import { useUrlFilters, type FilterColumn, type Filters, type ListSort } from '@toam/ui/list';
import type { z } from 'zod';

/** What lists keep in the address besides the column filters. Each list uses some of these fields and adds its own. */
interface ListSearch {
  search: string;
  sort?: string;
  order?: 'asc' | 'desc';
  /** Links of houses call it `order`. */
  direction?: 'asc' | 'desc';
  page?: number;
  size?: number;
  /** The row in the panel. */
  open?: number | null;
}

export interface ListAddress<Search extends ListSearch = ListSearch> {
  search: Search;
  /** The columns that have a filter. */
  filterable: readonly FilterColumn[];
  filters: { value: Filters; onChange: (filters: Filters, options?: AddressChange) => void };
  sort: { value: ListSort; onChange: (sort: ListSort) => void };
  /** Changes the view but not the query: another row in the panel, the map instead of the table. */
  change(patch: Partial<Search>, options?: AddressChange): void;
  /** Changes the query: a paged list goes to its first page, and its panel closes. */
  ask(patch: Partial<Search>, options?: AddressChange): void;
  /** 'Xoá bộ lọc'. */
  clear: () => void;
}

interface Options {
  filterable?: readonly FilterColumn[];
  /** What 'Xoá bộ lọc' keeps besides the order and the page size. */
  kept?: readonly string[];
}

const none: readonly FilterColumn[] = [];
const alwaysKept = ['sort', 'order', 'direction', 'size'];

/**
 * The state of a list in the address bar, and how to change it.
 * @param schema a constant; every field has `.catch(default)`
 */
export function useListAddress<Schema extends z.ZodObject & z.ZodType<ListSearch>>(
  schema: Schema,
  { filterable = none, kept = [] }: Options = {},
): ListAddress<z.output<Schema>> {
  const [, changeParams] = useAddressParams();
  const [search, change] = useUrlState(schema);
  const [filters, setFilters] = useUrlFilters(filterable);
  const { sort = '', order, direction = order ?? 'asc', page }: ListSearch = search;
  const isPaged = page !== undefined;
  const begin = isPaged ? { page: 1, open: null } : {};
  const ask: typeof change = (patch, options) => change({ ...begin, ...patch }, options);
  const orderName = order === undefined ? 'direction' : 'order';
  return {
    ...{ search, filterable, change, ask },
    filters: {
      value: filters,
      onChange: (next, options) => {
        setFilters(next, options);
        if (isPaged) ask({}, { replace: true });
      },
    },
    sort: {
      value: { column: sort, direction },
      onChange: (next) => ask({ sort: next.column, [orderName]: next.direction } as Partial<typeof search>),
    },
    clear: () =>
      changeParams((params) => {
        for (const name of [...params.keys()])
          if (!alwaysKept.includes(name) && !kept.includes(name)) params.delete(name);
      }),
  };
}
