import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerQueries } from '@toam/pickers/customer/customer.queries';

const editKey = 'edit';

/**
 * The record under the form, as it is when the form opens. Whoever opens somebody else's customer is told the number, which
 * is recorded (D48): so it is read once, not with every look at the window or change by others.
 */
export const editedCustomer = (customerId: number) =>
  queryOptions({
    queryKey: [...customerQueries.all, editKey, customerId],
    queryFn: ({ signal }) => call(readCustomer, { query: { customer_id: customerId } }, signal),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });

/** Everything that a saved customer changes, but the form itself, which is closing. */
export const touchedByCustomer = {
  queryKey: customerQueries.all,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== editKey,
};
