import { endpointQuery } from '@toam/api-client/endpoint-query';
import { keepRows } from '@toam/api-client/query-client';
import { listClientFailures } from '@toam/contracts/client-error/client-error.endpoints';
import { listReleases } from '@toam/contracts/release/release.endpoints';

/**
 * Milliseconds between two looks while the tab is visible. A live event would be one more thing that a flood of reports could fill:
 * the report is public.
 */
const again = { releases: 15_000, failures: 3000 };

const allFailures = ['client-failure'] as const;

export const releaseQueries = {
  allFailures,

  live: { ...endpointQuery(['release', 'live'], listReleases), refetchInterval: again.releases },

  /** @param size failures from the top; more are one longer list, so that rows never leave between two pages */
  failures: ({ part, done }: { part: string | null; done: boolean }, size: number) => ({
    ...endpointQuery([...allFailures, part, done, size], listClientFailures, {
      query: { remote: part ?? undefined, done: done ? '1' : '0', size },
    }),
    refetchInterval: again.failures,
    ...keepRows,
  }),
};
