import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import type { SignInSummary } from '@toam/contracts/sign-in/sign-in';
import {
  endLoginDevice,
  endLoginDevices,
  listFailedSignIns,
  listLoginDevices,
  listSignIns,
  listSignInSummaries,
  releaseSignIn,
  type signInSorts,
} from '@toam/contracts/sign-in/sign-in.endpoints';
import { readUser } from '@toam/contracts/user/user.endpoints';

/** Specification 2 §9. */
export const historyPageSize = 10;
const devicePageSize = 10;
export const failurePageSize = 5;

/** The query of the security list. */
interface SummaryQuery {
  search: string;
  sortColumn: (typeof signInSorts)[number];
  sortOrder: 'asc' | 'desc';
  page: number;
  size: number;
}

/** A row of the security list; `id` is the person's id. */
export type SummaryRow = SignInSummary & { id: number };

/** Queries of sign-ins. A live `record.changed` of `sign-in` names the person and refreshes them. */
export const signInQueries = {
  all: ['sign-in'] as const,

  summaries: (query: SummaryQuery) =>
    queryOptions({
      queryKey: [...signInQueries.all, 'list', query],
      queryFn: async ({ signal }) => {
        const { list, total } = await call(listSignInSummaries, { query: query }, signal);
        return { total, list: list.map((row): SummaryRow => ({ ...row, id: row.user_id })) };
      },
      ...keepRows,
    }),

  /** The person. A separate key, because other screens cache the person under the same key start. */
  person: (userId: number) =>
    queryOptions({
      queryKey: ['user', 'detail', userId, 'sign-ins'],
      queryFn: ({ signal }) => call(readUser, { query: { user_id: userId } }, signal),
    }),

  devices: (userId: number, page: number) =>
    queryOptions({
      queryKey: [...signInQueries.all, 'detail', userId, 'devices', page],
      queryFn: ({ signal }) =>
        call(listLoginDevices, { query: { user_id: userId, page, size: devicePageSize } }, signal),
      ...keepRows,
    }),

  /** Wrong passwords of one person or of all. No live event reports them, so the query refetches from time to time. */
  failures: (userId: number | undefined, page: number) =>
    queryOptions({
      queryKey: [...signInQueries.all, 'failures', userId ?? 'all', page],
      queryFn: ({ signal }) =>
        call(listFailedSignIns, { query: { user_id: userId, page, size: failurePageSize } }, signal),
      refetchInterval: 60_000,
      ...keepRows,
    }),

  history: (userId: number, page: number) =>
    queryOptions({
      queryKey: [...signInQueries.all, 'detail', userId, 'history', page],
      queryFn: ({ signal }) =>
        call(listSignIns, { params: { userId }, query: { page, size: historyPageSize } }, signal),
      ...keepRows,
    }),
};

/** Refetches what is on the screen, after success or failure. */
const thenReadAgain = <T>(queries: QueryClient, work: Promise<T>): Promise<T> =>
  work.finally(() => void queries.invalidateQueries({ queryKey: signInQueries.all }));

/** Signs one device out. */
export const endDevice = (queries: QueryClient, sessionId: number) =>
  thenReadAgain(queries, call(endLoginDevice, { params: { sessionId } }));

/** Signs a person out everywhere except on the device that sends the call. */
export const endDevices = (queries: QueryClient, userId: number) =>
  thenReadAgain(queries, call(endLoginDevices, { query: { user_id: userId } }));

/** Unlocks the sign-in of a person who is locked out by wrong passwords. */
export const letInAgain = (queries: QueryClient, userId: number) =>
  thenReadAgain(queries, call(releaseSignIn, { body: { user_id: userId } }));
