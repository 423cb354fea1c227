import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { countCustomers, listCustomers } from '@toam/contracts/customer/customer.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import { customerQueries } from '@toam/pickers/customer/customer.queries';

/** Rows per page. Specification 2 §9. */
export const customersAPage = 20;

/** The list's query without the page number. */
export type CustomerQuery = Omit<NonNullable<CallOf<typeof listCustomers>['query']>, 'page' | 'size' | 'ids'>;

/** The pages of a customer list that are loaded so far. */
export const customerPages = (query: CustomerQuery) =>
  infiniteQueryOptions({
    queryKey: [...customerQueries.all, 'list', query],
    ...pagedRows(
      (page: number, signal: AbortSignal) =>
        call(listCustomers, { query: { ...query, page, size: customersAPage } }, signal),
      byId,
    ),
    // A refetch loads every loaded page again. That is cheap for a few pages, but too much load after a long scroll.
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 3,
    ...keepRows,
  });

export const customerCountsKey = [...customerQueries.all, 'count'] as const;

/** How many customers the query finds among all customers and among one's own. The order does not matter. */
export const customerCounts = ({ role: _role, sort: _sort, order: _order, ...query }: CustomerQuery) =>
  queryOptions({
    queryKey: [...customerCountsKey, query],
    queryFn: ({ signal }) => call(countCustomers, { query: query }, signal),
    staleTime: 5 * 60_000,
    ...keepRows,
  });

/** A row as it is in this list now; undefined if the list no longer has it. */
export async function readCustomerRow(query: CustomerQuery, id: number) {
  return (await call(listCustomers, { query: { ...query, ids: String(id), size: 1 } })).list[0];
}
