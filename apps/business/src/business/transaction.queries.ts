import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { readDeal } from '@toam/contracts/deal/deal-form.endpoints';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';
import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import type { CallOf } from '@toam/contracts/endpoint';

/** The query of a list of shares or deals, without what it groups by. */
export type TransactionQuery = Omit<NonNullable<CallOf<typeof listTransactions>['query']>, 'group'>;

const isShare = (row: TransactionRow | DealRow): row is TransactionRow => row.group === 'detail';
const isDeal = (row: TransactionRow | DealRow): row is DealRow => row.group === 'deal';

/** Queries of deals and their shares; a live `record.changed` of `transaction` refreshes them. */
export const transactionQueries = {
  all: ['transaction'] as const,

  /** A page of shares, and the sums of all pages. */
  shares: (query: TransactionQuery) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'list', 'detail', query],
      queryFn: async ({ signal }) => {
        const page = await call(listTransactions, { query: { ...query, group: 'detail' } }, signal);
        return { ...page, list: page.list.filter(isShare) };
      },
      ...keepRows,
    }),

  /** A page of deals, and the sums of all pages. */
  deals: (query: TransactionQuery) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'list', 'deal', query],
      queryFn: async ({ signal }) => {
        const page = await call(listTransactions, { query: { ...query, group: 'deal' } }, signal);
        return { ...page, list: page.list.filter(isDeal) };
      },
      ...keepRows,
    }),

  deal: (id: number) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'deal', id],
      queryFn: ({ signal }) => call(readDeal, { params: { id } }, signal),
    }),
};
