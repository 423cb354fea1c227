import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import {
  listCustomerContacts,
  listCustomerHouses,
  listCustomerShowings,
  readCustomerOverview,
  readCustomerTimeline,
  type ShowingGroup,
} from '@toam/contracts/customer/customer-page.endpoints';
import { listRequests } from '@toam/contracts/request/request.endpoints';
import { customerQueries } from '@toam/pickers/customer/customer.queries';

const nextPage = ({ page, total_page }: { page: number; total_page: number }) =>
  page < total_page ? page + 1 : undefined;

/** Rows per section before the person asks for more. */
const size = 10;

/** The sections of a customer's page. All keys lie under the customer's own key, which a live change refreshes. */
export const customerPageQueries = {
  of: (id: number) => [...customerQueries.all, 'detail', id] as const,

  overview: (id: number) =>
    queryOptions({
      queryKey: [...customerPageQueries.of(id), 'overview'],
      queryFn: ({ signal }) => call(readCustomerOverview, { params: { id } }, signal),
    }),

  /** Open ones first. */
  needs: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'needs'],
      queryFn: ({ pageParam, signal }) => {
        const filters = JSON.stringify([{ column: 'customer_id', operation: 'in', values: [id] }]);
        return call(listRequests, { query: { page: pageParam, size, sort: 'status', order: 'asc', filters } }, signal);
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  houses: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'houses'],
      queryFn: ({ pageParam, signal }) =>
        call(listCustomerHouses, { params: { id }, query: { page: pageParam, size } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  showings: (id: number, group: ShowingGroup) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'showings', group],
      queryFn: ({ pageParam, signal }) =>
        call(listCustomerShowings, { params: { id }, query: { page: pageParam, size, group } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      ...keepRows,
    }),

  contacts: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'contacts'],
      queryFn: ({ pageParam, signal }) =>
        call(listCustomerContacts, { params: { id }, query: { page: pageParam, size } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  timeline: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'timeline'],
      queryFn: ({ pageParam, signal }) =>
        call(readCustomerTimeline, { params: { id }, query: { page: pageParam, size: 20 } }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
};
