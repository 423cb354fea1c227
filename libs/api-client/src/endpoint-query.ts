import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { DataOf, Endpoint } from '@toam/contracts/endpoint';
// imported by its shared name, so that a remote that bundles this file does not bundle it too
import { call, type CallArguments } from '@toam/api-client/call';

/**
 * A query that reads an endpoint: the options of `useQuery` are its key and its call. Further options stand beside it:
 * `{ ...endpointQuery(key, readHouse, { query }), staleTime }`.
 */
export const endpointQuery = <const Key extends QueryKey, E extends Endpoint>(
  queryKey: Key,
  endpoint: E,
  ...[input]: CallArguments<E>
) =>
  queryOptions<DataOf<E>, Error, DataOf<E>, Key>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, ...([input, signal] as CallArguments<E>)),
  });
