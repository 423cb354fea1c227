import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listCancelBills, listCoupons, listReceipts } from '@toam/contracts/deal/deal.endpoints';
import type { CallOf } from '@toam/contracts/endpoint';

export type PaperQuestion = CallOf<typeof listReceipts>['query'];

/** A page of papers. Coupons and bills are below `transaction`, as their live events are. */
export const paperQueries = {
  receipts: (query: PaperQuestion) =>
    queryOptions({
      queryKey: ['receipt', 'list', query],
      queryFn: ({ signal }) => call(listReceipts, { query }, signal),
      ...keepRows,
    }),
  coupons: (query: PaperQuestion) =>
    queryOptions({
      queryKey: ['transaction', 'coupons', query],
      queryFn: ({ signal }) => call(listCoupons, { query }, signal),
      ...keepRows,
    }),
  bills: (query: PaperQuestion) =>
    queryOptions({
      queryKey: ['transaction', 'bills', query],
      queryFn: ({ signal }) => call(listCancelBills, { query }, signal),
      ...keepRows,
    }),
};
