import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { countLedger, findLedgerPlace, type ledgerLists, listLedgerMonths, readTransaction, suggestCodes } from '@toam/contracts/deal/deal.endpoints';
import { keepRows } from '@toam/api-client/query-client';
import type { CallOf } from '@toam/contracts/endpoint';
import type { CodeKind } from '@toam/domain/deal/deal-codes';

export type LedgerList = (typeof ledgerLists)[number];
export type PlaceQuery = CallOf<typeof findLedgerPlace>['query'];

/**
 * Nouns of the ledger's queries. Coupons, cancel bills and old transactions are below `transaction`, as in the live events: a change of
 * any of them changes what a share's row says.
 */
const ledgerNouns = ['transaction', 'receipt'];

export const ledgerQueries = {
  /** How many rows each tab has. */
  counts: (query: NonNullable<CallOf<typeof countLedger>['query']>) =>
    queryOptions({
      queryKey: ['transaction', 'counts', query],
      queryFn: ({ signal }) => call(countLedger, { query }, signal),
      ...keepRows,
    }),

  /** The latest months in which a list has rows. */
  months: (query: CallOf<typeof listLedgerMonths>['query']) =>
    queryOptions({
      queryKey: ['transaction', 'months', query],
      queryFn: async ({ signal }) => (await call(listLedgerMonths, { query }, signal)).months,
    }),

  /** The page on which a row stands. */
  place: (query: PlaceQuery) =>
    queryOptions({
      queryKey: ['transaction', 'place', query],
      queryFn: ({ signal }) => call(findLedgerPlace, { query }, signal),
    }),

  /** A share with its deal and its papers. */
  share: (id: number) =>
    queryOptions({
      queryKey: ['transaction', 'detail', id],
      queryFn: ({ signal }) => call(readTransaction, { params: { id } }, signal),
    }),

  /** The next free codes of this month: asked for each form anew, because others take them, and then no more while it is open. B12. */
  codes: (type: CodeKind, count: number) =>
    queryOptions({
      queryKey: ['ledger-codes', type, count],
      queryFn: async ({ signal }) => (await call(suggestCodes, { query: { type, count } }, signal)).codes,
      staleTime: Infinity,
      gcTime: 0,
    }),
};

/** Reads everything of the ledger again that is on the screen: a paper changes the sums of its share. */
export async function refreshLedger(queries: QueryClient): Promise<void> {
  await Promise.all(ledgerNouns.map((noun) => queries.invalidateQueries({ queryKey: [noun] })));
}
