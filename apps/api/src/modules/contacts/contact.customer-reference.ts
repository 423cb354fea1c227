import { columnHandler } from '../customers/customer-rows.writes';
import { contactRequests } from './contact.schema';

/** Contact requests of the website that a customer was made from. */
export const contactCustomers = columnHandler({
  name: 'contact_requests',
  table: contactRequests,
  reference: 'contact_requests.customer_id',
  live: { noun: 'contact', audienceOf: () => Promise.resolve({ rule: 'brokerage' }) },
  counted: { kind: 'contacts' },
});
