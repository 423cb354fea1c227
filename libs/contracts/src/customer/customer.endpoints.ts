import { filteredCustomerColumns, sortedCustomerColumns } from '@toam/domain/customer/customer-columns';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idList, idParam, longestLine, recordId, searchLine } from '@toam/contracts/field';
import { momentParam } from '@toam/contracts/moment';
import { countsOf, pageOf, pageQuery } from '@toam/contracts/page';
import { customerChange, customerName, customerRow, newCustomer, samePhoneCustomer } from './customer.schema';

/** Default page size of the call; the list screen uses 20. Specification 2 §7, §9. */
const customerPageSize = 100;

/** Sortable columns. 'name' sorts the column with name and phones, 'user' the staff column. Empty values sort lowest. */
export const customerSortColumns = ['id', ...sortedCustomerColumns, 'user', 'created_at', 'updated_at'] as const;
export type CustomerSortColumn = (typeof customerSortColumns)[number];

/**
 * Words of the name, or a phone number. Viewers who see the number find it by any part, others only by the whole number
 * (D24, D47).
 */
const search = searchLine();

/** Epoch seconds, within the range of a calendar. */

/** `all`: customers that I may see; `personal`: my own (D46). */
export const customerRoles = ['all', 'personal'] as const;

/** Words of a column, in any order (D47). */
const words = z.string().trim().max(longestLine).optional();

/** Filters and order of a customer list. */
const customerQuery = {
  ...(Object.fromEntries(filteredCustomerColumns.map((column) => [column, words])) as Record<
    (typeof filteredCustomerColumns)[number],
    typeof words
  >),
  search,
  sort: z.enum(customerSortColumns).default('id'),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** open: has a need that is not resolved; any: has a need; none: has no need. */
  needs: z.enum(['open', 'any', 'none']).optional(),
  /** Whether the customer offers houses through us. */
  houses: z.enum(['any', 'none']).optional(),
  /** Created from … to, both inclusive: epoch seconds. */
  created_from: momentParam.optional(),
  created_to: momentParam.optional(),
};

/** The list's query without the page. The export uses it too. */
export const customerListQuery = z.object({
  role: z.enum(customerRoles).default('all'),
  ...customerQuery,
  /** Customers of one staff member. Ignored for viewers who do not see everybody's customers. */
  user_id: idParam.optional(),
  /** Only these ids. An open list uses it to reload a changed row. */
  ids: idList.optional(),
});
export type CustomerListQuery = z.output<typeof customerListQuery>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customer/list',
  summary: 'Customers that the viewer may see, or one of anybody found by the whole phone number',
  access: 'brokerage',
  limited: true,
  query: pageQuery(customerPageSize).extend(customerListQuery.shape),
  example: {
    query: {
      page: 1,
      size: 20,
      role: 'all',
      search: '',
      sort: 'user',
      order: 'desc',
      user_id: 7,
      created_from: 1_735_664_400,
      created_to: 4_102_419_599,
    },
  },
  data: pageOf(customerRow),
});

/** The list's query without role and order. */
const customerCountsQuery = customerListQuery.omit({ role: true, sort: true, order: true, ids: true });

export const countCustomers = endpoint({
  method: 'GET',
  path: '/customer/list/counts',
  summary: 'How many customers the list holds for everybody’s and for one’s own, by search and filters',
  access: 'brokerage',
  limited: true,
  query: customerCountsQuery,
  example: { query: { search: 'khách', needs: 'open', user_id: 7 } },
  data: countsOf(customerRoles),
});

export const listCustomersOfStaff = endpoint({
  method: 'GET',
  path: '/customer/userId/:id',
  summary: 'The customers of one staff member: one’s own, or anybody’s for those who see all',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  query: pageQuery(customerPageSize).extend(customerQuery),
  example: {
    params: { id: 7 },
    query: { page: 1, size: 20, search: '', sort: 'description', order: 'asc', needs: 'open' },
  },
  data: pageOf(customerRow),
});

