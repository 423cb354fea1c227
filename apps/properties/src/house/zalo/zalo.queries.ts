import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listZaloFriends, readZalo } from '@toam/contracts/zalo/zalo.endpoints';

/** Half of the time for which the address of a sign-in is good. */
const freshFor = 15 * 60_000;

export const zaloQueries = {
  all: ['zalo'] as const,
  /** The person's own connection. While it is shown it stays fresh, and so does the address that makes a new one. */
  me: () =>
    queryOptions({
      queryKey: [...zaloQueries.all, 'me'],
      queryFn: ({ signal }) => call(readZalo, {}, signal),
      staleTime: freshFor,
      refetchInterval: freshFor,
    }),
  friends: () =>
    queryOptions({
      queryKey: [...zaloQueries.all, 'friends'],
      queryFn: ({ signal }) => call(listZaloFriends, {}, signal),
      staleTime: 5 * 60_000,
      // a refusal of Zalo stays one
      retry: false,
    }),
};
