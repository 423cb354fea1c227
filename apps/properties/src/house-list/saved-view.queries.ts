import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listSavedViews, readSharedView, seeSavedView } from '@toam/contracts/saved-view/saved-view.endpoints';

const halfAnHour = 30 * 60_000;

/** What the house list reads of its named views. */
export const savedViewQueries = {
  all: ['saved-view', 'house'] as const,

  mine: () =>
    queryOptions({
      queryKey: [...savedViewQueries.all, 'mine'],
      queryFn: ({ signal }) => call(listSavedViews, { query: { list: 'house' } }, signal),
      staleTime: 5 * 60_000,
    }),

  /** A colleague's, by its link. */
  shared: (key: string) =>
    queryOptions({
      queryKey: [...savedViewQueries.all, 'shared', key],
      queryFn: ({ signal }) => call(readSharedView, { query: { list: 'house', key } }, signal),
      staleTime: 5 * 60_000,
    }),

  /**
   * Opens one's own view, and answers when it was opened before. Kept for half an hour: whoever comes back from a house
   * still sees what was new.
   */
  opened: (viewId: number) =>
    queryOptions({
      queryKey: [...savedViewQueries.all, 'opened', viewId],
      queryFn: () => call(seeSavedView, { body: { view_id: viewId } }),
      staleTime: halfAnHour,
      gcTime: halfAnHour,
      refetchOnWindowFocus: false,
    }),
};