export const listCustomerNames = endpoint({
  method: 'GET',
  path: '/customer/get-all',
  summary: 'Customers for pickers, searched on the server; also those who came with a shared need',
  access: 'brokerage',
  query: z.object({
    ...pageQuery(20).shape,
    search,
    /** Customers of one staff member. Ignored for viewers who do not see everybody's customers. */
    user_id: idParam.optional(),
    /** Only these ids: a picker uses it for the names of chosen customers. */
    ids: idList.optional(),
  }),
  example: { query: { page: 1, size: 20, search: '', ids: '1,7' } },
  data: pageOf(customerName),
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/customer/detail',
  summary: 'One customer whom the viewer sees or who came with a shared need; telling a number is recorded',
  access: 'brokerage',
  query: z.object({ customer_id: idParam }),
  example: { query: { customer_id: 1 } },
  data: customerRow,
});

/** `current` of a 409: another customer has the phone, and `keep_duplicate` was not sent (D56). */
export const samePhoneConflict = z.object({ same_phone: z.array(samePhoneCustomer) });

/** A saved record. `same_phone`: other customers with one of its numbers. `message` is shown to people. */
const savedCustomer = z.object({
  customer: customerRow,
  same_phone: z.array(samePhoneCustomer),
  message: z.string(),
});
export type SavedCustomer = z.output<typeof savedCustomer>;

export const createCustomer = endpoint({
  method: 'POST',
  once: true,
  path: '/customer/detail',
  summary: 'Creates a customer; a phone that is already someone else’s is asked about first',
  access: 'brokerage',
  body: newCustomer,
  example: {
    body: {
      name: 'Trần Văn Bình',
      phone_number: '02838220123',
      phone_number2: '02838220124',
      email: 'binh@example.vn',
      fax: '02838220100',
      social_id: '079090001234',
      date_of_birth: '1990-02-28',
      address: 'Quận 1',
      occupation: 'Giáo viên',
      description: 'Khách cần nhà gần trường',
      image: null,
      user_id: 7,
      keep_duplicate: false,
    },
  },
  conflict: samePhoneConflict,
  data: savedCustomer,
});

/**
 * If nothing differs, nothing is written, and `message` says so. A 409 holds `samePhoneConflict` if another customer has a
 * number that is new here and `keep_duplicate` was not sent. If `version` is stale, it holds the whole record (D12).
 */
export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/customer/detail',
  summary: 'Changes a customer by the fields that are sent',
  access: 'brokerage',
  body: customerChange,
  example: {
    body: {
      customer_id: 1,
      version: 1,
      name: 'Trần Văn Bình',
      phone_number: '0000000000',
      phone_number3: null,
      date_of_birth: '1990-02-28',
      address: 'Quận 1',
      image: null,
      user_id: 7,
      keep_duplicate: true,
    },
  },
  conflict: z.union([samePhoneConflict, customerRow]),
  data: savedCustomer,
});

/** Number of needs that were deleted or restored with the customer. */
const withNeeds = z.object({ needs: z.number().int() });

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/customer/detail',
  summary: 'Deletes a customer with their needs, unless houses are theirs; it can be restored',
  access: 'brokerage',
  body: z.object({ customer_id: recordId }),
  example: { body: { customer_id: 1 } },
  data: withNeeds,
});

export const restoreCustomer = endpoint({
  method: 'POST',
  path: '/customer/restore',
  summary: 'Takes a deletion back, with the needs that went along',
  access: 'brokerage',
  body: z.object({ customer_id: recordId }),
  example: { body: { customer_id: 1 } },
  data: withNeeds,
});

/** Called while a number is typed. A part of a number finds nobody. D55, D56. */
export const findSamePhone = endpoint({
  method: 'GET',
  path: '/customer/same-phone',
  summary: 'Who has this phone number already: a name and the owning staff',
  access: 'brokerage',
  limited: true,
  query: z.object({
    phone: z.string().trim().max(40),
    /** The customer being edited. */
    customer_id: idParam.optional(),
  }),
  example: { query: { phone: '02838220125', customer_id: 1 } },
  data: z.array(samePhoneCustomer),
});
