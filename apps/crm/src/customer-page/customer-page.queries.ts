import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import {
  listCustomerContacts,
  listCustomerHouses,
  listCustomerShowings,
  readCustomerOverview,
  readCustomerTimeline,
  type ShowingGroup,
} from '@toam/contracts/customer/customer-page.endpoints';
import { listRequests } from '@toam/contracts/need/need.endpoints';
import { customerQueries } from '@toam/pickers/customer/customer.queries';

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
      ...pagedRows((page: number, signal: AbortSignal) => {
        const filters = JSON.stringify([{ column: 'customer_id', operation: 'in', values: [id] }]);
        return call(listRequests, { query: { page, size, sort: 'status', order: 'asc', filters } }, signal);
      }, byId),
    }),

  houses: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'houses'],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listCustomerHouses, { params: { id }, query: { page, size } }, signal),
        byId,
      ),
    }),

  showings: (id: number, group: ShowingGroup) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'showings', group],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listCustomerShowings, { params: { id }, query: { page, size, group } }, signal),
        byId,
      ),
      ...keepRows,
    }),

  contacts: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'contacts'],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listCustomerContacts, { params: { id }, query: { page, size } }, signal),
        byId,
      ),
    }),

  timeline: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...customerPageQueries.of(id), 'timeline'],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(readCustomerTimeline, { params: { id }, query: { page, size: 20 } }, signal),
        ({ key }) => key,
      ),
    }),
};
