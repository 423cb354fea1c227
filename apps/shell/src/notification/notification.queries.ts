import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { DataOf } from '@toam/contracts/endpoint';
import {
  listNotifications,
  seeAllNotifications,
  seeNotification,
  type Notification,
} from '@toam/contracts/notification/notification.endpoints';

/** The bell's list is as long as the home page's. Specification 2 §9. */
const shown = 6;

type Latest = DataOf<typeof listNotifications>;

const all = ['notification'] as const;

/** Shows the change at once; the API's answer replaces it either way. */
function patchLatest(queries: QueryClient, patch: (latest: Latest) => Latest): void {
  queries.setQueryData(notificationQueries.latest().queryKey, (latest) => latest && patch(latest));
}

const read = (one: Notification): Notification => ({ ...one, status: 1 });

/** Keys begin with the noun, so that live events refresh them (`@toam/live/live-queries`). */
export const notificationQueries = {
  latest: () =>
    queryOptions({
      queryKey: [...all, 'latest'],
      queryFn: ({ signal }) => call(listNotifications, { query: { size: shown } }, signal),
    }),
};

export const seeOne = (queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: Notification) => call(seeNotification, { params: { notificationId: id } }),
    onMutate: ({ id, status }) =>
      patchLatest(queries, (latest) => ({
        ...latest,
        unread: Math.max(0, latest.unread - (status === 0 ? 1 : 0)),
        list: latest.list.map((one) => (one.id === id ? read(one) : one)),
      })),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });

export const seeAll = (queries: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(seeAllNotifications),
    onMutate: () => patchLatest(queries, (latest) => ({ ...latest, unread: 0, list: latest.list.map(read) })),
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
