import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import type { StaffListRow, StaffRow } from '@toam/contracts/user/user';
import { listUsers, readUser } from '@toam/contracts/user/user.endpoints';
import type { StaffFilters, StaffSort } from '@toam/contracts/user/user-list.schema';

/** A person in the staff list: public columns, and for admins also the private ones. */
export type ListedStaff = StaffRow & Partial<StaffListRow>;

/** The list's query without the page. `filters` is `StaffFilters` as JSON. */
export interface StaffQuery {
  /** 0: all, 100: locked, else a role. */
  role: number;
  search: string;
  sortColumn: StaffSort;
  sortOrder: 'asc' | 'desc';
  filters: string;
}

/** Filters in the API's shape. */
export const filtersText = (filters: StaffFilters): string => JSON.stringify(filters);

interface StaffPage {
  list: ListedStaff[];
  total: number;
}

/** Queries of staff; a live `record.changed` of `user` refreshes them. */
export const userQueries = {
  all: ['user'] as const,

  list: (query: StaffQuery, page: { page: number; size: number }) =>
    queryOptions({
      queryKey: [...userQueries.all, 'list', query, page],
      queryFn: ({ signal }): Promise<StaffPage> => call(listUsers, { query: { ...query, ...page } }, signal),
      ...keepRows,
    }),

  /** How many people a person leads: direct reports, and everybody below (D29). */
  teamSize: (userId: number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', userId, 'team'],
      queryFn: async ({ signal }) => {
        const count = async (filters: StaffFilters) =>
          (await call(listUsers, { query: { filters: filtersText(filters), size: 1 } }, signal)).total;
        const [direct, withLeader] = await Promise.all([count({ manager: [userId] }), count({ team: [userId] })]);
        return { direct, all: withLeader - 1 };
      },
    }),

  /** A separate key, because the shell caches the user's own record under the same key start. */
  record: (userId: number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', userId, 'record'],
      queryFn: ({ signal }) => call(readUser, { query: { user_id: userId } }, signal),
    }),
};
