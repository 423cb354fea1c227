import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readHouseLikes, type HouseLikes } from '@toam/contracts/house/house-like.endpoints';

/** The likes of a house as its row, post or page has them. */
export interface LikedHouse extends HouseLikes {
  id: number;
}

/**
 * The key lies under the noun of the live event, so that a colleague's like is read at once everywhere. Nothing else
 * refetches it: a feed of a hundred posts would send a hundred calls at every focus.
 */
export const houseLikeQueries = {
  of: ({ id, liked, likes_count }: LikedHouse) =>
    queryOptions({
      queryKey: ['house-like', 'detail', id],
      queryFn: ({ signal }) => call(readHouseLikes, { params: { houseId: id } }, signal),
      initialData: { liked, likes_count },
      staleTime: Infinity,
    }),
};
