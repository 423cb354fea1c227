import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listClientFailures } from '@toam/contracts/client-error/client-error.endpoints';
import { listReleases } from '@toam/contracts/release/release.endpoints';

/**
 * Milliseconds between two looks while the tab is visible. A live event would be one more thing that a flood of reports could fill:
 * the report is public.
 */
const again = { releases: 15_000, failures: 3000 };

export const releaseQueries = {
  live: queryOptions({
    queryKey: ['release', 'live'],
    queryFn: ({ signal }) => call(listReleases, {}, signal),
    refetchInterval: again.releases,
  }),

  /** @param size failures from the top; more are one longer list, so that rows never leave between two pages */
  failures: (remote: string | null, size: number) =>
    queryOptions({
      queryKey: ['client-failure', remote, size],
      queryFn: ({ signal }) => call(listClientFailures, { query: { remote: remote ?? undefined, size } }, signal),
      refetchInterval: again.failures,
      ...keepRows,
    }),
};
