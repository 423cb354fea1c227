import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { DataOf } from '@toam/contracts/endpoint';
import { listTargets } from '@toam/contracts/target/target.endpoints';
import { daysOfQuarter, momentsOf } from '@toam/domain/business/business-period';

export type Targets = DataOf<typeof listTargets>;

/** Queries of starting values. They begin with the noun of the live event. */
export const targetQueries = {
  all: ['target'] as const,

  /** A year, and the quarter before it, from which one may copy. */
  year: (year: number) =>
    queryOptions({
      queryKey: [...targetQueries.all, 'year', year],
      queryFn: ({ signal }) =>
        call(
          listTargets,
          { body: momentsOf({ first: daysOfQuarter(year - 1, 4).first, last: daysOfQuarter(year, 4).last }) },
          signal,
        ),
    }),
};
