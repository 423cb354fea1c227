import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listHouseTags } from '@toam/contracts/house/house-tag.endpoints';
import { useLive } from '@toam/live/live';
import { houseQueries } from '../house.queries';

/** The key lies under the noun of the live event. */
export const tagQueries = {
  all: ['house-tag'] as const,
  list: queryOptions({
    queryKey: ['house-tag', 'list'],
    queryFn: ({ signal }) => call(listHouseTags, {}, signal),
    staleTime: 5 * 60_000,
  }),
};

/**
 * Updates a screen's tags after changes by colleagues: names and open houses at once, lists when they are next shown.
 * Use it once per screen.
 */
export function useLiveTags(): void {
  const queries = useQueryClient();
  useLive('record.changed', ({ noun }) => {
    if (noun !== 'house-tag') return;
    void queries.invalidateQueries({ queryKey: tagQueries.all });
    void queries.invalidateQueries({ queryKey: [...houseQueries.all, 'list'], refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: [...houseQueries.all, 'detail'] });
  });
}
