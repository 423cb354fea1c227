import { call } from '@toam/api-client/call';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { isFullPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** As many as fit beside the other sources. */
const rows = 5;

/**
 * Customers for the ⌘K palette, by name or number, of those that the person may see; numbers as lists show them. Somebody
 * else's who is found by the whole number has no page to open and is left out (D24, D47). Slot `command`.
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
