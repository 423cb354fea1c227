import type { CustomerRow } from '@toam/contracts/customer/customer.schema';

/** Where a customer's numbers stand. */
type CustomerPhones = Pick<
  CustomerRow,
  'phone_number' | 'phone_number2' | 'phone_number3' | 'phone_number4' | 'more_phones'
>;

/** All numbers that the row knows, in their order. */
export function phonesOf(customer: CustomerPhones): string[] {
  const { phone_number, phone_number2, phone_number3, phone_number4, more_phones } = customer;
  return [phone_number, phone_number2, phone_number3, phone_number4, ...more_phones].flatMap((phone) => phone || []);
}

/** '1980-02-28' as '28/02/1980'; 0000-00-00 and nothing as null, which is shown as a dash. Specification 2 §9. */
export const dayText = (day: string | null): string | null =>
  day && !day.startsWith('0000') ? day.split('-').reverse().join('/') : null;
