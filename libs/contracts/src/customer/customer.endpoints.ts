import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParam } from '../field';
import { pageOf, pageQuery } from '../page';
import { customerRow, newCustomer, samePhoneCustomer } from './customer.schema';

/** Default page size of the call; the list screen uses 20. Specification 2 §7, §9. */
export const customerPageSize = 100;

export const customerSortColumns = [
  'id',
  'name',
  'date_of_birth',
  'email',
  'address',
  'created_at',
  'updated_at',
] as const;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customer/list',
  summary: 'Customers that the viewer may see, or one of anybody found by the whole phone number',
  access: 'brokerage',
  query: pageQuery(customerPageSize).extend({
    role: z.enum(['all', 'personal']).default('all'),
    /** Words of the name, or a phone number: any part of it for those entitled, else the whole (D24). */
    search: z.string().trim().max(130).default(''),
    sort: z.enum(customerSortColumns).default('id'),
    order: z.enum(['asc', 'desc']).default('desc'),
    /** Of one staff member; admins only, ignored otherwise. */
    user_id: idParam.optional(),
  }),
  data: pageOf(customerRow),
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/customer/detail',
  summary: 'One customer',
  access: 'brokerage',
  query: z.object({ customer_id: idParam }),
  data: customerRow,
});

/** What the refusal's `current` holds when the phone is already someone's and `keep_duplicate` was not sent (409, D56). */
export const samePhoneConflict = z.object({ same_phone: z.array(samePhoneCustomer) });

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customer/detail',
  summary: 'Creates a customer; a phone that is already someone else’s is asked about first',
  access: 'brokerage',
  body: newCustomer,
  data: z.object({ customer: customerRow, same_phone: z.array(samePhoneCustomer) }),
});
