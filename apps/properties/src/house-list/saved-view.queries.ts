import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { listSavedViews, readSharedView, seeSavedView } from '@toam/contracts/saved-view/saved-view.endpoints';

const halfAnHour = 30 * 60_000;

/** The house list's queries for named views. */
export const savedViewQueries = {
  all: ['saved-view', 'house'] as const,

  mine: () => ({
    ...endpointQuery([...savedViewQueries.all, 'mine'], listSavedViews, { query: { list: 'house' } }),
    staleTime: 5 * 60_000,
  }),

  /** A colleague's view, by its link. */
  shared: (key: string) => ({
    ...endpointQuery([...savedViewQueries.all, 'shared', key], readSharedView, { query: { list: 'house', key } }),
    staleTime: 5 * 60_000,
  }),

  /**
   * Opens one's own view and returns the time of the previous visit. Cached for half an hour: a person who comes back from
   * a house still sees what was new.
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
