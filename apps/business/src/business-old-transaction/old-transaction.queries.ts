import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listOldTransactions } from '@toam/contracts/deal/deal.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';

/** Below `transaction`, as their live events are. */
export const oldTransactionQueries = {
  list: (query: CallOf<typeof listOldTransactions>['query']) =>
    queryOptions({
      queryKey: ['transaction', 'old', query],
      queryFn: ({ signal }) => call(listOldTransactions, { query }, signal),
      ...keepRows,
    }),

  /** Null if it is gone. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['transaction', 'old-detail', id],
      queryFn: async ({ signal }) =>
        (await call(listOldTransactions, { query: { id, page: 1, size: 1 } }, signal)).list[0] ?? null,
    }),
};
