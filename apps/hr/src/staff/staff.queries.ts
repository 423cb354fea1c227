import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import type { StaffListRow, StaffRow } from '@toam/contracts/user/user';
import { listUsers, readUser } from '@toam/contracts/user/user.endpoints';
import type { StaffFilters, StaffSort } from '@toam/contracts/user/user-list.schema';

/** Somebody in the staff list: what colleagues see of each other, and for admins the columns of papers. */
export type ListedStaff = StaffRow & Partial<StaffListRow>;

/** What the list asks, without which page. `filters` is `StaffFilters` as JSON. */
export interface StaffQuery {
  /** 0 all, a role, or 100 the locked ones. */
  role: number;
  search: string;
  sortColumn: StaffSort;
  sortOrder: 'asc' | 'desc';
  filters: string;
}

/** Filters as they travel. */
export const filtersText = (filters: StaffFilters): string => JSON.stringify(filters);

interface StaffPage {
  list: ListedStaff[];
  total: number;
}

/** What screens read of staff; a live `record.changed` of `user` refreshes it. */
export const userQueries = {
  all: ['user'] as const,

  list: (query: StaffQuery, page: { page: number; size: number }) =>
    queryOptions({
      queryKey: [...userQueries.all, 'list', query, page],
      queryFn: ({ signal }): Promise<StaffPage> => call(listUsers, { query: { ...query, ...page } }, signal),
      ...keepRows,
    }),

  /** How many people somebody leads: those who report to them, and everybody below (D29). */
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

  /** Apart from what the shell keeps of the person themselves under the same beginning. */
  record: (userId: number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', userId, 'record'],
      queryFn: ({ signal }) => call(readUser, { query: { user_id: userId } }, signal),
    }),
};
