import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { listHouseTags } from '@toam/contracts/house/house-tag.endpoints';
import { useLive } from '@toam/live/live';
import { houseQueries } from '../house.queries';

/** The key lies under the noun of the live event. */
export const tagQueries = {
  all: ['house-tag'] as const,
  list: { ...endpointQuery(['house-tag', 'list'], listHouseTags), staleTime: 5 * 60_000 },
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
