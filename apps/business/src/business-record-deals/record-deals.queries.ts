import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';

/** The record on whose page the deals are shown. */
export type DealsOf = { house_id: number; customer_id?: never } | { customer_id: number; house_id?: never };

/** Shares at first, and more at a time. */
const size = 10;

/** Shares of deals of one customer or one house, the latest deposit first. */
export const dealsOfRecord = (of: DealsOf) =>
  infiniteQueryOptions({
    queryKey: ['transaction', 'record', of],
    queryFn: async ({ pageParam, signal }) => {
      const { list, ...page } = await call(
        listTransactions,
        { query: { ...of, group: 'detail', page: pageParam, size } },
        signal,
      );
      return { ...page, list: list.flatMap((row) => (row.group === 'detail' ? row : [])) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
  });
