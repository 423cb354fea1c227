import { call } from '@toam/api-client/call';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { isFullPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/**
 * Customers for the ⌘K palette, found by name or number among those that the person may see. Numbers appear as in lists.
 * A search by the whole number can also find somebody else's customer. The person cannot open that page, so it is left
 * out (D24, D47). Slot `command`.
 */
const findCustomers: CommandSource = async (query, signal) => {
  const { list } = await call(listCustomerNames, { query: { search: query, size: rows } }, signal);
  return list
    .filter(({ may_open }) => may_open)
    .map((customer) => ({
      id: String(customer.id),
      title: customer.name,
      detail: [phoneText(customer.phone_number), customer.user].filter(Boolean).join(' · '),
      to: paths.customer(customer.id),
      icon: 'users',
      exact: isFullPhone(query),
    }));
};
export default findCustomers;
