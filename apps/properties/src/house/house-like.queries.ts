import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readHouseLikes, type HouseLikes } from '@toam/contracts/house/house-like.endpoints';

/** A house as whatever shows it knows it. */
export interface LikedHouse extends HouseLikes {
  id: number;
}

/**
 * Under the noun of the live event, so that a colleague's like is read at once wherever the button stands. Nothing else asks:
 * a feed of a hundred posts would be a hundred questions at every look.
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
