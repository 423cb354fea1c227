import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { findSamePhone, listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerName } from '@toam/contracts/customer/customer.schema';
import { shownPhone } from '@toam/domain/phone';
import type { Choice } from '@toam/ui/form';

/** Rows that a picker offers at a time; the server filters them by the typed text (D6). */
const offered = 20;

/** Queries of customers for all remotes. All keys start with `all`, so that one call refreshes them after a change. */
export const customerQueries = {
  all: ['customer'] as const,

  /** A customer in the shape of pickers. Null if there is none. */
  name: (customerId: number) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'name', customerId],
      queryFn: async ({ signal }): Promise<CustomerName | null> => {
        const { list } = await call(listCustomerNames, { query: { ids: String(customerId) } }, signal);
        return list[0] ?? null;
      },
    }),

  /** Customers who already have this number. @param customerId the edited customer */
  samePhone: (phone: string, customerId: number | null) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'same-phone', phone, customerId],
      queryFn: ({ signal }) =>
        call(findSamePhone, { query: { phone, ...(customerId ? { customer_id: customerId } : {}) } }, signal),
    }),
};

/** "0903 618 274"; masked numbers stay as they are. */
export const phoneText = (phone: string | null): string => (phone === null ? '' : shownPhone(phone));

const choiceOf = (customer: CustomerName): Choice<number> => ({
  value: customer.id,
  label: customer.name,
  detail: [phoneText(customer.phone_number), customer.user].filter(Boolean).join(' · '),
});

/**
 * Finds customers by name or phone and caches the results, so that a chosen customer is known at once.
 * @param staffId only this agent's customers; the API accepts it from users who see everybody's customers
 */
export const searchCustomers =
  (queries: QueryClient, staffId: number | null) =>
  async (search: string, signal: AbortSignal): Promise<Choice<number>[]> => {
    const query = { search, size: offered, ...(staffId ? { user_id: staffId } : {}) };
    const { list } = await call(listCustomerNames, { query }, signal);
    for (const customer of list) queries.setQueryData(customerQueries.name(customer.id).queryKey, customer);
    return list.map(choiceOf);
  };
