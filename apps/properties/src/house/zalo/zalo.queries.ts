import { endpointQuery } from '@toam/api-client/endpoint-query';
import { listZaloFriends, readZalo } from '@toam/contracts/zalo/zalo.endpoints';

/** Half of the time for which the address of a sign-in is good. */
const freshFor = 15 * 60_000;

export const zaloQueries = {
  all: ['zalo'] as const,
  /** The person's own connection. While it is shown it stays fresh, and so does the address that makes a new one. */
  me: () => ({
    ...endpointQuery([...zaloQueries.all, 'me'], readZalo),
    staleTime: freshFor,
    refetchInterval: freshFor,
  }),
  friends: () => ({
    ...endpointQuery([...zaloQueries.all, 'friends'], listZaloFriends),
    staleTime: 5 * 60_000,
    // a refusal of Zalo stays one
    retry: false,
  }),
};
