import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listCancelBills, listCoupons, listReceipts } from '@toam/contracts/deal/deal.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';

/** A page of papers. Coupons and bills are below `transaction`, as their live events are. */
export const paperQueries = {
  receipts: (query: CallOf<typeof listReceipts>['query']) =>
    queryOptions({
      queryKey: ['receipt', 'list', query],
      queryFn: ({ signal }) => call(listReceipts, { query }, signal),
      ...keepRows,
    }),
  coupons: (query: CallOf<typeof listCoupons>['query']) =>
    queryOptions({
      queryKey: ['transaction', 'coupons', query],
      queryFn: ({ signal }) => call(listCoupons, { query }, signal),
      ...keepRows,
    }),
  bills: (query: CallOf<typeof listCancelBills>['query']) =>
    queryOptions({
      queryKey: ['transaction', 'bills', query],
      queryFn: ({ signal }) => call(listCancelBills, { query }, signal),
      ...keepRows,
    }),
};
