import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import { readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';

export type LeaveLedger = DataOf<typeof readLeaveLedger>;

/** Keys start with the nouns of the live events: a decided form and a correction change the days of their person. */
export const leaveLedgerQueries = {
  of: (userId: number) => ['checkin', 'detail', userId, 'ledger'] as const,
  year: (userId: number, year: number | undefined) =>
    queryOptions({
      queryKey: [...leaveLedgerQueries.of(userId), year ?? 'now'],
      queryFn: ({ signal }) => call(readLeaveLedger, { params: { userId }, query: { year } }, signal),
    }),
};

/** Names of the shifts by id, for the words of a form. */
export const shiftNames = queryOptions({
  queryKey: ['form-type', 'all'],
  queryFn: ({ signal }) => call(readFormTypes, {}, signal),
  select: ({ shift }) => new Map(shift.map(({ id, name }) => [id, name])),
});
