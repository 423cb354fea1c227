import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import type { DataOf } from '@toam/contracts/endpoint';
import {
  listNotifications,
  seeAllNotifications,
  seeNotification,
  type Notification,
} from '@toam/contracts/notification/notification.endpoints';

/** The bell and the home page show the same number of notifications. The screen's pages are longer. Specification 2 §9. */
const shown = 6;
const pageSize = 20;

type Page = DataOf<typeof listNotifications>;

const all = ['notification'] as const;

/**
 * A person's notifications, for the bell and for screens that show them. They share one cache, so a notification that is read in one
 * place is read everywhere. Keys begin with the noun, so that live events refresh them (`live-queries`).
 */
export const notificationQueries = {
  latest: () =>
    queryOptions({
      queryKey: [...all, 'latest'],
      queryFn: ({ signal }) => call(listNotifications, { query: { size: shown } }, signal),
    }),

  list: (unreadOnly: boolean) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', unreadOnly],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listNotifications, { query: { page, size: pageSize, ...(unreadOnly ? { status: 0 } : {}) } }, signal),
        byId,
      ),
      refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 3,
      ...keepRows,
    }),
};

const read = (one: Notification): Notification => ({ ...one, status: 1 });

/** Optimistic update of every list of notifications. The API's answer replaces it, after a failure too. */
function patch(queries: QueryClient, change: <Shown extends Page>(page: Shown) => Shown): void {
  queries.setQueryData(notificationQueries.latest().queryKey, (latest) => latest && change(latest));
  for (const unreadOnly of [false, true]) {
    queries.setQueryData(
      notificationQueries.list(unreadOnly).queryKey,
      (list) => list && { ...list, pages: list.pages.map(change) },
    );
  }
}

/** Marks one as read. Its row stays in place until the list is refetched. */
export const seeOne = (queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: Notification) => call(seeNotification, { params: { notificationId: id } }),
    onMutate: ({ id, status }) =>
      patch(queries, (page) => ({
        ...page,
        unread: Math.max(0, page.unread - (status === 0 ? 1 : 0)),
        list: page.list.map((one) => (one.id === id ? read(one) : one)),
      })),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });

export const seeAll = (queries: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(seeAllNotifications),
    onMutate: () => patch(queries, (page) => ({ ...page, unread: 0, list: page.list.map(read) })),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
