import { columnHandler } from '../../references/customer-reference';
import { contactRequests } from './contact.schema';

/** Calls that visitors of the website asked for, once they are somebody's customer. */
export const contactCustomers = columnHandler({
  name: 'contact_requests',
  table: contactRequests,
  reference: 'contact_requests.customer_id',
  live: { noun: 'contact', audienceOf: () => Promise.resolve({ rule: 'brokerage' }) },
  counted: { kind: 'contacts' },
});
