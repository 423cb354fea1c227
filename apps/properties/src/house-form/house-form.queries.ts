import { call } from '@toam/api-client/call';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { findDuplicateAddress, findDuplicateOwner } from '@toam/contracts/house/house.endpoints';
import { listStreets } from '@toam/contracts/option/option.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';
import type { Choice } from '@toam/ui/form';
import { houseQueries } from '../house/house.queries';

export const houseFormQueries = {
  /** Houses at the typed address. */
  sameAddress: (address: CallOf<typeof findDuplicateAddress>['query']) =>
    endpointQuery([...houseQueries.all, 'duplicates', address], findDuplicateAddress, { query: address }),

  /** Houses of owners who share a number with the chosen customer. */
  sameOwner: (owner: CallOf<typeof findDuplicateOwner>['query']) =>
    endpointQuery([...houseQueries.all, 'duplicates', owner], findDuplicateOwner, { query: owner }),
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
    // A street that runs through several districts has one row for each. The name is shown once.
    return [...new Set(list.map(({ value }) => value))].map((value) => ({ value, label: value }));
  };
