import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listCustomers, readCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { maskedPhone } from '@toam/domain/phone';
import type { Choice } from '@toam/ui/form';

/** Rows that a picker offers at a time; typing narrows them on the server (D6). */
const offered = 20;

export const customerQueries = {
  all: ['customer'] as const,
  one: (customerId: number) =>
    queryOptions({
      queryKey: [...customerQueries.all, 'one', customerId],
      queryFn: ({ signal }) => call(readCustomer, { query: { customer_id: customerId } }, signal),
    }),
};

/** "0903 618 274"; masked numbers stay as the API gives them. */
export const phoneText = (phone: string | null): string =>
  phone && phone !== maskedPhone && /^\d{10}$/.test(phone)
    ? phone.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3')
    : (phone ?? '');

const choiceOf = (customer: CustomerRow): Choice<number> => ({
  value: customer.id,
  label: customer.name,
  detail: [phoneText(customer.phone_number), customer.user].filter(Boolean).join(' · '),
});

/**
 * Finds customers by name or phone and remembers what was found, so that a chosen one is known at once.
 * @param staffId only this agent's customers; the API heeds it for admins
 */
export const searchCustomers =
  (queries: QueryClient, staffId: number | null) =>
  async (search: string, signal: AbortSignal): Promise<Choice<number>[]> => {
    const query = { search, size: offered, role: 'all' as const, ...(staffId ? { user_id: staffId } : {}) };
    const { list } = await call(listCustomers, { query }, signal);
    for (const customer of list) queries.setQueryData(customerQueries.one(customer.id).queryKey, customer);
    return list.map(choiceOf);
  };
