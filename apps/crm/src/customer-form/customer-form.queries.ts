import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerQueries } from '@toam/pickers/customer/customer.queries';

const editKey = 'edit';

/**
 * The record for the form, as it is when the form opens. The API shows the number of somebody else's customer and
 * records that (D48). So the record is read once, and not again at focus or after changes by others.
 */
export const editedCustomer = (customerId: number) =>
  queryOptions({
    queryKey: [...customerQueries.all, editKey, customerId],
    queryFn: ({ signal }) => call(readCustomer, { query: { customer_id: customerId } }, signal),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });

/** Refreshes everything that depends on a saved customer, except the form, which is closing. */
export const touchedByCustomer = {
  queryKey: customerQueries.all,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== editKey,
};
