import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';

/** The record on whose page the deals are shown. */
export type DealsOf = { house_id: number; customer_id?: never } | { customer_id: number; house_id?: never };

/** Shares at first, and more at a time. */
const size = 10;

/** Shares of deals of one customer or one house, the latest deposit first. */
export const dealsOfRecord = (of: DealsOf) =>
  infiniteQueryOptions({
    queryKey: ['transaction', 'record', of],
    ...pagedRows(async (page: number, signal: AbortSignal) => {
      const { list, ...found } = await call(
        listTransactions,
        { query: { ...of, group: 'detail', page, size } },
        signal,
      );
      return { ...found, list: list.flatMap((row) => (row.group === 'detail' ? row : [])) };
    }, byId),
  });
