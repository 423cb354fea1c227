import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { findDuplicateAddress, findDuplicateOwner } from '@toam/contracts/house/house.endpoints';
import { listStreets } from '@toam/contracts/option/option.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import type { Choice } from '@toam/ui/form';
import { houseQueries } from '../house/house.queries';

export const houseFormQueries = {
  /** Houses at the address that is being typed. */
  sameAddress: (address: CallOf<typeof findDuplicateAddress>['query']) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'duplicates', address],
      queryFn: ({ signal }) => call(findDuplicateAddress, { query: address }, signal),
    }),

  /** Houses of an owner with a number of the chosen customer's. */
  sameOwner: (owner: CallOf<typeof findDuplicateOwner>['query']) =>
    queryOptions({
      queryKey: [...houseQueries.all, 'duplicates', owner],
      queryFn: ({ signal }) => call(findDuplicateOwner, { query: owner }, signal),
    }),
};

/** Streets by name, those of the chosen quận/huyện first. */
export const searchStreets =
  (province: number | null) =>
  async (search: string, signal: AbortSignal): Promise<Choice<string>[]> => {
    const { list } = await call(
      listStreets,
      { query: { search, size: 50, ...(province ? { province } : {}) } },
      signal,
    );
    // The same name stands once for each district that the street runs through.
    return [...new Set(list.map(({ value }) => value))].map((value) => ({ value, label: value }));
  };
